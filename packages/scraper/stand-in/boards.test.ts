/** The practice boards are puzzles that a person can solve. */

import { formatSize, puzzleFromRows, solve } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { PRACTICE_BOARDS } from "./boards.ts";

describe.each(Object.entries(PRACTICE_BOARDS))("the practice board of %s", (name, rows) => {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);

  it("is of that size", () => {
    expect(formatSize(puzzle.value.size)).toBe(name);
  });

  it("has exactly one answer", () => {
    expect(solve(puzzle.value).outcome).toBe("unique");
  });
});
