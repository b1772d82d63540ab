/** The colours of drawings: readable, and told apart with any colour vision. */

import { describe, expect, it } from "vitest";
import { contrast, distance, VISIONS } from "../../test/colour-vision.ts";
import { DARK_PALETTE, LIGHT_PALETTE } from "./palette.ts";

describe.each([
  ["light", LIGHT_PALETTE],
  ["dark", DARK_PALETTE],
])("the %s palette", (_, { paper, ink, regions }) => {
  it("has four colours for regions", () => {
    expect(regions).toHaveLength(4);
  });

  it("gives clues a contrast of 7 to 1 on every fill and on the paper", () => {
    for (const ground of [paper, ...regions.map((region) => region.fill)]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
    }
  });

  it("gives outlines a contrast of 3 to 1 against their fill and the paper", () => {
    for (const { fill, outline } of regions) {
      expect(contrast(outline, fill)).toBeGreaterThanOrEqual(3);
      expect(contrast(outline, paper)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(VISIONS)("keeps fills and paper well apart for %s vision", (_name, vision) => {
    const grounds = [paper, ...regions.map((region) => region.fill)];
    for (const [at, one] of grounds.entries()) {
      for (const other of grounds.slice(at + 1)) {
        expect(distance(one, other, vision)).toBeGreaterThan(0.07);
      }
    }
  });
});

describe("contrast", () => {
  it("is 21 for black on white, and 1 for a colour on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#d55e00", "#d55e00")).toBeCloseTo(1);
  });
});
