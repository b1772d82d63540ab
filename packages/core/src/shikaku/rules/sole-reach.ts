/**
 * Sole reach: a cell that one clue alone can still reach is that clue's own, so its region is
 * none that leaves the cell out.
 */

import { cellAt, contains, type Cell, type Size } from "../../base/grid.ts";
import { Pace } from "../../base/pace.ts";
import { PAUSE } from "../../base/steps.ts";
import { groupBy } from "./groups.ts";
import { OPEN } from "./position.ts";
import { removing } from "./rule.ts";
import { scoped, type ScopedRule } from "./scoped-rule.ts";

/** Removes, clue by clue, the clue's candidates that leave out a cell that no other clue reaches. */
export const soleReach: ScopedRule = scoped("sole-reach", function* (position, { cells }) {
  const { coverage, fixed, left, table } = position;
  const pace = new Pace();
  const reacherOf = (cell: number): number | undefined => {
    const clue = position.soleReacher(cell);
    const isNews = clue >= 0 && fixed[clue] === OPEN && coverage[cell] !== left[clue];
    return isNews ? clue : undefined;
  };
  const found = yield* groupBy(cells, reacherOf, pace);
  for (const [clue, alone] of found) {
    const { first, last } = endsOf(table.size, alone);
    const live = position.of(clue);
    if (pace.isOver(alone.length + live.length)) yield PAUSE;
    const removes = live.filter((each) => {
      const rect = table.candidates[each]!;
      return !contains(rect, first) || !contains(rect, last);
    });
    yield removing("sole-reach", removes, { clues: [clue], cells: alone, candidates: [] });
  }
});

/** The top left and the bottom right cell of the smallest rect with all cells: who holds both has all. */
function endsOf(
  size: Size,
  cells: readonly number[],
): { readonly first: Cell; readonly last: Cell } {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const number of cells) {
    const { x, y } = cellAt(size, number);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { first: { x: left, y: top }, last: { x: right, y: bottom } };
}
