/**
 * Sole reach: a cell that one clue alone can still reach is that clue's own, so its region is
 * none that leaves the cell out.
 */

import { groupBy } from "./groups.ts";
import { OPEN } from "./position.ts";
import { removing } from "./rule.ts";
import { scoped, type ScopedRule } from "./scoped-rule.ts";

/** Removes, clue by clue, the clue's candidates that leave out a cell that no other clue reaches. */
export const soleReach: ScopedRule = scoped("sole-reach", function* (position, { cells }) {
  const { coverage, fixed, left, table } = position;
  const found = groupBy(cells, (cell) => {
    const clue = position.soleReacher(cell);
    const isNews = clue >= 0 && fixed[clue] === OPEN && coverage[cell] !== left[clue];
    return isNews ? clue : undefined;
  });
  for (const [clue, alone] of found) {
    const removes = position
      .of(clue)
      .filter((candidate) => !alone.every((cell) => table.covers(candidate, cell)));
    yield removing("sole-reach", removes, { clues: [clue], cells: alone, candidates: [] });
  }
});
