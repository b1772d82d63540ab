/** Grading, explaining and hints on a thread. */

import type { Explanation, GradeOutcome, Hint, Puzzle, SearchReport } from "@shikiri/core";
import type { DeduceOrder, HintOrder } from "@shikiri/core/worker";
import type { SolverThread } from "./solver-thread.ts";

/** Grades the puzzle on the thread. */
export function gradeOn(
  thread: SolverThread,
  puzzle: Puzzle,
  order: DeduceOrder,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<GradeOutcome> {
  return thread.ask(
    (client) => client.grade(puzzle, order, { onProgress }),
    order.budget?.timeMs,
    (why) => ({ outcome: "stopped", why }),
  );
}

/** Explains the puzzle on the thread. */
export function explainOn(
  thread: SolverThread,
  puzzle: Puzzle,
  order: DeduceOrder,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<Explanation> {
  return thread.ask(
    (client) => client.explain(puzzle, order, { onProgress }),
    order.budget?.timeMs,
    (why) => ({ outcome: "stopped", why, steps: [] }),
  );
}

/** Finds a hint on the thread. */
export function hintOn(
  thread: SolverThread,
  puzzle: Puzzle,
  order: HintOrder,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<Hint> {
  return thread.ask(
    (client) => client.hint(puzzle, order, { onProgress }),
    order.budget?.timeMs,
    (why) => ({ outcome: "stopped", why }),
  );
}
