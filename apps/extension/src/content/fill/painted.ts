/**
 * What a page paints over its board's cells: mostly the rectangles that are drawn.
 *
 * It is a witness against the page's game only, so it may see too much, but not too little where a page
 * paints by elements of its own. What is painted into the cells, on a canvas or by style sheets is not
 * seen, nor is what lies over the whole board, as a frame or a canvas does.
 */

import { cellIndex, cellsOf, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";

/** Whether the page has elements over all of a rectangle's cells, as it is now. */
export function paintedOver({ root, cells, puzzle: { size } }: Board): (rect: Rect) => boolean {
  const middles = cells.map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const boxes = [...elementsOver(root, cells)]
    .filter(isSeen)
    .map((element) => element.getBoundingClientRect())
    .filter((box) => !(contains(box, middles[0]!) && contains(box, middles.at(-1)!)));
  return (rect) =>
    [...cellsOf(rect)].every((cell) => {
      const middle = middles[cellIndex(size, cell)]!;
      return boxes.some((box) => contains(box, middle));
    });
}

/** All elements within the board but its cells, and what the cells are in or have in them. */
function* elementsOver(root: Element, cells: readonly Element[]): Iterable<Element> {
  const within = new Set<Element>(cells);
  const around = new Set<Element>();
  for (const cell of cells) {
    for (let at = cell.parentElement; at !== null && !around.has(at); at = at.parentElement) {
      around.add(at);
    }
  }
  const open = [...root.children];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    if (within.has(element)) continue;
    if (!around.has(element)) yield element;
    open.push(...element.children);
  }
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function contains({ left, top, right, bottom }: DOMRect, { x, y }: DOMPointInit): boolean {
  return left < x! && x! < right && top < y! && y! < bottom;
}
