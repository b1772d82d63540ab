/**
 * Steps: long work as a generator that yields after each node, run under a budget.
 *
 * It is how counting and finding a backbone are written; searches for answers have `search.ts`.
 */

import { Meter, type Budget, type StopReason } from "./budget.ts";
import { DEFAULT_BUDGET, SLICE, type Decision } from "./decide.ts";

/** Work that yields after each node and returns what it found. */
export type Steps<T> = Generator<undefined, T>;

/** What came of metered work. */
export type Metered<T> =
  | { readonly isDone: true; readonly value: T; readonly nodes: number; readonly timeMs: number }
  | {
      readonly isDone: false;
      readonly why: StopReason;
      readonly nodes: number;
      readonly timeMs: number;
    };

/** Runs the steps until they return or the budget ends; to be run now or in turns. */
export function* metered<T>(
  steps: Steps<T>,
  budget: Budget = DEFAULT_BUDGET,
): Decision<Metered<T>> {
  const meter = new Meter(budget);
  for (let nodes = 0; ;) {
    const why = meter.exhausted(nodes);
    if (why !== undefined) return { isDone: false, why, nodes, timeMs: meter.elapsedMs };
    for (let left = meter.slice(nodes, SLICE); left > 0; left--) {
      const step = steps.next();
      if (step.done === true) {
        return { isDone: true, value: step.value, nodes, timeMs: meter.elapsedMs };
      }
      nodes++;
    }
    yield { nodes, answers: 0, timeMs: meter.elapsedMs };
  }
}
