/**
 * The answers of one part, found one by one as they are asked for.
 *
 * A small part is searched plainly, which needs no set-up; a larger one by learning from conflicts,
 * which does not lose itself. What was found is kept, since the answers of the whole are combinations
 * and need each again.
 */

import { PAUSE, type Steps } from "../base/steps.ts";
import { plainSearch } from "../exact-cover/plain-search.ts";
import type { CoverSteps } from "../exact-cover/stepped-search.ts";
import { PartSolver } from "./part-solver.ts";
import { isSmall, type Part } from "./parts.ts";

/** The answers of one part. */
export class PartAnswers {
  readonly #enumeration: CoverSteps;
  readonly #found: (readonly number[])[] = [];
  #end: "exhausted" | "out-of-memory" | undefined;

  constructor(part: Part) {
    this.#enumeration = isSmall(part) ? plainly(part) : learningFromConflicts(part);
  }

  /**
   * The answer of that number, from 0, as options of the whole problem; or how the search ended
   * before it.
   */
  *at(index: number): Steps<readonly number[] | "exhausted" | "out-of-memory"> {
    for (;;) {
      const found = this.#found[index];
      if (found !== undefined) return found;
      if (this.#end !== undefined) return this.#end;
      const step = this.#enumeration.next();
      if (step.done === true) this.#end = step.value;
      else if (typeof step.value === "object") this.#found.push(step.value);
      yield step.value === PAUSE ? PAUSE : undefined;
    }
  }
}

function* plainly({ problem, options }: Part): CoverSteps {
  const search = plainSearch(problem);
  for (;;) {
    const progress = search.advance(1);
    if (progress === "exhausted" || progress === "out-of-memory") return progress;
    yield progress === "answer" ? search.answer.map((option) => options[option]!) : undefined;
  }
}

function* learningFromConflicts(part: Part): CoverSteps {
  const solver = yield* PartSolver.make(part);
  return yield* solver.answers();
}
