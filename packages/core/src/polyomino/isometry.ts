/**
 * Isometries: the eight ways to lay the square grid onto itself about a point.
 *
 * Four turns and four flips, the dihedral group of the square. They move cells about the origin;
 * where a shape lies is not their business, see `normalized`. "Left" and "top" are as on the screen,
 * y grows downwards.
 */

import type { Cell } from "../base/grid.ts";

/** The name of an isometry, for results and messages. */
export type IsometryName =
  | "identity"
  | "quarter-turn"
  | "half-turn"
  | "three-quarter-turn"
  | "flip-left-right"
  | "flip-top-bottom"
  | "flip-diagonal"
  | "flip-antidiagonal";

/** A linear map of the grid: (x, y) goes to (xx x + xy y, yx x + yy y), entries -1, 0 or 1. */
export interface Isometry {
  readonly name: IsometryName;
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
}

/** All eight: the identity, the other turns (clockwise), the flips. */
export const ISOMETRIES: readonly Isometry[] = [
  { name: "identity", xx: 1, xy: 0, yx: 0, yy: 1 },
  { name: "quarter-turn", xx: 0, xy: -1, yx: 1, yy: 0 },
  { name: "half-turn", xx: -1, xy: 0, yx: 0, yy: -1 },
  { name: "three-quarter-turn", xx: 0, xy: 1, yx: -1, yy: 0 },
  { name: "flip-left-right", xx: -1, xy: 0, yx: 0, yy: 1 },
  { name: "flip-top-bottom", xx: 1, xy: 0, yx: 0, yy: -1 },
  { name: "flip-diagonal", xx: 0, xy: 1, yx: 1, yy: 0 },
  { name: "flip-antidiagonal", xx: 0, xy: -1, yx: -1, yy: 0 },
];

/** The turns alone: what a piece may do that is not to be turned over. */
export const TURNS: readonly Isometry[] = ISOMETRIES.slice(0, 4);

/** The cells' images, in the cells' order; they may have negative coordinates. */
export function moved({ xx, xy, yx, yy }: Isometry, cells: readonly Cell[]): Cell[] {
  return cells.map(({ x, y }) => ({ x: xx * x + xy * y, y: yx * x + yy * y }));
}

/** The same shape moved to the top left, so that its least x and y are 0, its cells row by row. */
export function normalized(cells: readonly Cell[]): Cell[] {
  let left = Infinity;
  let top = Infinity;
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
  }
  return cells.map(({ x, y }) => ({ x: x - left, y: y - top })).toSorted(byRow);
}

/** Orders cells row by row, each from left to right. */
export function byRow(a: Cell, b: Cell): number {
  return a.y - b.y || a.x - b.x;
}
