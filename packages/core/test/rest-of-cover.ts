/**
 * What is left of a stocked cover when options are chosen, as a problem of its own: so that oracles, which
 * know no prefixes, can be asked for the answers below one.
 */

import {
  coversOf,
  drawsOf,
  stockedCover,
  type StockedCover,
} from "../src/exact-cover/stocked-cover.ts";

/** A problem without what some options cover and draw, and which of its options are left. */
export interface Rest {
  readonly problem: StockedCover;
  /** By option of the rest: its number in the whole problem. */
  readonly options: readonly number[];
}

/** What is left to do when compatible options are chosen. */
export function restOf(whole: StockedCover, chosen: readonly number[]): Rest {
  const covered = new Set(chosen.flatMap((option) => [...coversOf(whole, option)]));
  const numbers = new Map<number, number>();
  for (let item = 0; item < whole.items; item++) {
    if (!covered.has(item)) numbers.set(item, numbers.size);
  }
  const drawn = chosen.flatMap((option) => [...drawsOf(whole, option)]);
  const stocks = whole.stocks.map(({ min, max }, stock) => {
    const count = drawn.filter((each) => each === stock).length;
    return { min: Math.max(0, min - count), max: max - count };
  });
  const options = Array.from({ length: whole.options }, (_, option) => option).filter((option) =>
    coversOf(whole, option).every((item) => !covered.has(item)),
  );
  const problem = stockedCover(
    numbers.size,
    stocks,
    options.map((option) => ({
      covers: Array.from(coversOf(whole, option), (item) => numbers.get(item)!),
      draws: [...drawsOf(whole, option)],
    })),
  );
  return { problem, options };
}
