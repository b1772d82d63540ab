import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersOf } from "../../test/random-covers.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { runs } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { plainSearch } from "../exact-cover/plain-search.ts";
import { allCandidates } from "./candidates.ts";
import { plain } from "./cover-backed.ts";
import { decodeOpen, openCover } from "./open-cover.ts";
import { solve } from "./solve.ts";

describe("what narrowing leaves open", () => {
  it("is nothing on a board that it settles", () => {
    const puzzle = validPuzzle([
      [0, 0, 4, 0],
      [2, 2, 0, 0],
    ]);
    expect(openCover(puzzle, allCandidates(puzzle)!)).toMatchObject({
      settled: [{ clue: 0 }, { clue: 1 }, { clue: 2 }],
      open: [],
      problem: { primary: 0, options: 0 },
    });
  });

  it("is the clues with several candidates, and the cells that no settled one covers", () => {
    const puzzle = validPuzzle([
      [2, 0, 1],
      [0, 2, 1],
    ]);
    const left = openCover(puzzle, allCandidates(puzzle)!);
    expect(left?.settled).toHaveLength(2);
    expect(left?.open.map(({ clue }) => clue)).toEqual([0, 0, 2, 2]);
    expect(left?.problem.primary).toBe(2 + 4);
  });

  it("has, together with what is settled, exactly the puzzle's answers", () => {
    fc.assert(
      fc.property(anyPuzzles(6), (puzzle) => {
        const outcome = solve(puzzle, { engine: plain, limit: 2000, budget: { nodes: 1e5 } });
        fc.pre(outcome.outcome !== "stopped" && outcome.answers.length < 2000);
        const left = openCover(puzzle, allCandidates(puzzle)!);
        const found =
          left === undefined
            ? []
            : answersOf(plainSearch, left.problem).map((chosen) =>
                decodeOpen(puzzle, left, chosen),
              );
        expect(texts(found)).toEqual(texts(outcome.answers));
      }),
      runs(500),
    );
  });
});

function texts(answers: readonly object[]): string[] {
  return answers.map((answer) => JSON.stringify(answer)).toSorted();
}
