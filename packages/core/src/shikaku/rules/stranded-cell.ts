/**
 * A stranded cell: a candidate after which nothing could cover some cell any more, since each
 * candidate over the cell meets it or is another of the same clue.
 *
 * There is no such rule for a clue that would be left without a region: a candidate that meets all of
 * another clue's always covers a cell that these share, so `shared-cells` has removed it. (All of them
 * are rects that hold the clue's cell. One that also meets a rect beside it holds that rect's cell
 * nearest to the clue.)
 */

import { areaOf } from "../../base/grid.ts";
import { Pace } from "../../base/pace.ts";
import { PAUSE, type Pause } from "../../base/steps.ts";
import type { CandidateTable } from "./candidate-table.ts";
import type { Position } from "./position.ts";
import { removing, type Rule } from "./rule.ts";

/** Removes, cell by cell, what would strand the cell. */
export const strandedCell: Rule = {
  name: "stranded-cell",
  *find(position) {
    const { coverage, table } = position;
    const pace = new Pace();
    for (let cell = 0; cell < coverage.length; cell++) {
      if (coverage[cell] === 1) continue;
      const candidates = position.over(cell);
      const removes: number[] = [];
      for (const other of yield* conflictsOf(position, smallestOf(table, candidates), pace)) {
        if (pace.isOver(candidates.length)) yield PAUSE;
        if (table.covers(other, cell)) continue;
        if (candidates.every((each) => table.exclude(other, each))) removes.push(other);
      }
      yield removes.length === 0
        ? undefined
        : removing("stranded-cell", removes, { clues: [], cells: [cell], candidates });
    }
  },
};

/** The candidates left that no answer has together with this one. */
function* conflictsOf(
  position: Position,
  candidate: number,
  pace: Pace,
): Generator<Pause, ReadonlySet<number>> {
  const { table } = position;
  const found = new Set(position.of(table.clueOf[candidate]!));
  for (const cell of table.cellsOf(candidate)) {
    const over = position.over(cell);
    for (const other of over) found.add(other);
    if (pace.isOver(over.length)) yield PAUSE;
  }
  found.delete(candidate);
  return found;
}

/** Of some candidates, at least one, that with the fewest cells, which excludes the fewest others. */
function smallestOf(table: CandidateTable, candidates: readonly number[]): number {
  const area = (candidate: number): number => areaOf(table.candidates[candidate]!);
  return candidates.reduce((least, each) => (area(each) < area(least) ? each : least));
}
