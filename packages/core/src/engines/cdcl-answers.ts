/**
 * Answers by our own SAT solver: a problem said in clauses, and its models one after the other.
 *
 * No answer of an exact cover contains another, so forbidding one takes no more than a clause that not
 * all of its options be chosen again.
 */

import type { Steps } from "../base/steps.ts";
import type { CoverSteps } from "../exact-cover/stepped-search.ts";
import type { CdclSolver } from "../sat/cdcl/solver.ts";
import type { ClauseSink, Variable } from "../sat/cnf.ts";
import type { AtMostOneEncoding } from "../sat/exactly-one.ts";
import { isTrue } from "../sat/solver.ts";

/** Up to how many options an item's "at most one" is said pair by pair. */
const PAIRWISE_UP_TO = 8;

/** How "at most one" of so many options is said to our own solver. */
export function shortestAtMostOne(options: number): AtMostOneEncoding {
  return options <= PAIRWISE_UP_TO ? "pairwise" : "sequential";
}

/** Says to a new solver what `encode` says to a sink; returns what that returns. */
export function* encodeInto<T>(
  solver: CdclSolver,
  encode: (sink: ClauseSink) => Steps<T>,
): Steps<T> {
  let last = 0;
  const said = yield* encode({
    next: () => ++last,
    add: (clause) => {
      solver.add(clause);
    },
  });
  solver.ensureVariables(last);
  return said;
}

/**
 * The answers, each forbidden once it was given.
 *
 * @param variables by option: its variable
 * @param options by option: the number by which an answer tells it
 */
export function* cdclAnswers(
  solver: CdclSolver,
  variables: readonly Variable[],
  options: readonly number[],
): CoverSteps {
  for (;;) {
    const outcome = solver.advance(1);
    if (outcome?.outcome === "unsatisfiable") return "exhausted";
    if (outcome?.outcome === "stopped") return "out-of-memory";
    if (outcome?.outcome === "satisfiable") {
      const { model } = outcome;
      yield options.filter((_, at) => isTrue(model, variables[at]!));
      solver.add(
        variables.filter((variable) => isTrue(model, variable)).map((variable) => -variable),
      );
    } else {
      yield undefined;
    }
  }
}
