/**
 * The test data's own tests: a property over random dissections is worth no more than the
 * dissections are.
 */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, contains, isSameRect } from "../src/base/grid.ts";
import { dissections, isDissection, puzzles, randomDissection } from "./random-dissection.ts";

describe("random dissections", () => {
  it("cover every cell of the board exactly once", () => {
    fc.assert(
      fc.property(dissections(20), (dissection) => {
        expect(isDissection(dissection)).toBe(true);
      }),
    );
  });

  it.each(["cut", "fill"] as const)(
    "keep every rect of style %s within the largest area",
    (style) => {
      const recipe = { size: { width: 30, height: 20 }, seed: 5, style, largest: 7 };
      const areas = randomDissection(recipe).rects.map(areaOf);
      expect(Math.max(...areas)).toBeLessThanOrEqual(7);
      expect(new Set(areas).size).toBeGreaterThan(4);
    },
  );

  it("are the same for the same seed, and others for another", () => {
    const recipe = { size: { width: 9, height: 9 }, seed: 1, style: "cut", largest: 8 } as const;
    expect(randomDissection(recipe)).toEqual(randomDissection(recipe));
    expect(randomDissection({ ...recipe, seed: 2 })).not.toEqual(randomDissection(recipe));
  });

  it("recognise overlaps, gaps and rects beyond the board", () => {
    const size = { width: 2, height: 1 };
    const left = { x: 0, y: 0, width: 1, height: 1 };
    expect(isDissection({ size, rects: [left] })).toBe(false);
    expect(isDissection({ size, rects: [left, { ...left, width: 2 }] })).toBe(false);
    expect(isDissection({ size, rects: [{ ...left, width: 3 }] })).toBe(false);
    expect(isDissection({ size, rects: [{ ...left, width: 2 }] })).toBe(true);
  });
});

describe("random puzzles", () => {
  it("have one clue in each region, equal to its area, and list them in the order of the clues", () => {
    fc.assert(
      fc.property(puzzles(15), ({ puzzle, answer }) => {
        expect(answer.map((region) => region.clue)).toEqual(puzzle.clues);
        for (const region of answer) {
          expect(contains(region, region.clue)).toBe(true);
          expect(region.clue.area).toBe(areaOf(region));
          const inside = puzzle.clues.filter((clue) => contains(region, clue));
          expect(inside).toEqual([region.clue]);
          expect(answer.filter((other) => isSameRect(other, region))).toHaveLength(1);
        }
      }),
    );
  });
});
