/** A part as a formula in a conflict-driven solver of its own. */

import type { Steps } from "../base/steps.ts";
import type { CoverSteps } from "../exact-cover/stepped-search.ts";
import { CdclSolver } from "../sat/cdcl/solver.ts";
import type { Variable } from "../sat/cnf.ts";
import { isTrue, type Model } from "../sat/solver.ts";
import { encodeCnf } from "./cover-to-cnf.ts";
import type { Part } from "./parts.ts";

/** Up to how many options an item's "at most one" is said pair by pair. */
const PAIRWISE_UP_TO = 8;

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
    let last = 0;
    const sink = {
      next: () => ++last,
      add: (clause: readonly number[]) => {
        solver.add(clause);
      },
    };
    const variables = yield* encodeCnf(part.problem, sink, (options) =>
      options <= PAIRWISE_UP_TO ? "pairwise" : "sequential",
    );
    solver.ensureVariables(last);
    return new PartSolver(part, solver, variables);
  }

  /** The variables of the options that the model chooses. */
  chosenIn(model: Model): readonly Variable[] {
    return this.variables.filter((variable) => isTrue(model, variable));
  }

  /** The options, by their numbers in the whole problem, that the model chooses. */
  optionsIn(model: Model): readonly number[] {
    return this.#part.options.filter((_, at) => isTrue(model, this.variables[at]!));
  }

  /** The part's answers, as options of the whole problem, each forbidden once it was given. */
  *answers(): CoverSteps {
    for (;;) {
      const outcome = this.solver.advance(1);
      if (outcome?.outcome === "unsatisfiable") return "exhausted";
      if (outcome?.outcome === "stopped") return "out-of-memory";
      if (outcome?.outcome === "satisfiable") {
        yield this.optionsIn(outcome.model);
        this.solver.add(this.chosenIn(outcome.model).map((variable) => -variable));
      } else {
        yield undefined;
      }
    }
  }
}
