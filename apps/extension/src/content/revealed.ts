/**
 * What Next has revealed of a puzzle: it goes on from there after a hint, a check or the answer, and
 * hints do not tell of it again.
 */

import type { DrawnRegion } from "../protocol/marks.ts";

/** What was revealed of the puzzle that was last asked about, until it is forgotten. */
export class Revealed {
  #fingerprint: string | undefined;
  #regions: readonly DrawnRegion[] = [];

  /** What was revealed of this puzzle, in the order in which it was. */
  of({ fingerprint }: { readonly fingerprint: string }): readonly DrawnRegion[] {
    return fingerprint === this.#fingerprint ? this.#regions : [];
  }

  /** The player has seen these regions of the puzzle; undefined where nothing is said of it. */
  note(fingerprint: string, regions: readonly DrawnRegion[] | undefined): void {
    if (regions === undefined) return;
    this.#fingerprint = fingerprint;
    this.#regions = regions;
  }

  /** Begins anew. */
  forget(): void {
    this.#fingerprint = undefined;
  }
}
