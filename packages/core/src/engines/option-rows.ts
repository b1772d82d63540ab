/**
 * Rows: the options of each demand of a stocked cover, in bits.
 *
 * Demands are the items and, after them, the stocks. Options are bits, 32 a word, and a row holds the words
 * in which its demand has options, ascending, without the empty ones. So all rows together are no longer
 * than the problem, however large it is.
 */

import type { StockedCover } from "../exact-cover/stocked-cover.ts";

/** What is to be covered or drawn from: item `i` is `i`, stock `s` is the number of items plus `s`. */
export type Demand = number;

/** The rows of all demands, one after the other. */
export interface OptionRows {
  /** By demand: where its row begins; one entry more than demands, the end. */
  readonly starts: Int32Array;
  /** The numbers of the rows' words: option `o` is in word `o >> 5`. */
  readonly words: Int32Array;
  /** By entry: the demand's options in that word, option `o` as bit `o & 31`; never 0. */
  readonly masks: Int32Array;
}

/** The rows of the problem. */
export function optionRows(problem: StockedCover): OptionRows {
  const demands = problem.items + problem.stocks.length;
  // Options come in ascending order, so a word is new to a row if it is not the row's last one.
  const lastWords = new Int32Array(demands).fill(-1);
  const starts = new Int32Array(demands + 1);
  forEachDemand(problem, (demand, option) => {
    if (lastWords[demand] === option >> 5) return;
    lastWords[demand] = option >> 5;
    starts[demand + 1]!++;
  });
  for (let demand = 0; demand < demands; demand++) starts[demand + 1]! += starts[demand]!;
  const ends = starts.slice();
  const words = new Int32Array(starts[demands]!);
  const masks = new Int32Array(starts[demands]!);
  forEachDemand(problem, (demand, option) => {
    let last = ends[demand]! - 1;
    if (last < starts[demand]! || words[last] !== option >> 5) {
      last = ends[demand]!++;
      words[last] = option >> 5;
    }
    masks[last]! |= 1 << (option & 31);
  });
  return { starts, words, masks };
}

/** Calls back for each demand that each option serves, options in ascending order. */
function forEachDemand(
  { items, options, coverStarts, covers, drawStarts, draws }: StockedCover,
  visit: (demand: Demand, option: number) => void,
): void {
  for (let option = 0; option < options; option++) {
    for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++) {
      visit(covers[at]!, option);
    }
    for (let at = drawStarts[option]!; at < drawStarts[option + 1]!; at++) {
      visit(items + draws[at]!, option);
    }
  }
}
