/** How many clues lie in a rect, in constant time: prefix sums (a summed-area table). */

import type { Puzzle } from "./puzzle.ts";

/** A table over one puzzle's clues. */
export class ClueTable {
  readonly #sums: Int32Array;
  readonly #stride: number;

  /** @param puzzle the puzzle whose clues are counted */
  constructor({ size: { width, height }, clues }: Puzzle) {
    const stride = width + 1;
    const sums = new Int32Array(stride * (height + 1));
    for (const clue of clues) sums[(clue.y + 1) * stride + clue.x + 1] = 1;
    for (let y = 1; y <= height; y++) {
      for (let x = 1, row = 0; x <= width; x++) {
        row += sums[y * stride + x]!;
        sums[y * stride + x] = sums[(y - 1) * stride + x]! + row;
      }
    }
    this.#sums = sums;
    this.#stride = stride;
  }

  /** The number of clues in the rect, which must lie on the board. */
  count(x: number, y: number, width: number, height: number): number {
    const top = y * this.#stride;
    const bottom = (y + height) * this.#stride;
    const sums = this.#sums;
    return sums[bottom + x + width]! - sums[bottom + x]! - sums[top + x + width]! + sums[top + x]!;
  }
}
