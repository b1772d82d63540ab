/** The colours of drawings: readable, and told apart with any colour vision. */

import { describe, expect, it } from "vitest";
import { contrast, distance, VISIONS } from "../../test/colour-vision.ts";
import { mix } from "./packing-palette.ts";
import { DARK_PALETTE, LIGHT_PALETTE } from "./palette.ts";

const [SKY_BLUE, YELLOW, VERMILLION, BLUE] = ["#56b4e9", "#f0e442", "#d55e00", "#0072b2"] as const;

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

describe("the colours of regions", () => {
  it("are those of Okabe & Ito, with white, black or dusk mixed in", () => {
    const light = { white: LIGHT_PALETTE.paper, black: LIGHT_PALETTE.ink };
    expect(LIGHT_PALETTE.regions).toEqual([
      { fill: mix(SKY_BLUE, light.white, 0.55), outline: mix(SKY_BLUE, light.black, 0.45) },
      { fill: mix(YELLOW, light.white, 0.35), outline: mix(YELLOW, light.black, 0.5) },
      { fill: mix(VERMILLION, light.white, 0.45), outline: mix(VERMILLION, light.black, 0.4) },
      { fill: mix(BLUE, light.white, 0.45), outline: mix(BLUE, light.black, 0.4) },
    ]);
    const dark = { dusk: DARK_PALETTE.paper, white: DARK_PALETTE.ink };
    expect(DARK_PALETTE.regions).toEqual([
      { fill: mix(SKY_BLUE, dark.dusk, 0.55), outline: SKY_BLUE },
      { fill: mix(YELLOW, dark.dusk, 0.7), outline: mix(YELLOW, dark.dusk, 0.2) },
      { fill: mix(VERMILLION, dark.dusk, 0.7), outline: mix(VERMILLION, dark.white, 0.2) },
      { fill: mix(BLUE, dark.dusk, 0.6), outline: mix(BLUE, dark.white, 0.3) },
    ]);
  });
});

describe("contrast", () => {
  it("is 21 for black on white, and 1 for a colour on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#d55e00", "#d55e00")).toBeCloseTo(1);
  });
});
