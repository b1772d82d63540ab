/**
 * A stocked cover as CNF: a variable for each option, "exactly one" for each item, and for each stock
 * how many may and how many must be drawn.
 *
 * An option that draws several times from a stock is counted as often. Models that agree on the options are
 * the same answer.
 */

import { runSteps, type Steps } from "../base/steps.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { atMost } from "../sat/cardinality.ts";
import { CnfBuilder } from "../sat/cnf-builder.ts";
import type { ClauseSink, Cnf, Literal, Variable } from "../sat/cnf.ts";
import { atMostOne, type AtMostOneEncoding } from "../sat/exactly-one.ts";

/**
 * Says the problem in clauses; a step is an item or a stock.
 *
 * @param sink where it is said; its next variables become the options', in order
 * @param encoding how "at most one" of so many is said
 * @returns by option: its variable
 */
export function* encodeStockedCnf(
  problem: StockedCover,
  sink: ClauseSink,
  encoding: (options: number) => AtMostOneEncoding,
): Steps<readonly Variable[]> {
  const { items, stocks, options, coverStarts, covers, drawStarts, draws } = problem;
  const variables = Array.from({ length: options }, () => sink.next());
  for (const covering of byNumber(items, variables, coverStarts, covers)) {
    sink.add(covering);
    atMostOne(sink, covering, encoding(covering.length));
    yield;
  }
  for (const [stock, drawing] of byNumber(stocks.length, variables, drawStarts, draws).entries()) {
    const { min, max } = stocks[stock]!;
    if (max === 1) atMostOne(sink, drawing, encoding(drawing.length));
    else atMost(sink, drawing, max);
    const negated = drawing.map((literal) => -literal);
    atMost(sink, negated, drawing.length - min);
    yield;
  }
  return variables;
}

/** The problem as a formula, for proofs by other solvers: option `o` is variable `o + 1`. */
export function stockedCnf(problem: StockedCover, encoding: AtMostOneEncoding = "product"): Cnf {
  const builder = new CnfBuilder();
  runSteps(encodeStockedCnf(problem, builder, () => encoding));
  return builder.cnf;
}

/** By number: the variables of the options that list it, each as often as they do. */
function byNumber(
  numbers: number,
  variables: readonly Variable[],
  starts: Int32Array,
  listed: Int32Array,
): readonly (readonly Literal[])[] {
  const lists: Literal[][] = Array.from({ length: numbers }, () => []);
  for (const [option, variable] of variables.entries()) {
    for (let at = starts[option]!; at < starts[option + 1]!; at++) {
      lists[listed[at]!]!.push(variable);
    }
  }
  return lists;
}
