/**
 * Strokes: a rectangle drawn by the mouse, from its first cell to its last.
 *
 * The page finds the cell under the pointer by `elementFromPoint`, so each point must be one at which the
 * browser finds the board there, and nothing over it. Cells are scrolled into view as needed, the last one
 * while the button is down. A stroke is one task: nothing the player does comes in between.
 */

import { cellIndex, type Cell, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import { setStyle } from "../../drawing/element.ts";
import { PANEL_NAME } from "../panel/panel-name.ts";

/** A point in the window, in whole CSS pixels, and what the browser finds there. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly target: Element;
  /** Whether the page was scrolled to it, which leaves points before it where they were not. */
  readonly isScrolled: boolean;
}

/** Draws the rectangle on the board; false if a cell of its is covered, and nothing was done. */
export function strokeOver(board: Board, { x, y, width, height }: Rect): boolean {
  const [first, last] = [
    { x, y },
    { x: x + width - 1, y: y + height - 1 },
  ];
  const panels = board.root.ownerDocument.querySelectorAll<HTMLElement>(PANEL_NAME);
  const letThrough = (value: "none" | "auto"): void => {
    for (const panel of panels) setStyle(panel, { "pointer-events": value }, "important");
  };
  letThrough("none");
  try {
    // Both are looked at before the button is down, since it must not stay so.
    const far = reach(board, last);
    const from = far && reach(board, first);
    if (from === undefined) return false;
    point("mousedown", from, 1);
    const to = from.isScrolled ? (reach(board, last) ?? from) : far!;
    point("mousemove", to, 1);
    point("mouseup", to, 0);
    return true;
  } finally {
    letThrough("auto");
  }
}

/** What puts everything around the board back to where it is scrolled to now. */
export function keepScrolled({ root }: Board): () => void {
  const places: (readonly [Element, number, number])[] = [];
  for (let at: Element | null = root; at !== null; at = at.parentElement) {
    places.push([at, at.scrollLeft, at.scrollTop]);
  }
  return () => {
    for (const [element, left, top] of places) {
      if (element.scrollLeft === left && element.scrollTop === top) continue;
      element.scrollTo({ left, top, behavior: "instant" });
    }
  };
}

/** The point of a cell, which is scrolled into view if it must be; undefined if it is covered. */
function reach(board: Board, cell: Cell): Point | undefined {
  const element = board.cells[cellIndex(board.puzzle.size, cell)]!;
  const at = pointOf(board, element);
  if (at !== undefined) return { ...at, isScrolled: false };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const scrolledTo = pointOf(board, element);
  return scrolledTo && { ...scrolledTo, isScrolled: true };
}

function pointOf({ root, cells }: Board, cell: Element): Omit<Point, "isScrolled"> | undefined {
  const { left, top, width, height } = cell.getBoundingClientRect();
  // Browsers drop fractions of a mouse event's place, which may lead to the cell before.
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const target = root.ownerDocument.elementFromPoint(x, y);
  if (target === null || !root.contains(target)) return undefined;
  const isOther = !cell.contains(target) && cells.some((each) => each.contains(target));
  return isOther ? undefined : { x, y, target };
}

function point(type: string, { x, y, target }: Point, buttons: 0 | 1): void {
  const at = { clientX: x, clientY: y, screenX: x, screenY: y };
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, buttons };
  target.dispatchEvent(new MouseEvent(type, { ...init, ...at }));
}
