/** Outlines: where the line around some cells goes, inside their edge. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBoards } from "../../test/random-arrangements.ts";
import { runs } from "../../test/runs.ts";
import { isInside } from "../../test/svg-reading.ts";
import { boardOf } from "../../test/valid-packing.ts";
import { outlinesOf, pathOf } from "./packing-outline.ts";

/** The path of the cells of a picture, rows divided by `/`, `.` for a cell. */
function path(picture: string, inset: number): string {
  return pathOf(outlinesOf(boardOf(picture).cells, inset), String);
}

describe("the outline of cells", () => {
  it("goes clockwise from the top left of the first cell, from corner to corner", () => {
    expect(path(".", 0)).toBe("M1 0V1H0V0Z");
    expect(path("../.#", 0)).toBe("M2 0V1H1V2H0V0Z");
  });

  it("lies inside the cells' edge, at outer and at inner corners", () => {
    expect(path("../.#", 0.25)).toBe("M1.75 0.25V0.75H0.75V1.75H0.25V0.25Z");
  });

  it("has a line around each hole, the other way about and inside the cells too", () => {
    expect(path(".../.#./...", 0.25)).toBe("M2.75 0.25V2.75H0.25V0.25ZM0.75 0.75V2.25H2.25V0.75Z");
  });

  it("stays with its cell where two meet at a corner only", () => {
    expect(path(".#/#.", 0)).toBe("M1 0V1H0V0ZM2 1V2H1V1Z");
    expect(outlinesOf(boardOf("#.#/.#./#.#").cells, 0)).toHaveLength(4);
  });

  it("has the middle of every cell inside, and of no other", () => {
    fc.assert(
      fc.property(anyBoards, fc.constantFrom(0, 0.1), ({ size, cells }, inset) => {
        const data = pathOf(outlinesOf(cells, inset), String);
        const inside: string[] = [];
        for (let y = 0; y < size.height; y++) {
          for (let x = 0; x < size.width; x++) {
            if (isInside(data, { x, y }, 1)) inside.push(`${x},${y}`);
          }
        }
        expect(inside).toEqual(cells.map(({ x, y }) => `${x},${y}`));
      }),
      runs(100),
    );
  });
});
