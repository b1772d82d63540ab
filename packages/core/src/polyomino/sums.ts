/**
 * Sums: what areas, and what chessboard differences, some pieces can have together.
 *
 * A piece's difference is how many more of its cells are black than white on a chessboard, or white
 * than black: which, depends on where it lies, so both signs are counted.
 */

import type { Piece } from "./piece.ts";

/** What is drawn from to make sums: a number of cells, a difference, and how many there are of it. */
export interface Lot {
  readonly cells: number;
  /** At least 0. */
  readonly difference: number;
  readonly min: number;
  readonly max: number;
}

/** How many cells of the piece are of one colour more than of the other. */
export function differenceOf({ cells }: Pick<Piece, "cells">): number {
  return Math.abs(cells.reduce((sum, { x, y }) => sum + ((x + y) % 2 === 0 ? 1 : -1), 0));
}

/** More work than this, in copies times cells, is not done: then nothing is claimed. */
const MOST_WORK = 2_000_000;

/**
 * The differences of all choices of copies that have exactly `area` cells together, ascending; an empty
 * list when no choice has. Nothing where it would take too long to say.
 */
export function differencesAt(area: number, lots: readonly Lot[]): readonly number[] | undefined {
  // By area: the differences reached, as bits of a number, moved up so that none is negative.
  const reached: bigint[] = Array.from({ length: area + 1 }, () => 0n);
  const middle = BigInt(area);
  reached[0] = 1n << middle;
  const needed = lots.map((lot) => ({
    ...lot,
    max: Math.min(lot.max, Math.floor(area / lot.cells)),
  }));
  if (needed.some(({ min, max }) => min > max)) return [];
  if (needed.reduce((sum, { max }) => sum + max, 0) * area > MOST_WORK) return undefined;
  for (const { cells, difference, min, max } of needed) {
    const by = BigInt(difference);
    for (let copy = 1; copy <= max; copy++) {
      for (let sum = area; sum >= 0; sum--) {
        const before = sum < cells ? 0n : reached[sum - cells]!;
        const after = (before << by) | (before >> by);
        reached[sum] = copy <= min ? after : reached[sum]! | after;
      }
    }
  }
  const found: number[] = [];
  for (let bit = 0; bit <= 2 * area; bit++) {
    if (((reached[area]! >> BigInt(bit)) & 1n) === 1n) found.push(bit - area);
  }
  return found;
}
