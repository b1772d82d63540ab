import { describe, expect, it } from "vitest";
import type { Area, Clue } from "../src/shikaku/puzzle.ts";
import { puzzleFromClues } from "../src/shikaku/puzzle.ts";
import { solve, type SolveOutcome } from "../src/shikaku/solve.ts";

/** Nothing here may take longer: the outcome is known at once, or the budget ends it. */
const budget = { timeMs: 20_000 };

describe("a board of an extreme shape is answered or refused", () => {
  it.each([
    ["1x1", 1, 1],
    ["1x1000", 1, 1000],
    ["1000x1", 1000, 1],
    ["500x500", 500, 500],
  ])("%s, blank but for one clue", (_, width, height) => {
    for (const area of [width * height, "?"] as const) {
      expect(solved(width, height, [{ x: 0, y: height - 1, area }])).toMatchObject({
        outcome: "unique",
        answers: [[{ x: 0, y: 0, width, height }]],
      });
    }
  });

  it("with a clue larger than any rectangle on it", () => {
    const clues = [
      { x: 0, y: 0, area: 7 },
      { x: 2, y: 2, area: 2 },
    ];
    expect(solved(3, 3, clues)).toMatchObject({
      outcome: "none",
      reason: { kind: "no-candidates", clue: clues[0] },
    });
  });

  it("with 10,000 clues", () => {
    expect(solved(100, 100, everyCell(100, 1))).toMatchObject({ outcome: "unique" });
    expect(solved(100, 100, everyCell(100, "?"))).toMatchObject({ outcome: "unique" });
  });

  it("with two unknown clues far apart, whose candidates are too many", () => {
    const clues: Clue[] = [
      { x: 3, y: 4, area: "?" },
      { x: 300, y: 400, area: "?" },
    ];
    expect(solved(500, 500, clues)).toMatchObject({ outcome: "stopped", why: "candidates" });
  });
});

function solved(width: number, height: number, clues: readonly Clue[]): SolveOutcome {
  const puzzle = puzzleFromClues({ width, height }, clues);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return solve(puzzle.value, { budget });
}

function everyCell(side: number, area: Area): Clue[] {
  return Array.from({ length: side * side }, (_, index) => ({
    x: index % side,
    y: Math.floor(index / side),
    area,
  }));
}
