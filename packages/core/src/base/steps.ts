/**
 * Steps: long work as a generator that yields after each part of it, run under a budget.
 *
 * It is how candidates are listed, answers counted and backbones found; searches for answers have
 * `search.ts`. A step is short, so that whoever runs the steps can stop between any two.
 */

import type { Meter, StopReason } from "./budget.ts";
import { SLICE, type Decision } from "./decide.ts";

/** What a step yields that tried no choice, but has worked for long enough: no node of a budget. */
export const PAUSE = "pause";

/** The type of {@link PAUSE}. */
export type Pause = typeof PAUSE;

/** Work that yields after each step and returns what it found. */
export type Steps<T> = Generator<undefined | Pause, T>;

/** Runs the steps to their end without a pause. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What came of metered work. */
export type Metered<T> =
  | { readonly outcome: "done"; readonly value: T }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/**
 * Runs the steps until they return or the budget ends; to be run now or in turns.
 *
 * @param nodes how many nodes of the budget a step is that is no pause: 1, or 0 where it is no part of a
 * search
 */
export function* metered<T>(steps: Steps<T>, meter: Meter, nodes: 0 | 1 = 0): Decision<Metered<T>> {
  for (let spent = 0; ;) {
    const why = meter.exhausted(spent);
    if (why !== undefined) return { outcome: "stopped", why };
    const slice = nodes === 0 ? SLICE : meter.slice(spent, SLICE);
    for (let left = slice; left > 0; left--) {
      const step = steps.next();
      if (step.done === true) return { outcome: "done", value: step.value };
      if (step.value !== PAUSE) spent += nodes;
    }
    yield { nodes: spent, answers: 0, timeMs: meter.elapsedMs };
  }
}
