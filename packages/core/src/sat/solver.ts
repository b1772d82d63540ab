/**
 * The interface of every SAT solver, and the models that they find.
 *
 * A solver is incremental: clauses may be added at any time, between solves too, and are never taken
 * back; what holds for one solve only is said by assumptions. A model is complete, covers every
 * variable that the solver has heard of, and stays as it is when the solver goes on.
 */

import type { StopReason } from "../base/budget.ts";
import { variableOf } from "./cnf.ts";
import type { Clause, Cnf, Literal } from "./cnf.ts";

/** A satisfying assignment: the value of variable `v` stands at index `v - 1`. */
export type Model = readonly boolean[];

/** What a solve found out. */
export type SatOutcome =
  | { readonly outcome: "satisfiable"; readonly model: Model }
  | { readonly outcome: "unsatisfiable" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/**
 * A SAT solver. New, it holds no variables and no clauses, so it is satisfiable.
 *
 * - Once `unsatisfiable` without assumptions, it is so for good; with assumptions, only for them.
 * - Once `stopped` for `memory`, it is spent: it ignores what is added and answers `stopped` to every
 *   solve. Take a new one. Stopped for another reason, it may be asked again.
 */
export interface SatSolver {
  /** Makes variables 1 to `count` known, so that models cover them; there may be more already. */
  ensureVariables(count: number): void;
  /**
   * Adds a clause for good, and makes its variables known.
   *
   * @throws RangeError a literal is 0 or no integer
   */
  add(clause: Clause): void;
  /**
   * Looks for a model of all clauses in which the assumptions are true as well. It blocks until it
   * knows or stops, changes nothing that later answers depend on, and makes the assumptions'
   * variables known.
   *
   * @throws RangeError an assumption is 0 or no integer
   */
  solve(assumptions?: readonly Literal[]): SatOutcome;
}

/** Gives the solver all of the formula's variables and clauses. */
export function addCnf(solver: SatSolver, cnf: Cnf): void {
  solver.ensureVariables(cnf.variables);
  for (const clause of cnf.clauses) solver.add(clause);
}

/**
 * Whether the literal is true in the model.
 *
 * @throws RangeError the model has no such variable
 */
export function isTrue(model: Model, literal: Literal): boolean {
  const value = model[variableOf(literal) - 1];
  if (value === undefined) {
    throw new RangeError(`found the literal ${literal}, expected a variable up to ${model.length}`);
  }
  return value === literal > 0;
}

/**
 * Whether the model makes every clause true, by looking at each.
 *
 * @throws RangeError the model lacks a variable that a clause names
 */
export function satisfies(model: Model, cnf: Cnf): boolean {
  return cnf.clauses.every((clause) => clause.some((literal) => isTrue(model, literal)));
}
