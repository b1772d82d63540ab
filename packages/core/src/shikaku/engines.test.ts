import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { describeSharedData, sharedBoards, siteBoards } from "../../../../shared-data.ts";
import { runs } from "../../test/runs.ts";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import type { Rect } from "../base/grid.ts";
import { check } from "./check.ts";
import { count } from "./count.ts";
import type { Engine } from "./engine.ts";
import { ENGINE_NAMES, loadEngine } from "./engine-names.ts";
import { plain } from "./cover-backed.ts";
import { puzzleFromClues, puzzleFromRows, type Puzzle } from "./puzzle.ts";
import { solve, solveAsync } from "./solve.ts";

/** What every engine must do, whichever way it does it. */
describe.each(ENGINE_NAMES)("the engine %s", (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await loadEngine(name);
  });

  it("goes by its name in the statistics", () => {
    expect(solve(validPuzzle([[1]]), { engine }).statistics.engine).toBe(name);
  });

  it("finds every answer once", () => {
    fc.assert(
      fc.property(puzzles(4), ({ puzzle }) => {
        const found = solve(puzzle, { engine, limit: 1000 }).answers.map(text);
        const expected = solve(puzzle, { engine: plain, limit: 1000 }).answers.map(text);
        expect(found.toSorted()).toEqual(expected.toSorted());
        expect(new Set(found).size).toBe(found.length);
      }),
      runs(150),
    );
  });

  it("agrees with plain on the outcome of boards that may have no answer, or unknown clues", () => {
    fc.assert(
      fc.property(anyPuzzles(6), (puzzle) => {
        expect(solve(puzzle, { engine }).outcome).toBe(solve(puzzle, { engine: plain }).outcome);
      }),
      runs(150),
    );
  });

  it("proves that there is no answer where it takes a search", () => {
    expect(solve(unsolvablePuzzle(), { engine })).toMatchObject({ outcome: "none" });
  });

  it("stays exhausted", () => {
    const puzzle = validPuzzle([[1]]);
    const search = engine.start(puzzle, [{ clue: 0, x: 0, y: 0, width: 1, height: 1 }]);
    expect(search.advance(0)).toBe("paused");
    expect(search.advance(10)).toBe("answer");
    expect([search.advance(10), search.advance(10)]).toEqual(["exhausted", "exhausted"]);
    expect(search.answer).toHaveLength(1);
  });
});

describe("the engine logic-solver", () => {
  it("finds that a board on which plain search would never end has no answer", async () => {
    const engine = await loadEngine("logic-solver");
    expect(await solveAsync(endlessPuzzle(), { engine })).toMatchObject({ outcome: "none" });
  });

  it("is stopped by memory, at once, when its heap could not hold the clauses; the next solve works", async () => {
    const engine = await loadEngine("logic-solver");
    const size = { width: 90, height: 90 };
    const clues = Array.from({ length: 90 }, (_, y) => ({ x: (y * 37) % 90, y, area: 90 }));
    const large = puzzleFromClues(size, clues);
    expect(large.ok && solve(large.value, { engine, first: true })).toMatchObject({
      outcome: "stopped",
      why: "memory",
    });
    expect(solve(validPuzzle([[1, 1]]), { engine })).toMatchObject({ outcome: "unique" });
  });
});

