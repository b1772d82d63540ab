/**
 * Sparing: long work that others ask for, so that a page cannot have it done without end.
 *
 * A few times it is done as soon as it is wanted. Asked for more often, it rests in between for some times as
 * long as it takes.
 */

/** So often within {@link BURST_MS} without a rest. */
const BURST = 3;
const BURST_MS = 1000;
/** Then the rest, in times of the work. */
const REST = 3;

/** One kind of work, and how often it was done of late. */
export class Sparing {
  #starts: number[] = [];
  #restsUntil = 0;

  /** For how many milliseconds it is not to be done; 0 or less if it may be. */
  get rest(): number {
    const since = performance.now() - BURST_MS;
    this.#starts = this.#starts.filter((start) => start > since);
    return this.#starts.length < BURST ? 0 : this.#restsUntil - performance.now();
  }

  /** Does it now. */
  do<T>(work: () => T): T {
    const start = performance.now();
    const done = work();
    const end = performance.now();
    this.#starts.push(start);
    this.#restsUntil = end + REST * (end - start);
    return done;
  }
}
