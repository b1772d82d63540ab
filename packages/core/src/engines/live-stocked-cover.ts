/**
 * A live stocked cover: a stocked cover problem under choice, and what is left of it.
 *
 * A demand is open while it is an item that is not covered, or a stock from which more must be drawn. An
 * option is live, a bit each, while it can be chosen. A choice takes away by whole words what overlaps
 * it; that an open demand still has a live option is mostly seen in the word that had one the last time
 * (a residue, as in Demeulenaere et al., "Compact-Table", 2016). What changes is on a trail and can
 * be undone, so memory is linear in the problem and its size does not matter.
 */

import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { optionRows, type Demand, type OptionRows } from "./option-rows.ts";
import { Overlaps } from "./overlaps.ts";
import { StockAreas } from "./stock-areas.ts";

/** The state of one problem; it begins with nothing chosen. */
export class LiveStockedCover {
  readonly rows: OptionRows;
  /** By word: a bit for each live option. */
  readonly live: Int32Array;

  readonly #problem: StockedCover;
  readonly #overlaps: Overlaps;
  readonly #areas: StockAreas;
  /** The chosen options, in their order, the first `#depth` of these. */
  readonly #chosen: Int32Array;
  #depth = 0;
  #itemsLeft: number;
  /** By stock: how much has been drawn. */
  readonly #drawn: Int32Array;

  /** The open demands, the first `#openCount` of these, and by demand its place among them. */
  readonly #open: Int32Array;
  readonly #places: Int32Array;
  #openCount: number;
  /** By demand: its residue, a word and its mask. */
  readonly #lastWords: Int32Array;
  readonly #lastMasks: Int32Array;

  /** The words that changed, and what they were. Each change takes an option away. */
  readonly #trailWords: Int32Array;
  readonly #trailBits: Int32Array;
  #trailLength = 0;
  /** By depth: `#trailLength` and `#openCount` before that choice. */
  readonly #trailMarks: Int32Array;
  readonly #openMarks: Int32Array;

  constructor(problem: StockedCover) {
    const { items, stocks, options } = problem;
    const demands = items + stocks.length;
    this.#problem = problem;
    this.rows = optionRows(problem);
    this.live = new Int32Array((options + 31) >> 5);
    for (let option = 0; option < options; option++) this.live[option >> 5]! |= 1 << (option & 31);
    this.#overlaps = new Overlaps(problem, this.rows);
    this.#areas = new StockAreas(problem);
    // Every option covers an item.
    this.#chosen = new Int32Array(items);
    this.#itemsLeft = items;
    this.#drawn = new Int32Array(stocks.length);
    this.#open = Int32Array.from({ length: demands }, (_, demand) => demand);
    this.#places = this.#open.slice();
    this.#openCount = demands;
    this.#lastWords = new Int32Array(demands);
    this.#lastMasks = new Int32Array(demands);
    this.#trailWords = new Int32Array(options);
    this.#trailBits = new Int32Array(options);
    this.#trailMarks = new Int32Array(items);
    this.#openMarks = new Int32Array(items);
    for (const [stock, { min, max }] of stocks.entries()) {
      if (min === 0) this.#close(items + stock);
      if (max === 0) this.#empty(items + stock);
    }
  }

  /** How many options are chosen. */
  get depth(): number {
    return this.#depth;
  }

