/**
 * Wrong rects: which of those that a player has drawn are in no answer.
 *
 * A rect that holds no clue, several, or one of another area is in none, whatever the answers are; of the
 * candidates the backbone tells.
 */

import { Meter, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, runNow, type Decision, type Watcher } from "../base/decide.ts";
import type { Rect } from "../base/grid.ts";
import { metered } from "../base/steps.ts";
import { findSorted, type BackboneOptions } from "./backbone.ts";
import { findDrawn } from "./drawn-candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * - `known`: `wrong`, in the order in which they were drawn, are in no answer; each other is in some.
 *   `answers` is how many the puzzle has.
 * - `none`: the puzzle has no answer.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type WrongOutcome =
  | {
      readonly outcome: "known";
      readonly wrong: readonly Rect[];
      readonly answers: "one" | "several";
    }
  | { readonly outcome: "none" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** Finds the wrong ones of the drawn rects at once, without yielding. */
export function wrongRects(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  options: BackboneOptions = {},
): WrongOutcome {
  return runNow(finding(puzzle, drawn, options));
}

/** Finds what {@link wrongRects} finds, in short turns between which the event loop runs. */
export function wrongRectsAsync(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  options: BackboneOptions & Watcher = {},
): Promise<WrongOutcome> {
  return runInTurns(finding(puzzle, drawn, options), options);
}

function* finding(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  options: BackboneOptions,
): Decision<WrongOutcome> {
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const sorted = yield* findSorted(puzzle, meter);
  if (sorted.outcome !== "known") return sorted;
  const { candidates, certain, possible } = sorted;
  const found = yield* metered(findDrawn(puzzle, candidates, drawn), meter);
  if (found.outcome === "stopped") return found;
  const numbers = found.value;
  const isWrong = (_: Rect, at: number): boolean => {
    const candidate = candidates[numbers[at]!];
    return candidate === undefined || !possible.has(candidate);
  };
  const answers = certain.length === puzzle.clues.length ? "one" : "several";
  return { outcome: "known", wrong: drawn.filter(isWrong), answers };
}
