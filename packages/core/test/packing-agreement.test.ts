import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runSteps } from "../src/base/steps.ts";
import { stockedCdclSearch } from "../src/engines/stocked-sat.ts";
import { countStocked, stockedSearch } from "../src/engines/stocked-search.ts";
import type { StockedCover } from "../src/exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../src/exact-cover/stocked-plain.ts";
import { bitboard } from "../src/polyomino/bitboard/bitboard.ts";
import { checkPacking } from "../src/polyomino/check.ts";
import { decodeArrangement, encodePacking } from "../src/polyomino/encode.ts";
import { planFrontier } from "../src/polyomino/frontier/plan.ts";
import type { Packing } from "../src/polyomino/packing.ts";
import { placementsOf } from "../src/polyomino/placements.ts";
import { allAnswers, packings } from "./random-packings.ts";
import { runs, within } from "./runs.ts";

/** Beyond so many answers, SAT solvers, which forbid each answer by a clause, are left out. */
const MOST_FOR_SAT = 30;

describe("random packings", () => {
  it(
    "have the answers, by every engine, that the oracle finds, and the checker has no objection",
    () => {
      fc.assert(
        fc.property(packings(), (packing) => {
          const placements = placementsOf(packing);
          const problem = encodePacking(packing, placements);
          const answers = allAnswers(stockedPlainSearch(problem));
          expect(allAnswers(stockedSearch(problem))).toEqual(answers);
          expect(allAnswers(bitboard(problem, packing.board.cells).search())).toEqual(answers);
          expect(countsOf(problem, packing)).toEqual(Array(3).fill(BigInt(answers.length)));
          const bySat =
            answers.length > MOST_FOR_SAT ? answers : allAnswers(stockedCdclSearch(problem));
          expect(bySat).toEqual(answers);
          for (const answer of answers.slice(0, 20)) {
            const arrangement = decodeArrangement(placements, answer.split(",").map(Number));
            expect(checkPacking(packing, arrangement)).toEqual([]);
          }
        }),
        runs(2000),
      );
    },
    within(120_000),
  );
});

/** What each way of counting without listing says. */
function countsOf(
  problem: StockedCover,
  { board }: Packing,
): readonly (bigint | "out-of-memory")[] {
  const plan = runSteps(planFrontier(problem, board.cells));
  return [
    runSteps(countStocked(problem)),
    runSteps(bitboard(problem, board.cells).count()),
    plan === "out-of-memory" ? plan : runSteps(plan.count()),
  ];
}