  /** The chosen options, ascending. */
  get chosen(): number[] {
    return Array.from(this.#chosen.subarray(0, this.#depth)).toSorted((a, b) => a - b);
  }

  /** Whether the chosen options are an answer. */
  get isAnswer(): boolean {
    return this.#openCount === 0;
  }

  /** Whether the option overlaps none that is chosen and draws from no stock that is used up. */
  isLive(option: number): boolean {
    return ((this.live[option >> 5]! >> (option & 31)) & 1) === 1;
  }

  /**
   * Whether there may be an answer with what is chosen: every open demand has a live option, and the
   * items that are left are neither too few nor too many for what is to be drawn.
   */
  isHopeful(): boolean {
    return this.#isServed() && this.#areas.fit(this.#drawn, this.#itemsLeft);
  }

  /**
   * Chooses a live option; it is chosen until it is undone, whatever comes of it.
   *
   * @returns whether there may still be an answer, as {@link isHopeful} says if it was before, and no more is drawn
   * from a stock than may be
   */
  choose(option: number): boolean {
    const { items, stocks, coverStarts, covers, drawStarts, draws } = this.#problem;
    this.#trailMarks[this.#depth] = this.#trailLength;
    this.#openMarks[this.#depth] = this.#openCount;
    this.#chosen[this.#depth++] = option;
    this.#itemsLeft -= coverStarts[option + 1]! - coverStarts[option]!;
    for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++)
      this.#close(covers[at]!);
    const overlaps = this.#overlaps;
    overlaps.find(option);
    this.#takeAway(overlaps.words, overlaps.masks, overlaps.start, overlaps.end);
    let isWithin = true;
    for (let at = drawStarts[option]!; at < drawStarts[option + 1]!; at++) {
      const stock = draws[at]!;
      const { min, max } = stocks[stock]!;
      const drawn = ++this.#drawn[stock]!;
      if (drawn === min) this.#close(items + stock);
      if (drawn === max) this.#empty(items + stock);
      if (drawn > max) isWithin = false;
    }
    if (!isWithin || !this.#isServed()) return false;
    return this.#areas.isFixed || this.#areas.fit(this.#drawn, this.#itemsLeft);
  }

  /** Takes back all choices but the first `depth`. */
  undoTo(depth: number): void {
    if (this.#depth === depth) return;
    const { coverStarts, drawStarts, draws } = this.#problem;
    while (this.#depth > depth) {
      const option = this.#chosen[--this.#depth]!;
      this.#itemsLeft += coverStarts[option + 1]! - coverStarts[option]!;
      for (let at = drawStarts[option]!; at < drawStarts[option + 1]!; at++) {
        this.#drawn[draws[at]!]!--;
      }
    }
    const live = this.live;
    const trailWords = this.#trailWords;
    const trailBits = this.#trailBits;
    const mark = this.#trailMarks[depth]!;
    for (let at = this.#trailLength - 1; at >= mark; at--) live[trailWords[at]!] = trailBits[at]!;
    this.#trailLength = mark;
    this.#openCount = this.#openMarks[depth]!;
  }

  /**
   * The open demand with the fewest live options, of those that one option must serve: an item, or a
   * stock from which exactly one more is to be drawn. Some item must be open.
   *
   * So each answer is found once: exactly one of its options serves that demand.
   */
  smallest(): Demand {
    const { items, stocks } = this.#problem;
    const { starts, words, masks } = this.rows;
    const live = this.live;
    const open = this.#open;
    let smallest = -1;
    let fewest = Infinity;
    for (let index = 0; index < this.#openCount; index++) {
      const demand = open[index]!;
      if (demand >= items) {
        const stock = demand - items;
        if (this.#drawn[stock]! + 1 !== stocks[stock]!.max) continue;
      }
      let count = 0;
      const end = starts[demand + 1]!;
      for (let entry = starts[demand]!; entry < end && count < fewest; entry++) {
        count += bitCount(live[words[entry]!]! & masks[entry]!);
      }
      if (count >= fewest) continue;
      smallest = demand;
      fewest = count;
      if (count === 1) break;
    }
    return smallest;
  }

  /** Whether every open demand has a live option. */
  #isServed(): boolean {
    const { starts, words, masks } = this.rows;
    const live = this.live;
    const open = this.#open;
    const lastWords = this.#lastWords;
    const lastMasks = this.#lastMasks;
    for (let index = 0; index < this.#openCount; index++) {
      const demand = open[index]!;
      if ((live[lastWords[demand]!]! & lastMasks[demand]!) !== 0) continue;
      const end = starts[demand + 1]!;
      let entry = starts[demand]!;
      while (entry < end && (live[words[entry]!]! & masks[entry]!) === 0) entry++;
      if (entry === end) return false;
      lastWords[demand] = words[entry]!;
      lastMasks[demand] = masks[entry]!;
    }
    return true;
  }

  /** Moves an open demand behind the open ones. */
  #close(demand: Demand): void {
    const place = this.#places[demand]!;
    const last = this.#open[--this.#openCount]!;
    this.#open[place] = last;
    this.#places[last] = place;
    this.#open[this.#openCount] = demand;
    this.#places[demand] = this.#openCount;
  }

  /** Takes away all options of a demand. */
  #empty(demand: Demand): void {
    const { starts, words, masks } = this.rows;
    this.#takeAway(words, masks, starts[demand]!, starts[demand + 1]!);
  }

  #takeAway(words: Int32Array, masks: Int32Array, start: number, end: number): void {
    const live = this.live;
    const trailWords = this.#trailWords;
    const trailBits = this.#trailBits;
    let length = this.#trailLength;
    for (let entry = start; entry < end; entry++) {
      const word = words[entry]!;
      const before = live[word]!;
      const after = before & ~masks[entry]!;
      if (after === before) continue;
      trailWords[length] = word;
      trailBits[length++] = before;
      live[word] = after;
    }
    this.#trailLength = length;
  }
}

/** How many bits are set in 32, added up in pairs, fours and bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
