/**
 * Which region each cell belongs to: the form in which drawings ask about walls and neighbours.
 *
 * One typed array in row-major order, so that a board of a million cells costs four megabytes and
 * "is there a wall between these cells" is one comparison.
 */

import { cellIndex, type Rect, type Size } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";

/** For each cell in row-major order the index of its region, or -1 for a cell in none. */
export type Owners = Int32Array;

/** The owners of a board's cells; the rects lie on the board and do not overlap. */
export function ownersOf(size: Size, rects: readonly Rect[]): Owners {
  const owners = new Int32Array(size.width * size.height).fill(-1);
  for (const [owner, rect] of rects.entries()) {
    for (let y = rect.y; y < rect.y + rect.height; y++) {
      const start = cellIndex(size, { x: rect.x, y });
      owners.fill(owner, start, start + rect.width);
    }
  }
  return owners;
}

/**
 * For each of `count` regions the regions that share the side of a cell with it, in rising order;
 * a common corner is not enough.
 */
export function neighboursOf(size: Size, owners: Owners, count: number): number[][] {
  return runSteps(findNeighbours(size, owners, count));
}

/** Finds what {@link neighboursOf} returns. */
export function* findNeighbours(size: Size, owners: Owners, count: number): Steps<number[][]> {
  const pace = new Pace();
  const pairs: number[] = [];
  const meet = (a: number, b: number): void => {
    if (a !== b && a >= 0 && b >= 0) pairs.push(a * count + b, b * count + a);
  };
  for (const [index, owner] of owners.entries()) {
    if ((index + 1) % size.width !== 0) meet(owner, owners[index + 1]!);
    if (index + size.width < owners.length) meet(owner, owners[index + size.width]!);
    if (pace.isOver(PAIR_WORK)) yield PAUSE;
  }
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  let last = -1;
  for (const pair of Float64Array.from(pairs).toSorted()) {
    if (pair !== last) neighbours[Math.floor(pair / count)]!.push(pair % count);
    last = pair;
    if (pace.isOver(PAIR_WORK)) yield PAUSE;
  }
  return neighbours;
}

/** A pair takes as long to note as so many cells to look at. */
const PAIR_WORK = 4;
