/** What a player has drawn, as candidates. */

import { isSameRect, type Rect } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { PAUSE, type Steps } from "../base/steps.ts";
import type { Candidate } from "./candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/** In {@link findDrawn}: the rect is no candidate. */
export const NO_CANDIDATE = -1;

/** By drawn rect: the number of the candidate that it is, or `NO_CANDIDATE`. */
export function* findDrawn(
  { size }: Puzzle,
  candidates: readonly Candidate[],
  drawn: readonly Rect[],
): Steps<readonly number[]> {
  const keyOf = ({ x, y, width, height }: Rect): number =>
    ((y * size.width + x) * (size.width + 1) + width) * (size.height + 1) + height;
  const numbers = new Map(drawn.map((rect) => [keyOf(rect), NO_CANDIDATE]));
  const pace = new Pace();
  if (drawn.length > 0) {
    for (let number = 0; number < candidates.length; number++) {
      if (pace.isOver(LOOKUP_WORK)) yield PAUSE;
      const key = keyOf(candidates[number]!);
      if (numbers.has(key)) numbers.set(key, number);
    }
  }
  return drawn.map((rect) => {
    const number = numbers.get(keyOf(rect))!;
    // A rect beside the board may have the key of one on it.
    return number >= 0 && isSameRect(candidates[number]!, rect) ? number : NO_CANDIDATE;
  });
}

/** To look up a rect takes as long as so many cells to look at. */
const LOOKUP_WORK = 4;

/** The candidates that are left when those of the numbers are their clues' regions. */
export function* leftWith(
  { clues }: Puzzle,
  candidates: readonly Candidate[],
  numbers: readonly number[],
): Steps<readonly Candidate[]> {
  if (numbers.length === 0) return candidates;
  const chosen = new Int32Array(clues.length).fill(NO_CANDIDATE);
  for (const number of numbers) chosen[candidates[number]!.clue] = number;
  const pace = new Pace();
  const left: Candidate[] = [];
  for (let number = 0; number < candidates.length; number++) {
    const candidate = candidates[number]!;
    const its = chosen[candidate.clue]!;
    if (its === NO_CANDIDATE || its === number) left.push(candidate);
    if (pace.isOver(1)) yield PAUSE;
  }
  return left;
}
