/**
 * Strokes: a rectangle drawn by the mouse, from its first cell to its last.
 *
 * The page finds the cell under the pointer by `elementFromPoint`, so each point must be one at which the
 * browser finds the cell, or what is painted over it within the board, and nothing that can be pressed.
 * Cells are scrolled into view as needed, the last one while the button is down. A stroke is one task:
 * nothing the player does comes in between.
 */

import { cellIndex, type Cell, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import { hostsIn, setStyle } from "../../drawing/element.ts";

/** A point in the window, in whole CSS pixels, and what the browser finds there. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly target: Element;
}

/** What may lie over a cell, but does something of its own when it is pressed. */
const PRESSABLE =
  "a, button, input, select, textarea, label, iframe, dialog, [role], [onclick], [tabindex]";

/** No board has more around it that scrolls. */
const MAX_AROUND = 200;

/** Draws the rectangle on the board; false if a cell of its is covered, and nothing was done. */
export function strokeOver(board: Board, { x, y, width, height }: Rect): boolean {
  const [first, last] = [
    { x, y },
    { x: x + width - 1, y: y + height - 1 },
  ];
  const { ownerDocument: document } = board.root;
  const letThrough = (value: "none" | "auto"): void => {
    for (const panel of hostsIn(document, "panel")) {
      setStyle(panel, { "pointer-events": value }, "important");
    }
  };
  try {
    letThrough("none");
    // Both are looked at before the button is down, since it must not stay so.
    const from = reach(board, last) && reach(board, first);
    if (from === undefined) return false;
    point("mousedown", from, 1);
    let to = from;
    try {
      // The page may have painted or scrolled meanwhile, and back on the first cell nothing is crossed.
      // On a board that has gone at the press, there is nothing to go on with but to let go.
      if (isThere(board)) {
        to = reach(board, last) ?? reach(board, first) ?? from;
        point("mousemove", to, 1);
      }
    } finally {
      point("mouseup", to, 0);
    }
    return true;
  } finally {
    letThrough("auto");
  }
}

/** Whether the board is still on the page, as far as can be seen at once. */
export function isThere({ root, cells }: Board): boolean {
  return root.isConnected && cells[0]!.isConnected && cells.at(-1)!.isConnected;
}

/** What was scrolled for strokes, and goes back to where it was. */
export interface Scrolling {
  /** Where it is now is where the strokes have scrolled it to. */
  note(): void;
  /** Puts it back, but what has been scrolled since by somebody else. */
  back(): void;
}

/** Keeps where everything around the board is scrolled to now. */
export function keepScrolled({ root }: Board): Scrolling {
  const around: Element[] = [];
  let at: Element | null = root;
  for (let i = 0; at !== null && i < MAX_AROUND; i++, at = at.parentElement) {
    // A form's controls may take the place of its properties.
    if (!(at instanceof HTMLFormElement)) around.push(at);
  }
  const places = around.map((element) => ({ element, before: placeOf(element), noted: "" }));
  const note = (): void => {
    for (const place of places) place.noted = placeOf(place.element).join();
  };
  note();
  return {
    note,
    back: () => {
      for (const { element, before, noted } of places) {
        const now = placeOf(element).join();
        if (now !== noted || now === before.join()) continue;
        const [left, top] = before;
        element.scrollTo({ left, top, behavior: "instant" });
      }
    },
  };
}

function placeOf({ scrollLeft, scrollTop }: Element): readonly [number, number] {
  return [scrollLeft, scrollTop];
}

/** The point of a cell, which is scrolled into view if it must be; undefined if it is covered. */
function reach(board: Board, cell: Cell): Point | undefined {
  const element = board.cells[cellIndex(board.puzzle.size, cell)]!;
  const at = pointOf(board, element);
  if (at !== undefined) return at;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return pointOf(board, element);
}

function pointOf({ root, cells }: Board, cell: Element): Point | undefined {
  const { left, top, width, height } = cell.getBoundingClientRect();
  if (!(width > 0 && height > 0)) return undefined;
  // Browsers drop fractions of a mouse event's place, which may lead to the cell before.
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const found = root.ownerDocument.elementsFromPoint(x, y);
  const target = found[0];
  if (target === undefined) return undefined;
  if (cell.contains(target)) return { x, y, target };
  const over = found.slice(0, found.indexOf(cell));
  const isWithin = found.includes(cell) && isAmong(cells, target);
  if (!isWithin || over.some((each) => each.closest(PRESSABLE) || cells.includes(each))) {
    return undefined;
  }
  return { x, y, target };
}

/** Whether the element is in the innermost one that has the first and the last cell in it. */
function isAmong(cells: readonly Element[], element: Element): boolean {
  let around = cells[0]!.parentElement;
  for (let i = 0; i < MAX_AROUND && around?.contains(cells.at(-1)!) === false; i++) {
    around = around.parentElement;
  }
  return around?.contains(element) === true;
}

/** Lets go are told to the document even where what was pressed has been taken away meanwhile. */
function point(type: string, { x, y, target }: Point, buttons: 0 | 1): void {
  const at = { clientX: x, clientY: y, screenX: x, screenY: y };
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, buttons };
  const heard = target.isConnected ? target : target.ownerDocument;
  heard.dispatchEvent(new MouseEvent(type, { ...init, ...at }));
}
