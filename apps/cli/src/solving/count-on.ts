/** Counting on a thread. */

import type { CountOutcome, Puzzle, SearchReport } from "@shikiri/core";
import type { CountOrder } from "@shikiri/core/worker";
import type { SolverThread } from "./solver-thread.ts";

/** Counts the puzzle's answers on the thread. */
export function countOn(
  thread: SolverThread,
  puzzle: Puzzle,
  order: CountOrder,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<CountOutcome> {
  return thread.ask(
    (client) => client.count(puzzle, order, { onProgress }),
    order.budget?.timeMs,
    (why) => ({ outcome: "stopped", why }),
  );
}
