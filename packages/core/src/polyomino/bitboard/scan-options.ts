/**
 * Options as a scan sees them: by their first item, as masks of the items after it.
 *
 * When the scan stands at a place, all items before it are covered, and what else options cover lies in
 * its pattern, the next `32 * words` places: bit `i` of the pattern is the place `i + 1` after it. The other
 * items of an option that covers the place first are such bits too, so a bitwise "and" tells
 * whether it fits.
 */

import { coversOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";
import { placesIn } from "./scan-order.ts";

/** The options of a problem, by place. */
export interface ScanOptions {
  readonly problem: StockedCover;
  /** By item: its place in the order. */
  readonly places: Int32Array;
  /** How many 32-bit words the pattern has. */
  readonly words: number;
  /** By place: where its options begin in `options`; one entry more, the end. */
  readonly starts: Int32Array;
  /** The options, by the place that they cover first, those of one place ascending. */
  readonly options: Int32Array;
  /** `words` entries for each of `options`: what it covers after its first place. */
  readonly masks: Int32Array;
}

/** Arranges the options for an order of the items. */
export function scanOptions(problem: StockedCover, order: Int32Array): ScanOptions {
  const places = placesIn(order);
  const starts = new Int32Array(problem.items + 1);
  const firsts = new Int32Array(problem.options);
  let span = 1;
  for (let option = 0; option < problem.options; option++) {
    let first = Infinity;
    let last = 0;
    for (const item of coversOf(problem, option)) {
      first = Math.min(first, places[item]!);
      last = Math.max(last, places[item]!);
    }
    firsts[option] = first;
    starts[first + 1]!++;
    span = Math.max(span, last - first);
  }
  for (let place = 0; place < problem.items; place++) starts[place + 1]! += starts[place]!;
  const words = Math.ceil(span / 32);
  const options = new Int32Array(problem.options);
  const masks = new Int32Array(problem.options * words);
  const ends = starts.slice();
  for (let option = 0; option < problem.options; option++) {
    const first = firsts[option]!;
    const index = ends[first]!++;
    options[index] = option;
    for (const item of coversOf(problem, option)) {
      const bit = places[item]! - first - 1;
      if (bit >= 0) masks[index * words + (bit >>> 5)]! |= 1 << bit;
    }
  }
  return { problem, places, words, starts, options, masks };
}
