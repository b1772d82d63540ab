/**
 * The page's own undo and redo: one step for each change of what is drawn.
 *
 * A stroke is one step, whatever it erased on its way. A change that leaves everything as it was is
 * no step, and a step after an undo forgets what could have been done again.
 */

import type { Rect } from "@shikiri/core";

/** The states of a game, as the rectangles drawn in each. */
export class History {
  #states: (readonly Rect[])[];
  #now = 0;

  /** Begins with what is drawn already, which cannot be undone. */
  constructor(drawn: readonly Rect[]) {
    this.#states = [drawn];
  }

  /** How many steps can be undone. */
  get steps(): number {
    return this.#now;
  }

  /** Takes a step to what is drawn now. */
  record(drawn: readonly Rect[]): void {
    if (JSON.stringify(drawn) === JSON.stringify(this.#states[this.#now])) return;
    this.#states = [...this.#states.slice(0, ++this.#now), drawn];
  }

  /** Goes back one step (-1) or on again (1), if there is one; answers what is drawn then. */
  move(by: -1 | 1): readonly Rect[] {
    if (this.#states[this.#now + by] !== undefined) this.#now += by;
    return this.#states[this.#now]!;
  }
}
