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
import { Pace } from "../../base/pace.ts";
import { PAUSE, type Pause } from "../../base/steps.ts";
import { type Position } from "./position.ts";
import { removing, type Finding, type Rule } from "./rule.ts";

/** How many clues may share a pocket: more, nobody counts. */
const MOST_CLUES = 3;

/** To put something into a set takes as long as so many cells to look at. */
const SET_WORK = 4;

/** Removes, group of clues by group, what the group's cells do not allow. */
export const regionCounting: Rule = {
  name: "region-counting",
  *find(position) {
    const pace = new Pace();
    const pockets = yield* Pockets.of(position, pace);
    for (const clues of pockets.groups) {
      yield yield* inPocket(position, clues, pockets.within(clues), pace);
      if (clues.length === 2) yield yield* inRoom(position, clues, pace);
    }
  },
};

/** The cells by the clues that can reach them. */
class Pockets {
  readonly #groups = new Map<string, readonly number[]>();
  readonly #cellsOf = new Map<string, number[]>();

  static *of(position: Position, pace: Pace): Generator<Pause, Pockets> {
    const pockets = new Pockets();
    const { coverage } = position;
    for (let cell = 0; cell < coverage.length; cell++) {
      if (coverage[cell] === 1) continue;
      if (pace.isOver(SET_WORK * coverage[cell]!)) yield PAUSE;
      pockets.#note(cell, reachersOf(position, cell));
    }
    return pockets;
  }

  /** Each set of two or three clues that share a cell with each other and nobody else, rising. */
  get groups(): Iterable<readonly number[]> {
    return this.#groups.values();
  }

  #note(cell: number, clues: readonly number[]): void {
    if (clues.length > MOST_CLUES) return;
    const key = clues.join();
    const cells = this.#cellsOf.get(key);
    if (cells === undefined) this.#cellsOf.set(key, [cell]);
    else cells.push(cell);
    if (clues.length > 1) this.#groups.set(key, clues);
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

function reachersOf(position: Position, cell: number): readonly number[] {
  const { clueOf } = position.table;
  return [...new Set(position.over(cell).map((each) => clueOf[each]!))];
}

function* inPocket(
  position: Position,
  clues: readonly number[],
  cells: readonly number[],
  pace: Pace,
): Generator<Pause, Finding | undefined> {
  const { table } = position;
  const taken = new Map<number, number>();
  const most: number[] = [];
  for (const clue of clues) {
    let largest = 0;
    for (const candidate of position.of(clue)) {
      const own = cells.filter((cell) => table.covers(candidate, cell)).length;
      if (pace.isOver(cells.length)) yield PAUSE;
      taken.set(candidate, own);
      largest = Math.max(largest, own);
    }
    most.push(largest);
  }
  const together = most.reduce((sum, each) => sum + each, 0);
  const removes = clues.flatMap((clue, at) =>
    position
      .of(clue)
      .filter((candidate) => taken.get(candidate)! + together - most[at]! < cells.length),
  );
  if (removes.length === 0) return undefined;
  return removing("region-counting", removes, { clues, cells, candidates: [] });
}

function* inRoom(
  position: Position,
  clues: readonly number[],
  pace: Pace,
): Generator<Pause, Finding | undefined> {
  const { table } = position;
  const room = new Set<number>();
  let needed = 0;
  for (const clue of clues) {
    let least = Infinity;
    for (const candidate of position.of(clue)) {
      const area = areaOf(table.candidates[candidate]!);
      least = Math.min(least, area);
      table.visitCells(candidate, (cell) => room.add(cell));
      if (pace.isOver(SET_WORK * area)) yield PAUSE;
    }
    needed += least;
  }
  const spare = room.size - needed;
  const taken = new Map<number, number>();
  for (const cell of room) {
    const over = position.over(cell);
    for (const candidate of over) taken.set(candidate, (taken.get(candidate) ?? 0) + 1);
    if (pace.isOver(SET_WORK * over.length)) yield PAUSE;
  }
  const removes = [...taken]
    .filter(([candidate, cells]) => cells > spare && !clues.includes(table.clueOf[candidate]!))
    .map(([candidate]) => candidate)
    .toSorted((a, b) => a - b);
  if (removes.length === 0) return undefined;
  const cells = [...room].toSorted((a, b) => a - b);
  return removing("region-counting", removes, { clues, cells, candidates: [] });
}
