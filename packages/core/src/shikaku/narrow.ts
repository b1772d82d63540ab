/**
 * Narrowing: fewer candidates, and every answer kept.
 *
 * Two rules that people use, for all clues at once and in rounds until nothing changes:
 *
 * - what all candidates of a clue have in common is the clue's own, and so is a cell that no other
 *   clue can reach (a candidate is a rect, so everything between such cells is the clue's as well:
 *   its hull);
 * - a candidate that does not contain its clue's hull, or that meets another clue's, is gone.
 *
 * A last candidate is its clue's hull and a cell with one candidate left has one clue left, so these
 * two include the propagation of exact cover, at the price of some passes over the board: which cells
 * belong to hulls is looked up by prefix sums. On nearly all published puzzles nothing is left to do
 * afterwards. The names in use for the rules are in GLOSSARY.md.
 */

import type { Candidate } from "./candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * The candidates that are left, in their order; undefined when the puzzle plainly has no answer.
 * What it does is bounded by the cells of all candidates times the rounds, of which each but the
 * last loses a candidate.
 */
export function narrow(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
): readonly Candidate[] | undefined {
  const hulls = new Hulls(puzzle);
  let left = candidates;
  // Reach costs a step for each cell of each candidate, so it waits until hulls alone stand still.
  for (const withReach of [false, true]) {
    for (let lost = left.length; lost > left.length * WORTHWHILE;) {
      if (!hulls.find(left, withReach)) return undefined;
      const kept = left.filter((candidate) => hulls.allow(candidate));
      lost = left.length - kept.length;
      left = kept;
    }
  }
  return left.length > puzzle.clues.length || hulls.find(left, true) ? left : undefined;
}

/** The share of the candidates that a round has to take away for another to follow. */
const WORTHWHILE = 0.05;

const NOBODY = -1;
const SEVERAL = -2;

/** Each clue's hull, by its sides; right and bottom are not included. */
class Hulls {
  readonly #puzzle: Puzzle;
  readonly #left: Int32Array;
  readonly #top: Int32Array;
  readonly #right: Int32Array;
  readonly #bottom: Int32Array;
  /** By cell: the clue that reaches it, `NOBODY` or `SEVERAL`. */
  readonly #reached: Int32Array;
  /** Prefix sums of the cells that are in hulls, a row and a column of zeros first. */
  readonly #sums: Int32Array;

  constructor(puzzle: Puzzle) {
    const { width, height } = puzzle.size;
    this.#puzzle = puzzle;
    this.#left = new Int32Array(puzzle.clues.length);
    this.#top = new Int32Array(puzzle.clues.length);
    this.#right = new Int32Array(puzzle.clues.length);
    this.#bottom = new Int32Array(puzzle.clues.length);
    this.#reached = new Int32Array(width * height);
    this.#sums = new Int32Array((width + 1) * (height + 1));
  }

  /** Finds the hulls that the candidates leave; false when they leave no answer. */
  find(candidates: readonly Candidate[], withReach: boolean): boolean {
    this.#intersect(candidates);
    if (withReach) {
      this.#reach(candidates);
      if (!this.#extend()) return false;
    }
    return this.#sumUp();
  }

  /** Whether the candidate contains its clue's hull and meets no other. */
  allow({ clue, x, y, width, height }: Candidate): boolean {
    const left = this.#left[clue]!;
    const top = this.#top[clue]!;
    const right = this.#right[clue]!;
    const bottom = this.#bottom[clue]!;
    if (x > left || y > top || x + width < right || y + height < bottom) return false;
    return this.#count(x, y, x + width, y + height) === (right - left) * (bottom - top);
  }

  /** Takes for each hull what all of the clue's candidates have in common. */
  #intersect(candidates: readonly Candidate[]): void {
    const { width, height } = this.#puzzle.size;
    this.#left.fill(0);
    this.#top.fill(0);
    this.#right.fill(width);
    this.#bottom.fill(height);
    for (const { clue, x, y, width: w, height: h } of candidates) {
      if (x > this.#left[clue]!) this.#left[clue] = x;
      if (y > this.#top[clue]!) this.#top[clue] = y;
      if (x + w < this.#right[clue]!) this.#right[clue] = x + w;
      if (y + h < this.#bottom[clue]!) this.#bottom[clue] = y + h;
    }
  }

  #reach(candidates: readonly Candidate[]): void {
    const stride = this.#puzzle.size.width;
    const reached = this.#reached.fill(NOBODY);
    for (const { clue, x, y, width, height } of candidates) {
      for (let row = y; row < y + height; row++) {
        const end = row * stride + x + width;
        for (let cell = end - width; cell < end; cell++) {
          const other = reached[cell]!;
          if (other !== clue) reached[cell] = other === NOBODY ? clue : SEVERAL;
        }
      }
    }
  }

  /** Takes each cell that one clue reaches into its hull; false when none reaches some cell. */
  #extend(): boolean {
    const { width, height } = this.#puzzle.size;
    for (let y = 0, cell = 0; y < height; y++) {
      for (let x = 0; x < width; x++, cell++) {
        const clue = this.#reached[cell]!;
        if (clue === NOBODY) return false;
        if (clue === SEVERAL) continue;
        if (x < this.#left[clue]!) this.#left[clue] = x;
        if (y < this.#top[clue]!) this.#top[clue] = y;
        if (x + 1 > this.#right[clue]!) this.#right[clue] = x + 1;
        if (y + 1 > this.#bottom[clue]!) this.#bottom[clue] = y + 1;
      }
    }
    return true;
  }

  /** Makes the prefix sums; false when two hulls overlap. */
  #sumUp(): boolean {
    const { width, height } = this.#puzzle.size;
    const stride = width + 1;
    const sums = this.#sums.fill(0);
    for (let clue = 0; clue < this.#left.length; clue++) {
      for (let y = this.#top[clue]!; y < this.#bottom[clue]!; y++) {
        const end = (y + 1) * stride + this.#right[clue]! + 1;
        for (let at = end - this.#right[clue]! + this.#left[clue]!; at < end; at++) {
          if (sums[at] === 1) return false;
          sums[at] = 1;
        }
      }
    }
    for (let y = 1; y <= height; y++) {
      for (let x = 1, at = y * stride + 1, row = 0; x <= width; x++, at++) {
        row += sums[at]!;
        sums[at] = row + sums[at - stride]!;
      }
    }
    return true;
  }

  /** How many cells of hulls lie between the sides; right and bottom are not included. */
  #count(left: number, top: number, right: number, bottom: number): number {
    const stride = this.#puzzle.size.width + 1;
    const sums = this.#sums;
    return (
      sums[bottom * stride + right]! -
      sums[bottom * stride + left]! -
      sums[top * stride + right]! +
      sums[top * stride + left]!
    );
  }
}
