/** Counting a puzzle's answers, exactly, however many there are. */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, runNow, type Decision, type Watcher } from "../base/decide.ts";
import { metered } from "../base/steps.ts";
import { countCovers } from "../engines/count.ts";
import { listCandidates } from "./candidates.ts";
import { findOpenCover } from "./open-cover.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * - `complete`: there are exactly `count` answers.
 * - `at-least`: counting ended at the limit; there are `count` or more.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type CountOutcome =
  | { readonly outcome: "complete"; readonly count: bigint }
  | { readonly outcome: "at-least"; readonly count: bigint }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** How far to count, and at what price. */
export interface CountOptions {
  /** Where to stop, at least 1; nowhere by default. */
  readonly limit?: bigint;
  /** One minute by default, `{}` for no limit. */
  readonly budget?: Budget;
}

/** Counts at once, without yielding. */
export function count(puzzle: Puzzle, options: CountOptions = {}): CountOutcome {
  return runNow(counting(puzzle, options));
}

/** Counts as {@link count} does, in short turns between which the event loop runs. */
export function countAsync(
  puzzle: Puzzle,
  options: CountOptions & Watcher = {},
): Promise<CountOutcome> {
  return runInTurns(counting(puzzle, options), options);
}

function* counting(puzzle: Puzzle, options: CountOptions): Decision<CountOutcome> {
  const { limit, budget = DEFAULT_BUDGET } = options;
  const meter = new Meter(budget);
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return listed;
  if (listed.value === undefined) return { outcome: "stopped", why: "candidates" };
  const opened = yield* metered(findOpenCover(puzzle, listed.value), meter);
  if (opened.outcome === "stopped") return opened;
  const left = opened.value;
  if (left === undefined) return { outcome: "complete", count: 0n };
  const counted = yield* metered(countCovers(left.problem, limit), meter, 1);
  if (counted.outcome === "stopped") return counted;
  if (counted.value === "out-of-memory") return { outcome: "stopped", why: "memory" };
  const { count, isExact } = counted.value;
  if (isExact && (limit === undefined || count < limit)) return { outcome: "complete", count };
  return { outcome: "at-least", count: limit ?? count };
}
