/**
 * Exact cover by any SAT solver: the whole problem as one formula, an answer a model.
 *
 * A node is an item put into clauses, or one call of the solver. It is here for second opinions and for comparison; `cover` takes
 * the problem apart first.
 */

import type { Steps } from "../base/steps.ts";
import type { CoverEngine } from "../exact-cover/engine.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import { CnfBuilder } from "../sat/cnf-builder.ts";
import type { ClauseSink, Variable } from "../sat/cnf.ts";
import type { AtMostOneEncoding } from "../sat/exactly-one.ts";
import { models } from "../sat/models.ts";
import { isTrue, type SatSolver } from "../sat/solver.ts";
import { encodeCnf } from "./cover-to-cnf.ts";

/** The engine that gives each problem to a new solver, with "at most one" said in that encoding. */
export function satBacked(newSolver: () => SatSolver, encoding: AtMostOneEncoding): CoverEngine {
  return (problem) =>
    new SteppedSearch(
      modelAnswers(newSolver(), (sink) => encodeCnf(problem, sink, () => encoding)),
    );
}

/** The answers of a problem by a new solver; `encode` says it and returns each option's variable. */
export function* modelAnswers(
  solver: SatSolver,
  encode: (sink: ClauseSink) => Steps<readonly Variable[]>,
): CoverSteps {
  const builder = new CnfBuilder();
  const variables = yield* encode(builder);
  const enumeration = models(builder.cnf, solver, { over: variables });
  for (;;) {
    const step = enumeration.next();
    yield;
    if (step.done === true) {
      return step.value.outcome === "exhausted" ? "exhausted" : "out-of-memory";
    }
    const model = step.value;
    yield [...variables.keys()].filter((option) => isTrue(model, variables[option]!));
  }
}
