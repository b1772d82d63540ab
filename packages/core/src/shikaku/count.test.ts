import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { runs } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { count, countAsync } from "./count.ts";
import { plain } from "./cover-backed.ts";
import type { Puzzle } from "./puzzle.ts";
import { solve } from "./solve.ts";

describe("counting", () => {
  it("is 0, 1 or as many as there are", () => {
    expect(count(unsolvablePuzzle())).toEqual({ outcome: "complete", count: 0n });
    expect(count(validPuzzle([[1]]))).toEqual({ outcome: "complete", count: 1n });
    expect(count(blocks(1))).toEqual({ outcome: "complete", count: 2n });
  });

  it("multiplies the parts that have nothing to do with each other", () => {
    expect(count(blocks(10))).toEqual({ outcome: "complete", count: 1024n });
  });

  it("is exact far beyond the numbers that a double can hold", () => {
    expect(count(blocks(100))).toEqual({ outcome: "complete", count: 2n ** 100n });
  });

  it("stops at the limit, and says that there are at least as many", () => {
    expect(count(blocks(100), { limit: 1000n })).toEqual({ outcome: "at-least", count: 1000n });
    expect(count(blocks(2), { limit: 4n })).toEqual({ outcome: "at-least", count: 4n });
    expect(count(blocks(2), { limit: 5n })).toEqual({ outcome: "complete", count: 4n });
  });

  it("remembers what comes up again: the 10x10 board of dominoes has 258,584,046,368 answers", () => {
    const checkerboard = Array.from({ length: 10 }, (_, y) =>
      Array.from({ length: 10 }, (_, x) => ((x + y) % 2 === 0 ? 2 : 0)),
    );
    // Kasteleyn (1961); the sequence A004003 of the OEIS.
    expect(count(validPuzzle(checkerboard), { budget: {} })).toEqual({
      outcome: "complete",
      count: 258_584_046_368n,
    });
  });

  it("refutes a board on which plain search would never end", () => {
    expect(count(endlessPuzzle())).toEqual({ outcome: "complete", count: 0n });
  });

  it("claims nothing when the budget ends first", async () => {
    const budget = { nodes: 3 };
    expect(count(blocks(20), { budget })).toEqual({ outcome: "stopped", why: "nodes" });
    expect(await countAsync(blocks(20), { budget })).toEqual({ outcome: "stopped", why: "nodes" });
  });

  it("counts what plain search enumerates one by one", async () => {
    await fc.assert(
      fc.asyncProperty(anyPuzzles(6), async (puzzle) => {
        const listed = solve(puzzle, { engine: plain, limit: 5000, budget: { nodes: 1e5 } });
        fc.pre(listed.outcome !== "stopped" && listed.answers.length < 5000);
        const expected = { outcome: "complete", count: BigInt(listed.answers.length) };
        expect(count(puzzle)).toEqual(expected);
        expect(await countAsync(puzzle)).toEqual(expected);
      }),
      runs(500),
    );
  });
});

/** A board of so many blocks side by side, each with two answers of its own. */
function blocks(length: number): Puzzle {
  const columns = Array.from({ length }, (_, at) => at);
  return validPuzzle([columns.flatMap(() => [2, 0, 1]), columns.flatMap(() => [0, 2, 1])]);
}
