import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { areaOf, cellsOf, contains, isSameRect, type Rect } from "../base/grid.ts";
import { check } from "./check.ts";
import { plain } from "./cover-backed.ts";
import { puzzleFromClues, type Puzzle } from "./puzzle.ts";
import { solve, solveAsync } from "./solve.ts";

const several = validPuzzle([
  [2, 0],
  [0, 2],
]);

describe("solving", () => {
  it("is unique with one answer, its regions in the order of the clues", () => {
    const outcome = solve(
      validPuzzle([
        [0, 2],
        [0, 2],
      ]),
    );
    expect(outcome).toMatchObject({
      outcome: "unique",
      answers: [
        [
          { x: 0, y: 0, width: 2, height: 1, clue: { x: 1, y: 0, area: 2 } },
          { x: 0, y: 1, width: 2, height: 1, clue: { x: 1, y: 1, area: 2 } },
        ],
      ],
      statistics: { engine: "cover", candidates: 2 },
    });
  });

  it("is multiple with two different answers", () => {
    const { outcome, answers } = solve(several);
    expect(outcome).toBe("multiple");
    expect(answers).toHaveLength(2);
    expect(isSameRect(answers[0]![0]!, answers[1]![0]!)).toBe(false);
  });

  it("gives as many answers as one asks for, if there are", () => {
    const puzzle = validPuzzle([
      [2, 0, 2, 0],
      [0, 2, 0, 2],
    ]);
    expect(solve(puzzle, { limit: 3 }).answers).toHaveLength(3);
    expect(solve(puzzle, { limit: 100 }).answers).toHaveLength(5);
  });

  it("claims nothing about others when asked for the first only", () => {
    expect(solve(several, { first: true })).toMatchObject({ outcome: "some" });
    expect(solve(several, { first: true }).answers).toHaveLength(1);
  });

  describe("is none", () => {
    it("because a clue has no candidates, and names the clue", () => {
      const puzzle = validPuzzle([
        [3, 0],
        [0, 1],
      ]);
      expect(solve(puzzle)).toMatchObject({
        outcome: "none",
        reason: {
          kind: "no-candidates",
          clue: { x: 0, y: 0, area: 3 },
          message:
            "the clue 3 at (0, 0) has no candidates: no rectangle of 3 cells on the 2x2 board holds it and no other clue",
        },
      });
    });

    it("because no clue can reach a cell, and names the cell", () => {
      const puzzle = validPuzzle([
        [4, 0, 1, 0],
        [0, 0, 2, 1],
      ]);
      expect(solve(puzzle)).toMatchObject({
        outcome: "none",
        reason: {
          kind: "unreachable-cell",
          cell: { x: 3, y: 0 },
          message: "no clue can reach the cell (3, 0)",
        },
      });
    });

    it("without a reason when only a search can tell", () => {
      const outcome = solve(unsolvablePuzzle());
      expect(outcome).toMatchObject({ outcome: "none", answers: [] });
      expect(outcome).not.toHaveProperty("reason");
    });
  });

  describe("is stopped", () => {
    it("when the nodes are spent, with the answers found so far", () => {
      expect(solve(several, { engine: plain, budget: { nodes: 2 } })).toMatchObject({
        outcome: "stopped",
        why: "nodes",
        answers: [expect.anything()],
      });
    });

    it("when the time is over", () => {
      expect(solve(several, { budget: { timeMs: 0 } })).toMatchObject({
        outcome: "stopped",
        why: "time",
        answers: [],
      });
    });

    it("when a limit is not a number, rather than never", () => {
      expect(solve(several, { budget: { timeMs: NaN } })).toMatchObject({ why: "time" });
      expect(solve(several, { budget: { nodes: NaN } })).toMatchObject({ why: "nodes" });
      expect(solve(several, { limit: NaN }).answers).toHaveLength(2);
    });

    it("when the signal is aborted, before or in the midst", async () => {
      const controller = new AbortController();
      const { signal } = controller;
      const outcome = solveAsync(endlessPuzzle(), { engine: plain, budget: { signal } });
      setTimeout(() => {
        controller.abort();
      }, 30);
      expect(await outcome).toMatchObject({ outcome: "stopped", why: "aborted" });
      expect(solve(several, { budget: { signal } })).toMatchObject({ why: "aborted" });
    });

    it("when the candidates would not fit into memory", () => {
      const size = { width: 600, height: 600 };
      const half = areaOf(size) / 2;
      const puzzle = puzzleFromClues(size, [
        { x: 300, y: 0, area: half },
        { x: 300, y: 599, area: half },
      ]);
      expect(puzzle.ok && solve(puzzle.value)).toMatchObject({
        outcome: "stopped",
        why: "candidates",
      });
    });
  });

  it("lets the event loop run and reports progress when asynchronous", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const reports: number[] = [];
    const outcome = await solveAsync(endlessPuzzle(), {
      engine: plain,
      budget: { timeMs: 150 },
      onProgress: ({ nodes }) => reports.push(nodes),
    });
    clearInterval(timer);
    expect(outcome).toMatchObject({ outcome: "stopped", why: "time" });
    expect(ticks).toBeGreaterThan(2);
    expect(reports.length).toBeGreaterThan(2);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });

  it("finds exactly the answers that filling the first free cell again and again finds", () => {
    fc.assert(
      fc.property(puzzles(5), ({ puzzle }) => {
        const expected = everyAnswer(puzzle).map(text).toSorted();
        expect(solve(puzzle, { limit: 1e6 }).answers.map(text).toSorted()).toEqual(expected);
      }),
      runs(1000),
    );
  });

  it("gives only answers that pass the checker, and the same ones asynchronously", async () => {
    await fc.assert(
      fc.asyncProperty(puzzles(9), async ({ puzzle }) => {
        const { outcome, answers } = solve(puzzle);
        expect(["unique", "multiple"]).toContain(outcome);
        for (const answer of answers) expect(check(puzzle, answer)).toEqual([]);
        expect(await solveAsync(puzzle)).toMatchObject({ outcome, answers });
      }),
    );
  });
});

/**
 * Every answer, by a method of its own: the first free cell in row-major order is the top left of
 * some rect; try each size there.
 */
function everyAnswer(puzzle: Puzzle): Rect[][] {
  const { width, height } = puzzle.size;
  const free = Array.from({ length: height }, () => Array.from({ length: width }, () => true));
  const answers: Rect[][] = [];
  const place = (rects: readonly Rect[]): void => {
    const y = free.findIndex((row) => row.includes(true));
    if (y < 0) {
      answers.push(rects.toSorted((a, b) => clueOf(puzzle, a) - clueOf(puzzle, b)));
      return;
    }
    const x = free[y]!.indexOf(true);
    for (let w = 1; x + w <= width && free[y]![x + w - 1] === true; w++) {
      for (let h = 1; y + h <= height; h++) {
        const rect = { x, y, width: w, height: h };
        const clues = puzzle.clues.filter((clue) => contains(rect, clue));
        if (clues.length !== 1 || clues[0]!.area !== w * h) continue;
        for (const cell of cellsOf(rect)) free[cell.y]![cell.x] = false;
        place([...rects, rect]);
        for (const cell of cellsOf(rect)) free[cell.y]![cell.x] = true;
      }
    }
  };
  place([]);
  return answers;
}

function clueOf(puzzle: Puzzle, rect: Rect): number {
  return puzzle.clues.findIndex((clue) => contains(rect, clue));
}

function text(rects: readonly Rect[]): string {
  return rects.map(({ x, y, width, height }) => [x, y, width, height].join()).join(" ");
}
