/**
 * Shared cells: what all candidates of a clue have in common is its own, wherever its region
 * will lie, so no other region may have these cells.
 */

import { Pace } from "../../base/pace.ts";
import { PAUSE } from "../../base/steps.ts";
import { intersectionOf } from "./intersection.ts";
import { OPEN } from "./position.ts";
import { removing } from "./rule.ts";
import { scoped, type ScopedRule } from "./scoped-rule.ts";

/** Removes, clue by clue, what meets the cells that all of the clue's candidates have. */
export const sharedCells: ScopedRule = scoped("shared-cells", function* (position, { clues }) {
  const { coverage, fixed, left, table } = position;
  const stride = table.size.width;
  const pace = new Pace();
  for (const clue of clues) {
    if (pace.isOver(table.starts[clue + 1]! - table.starts[clue]!)) yield PAUSE;
    if (fixed[clue] !== OPEN) continue;
    const shared = intersectionOf(position, clue);
    const removes = new Set<number>();
    const cells: number[] = [];
    for (let y = shared.y; y < shared.y + shared.height; y++) {
      for (let x = shared.x; x < shared.x + shared.width; x++) {
        const cell = y * stride + x;
        cells.push(cell);
        if (pace.isOver(coverage[cell]!)) yield PAUSE;
        // All of the clue's own cover it: what there is beyond these is others'.
        if (coverage[cell] === left[clue]) continue;
        for (const each of position.over(cell)) {
          if (table.clueOf[each] !== clue) removes.add(each);
        }
      }
    }
    if (removes.size === 0) continue;
    const candidates = position.of(clue);
    yield removing("shared-cells", [...removes], { clues: [clue], cells, candidates });
  }
});
