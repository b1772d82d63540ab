/** Random stocked cover problems that are no packings: options that draw several times, or not at all. */

import * as fc from "fast-check";
import { stockedCover, type StockedCover } from "../src/exact-cover/stocked-cover.ts";

/** Problems with up to so many items and options, and up to four stocks. */
export function stockedCovers(mostItems: number, mostOptions: number): fc.Arbitrary<StockedCover> {
  const stock = fc
    .record({ min: fc.nat(2), more: fc.nat(2) })
    .map(({ min, more }) => ({ min, max: min + more }));
  return fc
    .record({
      items: fc.integer({ min: 1, max: mostItems }),
      stocks: fc.array(stock, { maxLength: 4 }),
    })
    .chain(({ items, stocks }) => {
      const option = fc.record({
        covers: fc.uniqueArray(fc.nat(items - 1), { minLength: 1, maxLength: 4 }),
        draws:
          stocks.length === 0
            ? fc.constant([])
            : fc.array(fc.nat(stocks.length - 1), { maxLength: 3 }),
      });
      return fc
        .array(option, { maxLength: mostOptions })
        .map((options) => stockedCover(items, stocks, options));
    });
}
