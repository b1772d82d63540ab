/** Colours of regions: apart where a side is shared, and never more than four. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dissections, randomDissection, type Dissection } from "../../test/random-dissection.ts";
import { colourRegions } from "./colouring.ts";
import { neighboursOf, ownersOf } from "./owners.ts";

function expectMapColouring({ size, rects }: Dissection): void {
  const colours = colourRegions(rects);
  expect(colours).toHaveLength(rects.length);
  for (const [rect, next] of neighboursOf(size, ownersOf(size, rects), rects.length).entries()) {
    expect([0, 1, 2, 3]).toContain(colours[rect]);
    for (const neighbour of next) expect(colours[neighbour]).not.toBe(colours[rect]);
  }
}

describe("the colours of regions", () => {
  it("are at most four, and differ for regions that share a side", () => {
    fc.assert(fc.property(dissections(25), expectMapColouring));
  });

  it.each(["cut", "fill"] as const)("hold on a 100x100 board of style %s", (style) => {
    const size = { width: 100, height: 100 };
    const dissection = randomDissection({ size, seed: 7, style, largest: 15 });
    expect(dissection.rects.length).toBeGreaterThan(1000);
    expectMapColouring(dissection);
  });

  it("depend on the rects alone, not on where they lie", () => {
    fc.assert(
      fc.property(dissections(12), fc.integer(), fc.integer(), ({ rects }, right, down) => {
        const moved = rects.map(({ x, y, width, height }) => ({
          x: x + right,
          y: y + down,
          width,
          height,
        }));
        expect(colourRegions(moved)).toEqual(colourRegions(rects));
      }),
    );
  });

  it("are none for no regions", () => {
    expect(colourRegions([])).toEqual([]);
  });
});

describe("the neighbours of a region", () => {
  const size = { width: 3, height: 3 };

  it("share the side of a cell with it; a corner is not enough, nor is a cell of no region", () => {
    const rects = [
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 1, y: 0, width: 2, height: 1 },
      { x: 1, y: 1, width: 1, height: 2 },
    ];
    expect(neighboursOf(size, ownersOf(size, rects), 3)).toEqual([[1], [0, 2], [1]]);
  });

  it("are listed once each, however long the side, and across no edge of the board", () => {
    const rects = [0, 1, 2].map((x) => ({ x, y: 0, width: 1, height: 3 }));
    expect(neighboursOf(size, ownersOf(size, rects), 3)).toEqual([[1], [0, 2], [1]]);
  });
});
