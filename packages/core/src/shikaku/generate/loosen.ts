/**
 * Loosening: other rects around the same clues.
 *
 * Symmetric clues come from a symmetric dissection, whose second half would follow from the first. So
 * patches of a few plots are cut anew around the clues as they stand, which stay symmetric while the
 * rects do not. Many patches are cut at once, and those where the board is open then are put back.
 */

import { areaOf, cellIndex, type Cell, type Rect } from "../../base/grid.ts";
import type { Random } from "../../base/random.ts";
import type { Steps } from "../../base/steps.ts";
import type { Style } from "./cut.ts";
import type { Dissection, Plot } from "./dissection.ts";
import { formPuzzle } from "./form-puzzle.ts";
import { isOf } from "./harden.ts";
import { openAt, type Level } from "./open-at.ts";
import type { Difficulty } from "./options.ts";
import { tile } from "./tile.ts";

/** How many plots there are for each patch of a batch. */
const PLOTS_PER_PATCH = 12;

/** How often each plot is in a patch, about. */
const PASSES = 2;

/** A patch that was cut anew: the cells of its clues, and the rects before. */
interface Change {
  readonly clues: readonly number[];
  readonly before: readonly Rect[];
}

/**
 * Cuts patches anew, while nothing is open at the level and the board is of the difficulty, if one is
 * given; both must be so at the beginning.
 */
export function* loosen(
  dissection: Dissection,
  style: Style,
  level: Level,
  difficulty: Difficulty | undefined,
  random: Random,
): Steps<void> {
  for (let batch = PASSES * PLOTS_PER_PATCH; batch > 0; batch--) {
    let changes: readonly Change[] = reshapeSome(dissection, style, random);
    while (changes.length > 0) {
      const puzzle = formPuzzle(dissection);
      const open = openAt(puzzle, level);
      yield;
      const isSettled = open?.length === 0;
      if (isSettled && (difficulty === undefined || (yield* isOf(puzzle, difficulty)))) break;
      const places = new Set(open?.map(({ clue }) => ownerOf(dissection, puzzle.clues[clue]!)));
      const isBad = ({ clues }: Change): boolean =>
        clues.some((cell) => places.has(dissection.owners[cell]!));
      const bad = changes.filter(isBad);
      const undone = bad.length > 0 ? bad : changes;
      changes = changes.filter((change) => !undone.includes(change));
      for (const { clues, before } of undone) {
        dissection.reshape(
          clues.map((cell) => dissection.owners[cell]!),
          before,
        );
      }
    }
  }
}

/** Cuts some patches anew, none of which has a plot in common with another. */
function reshapeSome(dissection: Dissection, style: Style, random: Random): Change[] {
  const { plots } = dissection;
  const taken = new Set<number>();
  const changes: Change[] = [];
  for (let left = Math.ceil(plots.length / PLOTS_PER_PATCH); left > 0; left--) {
    const change = reshape(dissection, random.below(plots.length), style, taken, random);
    if (change !== undefined) changes.push(change);
  }
  return changes;
}

/** Cuts a plot and some neighbours anew around their clues; undefined if nothing changed. */
function reshape(
  dissection: Dissection,
  place: number,
  { bounds, fewTwos }: Style,
  taken: Set<number>,
  random: Random,
): Change | undefined {
  const { plots, size } = dissection;
  const neighbours = random.shuffle(dissection.neighboursOf(place));
  const places = [place, ...neighbours.slice(0, 1 + random.below(4))];
  const before: readonly Plot[] = places.map((each) => plots[each]!);
  const clues = before.map((plot) => plot.cell);
  if (clues.some((cell) => taken.has(cell))) return undefined;
  const patch = {
    cells: dissection.cellsOf(places),
    stride: size.width,
    bounds,
    clues: new Set(clues),
  };
  const rects = tile(patch, random);
  if (rects === undefined || rects.length !== before.length) return undefined;
  if (fewTwos && smallIn(rects) > smallIn(before)) return undefined;
  for (const cell of clues) taken.add(cell);
  dissection.reshape(places, rects);
  return { clues, before };
}

/** How many of the rects have one or two cells. */
function smallIn(rects: readonly Rect[]): number {
  return rects.filter((rect) => areaOf(rect) <= 2).length;
}

function ownerOf({ owners, size }: Dissection, cell: Cell): number {
  return owners[cellIndex(size, cell)]!;
}
