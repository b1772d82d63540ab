/** Specification of Luby's sequence, by its beginning and by its recursive definition. */

import { describe, expect, it } from "vitest";

import { luby } from "./luby.ts";

/** The sequence's first 2^blocks - 1 terms: twice what was, then the next power of 2. */
function firstBlocks(blocks: number): number[] {
  if (blocks === 0) return [];
  const before = firstBlocks(blocks - 1);
  return [...before, ...before, 2 ** (blocks - 1)];
}

describe("Luby's sequence", () => {
  it("begins with 1 1 2 1 1 2 4", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(luby)).toEqual([1, 1, 2, 1, 1, 2, 4]);
  });

  it("repeats what was, then adds the next power of 2", () => {
    const terms = firstBlocks(10);
    expect(terms.map((_, index) => luby(index + 1))).toEqual(terms);
  });
});
