/**
 * Settling: moving clues until a level's means solve the board.
 *
 * Local search in the manner of WalkSAT (Selman, Kautz and Cohen, 1994): look what is open, pick an
 * unwanted candidate at random, and move one clue so that it is none any more: its own clue out of it,
 * or another clue into it. What is open falls apart into parts that share no plot, and each round
 * makes some moves in each part, so that the number of rounds hardly grows with the board. A round
 * after which more is open than at best is taken back, but for one in so many, which is what leads out
 * of dead ends.
 */

import { cellAt, contains, isSameRect, type Rect } from "../../base/grid.ts";
import type { Random } from "../../base/random.ts";
import type { Steps } from "../../base/steps.ts";
import type { Candidate } from "../candidates.ts";
import type { Puzzle } from "../puzzle.ts";
import type { ClueCells, SavedClue } from "./clue-cells.ts";
import { cellsIn, type Dissection } from "./dissection.ts";
import { formPuzzle } from "./form-puzzle.ts";
import { openAt, type Level } from "./open-at.ts";

/** Unwanted candidates for each move in a part. */
const CANDIDATES_PER_MOVE = 16;

/** One bad round of so many is kept. */
const KEPT_OF_BAD = 20;

/**
 * Moves clues until nothing is open at the level, and yields after each round; returns the puzzle,
 * or undefined after `rounds` rounds.
 */
export function* settle(
  dissection: Dissection,
  clueCells: ClueCells,
  level: Level,
  rounds: number,
  random: Random,
): Steps<Puzzle | undefined> {
  let fewest = Infinity;
  let best: readonly SavedClue[] = [];
  let parts: readonly (readonly Unwanted[])[] = [];
  for (let left = rounds; left > 0; left--) {
    const puzzle = formPuzzle(dissection);
    const open = openAt(puzzle, level);
    yield;
    if (open === undefined) return undefined;
    if (open.length === 0) return puzzle;
    if (open.length <= fewest || random.below(KEPT_OF_BAD) === 0) {
      fewest = open.length;
      best = clueCells.saved;
      parts = partsOf(dissection, unwantedOf(dissection, puzzle, open));
    } else clueCells.restore(best);
    for (const part of parts) {
      for (let moves = 1 + Math.floor(part.length / CANDIDATES_PER_MOVE); moves > 0; moves--) {
        spoil(dissection, clueCells, random.pick(part), random);
      }
    }
  }
  return undefined;
}

/** A rect that a plot could be taken for. */
interface Unwanted {
  /** The place of the plot. */
  readonly place: number;
  readonly rect: Rect;
}

function unwantedOf(
  { size, plots, owners }: Dissection,
  { clues }: Puzzle,
  open: readonly Candidate[],
): readonly Unwanted[] {
  return open
    .map((rect) => {
      const { x, y } = clues[rect.clue]!;
      return { place: owners[y * size.width + x]!, rect };
    })
    .filter(({ place, rect }) => !isSameRect(plots[place]!, rect));
}

/** Unwanted candidates in parts: two that meet the same plot are in the same part. */
function partsOf(
  { size, plots, owners }: Dissection,
  unwanted: readonly Unwanted[],
): readonly (readonly Unwanted[])[] {
  const parents = Int32Array.from(plots, (_, place) => place);
  const rootOf = (place: number): number => {
    let at = place;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  };
  for (const { place, rect } of unwanted) {
    for (const cell of cellsIn(rect, size.width)) parents[rootOf(owners[cell]!)] = rootOf(place);
  }
  const parts = new Map<number, Unwanted[]>();
  for (const each of unwanted) {
    const root = rootOf(each.place);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [each]);
    else part.push(each);
  }
  return [...parts.values()];
}

/** Moves a clue so that the rect is no candidate of its plot any more, where that is possible. */
function spoil(
  { size, plots, owners }: Dissection,
  clueCells: ClueCells,
  { place, rect }: Unwanted,
  random: Random,
): void {
  if (plots[place]!.isUnknown && random.below(2) === 0) {
    clueCells.reveal(place);
    return;
  }
  const met = new Set(cellsIn(rect, size.width).map((cell) => owners[cell]!));
  const mover = random.pick([...met]);
  const all = cellsIn(plots[mover]!, size.width);
  const spoiling = all.filter((cell) => contains(rect, cellAt(size, cell)) !== (mover === place));
  clueCells.moveToOne(mover, spoiling.length > 0 ? spoiling : all);
}
