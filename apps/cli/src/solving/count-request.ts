/** Count requests: what the options of `count` ask for, and how a thread is asked. */

import type { CountOutcome, Puzzle, SearchReport } from "@shikiri/core";
import type { SolverThread } from "./solver-thread.ts";

/** How far to count. */
export interface CountRequest {
  /** Where to stop, at least 1; nowhere when left out. */
  readonly limit?: bigint;
  /** Milliseconds of wall-clock time for one puzzle; unlimited when left out. */
  readonly timeMs?: number;
}

/** Counts the puzzle's answers on the thread. */
export function countOn(
  thread: SolverThread,
  puzzle: Puzzle,
  { timeMs, ...limit }: CountRequest,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<CountOutcome> {
  const order = { ...limit, budget: timeMs === undefined ? {} : { timeMs } };
  return thread.ask(
    (client) => client.count(puzzle, order, { onProgress }),
    timeMs,
    (why) => ({ outcome: "stopped", why }),
  );
}
