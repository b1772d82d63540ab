/**
 * Region counting: some clues, two or three, and some cells that are theirs to fill.
 *
 * - A pocket: cells that only these clues can reach. Together they must take all of it, so a candidate
 *   of one is gone when what it takes of the pocket and the most that the others could take is too
 *   little.
 * - A room: the cells that these clues, two of them, can reach at all. Their areas must find place in
 *   it, so a candidate of another clue is gone when it takes more of the room than they can spare.
 *
 * What counting says of a single clue, `shared-cells` and `sole-reach` have already said. It is arithmetic alone: how the
 * candidates lie to each other is not looked at.
 */

import { areaOf } from "../../base/grid.ts";
import { type Position } from "./position.ts";
import { removing, type Finding, type Rule } from "./rule.ts";

/** How many clues may share a pocket: more, nobody counts. */
const MOST_CLUES = 3;

/** Removes, group of clues by group, what the group's cells do not allow. */
export const regionCounting: Rule = {
  name: "region-counting",
  *find(position) {
    const pockets = new Pockets(position);
    for (const clues of pockets.groups) {
      yield inPocket(position, clues, pockets.within(clues));
      if (clues.length === 2) yield inRoom(position, clues);
    }
  },
};

/** The cells by the clues that can reach them. */
class Pockets {
  /** Each set of two or three clues that share a cell with each other and nobody else, rising. */
  readonly groups: readonly (readonly number[])[];
  readonly #cellsOf = new Map<string, number[]>();

  constructor(position: Position) {
    const groups = new Map<string, readonly number[]>();
    const { coverage, table } = position;
    for (let cell = 0; cell < coverage.length; cell++) {
      if (coverage[cell] === 1) continue;
      const clues = [...new Set(position.over(cell).map((each) => table.clueOf[each]!))];
      if (clues.length > MOST_CLUES) continue;
      const key = clues.join();
      const cells = this.#cellsOf.get(key);
      if (cells === undefined) this.#cellsOf.set(key, [cell]);
      else cells.push(cell);
      if (clues.length > 1) groups.set(key, clues);
    }
    this.groups = [...groups.values()];
  }

  /** The open cells that these clues, or some of them, and no others can reach. */
  within(clues: readonly number[]): readonly number[] {
    const subsets: (readonly number[])[] = [[]];
    for (const clue of clues) subsets.push(...subsets.map((each) => [...each, clue]));
    return subsets
      .flatMap((each) => this.#cellsOf.get(each.join()) ?? [])
      .toSorted((a, b) => a - b);
  }
}

function inPocket(
  position: Position,
  clues: readonly number[],
  cells: readonly number[],
): Finding | undefined {
  const { table } = position;
  const taken = (candidate: number): number =>
    cells.filter((cell) => table.covers(candidate, cell)).length;
  const most = clues.map((clue) =>
    position.of(clue).reduce((largest, each) => Math.max(largest, taken(each)), 0),
  );
  const together = most.reduce((sum, each) => sum + each, 0);
  const removes = clues.flatMap((clue, at) =>
    position.of(clue).filter((candidate) => taken(candidate) + together - most[at]! < cells.length),
  );
  if (removes.length === 0) return undefined;
  return removing("region-counting", removes, { clues, cells, candidates: [] });
}

function inRoom(position: Position, clues: readonly number[]): Finding | undefined {
  const { table } = position;
  const room = new Set<number>();
  let needed = 0;
  for (const clue of clues) {
    let least = Infinity;
    for (const candidate of position.of(clue)) {
      least = Math.min(least, areaOf(table.candidates[candidate]!));
      table.visitCells(candidate, (cell) => room.add(cell));
    }
    needed += least;
  }
  const spare = room.size - needed;
  const taken = new Map<number, number>();
  for (const cell of room) {
    for (const candidate of position.over(cell)) {
      taken.set(candidate, (taken.get(candidate) ?? 0) + 1);
    }
  }
  const removes = [...taken]
    .filter(([candidate, cells]) => cells > spare && !clues.includes(table.clueOf[candidate]!))
    .map(([candidate]) => candidate)
    .toSorted((a, b) => a - b);
  if (removes.length === 0) return undefined;
  const cells = [...room].toSorted((a, b) => a - b);
  return removing("region-counting", removes, { clues, cells, candidates: [] });
}
