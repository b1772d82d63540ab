/** Where the lines between regions run. */
import type { Size } from "@shikiri/core";
import type { Box } from "@shikiri/scraper";
import { describe, expect, it } from "vitest";
import { boxOf, gridLinesOf } from "./geometry.ts";

/** The boxes of a board as the site lays it out. */
function boxesOf({ width, height }: Size, cell: number, separator: number): Box[] {
  const start = (n: number) => cell * n + separator * (n + 1);
  return Array.from({ length: width * height }, (_, i) => ({
    left: start(i % width),
    top: start(Math.floor(i / width)),
    width: cell,
    height: cell,
  }));
}

describe("the lines of a board", () => {
  it("run halfway through the gutters, and half a gutter beyond the cells", () => {
    const lines = gridLinesOf({ width: 3, height: 2 }, boxesOf({ width: 3, height: 2 }, 20, 4));
    expect(lines).toEqual({ xs: [2, 26, 50, 74], ys: [2, 26, 50] });
  });

  it("run along the cells where there are no gutters", () => {
    const lines = gridLinesOf({ width: 2, height: 2 }, boxesOf({ width: 2, height: 2 }, 20, 0));
    expect(lines).toEqual({ xs: [0, 20, 40], ys: [0, 20, 40] });
  });

  it("run along the cell on a board of one cell", () => {
    const lines = gridLinesOf({ width: 1, height: 1 }, boxesOf({ width: 1, height: 1 }, 20, 3));
    expect(lines).toEqual({ xs: [3, 23], ys: [3, 23] });
  });

  it("are placed by the largest of cells that differ by a pixel or two", () => {
    const boxes = boxesOf({ width: 2, height: 2 }, 20, 4);
    boxes[0] = { left: 5, top: 5, width: 18, height: 18 };
    expect(gridLinesOf({ width: 2, height: 2 }, boxes)).toEqual({
      xs: [2, 26, 50],
      ys: [2, 26, 50],
    });
  });

  it("are uneven where the page's gutters are", () => {
    const boxes: Box[] = [0, 20, 50].map((left) => ({ left, top: 0, width: 20, height: 20 }));
    expect(gridLinesOf({ width: 3, height: 1 }, boxes).xs).toEqual([0, 20, 45, 75]);
  });
});

describe("the box of a region", () => {
  it("has the centre of each of its cells inside, and of no other", () => {
    const size = { width: 5, height: 4 };
    const rect = { x: 1, y: 2, width: 3, height: 1 };
    for (const [cell, separator] of [
      [30, 3],
      [12, 1],
      [50, 0],
    ] as const) {
      const boxes = boxesOf(size, cell, separator);
      const region = boxOf(gridLinesOf(size, boxes), rect);
      const inside = boxes.flatMap((box, i) => {
        const x = box.left + box.width / 2 - region.left;
        const y = box.top + box.height / 2 - region.top;
        return x > 0 && x < region.width && y > 0 && y < region.height ? [i] : [];
      });
      expect(inside).toEqual([11, 12, 13]);
    }
  });

  it("meets its neighbour's box without a gap or an overlap", () => {
    const size = { width: 4, height: 1 };
    const lines = gridLinesOf(size, boxesOf(size, 21, 3));
    const left = boxOf(lines, { x: 0, y: 0, width: 2, height: 1 });
    const right = boxOf(lines, { x: 2, y: 0, width: 2, height: 1 });
    expect(left.left + left.width).toBe(right.left);
  });
});