describeSharedData(() => {
  it.each(siteBoards())(
    "$id of the site is unique for every engine, with the same answer",
    async ({ rows, outcome }) => {
      const puzzle = sharedPuzzle(rows);
      const expected = solve(puzzle);
      expect(expected.outcome).toBe(outcome);
      expect(check(puzzle, expected.answers[0]!)).toEqual([]);
      const engine = await loadEngine("logic-solver");
      expect(solve(puzzle, { engine })).toMatchObject({
        outcome: "unique",
        answers: expected.answers,
      });
    },
  );

  describe("the published boards", () => {
    const boards = sharedBoards("corpus").map((board) => ({
      ...board,
      puzzle: sharedPuzzle(board.rows),
    }));

    it("are more than three hundred", () => {
      expect(boards.length).toBeGreaterThan(300);
    });

    it("have as many answers as is known of them", () => {
      for (const { id, puzzle, answers = 0 } of boards) {
        expect([id, solve(puzzle, { limit: 20 }).answers.length]).toEqual([
          id,
          Math.min(20, answers),
        ]);
      }
    });

    it("have the answer that was published with them, where it is the only one", () => {
      for (const { id, puzzle, solution } of boards.filter(({ answers }) => answers === 1)) {
        const rects = solve(puzzle).answers[0]?.map(({ x, y, width, height }) => [
          x,
          y,
          width,
          height,
        ]);
        expect([id, rects?.toSorted()]).toEqual([id, solution?.toSorted()]);
      }
    });

    it("have the count that is known of them, by counting without listing", () => {
      for (const { id, puzzle, answers = 0 } of boards) {
        expect([id, count(puzzle)]).toEqual([id, { outcome: "complete", count: BigInt(answers) }]);
      }
    });
  });

  it("all boards have the outcome of cover for sat, and for logic-solver unless its heap bursts", async () => {
    const sat = await loadEngine("sat");
    const logicSolver = await loadEngine("logic-solver");
    const burst: string[] = [];
    for (const file of ["site-boards", "corpus", "large"] as const) {
      for (const { id, rows } of sharedBoards(file)) {
        const puzzle = sharedPuzzle(rows);
        const { outcome } = solve(puzzle);
        expect([id, solve(puzzle, { engine: sat }).outcome]).toEqual([id, outcome]);
        const other = solve(puzzle, { engine: logicSolver });
        const isBurst = other.outcome === "stopped";
        if (isBurst) burst.push(`${id}: ${other.why}`);
        expect([id, isBurst ? outcome : other.outcome]).toEqual([id, outcome]);
      }
    }
    // The bench's table in the README lists the same.
    expect(burst).toEqual([
      "sgt-50x50-1: memory",
      "sgt-50x50e0.5-0: memory",
      "sgt-50x50e1-0: memory",
      "sgt-50x50e1-2: memory",
      "sgt-75x75-1: memory",
      "sgt-100x100-1: memory",
    ]);
  }, 240_000);

  it("boards of up to 10x10 have the outcome of cover for plain", () => {
    const boards = (["site-boards", "corpus", "unknown-clues"] as const)
      .flatMap((file) => sharedBoards(file))
      .map(({ id, rows }) => ({ id, puzzle: sharedPuzzle(rows) }))
      .filter(({ puzzle: { size } }) => size.width <= 10 && size.height <= 10);
    expect(boards.length).toBeGreaterThan(100);
    for (const { id, puzzle } of boards) {
      expect([id, solve(puzzle, { engine: plain }).outcome]).toEqual([id, solve(puzzle).outcome]);
    }
  });

  it("boards with unknown clues have one answer, for every engine", async () => {
    const boards = sharedBoards("unknown-clues");
    expect(boards.length).toBeGreaterThan(2);
    for (const { id, rows } of boards) {
      const puzzle = sharedPuzzle(rows);
      const found = solve(puzzle);
      expect([id, found.outcome, count(puzzle)]).toEqual([
        id,
        "unique",
        { outcome: "complete", count: 1n },
      ]);
      for (const name of ENGINE_NAMES) {
        const other = solve(puzzle, { engine: await loadEngine(name) });
        expect([id, name, other.answers]).toEqual([id, name, found.answers]);
      }
    }
  });

  it("large boards, with an answer or without, have as many as is known of them", () => {
    const boards = sharedBoards("large");
    expect(boards.length).toBeGreaterThan(20);
    for (const { id, rows, answers = 0 } of boards) {
      const puzzle = sharedPuzzle(rows);
      expect([id, count(puzzle)]).toEqual([id, { outcome: "complete", count: BigInt(answers) }]);
      expect([id, solve(puzzle).answers.length]).toEqual([id, Math.min(answers, 2)]);
    }
  });
});

function sharedPuzzle(rows: readonly (readonly (number | "?")[])[]): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function text(rects: readonly Rect[]): string {
  return rects.map(({ x, y, width, height }) => [x, y, width, height].join()).join(" ");
}
