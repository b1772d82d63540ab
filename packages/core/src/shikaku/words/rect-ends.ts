/** The ends of a rect, by which, its first cell and its last, it is named in sentences. */

import type { Cell, Rect } from "../../base/grid.ts";

/** The rect's cell at the bottom right. */
export function lastCellOf({ x, y, width, height }: Rect): Cell {
  return { x: x + width - 1, y: y + height - 1 };
}

/** Whether the rect is one cell, which has no ends to be named by. */
export function isCell({ width, height }: Rect): boolean {
  return width === 1 && height === 1;
}

/** Whether the rect is one cell wide or high, so that its ends alone are no riddle. */
export function isLine({ width, height }: Rect): boolean {
  return width === 1 || height === 1;
}
