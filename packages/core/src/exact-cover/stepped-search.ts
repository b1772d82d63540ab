/**
 * A search written as a generator: the readable way to make one that can be paused anywhere.
 *
 * The generator yields nothing after each node, `PAUSE` where it has worked without trying anything, and
 * an answer where it has found one, and returns how it ended; this turns it into something that can be
 * advanced by nodes.
 */

import type { Progress } from "../base/search.ts";
import { PAUSE, type Pause } from "../base/steps.ts";
import type { CoverSearch } from "./engine.ts";

/** What the generator does: a yield of nothing is a node, a list of options an answer. */
export type CoverSteps = Generator<
  readonly number[] | undefined | Pause,
  "exhausted" | "out-of-memory"
>;

/** The search that runs these steps. */
export class SteppedSearch implements CoverSearch {
  answer: readonly number[] = [];
  nodes = 0;
  readonly #steps: CoverSteps;
  #end: Progress | undefined;

  /** @param steps begins at the first call of `advance` */
  constructor(steps: CoverSteps) {
    this.#steps = steps;
  }

  advance(nodes: number): Progress {
    for (let left = nodes; this.#end === undefined; left--) {
      if (left <= 0) return "paused";
      const step = this.#steps.next();
      if (step.done === true) {
        this.#end = step.value;
      } else if (step.value === undefined) {
        this.nodes++;
      } else if (step.value !== PAUSE) {
        this.answer = step.value;
        return "answer";
      }
    }
    return this.#end;
  }
}
