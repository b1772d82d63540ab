/**
 * The builder of formulas: hands out variables and collects clauses.
 *
 * Whoever encodes a problem asks for variables and says what must hold of them in these few words:
 * so many of these are true, this implies that. Nothing is simplified, and clauses are kept in the
 * order in which they were added. All numbers are the caller's own, so a wrong one throws.
 */

import { atMost } from "./cardinality.ts";
import { checkedLiterals } from "./cnf.ts";
import type { Clause, ClauseSink, Cnf, Literal, Variable } from "./cnf.ts";
import { atMostOne } from "./exactly-one.ts";
import type { AtMostOneEncoding } from "./exactly-one.ts";
import { loadLogicSolver } from "./logic-solver.ts";
import { addCnf } from "./solver.ts";
import type { SatSolver, SatOutcome } from "./solver.ts";

/**
 * A formula that grows. Every method that takes literals throws a `RangeError` where one is 0, no
 * integer, or of a variable that {@link CnfBuilder.next} has not handed out.
 *
 * In cardinalities literals count by their places: one that is listed twice counts twice. A number
 * that cannot be reached (more than there are, or at most -1) makes the formula unsatisfiable, and
 * one that cannot be missed (at least 0, at most all) adds no clause.
 */
export class CnfBuilder implements ClauseSink {
  #variables = 0;
  readonly #clauses: Clause[] = [];

  /** A new variable. */
  next(): Variable;
  /**
   * `count` new variables, with consecutive numbers.
   *
   * @throws RangeError `count` is no integer or is negative
   */
  next(count: number): Variable[];
  next(count?: number): Variable | Variable[] {
    if (count === undefined) return ++this.#variables;
    if (!Number.isInteger(count) || count < 0) {
      throw new RangeError(`found ${count} variables, expected an integer from 0`);
    }
    return Array.from({ length: count }, () => this.next());
  }

  /** Demands that at least one of the literals be true; without any, the formula cannot be. */
  add(clause: Clause): void {
    this.#clauses.push([...this.#known(clause)]);
  }

  /**
   * Demands that exactly `n` of the literals be true.
   *
   * @param encoding how at most one of them is said, if `n` is 1; without it, and for other `n`,
   * what takes the fewest clauses
   * @throws RangeError `n` is no integer
   */
  exactly(literals: readonly Literal[], n: number, encoding?: AtMostOneEncoding): void {
    this.atMost(literals, n, encoding);
    this.atLeast(literals, n);
  }

  /**
   * Demands that at most `n` of the literals be true.
   *
   * @param encoding how it is said, if `n` is 1; without it, and for other `n`, what takes the
   * fewest clauses
   * @throws RangeError `n` is no integer
   */
  atMost(literals: readonly Literal[], n: number, encoding?: AtMostOneEncoding): void {
    const known = this.#known(literals);
    if (!Number.isInteger(n)) throw new RangeError(`found at most ${n}, expected an integer`);
    if (n === 1 && encoding !== undefined) atMostOne(this, known, encoding);
    else atMost(this, known, n);
  }

  /**
   * Demands that at least `n` of the literals be true: one clause for 1.
   *
   * @throws RangeError `n` is no integer
   */
  atLeast(literals: readonly Literal[], n: number): void {
    const known = this.#known(literals);
    if (!Number.isInteger(n)) throw new RangeError(`found at least ${n}, expected an integer`);
    const negated = known.map((literal) => -literal);
    atMost(this, negated, negated.length - n);
  }

  /** Demands that one of the conclusions hold if the premise does: with none, the premise fails. */
  implies(premise: Literal, conclusions: Literal | readonly Literal[]): void {
    const list = typeof conclusions === "number" ? [conclusions] : conclusions;
    this.add([-premise, ...list]);
  }

  /** Demands that all of the conclusions hold if the premise does, by one clause for each. */
  impliesAll(premise: Literal, conclusions: readonly Literal[]): void {
    for (const conclusion of conclusions) this.implies(premise, conclusion);
  }

  /** What has been said so far; it stays as it is when the builder goes on. */
  get cnf(): Cnf {
    return { variables: this.#variables, clauses: [...this.#clauses] };
  }

  /**
   * Looks for a model of what has been said so far. The search itself blocks.
   *
   * @param solver a new solver to use; without it logic-solver is loaded
   */
  async solve(solver?: SatSolver): Promise<SatOutcome> {
    const used = solver ?? (await loadLogicSolver())();
    addCnf(used, this.cnf);
    return used.solve();
  }

  #known(literals: readonly Literal[]): readonly Literal[] {
    return checkedLiterals(literals, this.#variables);
  }
}
