import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { runs } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { cellAt, cellsOf, contains, isSameRect, areaOf, type Rect } from "../base/grid.ts";
import { allCandidates, type Candidate } from "./candidates.ts";
import { narrow } from "./narrow.ts";
import { plain } from "./cover-backed.ts";
import type { Puzzle } from "./puzzle.ts";
import { solve } from "./solve.ts";

describe("narrowing", () => {
  it("takes away what meets cells that all candidates of another clue have", () => {
    const puzzle = validPuzzle([
      [0, 3, 0, 0],
      [2, 1, 2, 0],
    ]);
    // Wherever the 3 lies, it has the cell above the last 2.
    expect(narrowed(puzzle)?.filter(({ clue }) => clue === 3)).toEqual([
      { clue: 3, x: 2, y: 1, width: 2, height: 1 },
    ]);
  });

  it("takes away what leaves out a cell that no other clue reaches", () => {
    const puzzle = validPuzzle([
      [0, 0, 4, 0],
      [2, 2, 0, 0],
    ]);
    // The last column is out of reach for both 2s, so the 4 is not the top row.
    expect(narrowed(puzzle)?.filter(({ clue }) => clue === 0)).toEqual([
      { clue: 0, x: 2, y: 0, width: 2, height: 2 },
    ]);
  });

  it("keeps every candidate that some answer has", () => {
    fc.assert(
      fc.property(anyPuzzles(6), (puzzle) => {
        const outcome = solve(puzzle, { engine: plain, limit: 2000, budget: { nodes: 1e5 } });
        fc.pre(outcome.outcome !== "stopped" && outcome.answers.length < 2000);
        const left = narrowed(puzzle) ?? [];
        const isLeft = (rect: Rect): boolean => left.some((each) => isSameRect(each, rect));
        expect(outcome.answers.flat().filter((region) => !isLeft(region))).toEqual([]);
      }),
      runs(500),
    );
  });

  it("leaves no more than its plain twin, a round of which looks at every cell and candidate", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        const candidates = allCandidates(puzzle) ?? [];
        const left = narrow(puzzle, candidates);
        const round = plainRound(puzzle, candidates);
        if (left === undefined) return;
        expect(left.filter((candidate) => !round.includes(candidate))).toEqual([]);
      }),
      runs(500),
    );
  });

  it("ends with hulls that cover the board when it leaves one candidate a clue", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        const left = narrowed(puzzle);
        fc.pre(left?.length === puzzle.clues.length);
        const times = Array.from({ length: areaOf(puzzle.size) }, (_, index) => {
          const cell = cellAt(puzzle.size, index);
          return left.filter((rect) => contains(rect, cell)).length;
        });
        expect(new Set(times)).toEqual(new Set([1]));
      }),
      runs(300),
    );
  });
});

function narrowed(puzzle: Puzzle): readonly Candidate[] | undefined {
  return narrow(puzzle, allCandidates(puzzle) ?? []);
}

/** One round of the first rule by its words: hulls are cells common to all of a clue's candidates. */
function plainRound(puzzle: Puzzle, candidates: readonly Candidate[]): readonly Candidate[] {
  const own = puzzle.clues.map((_, clue) => {
    const [first, ...others] = candidates.filter((candidate) => candidate.clue === clue);
    if (first === undefined) return [];
    return [...cellsOf(first)].filter((cell) => others.every((other) => contains(other, cell)));
  });
  return candidates.filter((candidate) =>
    own.every((cells, clue) =>
      cells.every((cell) => contains(candidate, cell) === (clue === candidate.clue)),
    ),
  );
}
