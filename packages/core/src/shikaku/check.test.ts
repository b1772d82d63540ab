import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { puzzles } from "../../test/random-dissection.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import type { Rect } from "../base/grid.ts";
import { puzzleFromClues } from "./puzzle.ts";
import { check, MAX_ISSUES, type Issue } from "./check.ts";

/*  2 . .   Its answer: 2x1 at (0, 0), 1x3 at (2, 0), 2x2 at (0, 1).
    . . .
    4 . 3  */
const puzzle = validPuzzle([
  [2, 0, 0],
  [0, 0, 0],
  [4, 0, 3],
]);
const two = { x: 0, y: 0, width: 2, height: 1 };
const three = { x: 2, y: 0, width: 1, height: 3 };
const four = { x: 0, y: 1, width: 2, height: 2 };

describe("check", () => {
  it("finds nothing wrong with an answer, in whatever order its rects come", () => {
    expect(issues([two, three, four])).toEqual([]);
    expect(issues([four, three, two])).toEqual([]);
  });

  it("finds nothing wrong with the answer that a puzzle was made from", () => {
    fc.assert(fc.property(puzzles(12), ({ puzzle, answer }) => check(puzzle, answer).length === 0));
  });

  it("names a rect of the wrong area, at its clue", () => {
    expect(issues([{ ...two, height: 2 }, three, four])).toContainEqual({
      kind: "wrong-area",
      cell: { x: 0, y: 0 },
      rect: { ...two, height: 2 },
      message: "the rectangle 2x2 at (0, 0) has 4 cells, but its clue at (0, 0) is 2",
    });
  });

  it("names a rect that holds two clues, at the second", () => {
    const wide = { x: 0, y: 2, width: 3, height: 1 };
    expect(issues([wide])).toContainEqual({
      kind: "two-clues",
      cell: { x: 2, y: 2 },
      rect: wide,
      message: "the rectangle 3x1 at (0, 2) holds 2 clues: 4 at (0, 2), 3 at (2, 2)",
    });
  });

  it("names a rect that holds no clue", () => {
    const empty = { x: 1, y: 0, width: 1, height: 2 };
    expect(issues([empty])).toContainEqual({
      kind: "no-clue",
      cell: { x: 1, y: 0 },
      rect: empty,
      message: "the rectangle 1x2 at (1, 0) holds no clue",
    });
  });

  it("names each cell in which rects overlap", () => {
    const overlaps = issues([two, three, four, two]).filter(({ kind }) => kind === "overlap");
    expect(overlaps.map(({ cell }) => cell)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(overlaps[0]).toMatchObject({
      rect: two,
      message: "the cell (0, 0) is in more than one rectangle",
    });
  });

  it("names each cell that no rect covers", () => {
    expect(issues([four, three])).toEqual([
      {
        kind: "uncovered-cell",
        cell: { x: 0, y: 0 },
        message: "the cell (0, 0) is in no rectangle",
      },
      {
        kind: "uncovered-cell",
        cell: { x: 1, y: 0 },
        message: "the cell (1, 0) is in no rectangle",
      },
    ]);
  });

  it("names a rect that leaves the board, and still counts its cells on it", () => {
    const beyond = { x: 2, y: 0, width: 1, height: 4 };
    expect(issues([two, beyond, four])).toEqual([
      {
        kind: "outside-board",
        cell: { x: 2, y: 0 },
        rect: beyond,
        message: "the rectangle 1x4 at (2, 0) leaves the 3x3 board",
      },
      expect.objectContaining({ kind: "wrong-area" }),
    ]);
  });

  it.each([
    { x: 0, y: 0, width: 0, height: 1 },
    { x: 0.5, y: 0, width: 1, height: 1 },
    { x: NaN, y: 0, width: 1, height: 1 },
    { x: 0, y: 0, width: -2, height: -1 },
  ])("refuses $width x $height at ($x, $y) as no rect", (rect) => {
    expect(issues([rect])[0]).toMatchObject({ kind: "not-a-rect" });
  });

  it("is not kept busy by rects far larger than the board", () => {
    const huge = { x: -1e15, y: -1e15, width: 2e15, height: 2e15 };
    expect(issues([huge])[0]).toMatchObject({ kind: "outside-board" });
  });

  it("lists no more than ten thousand faults, however many rects overlap", () => {
    const side = 500;
    const large = puzzleFromClues({ width: side, height: side }, [
      { x: 0, y: 0, area: side * side },
    ]);
    if (!large.ok) throw new Error(large.error.message);
    const whole = { x: 0, y: 0, width: side, height: side };
    const many = Array.from({ length: 100_000 }, () => whole);
    expect(check(large.value, many)).toHaveLength(MAX_ISSUES);
    expect(check(large.value, [])).toHaveLength(MAX_ISSUES);
  });

  it("notices any single rect that is lost, doubled or moved", () => {
    fc.assert(
      fc.property(puzzles(8), fc.nat(), ({ puzzle, answer }, pick) => {
        const at = pick % answer.length;
        const rect = answer[at]!;
        const others = answer.toSpliced(at, 1);
        expect(check(puzzle, others)).not.toEqual([]);
        expect(check(puzzle, [...answer, rect])).not.toEqual([]);
        expect(check(puzzle, [...others, { ...rect, x: rect.x + 1 }])).not.toEqual([]);
      }),
    );
  });
});

function issues(rects: readonly Rect[]): readonly Issue[] {
  return check(puzzle, rects);
}
