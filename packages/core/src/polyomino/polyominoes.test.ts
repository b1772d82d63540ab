import { describe, expect, it } from "vitest";
import { polyominoes } from "./polyominoes.ts";

/** OEIS A000105, A000988 and A001168, for 1 to 7 cells. */
const KNOWN = {
  free: [1, 1, 2, 5, 12, 35, 108],
  "one-sided": [1, 1, 2, 7, 18, 60, 196],
  fixed: [1, 2, 6, 19, 63, 216, 760],
} as const;

describe("polyominoes", () => {
  it.each(Object.entries(KNOWN))("%s ones of 1 to 7 cells number %j", (kind, counts) => {
    const found = counts.map(
      (_, index) => polyominoes(index + 1, kind as keyof typeof KNOWN).length,
    );
    expect(found).toEqual(counts);
  });
});
