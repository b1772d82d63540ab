/**
 * The placer: options put on patterns, position by position.
 *
 * Of the options at a position most overlap what is covered, and nearly all of these near the first item.
 * So those that fit the next eight items are listed once for each of the 256 ways in which these may be
 * covered, when it is first met.
 */

import type { Scan } from "./scan.ts";

/** The next items that options are listed by. */
const NEAR = 0xff;

/** Puts options on the patterns of one position after the other. */
export class Placer {
  /** The pattern that the last call of {@link place} made. */
  readonly next: Int32Array;
  readonly #scan: Scan;
  #position = 0;
  /** By how the near items are covered: the options of the position that fit. */
  #fitting: (Int32Array | undefined)[] = [];

  /** @param scan whose options are placed */
  constructor(scan: Scan) {
    this.#scan = scan;
    this.next = new Int32Array(scan.words);
  }

  /** Goes to the patterns of a position. */
  enter(position: number): void {
    this.#position = position;
    this.#fitting = [];
  }

  /** Options of the position, all of those among them that do not overlap the pattern at that place of an array. */
  near(patterns: Int32Array, begin: number): Int32Array {
    const covered = patterns[begin]! & NEAR;
    return (this.#fitting[covered] ??= this.#listFitting(covered));
  }

  /**
   * Puts the option on the pattern at that place of an array: says how many positions the first uncovered
   * item then is further on, and leaves the pattern seen from there in `next`; or -1 if they overlap.
   */
  place(patterns: Int32Array, begin: number, option: number): number {
    const { words, masks } = this.#scan;
    const { next } = this;
    const mask = option * words;
    // The first item itself is covered, and has no bit.
    let advance = 1;
    let isRun = true;
    for (let word = 0; word < words; word++) {
      const covered = patterns[begin + word]!;
      const more = masks[mask + word]!;
      if ((covered & more) !== 0) return -1;
      next[word] = covered | more;
      if (!isRun) continue;
      const open = ~(covered | more);
      advance += open === 0 ? 32 : 31 - Math.clz32(open & -open);
      isRun = open === 0;
    }
    const whole = advance >>> 5;
    const bits = advance & 31;
    for (let word = 0; word < words; word++) {
      const low = word + whole < words ? next[word + whole]! : 0;
      const high = word + whole + 1 < words ? next[word + whole + 1]! : 0;
      next[word] = bits === 0 ? low : (low >>> bits) | (high << (32 - bits));
    }
    return advance;
  }

  #listFitting(covered: number): Int32Array {
    const { words, starts, masks } = this.#scan;
    const fitting: number[] = [];
    for (let option = starts[this.#position]!; option < starts[this.#position + 1]!; option++) {
      if ((masks[option * words]! & covered) === 0) fitting.push(option);
    }
    return Int32Array.from(fitting);
  }
}
