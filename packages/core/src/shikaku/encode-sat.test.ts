import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { describeSharedData, siteBoards } from "../../../../shared-data.ts";
import { runs } from "../../test/runs.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { areaOf } from "../base/grid.ts";
import { loadLogicSolver } from "../sat/logic-solver.ts";
import { addCnf, isTrue, type Model, type SatSolver } from "../sat/solver.ts";
import { rawCandidates } from "./candidates.ts";
import { check } from "./check.ts";
import { puzzleFromClues } from "./puzzle.ts";
import { exceedsClauses, SatEncoding } from "./encode-sat.ts";

let newSolver: () => SatSolver;
beforeAll(async () => {
  newSolver = await loadLogicSolver();
});

function modelOf(encoding: SatEncoding): Model {
  const solver = newSolver();
  addCnf(solver, encoding.cnf);
  const found = solver.solve();
  if (found.outcome !== "satisfiable") throw new Error(`no model: ${found.outcome}`);
  return found.model;
}

describe("the SAT encoding", () => {
  const puzzle = validPuzzle([
    [2, 0],
    [0, 2],
  ]);
  const encoding = new SatEncoding(puzzle);

  it("numbers rect variables clue by clue, before any owner variable", () => {
    expect([...encoding.rectsOf({ x: 0, y: 0 })]).toEqual([
      [1, { x: 0, y: 0, width: 1, height: 2 }],
      [2, { x: 0, y: 0, width: 2, height: 1 }],
    ]);
    expect([...encoding.rectsOf({ x: 1, y: 1 }).keys()]).toEqual([3, 4]);
    expect(encoding.rectVariables).toEqual([1, 2, 3, 4]);
  });

  it("numbers owner variables by the cell that a rect first reaches, then by clue", () => {
    const [first, second] = puzzle.clues;
    expect([...encoding.ownersOf({ x: 0, y: 0 })]).toEqual([[first, 5]]);
    expect([...encoding.ownersOf({ x: 0, y: 1 })]).toEqual([
      [first, 6],
      [second, 7],
    ]);
    expect(encoding.cnf.variables).toBe(10);
  });

  it("knows no rects where there is no clue, and no owners beyond the board", () => {
    expect(encoding.rectsOf({ x: 1, y: 0 }).size).toBe(0);
    expect(encoding.ownersOf({ x: 0, y: 2 }).size).toBe(0);
    expect(encoding.ownersOf({ x: 2, y: 0 }).size).toBe(0);
    expect(encoding.rectsOf({ x: -1, y: 1 }).size).toBe(0);
  });

  it("foretells when the implications and pairs of its clues are more than so many", () => {
    fc.assert(
      fc.property(anyPuzzles(8), (puzzle) => {
        let certain = 0;
        for (const clue of puzzle.clues) {
          const rects = rawCandidates(puzzle, clue);
          certain += (rects.length * (rects.length - 1)) / 2;
          for (const rect of rects) certain += areaOf(rect);
        }
        expect(exceedsClauses(puzzle, certain)).toBe(false);
        expect(exceedsClauses(puzzle, certain - 1)).toBe(certain > 0);
        expect(new SatEncoding(puzzle).cnf.clauses.length).toBeGreaterThan(certain);
      }),
    );
  });

  it("foretells it at once, however many there would be", () => {
    const ones = Array.from({ length: 400 }, (_, x) => ({ x, y: 399, area: 1 }));
    const half = (400 * 399) / 2;
    const halves = [0, 399].map((x) => ({ x, y: 200, area: half }));
    const puzzle = puzzleFromClues({ width: 400, height: 400 }, [...ones, ...halves]);
    expect(puzzle.ok && exceedsClauses(puzzle.value, 1000)).toBe(true);
  });

  it("decodes a model into an answer in which each cell's owner is the clue of its rect", () => {
    fc.assert(
      fc.property(puzzles(7), fc.constantFrom("pairwise", "sequential"), ({ puzzle }, kind) => {
        const encoding = new SatEncoding(puzzle, kind);
        const model = modelOf(encoding);
        const answer = encoding.decode(model);
        expect(check(puzzle, answer)).toEqual([]);
        for (const { clue, x, y } of answer) {
          expect(isTrue(model, encoding.ownersOf({ x, y }).get(clue)!)).toBe(true);
        }
      }),
      runs(50),
    );
  });

  it("refuses to decode what is no model of it", () => {
    const model = Array.from({ length: encoding.cnf.variables }, () => false);
    expect(() => encoding.decode(model)).toThrow("chooses 0 rects for (0, 0)");
  });
});

describeSharedData(() => {
  describe("the chapter's 20x20 board", () => {
    let encoding: SatEncoding;
    beforeAll(() => {
      const board = siteBoards().find(({ rows }) => rows.length === 20);
      encoding = new SatEncoding(validPuzzle(board?.rows ?? []));
    });

    it("has 45 rectangles, 741 rect variables and then 1,698 owner variables", () => {
      expect(encoding.puzzle.clues).toHaveLength(45);
      expect(encoding.rectVariables).toEqual(Array.from({ length: 741 }, (_, index) => index + 1));
      expect(encoding.cnf.variables).toBe(741 + 1698);
    });

    it("has ten candidates, numbered 26 to 35, for the clue 4 at (3, 1)", () => {
      const rects = [...encoding.rectsOf({ x: 3, y: 1 })];
      expect(rects.map(([variable]) => variable)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
      expect(rects.map(([, { x, y, width, height }]) => [x, y, width, height])).toEqual([
        [3, 1, 1, 4],
        [3, 0, 1, 4],
        [3, 1, 2, 2],
        [3, 0, 2, 2],
        [2, 1, 2, 2],
        [2, 0, 2, 2],
        [3, 1, 4, 1],
        [2, 1, 4, 1],
        [1, 1, 4, 1],
        [0, 1, 4, 1],
      ]);
    });

    it("has the owner variables 1048 to 1050 for the cell (2, 1)", () => {
      const owners = [...encoding.ownersOf({ x: 2, y: 1 })];
      expect(owners.map(([{ x, y }, variable]) => [x, y, variable])).toEqual([
        [0, 1, 1048],
        [3, 1, 1049],
        [12, 2, 1050],
      ]);
    });

    it("is solved with the rect 34 for (3, 1), which then owns the cell (2, 1)", () => {
      const model = modelOf(encoding);
      const rects = [...encoding.rectsOf({ x: 3, y: 1 }).keys()];
      expect(rects.filter((variable) => isTrue(model, variable))).toEqual([34]);
      const owners = [...encoding.ownersOf({ x: 2, y: 1 }).values()];
      expect(owners.filter((variable) => isTrue(model, variable))).toEqual([1049]);
      expect(encoding.decode(model)).toHaveLength(45);
    });
  });
});
