/**
 * All models of a formula, one after the other.
 *
 * After each model a blocking clause demands that some variable differ from it. Where only some
 * variables matter, such as those that stand for candidates, models are told apart by these alone,
 * and each combination of their values comes once. Nothing is searched before it is asked for. Every
 * model costs a clause that stays, so this suits thousands of models, not millions.
 */

import type { StopReason } from "../base/budget.ts";
import { checkedLiterals } from "./cnf.ts";
import type { Cnf, Variable } from "./cnf.ts";
import { addCnf, isTrue } from "./solver.ts";
import type { Model, SatSolver } from "./solver.ts";

/** How an enumeration ended: with all models given, or before that was known. */
export type ModelsEnd =
  { readonly outcome: "exhausted" } | { readonly outcome: "stopped"; readonly why: StopReason };

/**
 * Gives the formula's models in an order of the solver's choice; returns how it ended.
 *
 * @param solver a new solver, which is used up: it ends with what was given forbidden
 * @param options.over the variables by which models are told apart; all of the formula's without it
 * @throws RangeError `over` names a variable that the formula lacks
 */
export function* models(
  cnf: Cnf,
  solver: SatSolver,
  options: { readonly over?: readonly Variable[] } = {},
): Generator<Model, ModelsEnd, void> {
  const over = options.over ?? Array.from({ length: cnf.variables }, (_, index) => index + 1);
  checkedLiterals(over, cnf.variables);
  addCnf(solver, cnf);
  for (;;) {
    const found = solver.solve();
    if (found.outcome === "unsatisfiable") return { outcome: "exhausted" };
    if (found.outcome === "stopped") return found;
    yield found.model;
    solver.add(over.map((variable) => (isTrue(found.model, variable) ? -variable : variable)));
  }
}
