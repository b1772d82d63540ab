/**
 * Shikaku as exact cover: an item for each clue and each cell, an option for each candidate.
 *
 * Choosing exactly one candidate a clue and covering each cell exactly once is all that the rules
 * say; owner variables, as in the SAT encoding, are not needed.
 */

import { areaOf } from "../base/grid.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { Answer } from "./answer.ts";
import { regionOf, type Candidate } from "./candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/** The puzzle as exact cover: items are the clues, in order, then the cells in row-major order. */
export function encodeCover(puzzle: Puzzle, candidates: readonly Candidate[]): CoverProblem {
  const { size, clues } = puzzle;
  const starts = new Int32Array(candidates.length + 1);
  for (let option = 0; option < candidates.length; option++) {
    starts[option + 1] = starts[option]! + 1 + areaOf(candidates[option]!);
  }
  const items = new Int32Array(starts[candidates.length]!);
  let next = 0;
  for (const { clue, x, y, width, height } of candidates) {
    items[next++] = clue;
    for (let row = y; row < y + height; row++) {
      const first = clues.length + row * size.width + x;
      for (let item = first; item < first + width; item++) items[next++] = item;
    }
  }
  const primary = clues.length + areaOf(size);
  return { primary, secondary: 0, options: candidates.length, starts, items };
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
    .map((candidate) => regionOf(puzzle, candidate));
}
