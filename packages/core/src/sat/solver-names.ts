/** SAT solvers by name, for those who let a person choose; the others import the solver itself. */

import { CdclSolver } from "./cdcl/solver.ts";
import { loadLogicSolver } from "./logic-solver.ts";
import type { SatSolver } from "./solver.ts";

/** The names of all SAT solvers: our own, and logic-solver. */
export const SOLVER_NAMES = ["cdcl", "logic-solver"] as const;

/** The name of a SAT solver. */
export type SolverName = (typeof SOLVER_NAMES)[number];

/** What makes a new solver of that name, loaded if need be. */
export async function loadSolver(name: SolverName): Promise<() => SatSolver> {
  return name === "cdcl" ? () => new CdclSolver() : await loadLogicSolver();
}
