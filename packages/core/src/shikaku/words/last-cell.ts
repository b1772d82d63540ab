/** The last cell of a rect, by which, with the first, it is named in sentences. */

import type { Cell, Rect } from "../../base/grid.ts";

/** The rect's cell at the bottom right. */
export function lastCellOf({ x, y, width, height }: Rect): Cell {
  return { x: x + width - 1, y: y + height - 1 };
}
