/**
 * The limit line: the plainest loop that lists a puzzle's candidates, as a yardstick of the machine.
 *
 * Whatever solves a puzzle has to look at its candidates once, so a solver's time divided by this
 * loop's tells how much it does besides, on any machine. It is frozen: written as anyone would write
 * it, never to be made faster, and shares no code with core. Clues of unknown area are not for it.
 */

import type { Puzzle } from "@shikiri/core";

/** A rect that one clue could be given: it lies on the board and contains no other clue. */
export interface ListedCandidate {
  readonly clue: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All candidates of a puzzle whose areas are all known. */
export function listCandidates(puzzle: Puzzle): readonly ListedCandidate[] {
  const { width: columns, height: rows } = puzzle.size;
  const stride = columns + 1;
  const sums = new Int32Array(stride * (rows + 1));
  for (const clue of puzzle.clues) sums[(clue.y + 1) * stride + clue.x + 1] = 1;
  for (let y = 1; y <= rows; y++) {
    for (let x = 1; x <= columns; x++) {
      sums[y * stride + x]! +=
        sums[(y - 1) * stride + x]! + sums[y * stride + x - 1]! - sums[(y - 1) * stride + x - 1]!;
    }
  }
  const found: ListedCandidate[] = [];
  for (let clue = 0; clue < puzzle.clues.length; clue++) {
    const { x: clueX, y: clueY, area } = puzzle.clues[clue]!;
    if (area === "?") throw new Error("the limit line knows no clues of unknown area");
    for (let width = 1; width <= area; width++) {
      if (area % width !== 0) continue;
      const height = area / width;
      for (let dx = 0; dx < width; dx++) {
        for (let dy = 0; dy < height; dy++) {
          const x = clueX - dx;
          const y = clueY - dy;
          if (x < 0 || y < 0 || x + width > columns || y + height > rows) continue;
          const clues =
            sums[(y + height) * stride + x + width]! -
            sums[(y + height) * stride + x]! -
            sums[y * stride + x + width]! +
            sums[y * stride + x]!;
          if (clues === 1) found.push({ clue, x, y, width, height });
        }
      }
    }
  }
  return found;
}
