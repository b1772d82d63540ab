import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areaOf,
  cellAt,
  cellIndex,
  cellsOf,
  contains,
  fitsOn,
  formatRect,
  isSameRect,
} from "./grid.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 9 }),
  height: fc.integer({ min: 1, max: 9 }),
});
const rect = fc
  .tuple(fc.record({ x: fc.nat(9), y: fc.nat(9) }), size)
  .map(([corner, extent]) => ({ ...corner, ...extent }));

describe("the grid", () => {
  it("numbers cells in row-major order, and back", () => {
    expect(cellIndex({ width: 5, height: 2 }, { x: 3, y: 1 })).toBe(8);
    fc.assert(
      fc.property(size, fc.nat(), (board, pick) => {
        const index = pick % areaOf(board);
        expect(cellIndex(board, cellAt(board, index))).toBe(index);
      }),
    );
  });

  it("walks a rect row by row, each cell that it contains once", () => {
    expect([...cellsOf({ x: 1, y: 2, width: 2, height: 2 })]).toEqual([
      { x: 1, y: 2 },
      { x: 2, y: 2 },
      { x: 1, y: 3 },
      { x: 2, y: 3 },
    ]);
    fc.assert(
      fc.property(rect, (each) => {
        const cells = [...cellsOf(each)];
        expect(cells).toHaveLength(areaOf(each));
        expect(cells.every((cell) => contains(each, cell))).toBe(true);
      }),
    );
  });

  it("fits a rect on a board if every cell does", () => {
    fc.assert(
      fc.property(size, rect, (board, each) => {
        const whole = { x: 0, y: 0, ...board };
        const everyCell = [...cellsOf(each)].every((cell) => contains(whole, cell));
        expect(fitsOn(board, each)).toBe(everyCell);
      }),
    );
  });

  it("tells rects apart by place and size", () => {
    const one = { x: 1, y: 2, width: 3, height: 4 };
    expect(isSameRect(one, { ...one })).toBe(true);
    for (const key of ["x", "y", "width", "height"]) {
      expect(isSameRect(one, { ...one, [key]: 9 })).toBe(false);
    }
  });

  it("names a rect by its size and its top left cell", () => {
    expect(formatRect({ x: 1, y: 2, width: 3, height: 4 })).toBe("3x4 at (1, 2)");
  });
});
