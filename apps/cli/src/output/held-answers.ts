/**
 * Held answers: those that are kept, because the outcome is printed before them.
 *
 * Two always have their place, which are what decides; with more, the rects are counted, so that
 * thousands of answers of a large board do not fill the memory.
 */

import type { Answer } from "@shikiri/core";

/** The most rects that more than two answers may have together. */
const MOST_RECTS = 100_000;

/** Some answers in their order. */
export class HeldAnswers {
  readonly #answers: Answer[] = [];
  #rects = 0;

  /** The answers that are held. */
  get list(): readonly Answer[] {
    return this.#answers;
  }

  /** Holds the answer too, if it has its place; false if not. */
  add(answer: Answer): boolean {
    if (this.#answers.length >= 2 && this.#rects + answer.length > MOST_RECTS) return false;
    this.#answers.push(answer);
    this.#rects += answer.length;
    return true;
  }
}
