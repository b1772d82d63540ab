/**
 * Exact cover by our own SAT solver alone: the whole problem as one part.
 *
 * The answers are those of `cover`, without its propagation, probing and splitting; unlike other SAT
 * solvers behind `sat-backed.ts` it can be paused anywhere.
 */

import type { CoverEngine } from "../exact-cover/engine.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import { PartSolver } from "./part-solver.ts";

/** Starts a search; a node is an item put into clauses, or a decision or conflict of the solver. */
export const cdclSearch: CoverEngine = (problem) => new SteppedSearch(steps(problem));

function* steps(problem: CoverProblem): CoverSteps {
  const options = Array.from({ length: problem.options }, (_, option) => option);
  const solver = yield* PartSolver.make({ problem, options });
  return yield* solver.answers();
}
