/**
 * Candidates: the rects that a clue could be given.
 *
 * A raw candidate is any rect of the clue's area that lies on the board and contains the clue. A
 * candidate contains no other clue besides. The order is part of the contract, since variables are
 * numbered by it: widths ascending, then the clue's offset in x from the rect's left, then in y
 * from its top, both from 0.
 */

import { areaOf, type Rect, type Size } from "../base/grid.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/** The raw candidates of one clue, in order. */
export function* rawCandidates(size: Size, clue: Clue): Generator<Rect, void> {
  for (let width = 1; width <= Math.min(clue.area, size.width); width++) {
    const height = clue.area / width;
    if (!Number.isInteger(height) || height > size.height) continue;
    const rightmost = Math.min(clue.x, size.width - width);
    const lowest = Math.min(clue.y, size.height - height);
    for (let x = rightmost; x >= Math.max(0, clue.x - width + 1); x--) {
      for (let y = lowest; y >= Math.max(0, clue.y - height + 1); y--) {
        yield { x, y, width, height };
      }
    }
  }
}

/** The candidates of one clue, in order. */
export function* candidatesOf(
  puzzle: Puzzle,
  clue: Clue,
  table: ClueTable = new ClueTable(puzzle),
): Generator<Rect, void> {
  for (const rect of rawCandidates(puzzle.size, clue)) if (table.count(rect) === 1) yield rect;
}

/**
 * How many cells all candidates of a puzzle may have together. Beyond that a search would take
 * more memory than it is worth: the outcome is `stopped`, by `candidates`.
 */
export const MAX_CANDIDATE_CELLS = 10_000_000;

/** A rect that one clue of the puzzle could be given; `clue` counts the clues in their order. */
export interface Candidate {
  readonly clue: number;
  readonly rect: Rect;
}

/**
 * All candidates of the puzzle, clue by clue; undefined when they have more than
 * {@link MAX_CANDIDATE_CELLS} cells.
 */
export function allCandidates(puzzle: Puzzle): readonly Candidate[] | undefined {
  const table = new ClueTable(puzzle);
  const candidates: Candidate[] = [];
  let cells = 0;
  for (const [clue, { area }] of puzzle.clues.entries()) {
    for (const rect of candidatesOf(puzzle, puzzle.clues[clue]!, table)) {
      cells += area;
      if (cells > MAX_CANDIDATE_CELLS) return undefined;
      candidates.push({ clue, rect });
    }
  }
  return candidates;
}

/** How many clues lie in a rect, in constant time, by prefix sums (a summed-area table). */
export class ClueTable {
  readonly #sums: Int32Array;
  readonly #stride: number;

  /** @param puzzle the puzzle whose clues are counted */
  constructor(puzzle: Puzzle) {
    const { width, height } = puzzle.size;
    const stride = width + 1;
    const sums = new Int32Array(areaOf({ width: stride, height: height + 1 }));
    for (const clue of puzzle.clues) sums[(clue.y + 1) * stride + clue.x + 1] = 1;
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
  count({ x, y, width, height }: Rect): number {
    const top = y * this.#stride;
    const bottom = (y + height) * this.#stride;
    const sums = this.#sums;
    return sums[bottom + x + width]! - sums[bottom + x]! - sums[top + x + width]! + sums[top + x]!;
  }
}
