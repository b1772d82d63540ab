/**
 * Counts in pages: the memory of a frontier count.
 *
 * Each node of the pattern graph that the count has come to, and not yet left, has a row of counts, one a
 * tally. All rows of a position are left at once, so each position has pages of its own, filled from
 * the front, and when it is left its pages go to others. A place is a row's number in all pages
 * as if they lay in a row.
 */

/** Pages of 32-bit counts, at most so many. */
export class CountPages {
  readonly #length: number;
  readonly #most: number;
  readonly #isDry: boolean;
  readonly #pages: Int32Array[] = [];
  readonly #free: number[] = [];
  /** By position: its pages, and how many counts of the last are taken. */
  readonly #held = new Map<number, { readonly pages: number[]; taken: number }>();

  /**
   * @param length of a page: at least that of any row
   * @param most how many pages there may be
   * @param isDry only the places are given out, there is nothing there: to find how many pages it takes
   */
  constructor(length: number, most: number, isDry: boolean) {
    this.#length = length;
    this.#most = most;
    this.#isDry = isDry;
  }

  /** The pages there have to be, at most at once so far. */
  get count(): number {
    return this.#pages.length;
  }

  /** The place of a new row of zeros for that position, or -1 if there is no memory left for it. */
  add(position: number, length: number): number {
    const held = this.#held.get(position) ?? { pages: [], taken: this.#length };
    if (held.taken + length > this.#length) {
      const page = this.#free.pop() ?? this.#newPage();
      if (page < 0) return -1;
      held.pages.push(page);
      held.taken = 0;
      this.#held.set(position, held);
    }
    const page = held.pages.at(-1)!;
    const begin = held.taken;
    held.taken += length;
    if (!this.#isDry) this.#pages[page]!.fill(0, begin, held.taken);
    return page * this.#length + begin;
  }

  /** The counts from a place on, to the end of its page. */
  at(place: number): Int32Array {
    return this.#pages[Math.floor(place / this.#length)]!.subarray(place % this.#length);
  }

  /** Frees all rows of a position. */
  leave(position: number): void {
    this.#free.push(...(this.#held.get(position)?.pages ?? []));
    this.#held.delete(position);
  }

  #newPage(): number {
    if (this.#pages.length >= this.#most) return -1;
    try {
      this.#pages.push(new Int32Array(this.#isDry ? 0 : this.#length));
    } catch {
      return -1;
    }
    return this.#pages.length - 1;
  }
}
