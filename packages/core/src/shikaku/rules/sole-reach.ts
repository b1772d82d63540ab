/**
 * Rule 6, sole reach: a cell that one clue alone can still reach is that clue's own, so its region is
 * none that leaves the cell out.
 */

import { OPEN } from "./position.ts";
import { removing, type Rule } from "./rule.ts";

/** Removes, clue by clue, the clue's candidates that leave out a cell that no other clue reaches. */
export const soleReach: Rule = {
  name: "sole-reach",
  *find(position) {
    const { coverage, fixed, left, table } = position;
    const cellsOf = new Map<number, number[]>();
    for (let cell = 0; cell < coverage.length; cell++) {
      const clue = position.soleReacher(cell);
      if (clue < 0 || fixed[clue] !== OPEN || coverage[cell] === left[clue]) continue;
      const cells = cellsOf.get(clue);
      if (cells === undefined) cellsOf.set(clue, [cell]);
      else cells.push(cell);
    }
    for (const [clue, cells] of cellsOf) {
      const removes = position
        .of(clue)
        .filter((candidate) => !cells.every((cell) => table.covers(candidate, cell)));
      yield removing("sole-reach", removes, { clues: [clue], cells, candidates: [] });
    }
  },
};
