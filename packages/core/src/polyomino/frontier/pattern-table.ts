/**
 * A pattern: which items are covered, seen from the first that is not.
 *
 * Bit `i` of its words in a row is the item `i + 1` positions on. A table gives the patterns of one
 * position numbers, in the order in which they are added: open addressing with linear probing in typed
 * arrays, since there may be millions.
 */

/** Patterns of so many words, known by their numbers from 0. */
export class PatternTable {
  readonly #words: number;
  /** The patterns one after the other; room for more behind them. */
  #patterns: Int32Array;
  /** By hash: a pattern's number plus 1, or 0. At most half of them are taken. */
  #slots: Int32Array;
  #count = 0;

  /** @param words of a pattern */
  constructor(words: number) {
    this.#words = words;
    this.#patterns = new Int32Array(8 * words);
    this.#slots = new Int32Array(16);
  }

  /** How many patterns there are. */
  get count(): number {
    return this.#count;
  }

  /** Bytes taken. */
  get bytes(): number {
    return this.#patterns.byteLength + this.#slots.byteLength;
  }

  /** The words of all patterns; pattern `i` begins at `i` times the words of one. */
  get patterns(): Int32Array {
    return this.#patterns;
  }

  /** Adds the pattern; false if it is there already. */
  add(pattern: Int32Array): boolean {
    const slot = this.#slotOf(pattern, 0);
    if (this.#slots[slot] !== 0) return false;
    const begin = this.#count * this.#words;
    for (let word = 0; word < this.#words; word++) this.#patterns[begin + word] = pattern[word]!;
    this.#slots[slot] = ++this.#count;
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    return true;
  }

  /** How many items are covered in a pattern. */
  coveredIn(number: number): number {
    let covered = 0;
    for (let word = number * this.#words; word < (number + 1) * this.#words; word++) {
      for (let bits = this.#patterns[word]!; bits !== 0; bits &= bits - 1) covered++;
    }
    return covered;
  }

  /** The pattern's number, or -1. */
  find(pattern: Int32Array): number {
    return this.#slots[this.#slotOf(pattern, 0)]! - 1;
  }

  /** The slot that holds the pattern at that place of an array, or that is free for it. */
  #slotOf(pattern: Int32Array, begin: number): number {
    const words = this.#words;
    const last = this.#slots.length - 1;
    let hash = 0;
    for (let word = 0; word < words; word++) {
      hash = Math.imul(hash ^ pattern[begin + word]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    for (let slot = Math.imul(hash, 0x85ebca6b) >>> 7; ; slot++) {
      slot &= last;
      const entry = this.#slots[slot]!;
      if (entry === 0) return slot;
      const known = (entry - 1) * words;
      let word = 0;
      while (word < words && this.#patterns[known + word] === pattern[begin + word]) word++;
      if (word === words) return slot;
    }
  }

  #grow(): void {
    const patterns = new Int32Array(this.#patterns.length * 2);
    patterns.set(this.#patterns);
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#count; number++) {
      this.#slots[this.#slotOf(this.#patterns, number * this.#words)] = number + 1;
    }
    this.#patterns = patterns;
  }
}
