import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Random } from "./random.ts";

function numbers(seed: string, count: number, bound = 2 ** 21): number[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.below(bound));
}

describe("a seeded random stream", () => {
  it("is the same on every machine, to the bit", () => {
    expect(numbers("", 4, 1000)).toEqual([110, 923, 534, 492]);
    expect(numbers("shikiri", 4, 1000)).toEqual([996, 194, 208, 16]);
  });

  it("is another one for every other seed, however alike", () => {
    const seeds = ["", "\0", "a", "b", "ab", "ba", "a\n1", "a\n2", "é"];
    const streams = new Set(seeds.map((seed) => numbers(seed, 4).join()));
    expect(streams.size).toBe(seeds.length);
  });

  it("gives whole numbers from 0 to below the bound, each about as often", () => {
    const counts = new Map<number, number>();
    for (const value of numbers("fair", 7000, 7)) counts.set(value, (counts.get(value) ?? 0) + 1);
    expect(new Set(counts.keys())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    // Five standard deviations around the mean of 1000.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("shuffles into every order", () => {
    const random = new Random("orders");
    const orders = new Set(Array.from({ length: 200 }, () => random.shuffle([1, 2, 3]).join()));
    expect(orders.size).toBe(6);
  });

  it("keeps all items when it shuffles, and picks one of them", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (seed, items) => {
        const random = new Random(seed);
        expect(rising(random.shuffle([...items]))).toEqual(rising(items));
        expect(items).toContain(random.pick(items));
      }),
    );
  });
});

function rising(items: readonly number[]): number[] {
  return items.toSorted((a, b) => a - b);
}
