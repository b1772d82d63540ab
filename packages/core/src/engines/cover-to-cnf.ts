/**
 * Exact cover as CNF: a variable for each option, "at least one" and "at most one" for each item.
 *
 * An option without a primary item is never needed and is forbidden, so that models which agree on
 * the options are the same answer.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, type Steps } from "../base/steps.ts";
import { findCoverage, itemsOf, type CoverProblem } from "../exact-cover/problem.ts";
import type { ClauseSink, Variable } from "../sat/cnf.ts";
import { sayAtMostOne, type AtMostOneEncoding } from "../sat/exactly-one.ts";

/**
 * Says the problem in clauses; large problems make many, so it yields after each item.
 *
 * @param sink where it is said; its next variables become the options', in order
 * @param encoding how "at most one" of so many is said
 * @returns by option: its variable
 */
export function* encodeCnf(
  problem: CoverProblem,
  sink: ClauseSink,
  encoding: (options: number) => AtMostOneEncoding,
): Steps<readonly Variable[]> {
  const variables = Array.from({ length: problem.options }, () => sink.next());
  const { starts, options } = yield* findCoverage(problem);
  const pace = new Pace();
  for (let item = 0; item + 1 < starts.length; item++) {
    const covering = Array.from(
      options.subarray(starts[item], starts[item + 1]),
      (option) => variables[option]!,
    );
    if (item < problem.primary) sink.add(covering);
    yield* sayAtMostOne(sink, covering, encoding(covering.length));
    yield;
  }
  for (const [option, variable] of variables.entries()) {
    if (itemsOf(problem, option).every((item) => item >= problem.primary)) sink.add([-variable]);
    if (pace.isOver(1)) yield PAUSE;
  }
  return variables;
}
