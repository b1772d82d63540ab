/**
 * Rule 5, shared cells: what all candidates of a clue have in common is its own, wherever its region
 * will lie, so no other region may have these cells.
 */

import { intersectionOf } from "./intersection.ts";
import { OPEN } from "./position.ts";
import { removing, type Rule } from "./rule.ts";

/** Removes, clue by clue, what meets the cells that all of the clue's candidates have. */
export const sharedCells: Rule = {
  name: "shared-cells",
  *find(position) {
    const { coverage, fixed, left, table } = position;
    const stride = table.size.width;
    for (let clue = 0; clue < fixed.length; clue++) {
      if (fixed[clue] !== OPEN) continue;
      const common = intersectionOf(position, clue);
      const removes = new Set<number>();
      const cells: number[] = [];
      for (let y = common.y; y < common.y + common.height; y++) {
        for (let x = common.x; x < common.x + common.width; x++) {
          const cell = y * stride + x;
          cells.push(cell);
          // All of the clue's own cover it: what there is beyond these is others'.
          if (coverage[cell] === left[clue]) continue;
          for (const each of position.over(cell)) {
            if (table.clueOf[each] !== clue) removes.add(each);
          }
        }
      }
      if (removes.size === 0) continue;
      yield removing("shared-cells", [...removes], {
        clues: [clue],
        cells,
        candidates: position.of(clue),
      });
    }
  },
};
