import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { pieceOf } from "../../test/valid-packing.ts";
import { differenceOf, differencesAt, type Lot } from "./sums.ts";

describe("the chessboard difference of a piece", () => {
  it.each([
    ["T tetromino", "***/ *", 2],
    ["S tetromino", " **/**", 0],
    ["X pentomino", " */***/ *", 3],
    ["monomino", "*", 1],
  ])("of the %s", (_, picture, difference) => {
    expect(differenceOf(pieceOf("A", picture))).toBe(difference);
  });
});

describe("the differences that pieces reach at an area", () => {
  it("are those of all choices of copies and colours", () => {
    const lots = fc.array(
      fc
        .record({
          cells: fc.integer({ min: 1, max: 6 }),
          min: fc.nat(2),
          more: fc.nat(2),
          even: fc.nat(3),
        })
        .map(({ cells, min, more, even }): Lot => {
          return { cells, difference: Math.max(cells - 2 * even, cells % 2), min, max: min + more };
        }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.nat(20), lots, (area, some) => {
        expect(differencesAt(area, some)).toEqual(byHand(area, some));
      }),
      runs(500),
    );
  });

  it("are not claimed where it would take too long to say", () => {
    const lots = [{ cells: 1, difference: 1, min: 0, max: 1_000_000 }];
    expect(differencesAt(10_000, lots)).toBe(undefined);
  });
});

/** All sums, by trying every choice of copies and signs. */
function byHand(area: number, lots: readonly Lot[]): number[] {
  let sums = [{ area: 0, difference: 0 }];
  for (const { cells, difference, min, max } of lots) {
    sums = sums.flatMap((sum) => {
      const after = [];
      for (let copies = min; copies <= max; copies++) {
        for (let flips = 0; flips <= copies; flips++) {
          after.push({
            area: sum.area + copies * cells,
            difference: sum.difference + (copies - 2 * flips) * difference,
          });
        }
      }
      return after;
    });
  }
  const found = sums.filter((sum) => sum.area === area).map((sum) => sum.difference);
  return [...new Set(found)].toSorted((a, b) => a - b);
}
