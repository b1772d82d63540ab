/**
 * Shikaku as exact cover: an item for each clue and each cell, an option for each candidate.
 *
 * Choosing exactly one candidate a clue and covering each cell exactly once is all that the rules
 * say; owner variables, as in the SAT encoding, are not needed.
 */

import { areaOf, cellIndex, cellsOf } from "../base/grid.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/** The puzzle as exact cover: items are the clues, in order, then the cells in row-major order. */
export function encodeCover(puzzle: Puzzle, candidates: readonly Candidate[]): CoverProblem {
  const clues = puzzle.clues.length;
  const options = candidates.map(({ clue, rect }) => {
    const items = [clue];
    for (const cell of cellsOf(rect)) items.push(clues + cellIndex(puzzle.size, cell));
    return items;
  });
  return { primary: clues + areaOf(puzzle.size), secondary: 0, options };
}

/** The answer that the chosen candidates are: one region a clue, in order. */
export function decodeAnswer(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
  chosen: readonly number[],
): Answer {
  return chosen
    .map((option) => candidates[option]!)
    .toSorted((a, b) => a.clue - b.clue)
    .map(({ clue, rect }) => ({ ...rect, clue: puzzle.clues[clue]! }));
}
