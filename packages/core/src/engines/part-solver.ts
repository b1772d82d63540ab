/** A part as a formula in a conflict-driven solver of its own. */

import type { Steps } from "../base/steps.ts";
import type { CoverSteps } from "../exact-cover/stepped-search.ts";
import { CdclSolver } from "../sat/cdcl/solver.ts";
import type { Variable } from "../sat/cnf.ts";
import { isTrue, type Model } from "../sat/solver.ts";
import { cdclAnswers, encodeInto, shortestAtMostOne } from "./cdcl-answers.ts";
import { encodeCnf } from "./cover-to-cnf.ts";
import type { Part } from "./parts.ts";

/** The solver, and what its variables mean. */
export class PartSolver {
  readonly solver: CdclSolver;
  /** By the part's option: its variable. */
  readonly variables: readonly Variable[];
  readonly #part: Part;

  private constructor(part: Part, solver: CdclSolver, variables: readonly Variable[]) {
    this.#part = part;
    this.solver = solver;
    this.variables = variables;
  }

  /** Makes the solver for a part. */
  static *make(part: Part): Steps<PartSolver> {
    const solver = new CdclSolver();
    const variables = yield* encodeInto(solver, (sink) =>
      encodeCnf(part.problem, sink, shortestAtMostOne),
    );
    return new PartSolver(part, solver, variables);
  }

  /** The variables of the options that the model chooses. */
  chosenIn(model: Model): readonly Variable[] {
    return this.variables.filter((variable) => isTrue(model, variable));
  }

  /** The part's answers, as options of the whole problem, each forbidden once it was given. */
  answers(): CoverSteps {
    return cdclAnswers(this.solver, this.variables, this.#part.options);
  }
}
