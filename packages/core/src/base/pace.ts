/**
 * Pace: when work that is no search has gone on for long enough to pause.
 *
 * Looking at a cell or a candidate takes some nanoseconds, so it is counted, not timed: after so many of
 * them a step is over. What is counted may be guessed too high; that costs a pause, which is cheap.
 */

/** How many cells or candidates are looked at in one step, about: less than a millisecond. */
const WORK_A_STEP = 20_000;

/** How much of a step is left. */
export class Pace {
  #left = WORK_A_STEP;

  /** Counts the work that was done; whether the step is over, and the next begins. */
  isOver(work: number): boolean {
    this.#left -= work;
    if (this.#left > 0) return false;
    this.#left = WORK_A_STEP;
    return true;
  }
}
