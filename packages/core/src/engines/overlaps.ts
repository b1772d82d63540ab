/**
 * Overlaps: the options that share an item with an option, itself included, in bits.
 *
 * The union of its items' rows, made when it is first asked for and remembered, since a search chooses the
 * same options again and again; there is a limit to what is remembered.
 */

import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import type { OptionRows } from "./option-rows.ts";

/** How many entries are remembered at most, and how many for each option. */
const MOST_ENTRIES = 1 << 20;
const ENTRIES_AN_OPTION = 64;

/** The overlaps of the options of one problem. */
export class Overlaps {
  /** Where the row last found lies in `words` and `masks`; it is valid until the next is found. */
  start = 0;
  end = 0;
  /** The numbers of words, and the bits of the overlapping options in each. */
  readonly words: Int32Array;
  readonly masks: Int32Array;

  readonly #problem: StockedCover;
  readonly #rows: OptionRows;
  /** By option: where its row lies; the start is -1 where it is not remembered. */
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #limit: number;
  #used = 0;
  /** By word: the union so far; all 0 between calls. */
  readonly #union: Int32Array;

  constructor(problem: StockedCover, rows: OptionRows) {
    const words = (problem.options + 31) >> 5;
    this.#problem = problem;
    this.#rows = rows;
    this.#starts = new Int32Array(problem.options).fill(-1);
    this.#ends = new Int32Array(problem.options);
    this.#limit = Math.min(MOST_ENTRIES, problem.options * ENTRIES_AN_OPTION);
    // A row of any length fits behind those that are remembered.
    this.words = new Int32Array(this.#limit + words);
    this.masks = new Int32Array(this.#limit + words);
    this.#union = new Int32Array(words);
  }

  /** Finds the row of an option. */
  find(option: number): void {
    this.start = this.#starts[option]!;
    this.end = this.#ends[option]!;
    if (this.start < 0) this.#make(option);
  }

  #make(option: number): void {
    const { coverStarts, covers } = this.#problem;
    const { starts, words, masks } = this.#rows;
    const union = this.#union;
    this.start = this.#used;
    let end = this.start;
    for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++) {
      const item = covers[at]!;
      for (let entry = starts[item]!; entry < starts[item + 1]!; entry++) {
        const word = words[entry]!;
        if (union[word] === 0) this.words[end++] = word;
        union[word]! |= masks[entry]!;
      }
    }
    for (let at = this.start; at < end; at++) {
      const word = this.words[at]!;
      this.masks[at] = union[word]!;
      union[word] = 0;
    }
    this.end = end;
    if (end > this.#limit) return;
    this.#starts[option] = this.start;
    this.#ends[option] = end;
    this.#used = end;
  }
}
