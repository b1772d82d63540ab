/**
 * Cardinality: at most n of some literals are true, said in clauses.
 *
 * Literals count by their places in the list: one that is listed twice counts twice. Two encodings
 * say it. Subsets forbid every n + 1 of them outright: no new variables, but a binomial number of
 * clauses. The sequential counter (Carsten Sinz, "Towards an optimal CNF encoding of Boolean
 * cardinality constraints", 2005, section 2) carries the sum along the list. Unit propagation draws
 * every conclusion from both. The counter's variables are bounds, not sums: a model may set some of
 * them either way, so models are to be told apart by the variables of the problem.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import type { Clause, ClauseSink, Literal, Variable } from "./cnf.ts";

/** A clause takes as long to say as so many cells to look at. */
const CLAUSE_WORK = 30;

/** Demands that at most `n` of the literals be true, by the encoding that takes fewer clauses. */
export function atMost(sink: ClauseSink, literals: readonly Literal[], n: number): void {
  const length = literals.length;
  if (n >= length) return;
  if (n < 0) sink.add([]);
  else if (subsetClauses(length, n) <= counterClauses(length, n)) subsets(sink, literals, n);
  else counter(sink, literals, n);
}

/** How many clauses {@link atMost} makes of `length` literals. */
export function atMostClauses(length: number, n: number): number {
  if (n >= length) return 0;
  return n < 0 ? 1 : Math.min(subsetClauses(length, n), counterClauses(length, n));
}

/** How many clauses {@link subsets} makes of `length` literals, for 0 <= n < length. */
export function subsetClauses(length: number, n: number): number {
  let count = 1;
  for (let i = 0; i <= n; i++) count = (count * (length - i)) / (i + 1);
  return count;
}

/** How many clauses {@link counter} makes of `length` literals, for 0 <= n < length. */
export function counterClauses(length: number, n: number): number {
  return 2 * n * (length - n) + length - 2 * n;
}

/** At most `n` of the literals, for 0 <= n < length: of every n + 1 of them one is false. */
export function subsets(sink: ClauseSink, literals: readonly Literal[], n: number): void {
  const choose = (chosen: Clause, from: number): void => {
    const missing = n + 1 - chosen.length;
    if (missing === 0) {
      sink.add(chosen);
      return;
    }
    const choices = literals.slice(from, literals.length - missing + 1);
    for (const [i, literal] of choices.entries()) choose([...chosen, -literal], from + i + 1);
  };
  choose([], 0);
}

/**
 * At most `n` of the literals, for 0 <= n < length, by n (length - n) new variables.
 *
 * After literal i (counted from 1), `reached.get(j)` is true if at least j of the literals so far
 * are. Only j <= i can be reached, and only j > n - (length - i) can still lead to too many, so the
 * table is a band of length - n diagonals rather than Sinz's whole rectangle.
 */
export function counter(sink: ClauseSink, literals: readonly Literal[], n: number): void {
  runSteps(sayCounter(sink, literals, n));
}

/** Says what {@link counter} says. */
export function* sayCounter(
  sink: ClauseSink,
  literals: readonly Literal[],
  n: number,
): Steps<void> {
  const pace = new Pace();
  let before: ReadonlyMap<number, Variable> = new Map();
  for (const [index, literal] of literals.entries()) {
    const i = index + 1;
    const reached = new Map<number, Variable>();
    for (let j = Math.max(1, n + 1 - (literals.length - i)); j <= Math.min(i, n); j++) {
      const now = sink.next();
      const same = before.get(j);
      if (same !== undefined) sink.add([-same, now]);
      sink.add([-literal, ...reachedBefore(before, j - 1), now]);
      reached.set(j, now);
    }
    if (i > n) sink.add([-literal, ...reachedBefore(before, n)]);
    before = reached;
    if (pace.isOver(CLAUSE_WORK * (n + 1))) yield PAUSE;
  }
}

/** The premise, negated for a clause, that `j` literals were true before: none is needed for 0. */
function reachedBefore(before: ReadonlyMap<number, Variable>, j: number): Clause {
  const variable = before.get(j);
  return variable === undefined ? [] : [-variable];
}
