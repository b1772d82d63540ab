import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { puzzles } from "../../test/random-dissection.ts";
import { MAX_CELLS, puzzleFromClues, puzzleFromRows, rowsOf } from "./puzzle.ts";

describe("a puzzle", () => {
  describe("made from rows", () => {
    it("has a clue for each number above 0, in row-major order", () => {
      expect(
        puzzleFromRows([
          [0, 2, 0],
          [4, 0, 0],
        ]),
      ).toEqual({
        ok: true,
        value: {
          size: { width: 3, height: 2 },
          clues: [
            { x: 1, y: 0, area: 2 },
            { x: 0, y: 1, area: 4 },
          ],
        },
      });
    });

    it("gives the rows back", () => {
      fc.assert(
        fc.property(puzzles(9), ({ puzzle }) => {
          expect(puzzleFromRows(rowsOf(puzzle))).toEqual({ ok: true, value: puzzle });
        }),
      );
    });

    it("refuses rows of different lengths and names the first cell that is missing or too many", () => {
      expect(puzzleFromRows([[4, 0], [0]])).toMatchObject({
        error: {
          kind: "uneven-rows",
          cell: { x: 1, y: 1 },
          message: "row 1 has 1 cells, but row 0 has 2: all rows must be equally long",
        },
      });
      expect(puzzleFromRows([[4], [0, 0, 0]])).toMatchObject({
        error: { kind: "uneven-rows", cell: { x: 1, y: 1 } },
      });
    });

    it("refuses no rows and empty rows", () => {
      expect(puzzleFromRows([])).toMatchObject({ error: { kind: "bad-size" } });
      expect(puzzleFromRows([[], []])).toMatchObject({ error: { kind: "bad-size" } });
    });

    it.each([-4, 1.5, NaN, Infinity, 2 ** 53])("refuses %d as a clue, with its cell", (area) => {
      expect(puzzleFromRows([[0, area]])).toMatchObject({
        error: {
          kind: "bad-clue",
          cell: { x: 1, y: 0 },
          message: `the clue at (1, 0) is ${area}: expected a positive whole number or ?`,
        },
      });
    });

    it("refuses a board without clues and says what they should sum to", () => {
      expect(puzzleFromRows([[0, 0, 0]])).toMatchObject({
        error: {
          kind: "no-clues",
          message: "the 3x1 board has no clues: expected areas that sum to 3",
        },
      });
    });

    it("takes ? for a clue of unknown area, as long as each can have a cell", () => {
      expect(puzzleFromRows([["?", 0, 2]])).toMatchObject({
        value: { clues: [{ area: "?" }, { area: 2 }] },
      });
      expect(puzzleFromRows([["?", "?", 1]]).ok).toBe(true);
    });

    it("refuses known clues that leave too little for the unknown ones", () => {
      expect(puzzleFromRows([["?", "?", 2]])).toMatchObject({
        error: {
          kind: "clue-sum",
          message:
            "the known clues sum to 2 and 2 more are unknown, but the 3x1 board has 3 cells: each unknown clue needs at least one",
        },
      });
      expect(puzzleFromRows([["?", 0, 3]])).toMatchObject({
        error: {
          kind: "clue-sum",
          message:
            "the known clues sum to 3 and 1 more is unknown, but the 3x1 board has 3 cells: each unknown clue needs at least one",
        },
      });
    });

    it("refuses clues whose sum is not the area and says both numbers", () => {
      expect(puzzleFromRows([[2, 0, 2]])).toMatchObject({
        error: {
          kind: "clue-sum",
          message: "the clues sum to 4, but the 3x1 board has 3 cells: the two must be equal",
        },
      });
    });
  });

  describe("made from clues", () => {
    it("sorts them", () => {
      const clues = [
        { x: 0, y: 1, area: 1 },
        { x: 0, y: 0, area: 1 },
      ];
      expect(puzzleFromClues({ width: 1, height: 2 }, clues)).toMatchObject({
        value: { clues: [clues[1], clues[0]] },
      });
    });

    it.each([
      { x: -1, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: 0.5, y: 0 },
    ])("refuses a clue at ($x, $y) of a 2x1 board", (cell) => {
      expect(puzzleFromClues({ width: 2, height: 1 }, [{ ...cell, area: 2 }])).toMatchObject({
        error: { kind: "outside-board", cell },
      });
    });

    it("refuses two clues on one cell", () => {
      const clue = { x: 1, y: 0, area: 1 };
      expect(puzzleFromClues({ width: 2, height: 1 }, [clue, clue])).toMatchObject({
        error: { kind: "same-cell", cell: { x: 1, y: 0 } },
      });
    });

    it.each([
      { width: 0, height: 3 },
      { width: 2.5, height: 2 },
      { width: NaN, height: 2 },
    ])("refuses a board of $width x $height", (size) => {
      expect(puzzleFromClues(size, [{ x: 0, y: 0, area: 1 }])).toMatchObject({
        error: { kind: "bad-size" },
      });
    });

    it("refuses more cells than a board may have", () => {
      const clues = [{ x: 0, y: 0, area: 1 }];
      expect(puzzleFromClues({ width: MAX_CELLS + 1, height: 1 }, clues)).toMatchObject({
        error: { kind: "too-large" },
      });
    });
  });
});
