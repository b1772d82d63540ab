/** Specification of the lists of watches, against plain arrays. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../test/runs.ts";

import { Watches } from "./watches.ts";

const CODES = 6;

/** The pairs of every code's list, in order. */
function all({ words, starts, lengths }: Watches): number[][] {
  return Array.from({ length: CODES }, (_, code) => [
    ...words.subarray(starts[code], starts[code]! + lengths[code]!),
  ]);
}

function empty(): Watches {
  const watches = new Watches();
  watches.grow(CODES);
  return watches;
}

describe("the lists of watches", () => {
  it("hold, each in order, what was pushed, however they grow past one another", () => {
    const pushed = fc.array(fc.integer({ min: 0, max: CODES - 1 }), {
      maxLength: 2000,
      size: "max",
    });
    fc.assert(
      fc.property(pushed, (codes) => {
        const watches = empty();
        const plain: number[][] = Array.from({ length: CODES }, () => []);
        for (const [index, code] of codes.entries()) {
          watches.push(code, index, ~index);
          plain[code]!.push(index, ~index);
        }
        expect(all(watches)).toEqual(plain);
      }),
      runs(30),
    );
  });

  it("are empty after clearing, and may be filled again", () => {
    const watches = empty();
    for (let index = 0; index < 20; index++) watches.push(index % 3, index, index);
    watches.clear();
    expect(all(watches).flat()).toEqual([]);
    watches.push(4, 7, 8);
    watches.push(0, 1, 2);
    expect(all(watches)).toEqual([[1, 2], [], [], [], [7, 8], []]);
  });

  it("stay as they are when room for further codes is made", () => {
    const watches = new Watches();
    watches.grow(1);
    watches.push(0, 1, 2);
    watches.grow(CODES);
    watches.push(5, 3, 4);
    expect(all(watches)).toEqual([[1, 2], [], [], [], [], [3, 4]]);
  });
});
