import { describe, expect, it } from "vitest";
import { boardFromRows, fillNumbers, MAX_BOARD_CELLS, rectangularBoard } from "./board.ts";

describe("a board", () => {
  it("of a size is to be filled everywhere", () => {
    expect(rectangularBoard({ width: 2, height: 1 })).toEqual({
      ok: true,
      value: {
        size: { width: 2, height: 1 },
        cells: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
      },
    });
  });

  it("of rows is as wide as the longest; what the others lack are walls", () => {
    expect(boardFromRows([[true], [false, true, true]])).toMatchObject({
      value: {
        size: { width: 3, height: 2 },
        cells: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
      },
    });
  });

  it("numbers its cells to fill row by row, walls not at all", () => {
    const board = boardFromRows([
      [true, false],
      [false, true],
    ]);
    expect(board.ok && [...fillNumbers(board.value)]).toEqual([0, -1, -1, 1]);
  });

  it.each([
    ["nothing to fill", "nothing-to-fill", () => boardFromRows([[false]])],
    ["no rows", "bad-size", () => boardFromRows([])],
    ["a side of 0", "bad-size", () => rectangularBoard({ width: 0, height: 3 })],
    ["half a cell", "bad-size", () => rectangularBoard({ width: 1.5, height: 3 })],
    ["too many cells", "too-large", () => rectangularBoard({ width: MAX_BOARD_CELLS, height: 2 })],
  ])("is refused with %s", (_, kind, make) => {
    expect(make()).toMatchObject({ ok: false, error: { kind } });
  });
});
