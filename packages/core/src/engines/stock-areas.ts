/**
 * Stock areas: can what is still to be drawn fill the items that are left?
 *
 * Each draw is credited with an equal share of the items that its option covers. Of each stock the least
 * and the greatest share are known, so the draws that must be made need at least so many items, and those
 * that may be made cover at most so many.
 */

import type { StockedCover } from "../exact-cover/stocked-cover.ts";

/** Shares are fractions, their sums not quite exact. */
const TOLERANCE = 1e-6;

/** The shares of one problem's stocks. */
export class StockAreas {
  /** Whether what fits at the start fits for ever: as much is drawn in every answer, in equal shares. */
  readonly isFixed: boolean;
  readonly #problem: StockedCover;
  /** By stock. */
  readonly #least: Float64Array;
  readonly #most: Float64Array;
  /** Whether some option draws from no stock, so that there is no limit to what can be covered. */
  readonly #isUnlimited: boolean;

  constructor(problem: StockedCover) {
    const { stocks, options, coverStarts, drawStarts, draws } = problem;
    const least = new Float64Array(stocks.length).fill(Infinity);
    const most = new Float64Array(stocks.length);
    let isUnlimited = false;
    for (let option = 0; option < options; option++) {
      const drawn = drawStarts[option + 1]! - drawStarts[option]!;
      const share = (coverStarts[option + 1]! - coverStarts[option]!) / drawn;
      isUnlimited ||= drawn === 0;
      for (let at = drawStarts[option]!; at < drawStarts[option + 1]!; at++) {
        least[draws[at]!] = Math.min(least[draws[at]!]!, share);
        most[draws[at]!] = Math.max(most[draws[at]!]!, share);
      }
    }
    this.#problem = problem;
    this.#least = least;
    this.#most = most;
    this.#isUnlimited = isUnlimited;
    this.isFixed =
      !isUnlimited &&
      stocks.every(({ min, max }, stock) => min === max && least[stock] === most[stock]);
  }

  /**
   * Whether it is possible.
   *
   * @param drawn by stock: how much has been drawn
   * @param items how many items are left
   */
  fit(drawn: Int32Array, items: number): boolean {
    const { stocks } = this.#problem;
    let needed = 0;
    let possible = this.#isUnlimited ? Infinity : 0;
    for (let stock = 0; stock < stocks.length; stock++) {
      const { min, max } = stocks[stock]!;
      const done = drawn[stock]!;
      if (done < min) needed += (min - done) * this.#least[stock]!;
      possible += (max - done) * this.#most[stock]!;
    }
    return needed <= items + TOLERANCE && possible >= items - TOLERANCE;
  }
}
