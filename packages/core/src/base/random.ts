/**
 * Seeded random numbers, the same on every machine.
 *
 * sfc32 of Chris Doty-Humphrey (PractRand, 2010): 128 bits of state, of which 32 count, so that no
 * seed has a short period. Everything is integer arithmetic modulo 2^32, which JavaScript defines to
 * the bit; nothing asks the clock or `Math.random`. Whoever is handed one takes numbers from it in
 * an order that is part of what the seed means.
 */

/** Rounds in which the state is stirred after the seed, which PractRand does 12 to 18 times. */
const STIRRING = 15;

/** A stream of random numbers that its seed determines. */
export class Random {
  #a = 0x9e3779b9 | 0;
  #b = 0x243f6a88 | 0;
  #c = 0xb7e15162 | 0;
  #counter = 1;

  /** @param seed any text; each character of it counts */
  constructor(seed: string) {
    for (let at = 0; at < seed.length; at++) {
      this.#a ^= seed.charCodeAt(at);
      this.#next();
    }
    for (let round = 0; round < STIRRING; round++) this.#next();
  }

  /** A whole number from 0 up to, but not including, `bound`, which is at most 2^21. */
  below(bound: number): number {
    // The product is below 2^53, hence exact.
    return Math.floor(((this.#next() >>> 0) * bound) / 2 ** 32);
  }

  /** One of the list's items, which must have some. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Puts the items in a random order, in place (Fisher and Yates), and returns the list. */
  shuffle<List extends { [at: number]: unknown; readonly length: number }>(list: List): List {
    for (let left = list.length; left > 1; left--) {
      const at = this.below(left);
      const last = list[left - 1];
      list[left - 1] = list[at];
      list[at] = last;
    }
    return list;
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }
}
