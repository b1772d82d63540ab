/**
 * Exact cover by our own SAT solver alone: the whole problem as one part.
 *
 * The answers are those of `cover`, without its propagation, probing and splitting; unlike other SAT
 * solvers behind `sat-backed.ts` it can be paused anywhere.
 */

import type { CoverEngine } from "../exact-cover/engine.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import { PartAnswers } from "./part-answers.ts";

/** Starts a search; a node is an item put into clauses, or a decision or conflict of the solver. */
export const cdclSearch: CoverEngine = (problem) => new SteppedSearch(steps(problem));

function* steps(problem: CoverProblem): CoverSteps {
  const options = Array.from({ length: problem.options }, (_, option) => option);
  const answers = new PartAnswers({ problem, options });
  for (let index = 0; ; index++) {
    const answer = yield* answers.at(index);
    if (typeof answer === "string") return answer;
    yield answer;
  }
}
