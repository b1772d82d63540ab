/**
 * The stocked cover problem: exact cover whose options also draw from stocks.
 *
 * A set of options is an answer when every item is in exactly one of them and what they draw from each
 * stock is within its range. Polyominoes with several copies, or optional ones, are this: cells are items,
 * pieces are stocks. Knuth's algorithm M (The Art of Computer Programming 4B, 7.2.2.1) gives items
 * multiplicities to the same end; here they stand apart, since an option may draw twice from one stock
 * and engines order items, never stocks.
 */

import type { Option } from "./problem.ts";

/** How much may be drawn in all: whole numbers, `min` at most `max`. */
export interface Stock {
  readonly min: number;
  readonly max: number;
}

/** Items, options and stocks; all are known by their numbers, from 0. */
export interface StockedCover {
  /** How many items there are; each must be covered exactly once. */
  readonly items: number;
  readonly stocks: readonly Stock[];
  /** How many options there are. */
  readonly options: number;
  /** By option: where its items begin in `covers`; one entry more than options, the end. */
  readonly coverStarts: Int32Array;
  /** The items of all options, one after the other; each at most once an option. */
  readonly covers: Int32Array;
  /** By option: where its draws begin in `draws`; one entry more than options, the end. */
  readonly drawStarts: Int32Array;
  /** What all options draw, one after the other: a stock's number as often as it is drawn from. */
  readonly draws: Int32Array;
}

/** What an option covers, at least one item, and the stocks that it draws from. */
export interface StockedOption {
  readonly covers: Option;
  readonly draws: readonly number[];
}

/** The problem with these options, in their order. */
export function stockedCover(
  items: number,
  stocks: readonly Stock[],
  options: readonly StockedOption[],
): StockedCover {
  const covers = concatenated(options.map((option) => option.covers));
  const draws = concatenated(options.map((option) => option.draws));
  return {
    items,
    stocks,
    options: options.length,
    coverStarts: covers.starts,
    covers: covers.values,
    drawStarts: draws.starts,
    draws: draws.values,
  };
}

/** The items that one option covers. */
export function coversOf(problem: StockedCover, option: number): Int32Array {
  return problem.covers.subarray(problem.coverStarts[option], problem.coverStarts[option + 1]);
}

/** The stocks that one option draws from, each as often as it does. */
export function drawsOf(problem: StockedCover, option: number): Int32Array {
  return problem.draws.subarray(problem.drawStarts[option], problem.drawStarts[option + 1]);
}

function concatenated(lists: readonly (readonly number[])[]): {
  readonly starts: Int32Array;
  readonly values: Int32Array;
} {
  const starts = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) starts[index + 1] = starts[index]! + list.length;
  const values = new Int32Array(starts[lists.length]!);
  for (const [index, list] of lists.entries()) values.set(list, starts[index]);
  return { starts, values };
}
