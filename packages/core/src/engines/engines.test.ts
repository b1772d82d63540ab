import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersOf, covers, everyCover } from "../../test/random-covers.ts";
import { runs } from "../../test/runs.ts";
import type { CoverEngine } from "../exact-cover/engine.ts";
import { plainSearch } from "../exact-cover/plain-search.ts";
import { coverProblem } from "../exact-cover/problem.ts";
import { CdclSolver } from "../sat/cdcl/solver.ts";
import { loadLogicSolver } from "../sat/logic-solver.ts";
import { cdclSearch } from "./cdcl-search.ts";
import { coverSearch } from "./cover.ts";
import { satBacked } from "./sat-backed.ts";

/** What every exact cover engine must do, whichever way it does it. */
describe.each<[string, CoverEngine]>([
  ["plain search", plainSearch],
  ["cover", coverSearch],
  ["cdcl", cdclSearch],
  ["a SAT solver of our own, pairwise", satBacked(() => new CdclSolver(), "pairwise")],
  ["a SAT solver of our own, product", satBacked(() => new CdclSolver(), "product")],
  ["a SAT solver of our own, commander", satBacked(() => new CdclSolver(), "commander")],
  ["logic-solver, sequential", satBacked(await loadLogicSolver(), "sequential")],
])("the exact cover engine %s", (_, engine) => {
  it("covers secondary items at most once, and need not cover them at all", () => {
    const options = [[0, 2], [1, 2], [0], [1, 3]];
    expect(sorted(answersOf(engine, coverProblem(2, 2, options)))).toEqual(["0,3", "1,2", "2,3"]);
  });

  it("has one answer, without options, for a problem without primary items", () => {
    expect(answersOf(engine, coverProblem(0, 1, [[0]]))).toEqual([[]]);
    expect(answersOf(engine, coverProblem(0, 0, []))).toEqual([[]]);
  });

  it("has no answer when nothing covers an item", () => {
    expect(answersOf(engine, coverProblem(2, 0, [[0]]))).toEqual([]);
  });

  it("tells options with the same items apart", () => {
    const problem = coverProblem(1, 0, [[0], [0], [0]]);
    expect(sorted(answersOf(engine, problem))).toEqual(["0", "1", "2"]);
  });

  it("finds exactly the answers that trying every subset of the options finds, each once", () => {
    fc.assert(
      fc.property(covers(5, 10), (problem) => {
        expect(sorted(answersOf(engine, problem))).toEqual(sorted(everyCover(problem)));
      }),
      runs(300),
    );
  });

  it("finds the same answers in the same order however few nodes it is given at a time", () => {
    fc.assert(
      fc.property(covers(8, 20), fc.integer({ min: 1, max: 3 }), (problem, nodes) => {
        expect(answersOf(engine, problem, nodes)).toEqual(answersOf(engine, problem));
      }),
    );
  });

  it("gives its answers as ascending options, and leaves one as it is when it goes on", () => {
    const search = engine(coverProblem(2, 0, [[1], [0], [0]]));
    search.advance(100);
    const { answer } = search;
    search.advance(100);
    expect(sorted([answer, search.answer])).toEqual(["0,1", "0,2"]);
  });

  it("finds nothing without nodes, and stays exhausted once it is", () => {
    const search = engine(coverProblem(1, 0, [[0], [0]]));
    expect(search.advance(0)).toBe("paused");
    expect([search.advance(99), search.advance(99)]).toEqual(["answer", "answer"]);
    const { nodes } = search;
    expect([search.advance(99), search.advance(99)]).toEqual(["exhausted", "exhausted"]);
    expect(search.nodes).toBeGreaterThanOrEqual(nodes);
  });

  it("does not run out of stack on ten thousand forced choices", () => {
    const length = 10_000;
    const options = Array.from({ length }, (_, item) => [item]);
    const search = engine(coverProblem(length, 0, options));
    expect(search.advance(10 * length)).toBe("answer");
    expect(search.answer).toHaveLength(length);
  });
});

function sorted(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join()).toSorted();
}
