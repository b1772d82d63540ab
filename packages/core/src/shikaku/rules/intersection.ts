/** What all candidates left of a clue have in common: a rect, for the clue's own cell is in each. */

import type { Rect } from "../../base/grid.ts";
import type { Position } from "./position.ts";

/** The cells that every candidate left of the clue covers; the clue must have one. */
export function intersectionOf(position: Position, clue: number): Rect {
  const { starts, candidates } = position.table;
  let left = 0;
  let top = 0;
  let right = Infinity;
  let bottom = Infinity;
  for (let each = starts[clue]!; each < starts[clue + 1]!; each++) {
    if (!position.isLive(each)) continue;
    const { x, y, width, height } = candidates[each]!;
    left = Math.max(left, x);
    top = Math.max(top, y);
    right = Math.min(right, x + width);
    bottom = Math.min(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
