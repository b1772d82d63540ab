/** The colours of pieces: readable, and as far apart as twelve can be. */

import { describe, expect, it } from "vitest";
import { contrast, distance, VISIONS } from "../../test/colour-vision.ts";
import { DARK_PIECES, LIGHT_PIECES } from "./packing-palette.ts";

describe.each([
  ["light", LIGHT_PIECES, 0.13],
  ["dark", DARK_PIECES, 0.1],
])("the %s palette of pieces", (_, { paper, ink, regions }, apart) => {
  it("has a colour for each pentomino", () => {
    expect(regions).toHaveLength(12);
  });

  it("gives letters a contrast of 7 to 1 on every fill", () => {
    for (const { fill } of regions) expect(contrast(ink, fill)).toBeGreaterThanOrEqual(7);
  });

  it("gives outlines a contrast of 3 to 1 against their fill and the paper", () => {
    for (const { fill, outline } of regions) {
      expect(contrast(outline, fill)).toBeGreaterThanOrEqual(3);
      expect(contrast(outline, paper)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(VISIONS)("keeps fills and paper apart for %s vision", (name, vision) => {
    const grounds = [paper, ...regions.map((region) => region.fill)];
    for (const [at, one] of grounds.entries()) {
      for (const other of grounds.slice(at + 1)) {
        const isFill = at > 0 && name === "normal";
        expect(distance(one, other, vision)).toBeGreaterThan(isFill ? apart : 0.05);
      }
    }
  });
});
