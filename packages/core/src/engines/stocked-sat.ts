/**
 * Stocked covers by SAT solvers: the whole problem as one formula, an answer a model.
 *
 * Our own solver can be paused anywhere; for others a node is an item or stock put into clauses, or one
 * call of the solver.
 */

import type { CoverSearch } from "../exact-cover/engine.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { CdclSolver } from "../sat/cdcl/solver.ts";
import { atMostClauses } from "../sat/cardinality.ts";
import type { AtMostOneEncoding } from "../sat/exactly-one.ts";
import type { SatSolver } from "../sat/solver.ts";
import { cdclAnswers, encodeInto, shortestAtMostOne } from "./cdcl-answers.ts";
import { modelAnswers } from "./sat-backed.ts";
import { encodeStockedCnf } from "./stocked-to-cnf.ts";

/** Starts a search by our own solver; a node is an item or stock put into clauses, or a decision or conflict. */
export function stockedCdclSearch(problem: StockedCover): CoverSearch {
  return new SteppedSearch(steps(problem));
}

/** What starts a search by a new solver, with "at most one" said in that encoding. */
export function stockedSatBacked(
  newSolver: () => SatSolver,
  encoding: AtMostOneEncoding,
): (problem: StockedCover) => CoverSearch {
  return (problem) =>
    new SteppedSearch(
      modelAnswers(newSolver(), (sink) => encodeStockedCnf(problem, sink, () => encoding)),
    );
}

/** Beyond so many clauses that say what stocks hold, the formula is not begun: it would be gigabytes. */
const MOST_CLAUSES = 2_000_000;

function* steps(problem: StockedCover): CoverSteps {
  if (stockClauses(problem) > MOST_CLAUSES) return "out-of-memory";
  const solver = new CdclSolver();
  const variables = yield* encodeInto(solver, (sink) =>
    encodeStockedCnf(problem, sink, shortestAtMostOne),
  );
  return yield* cdclAnswers(solver, variables, [...variables.keys()]);
}

/** How many clauses it takes to say how many may and how many must be drawn from the stocks. */
function stockClauses({ stocks, draws }: StockedCover): number {
  const drawing = stocks.map(() => 0);
  for (const stock of draws) drawing[stock]!++;
  return stocks.reduce((sum, { min, max }, stock) => {
    const length = drawing[stock]!;
    // At most one has shorter encodings, which are never the most.
    const most = max === 1 ? 0 : atMostClauses(length, max);
    return sum + most + atMostClauses(length, length - min);
  }, 0);
}
