/**
 * The answers of one part, found one by one as they are asked for, by conflict-driven search.
 *
 * What was found is kept, since the answers of the whole are combinations and need each again. No
 * answer of an exact cover contains another, so forbidding one takes no more than a clause that not
 * all of its options be chosen again.
 */

import type { Steps } from "../base/steps.ts";
import { PartSolver } from "./part-solver.ts";
import type { Part } from "./parts.ts";

/** The answers of one part. */
export class PartAnswers {
  readonly #part: Part;
  #solver: PartSolver | undefined;
  readonly #found: (readonly number[])[] = [];
  #end: "exhausted" | "out-of-memory" | undefined;

  constructor(part: Part) {
    this.#part = part;
  }

  /**
   * The answer of that number, from 0, as options of the whole problem; or how the search ended
   * before it.
   */
  *at(index: number): Steps<readonly number[] | "exhausted" | "out-of-memory"> {
    const part = (this.#solver ??= yield* PartSolver.make(this.#part));
    for (;;) {
      const found = this.#found[index];
      if (found !== undefined) return found;
      if (this.#end !== undefined) return this.#end;
      const outcome = part.solver.advance(1);
      yield;
      if (outcome?.outcome === "unsatisfiable") this.#end = "exhausted";
      if (outcome?.outcome === "stopped") this.#end = "out-of-memory";
      if (outcome?.outcome !== "satisfiable") continue;
      this.#found.push(part.optionsIn(outcome.model));
      part.solver.add(part.chosenIn(outcome.model).map((variable) => -variable));
    }
  }
}
