/** The practice boards are puzzles that a person can solve. */

import { puzzleFromRows, solve } from "@shikiri/core";
import { describe, expect, it } from "vitest";

import { PRACTICE_BOARDS } from "./boards.ts";

describe("every practice board", () => {
  it("comes in several sizes, a board that is not square among them", () => {
    expect(PRACTICE_BOARDS.map((board) => board.name)).toStrictEqual([
      "5x5",
      "10x10",
      "15x10",
      "20x20",
    ]);
  });

  it.each(PRACTICE_BOARDS)("$name has exactly one answer", ({ rows }) => {
    const puzzle = puzzleFromRows(rows);
    if (!puzzle.ok) throw new Error(puzzle.error.message);
    expect(solve(puzzle.value).outcome).toBe("unique");
  });
});
