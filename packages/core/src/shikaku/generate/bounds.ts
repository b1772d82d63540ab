/**
 * Bounds: what a rect of a generated board may measure.
 *
 * Areas are the caller's to choose. Sides follow from them, for looks: long strips are dull, and one
 * from border to border is a gift to the solver, so large boards have none unless the areas ask for
 * it.
 */

import { areaOf, type Size } from "../../base/grid.ts";

/** The areas and sides, in cells, that a rect may have; all included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly widest: number;
  readonly tallest: number;
}

/** Boards up to so many cells a side may have rects from border to border. */
const SMALL_SIDE = 5;

/** The greatest area by default, however large the board. */
const LARGEST = 60;

/** The greatest area where none is asked for: two side lengths' worth and no more than people count. */
export function defaultMost({ width, height }: Size, least: number): number {
  const usual = Math.min(LARGEST, Math.max(4, Math.floor((4 * (width + height)) / 5)));
  return Math.min(width * height, Math.max(usual, 2 * least));
}

/**
 * The bounds of rects on a board of that size with areas from `least` to `most`. Rects may be any
 * strips only where the areas of others do not add up to the board.
 */
export function boundsOf(size: Size, least: number, most: number): Bounds {
  const good = goodBounds(size, least, most);
  if (mostNeeded(size, good) !== undefined) return good;
  return { least, most, widest: size.width, tallest: size.height };
}

/**
 * The smallest greatest area with which areas from `least` on add up to the board, each of a rect that
 * fits on it. @param least at most the board's area, which alone adds up to it
 */
export function leastMost(size: Size, least: number): number {
  const { width, height } = size;
  const most = areaOf(size);
  return mostNeeded(size, { least, most, widest: width, tallest: height }) ?? most;
}

function goodBounds(size: Size, least: number, most: number): Bounds {
  let longest = Math.ceil(most / Math.min(size.width, size.height));
  while (longest * longest < 3 * most) longest++;
  const isWide = 4 * least > areaOf(size);
  const within = (side: number): number =>
    Math.min(longest, isWide || side <= SMALL_SIDE ? side : side - 1);
  return { least, most, widest: within(size.width), tallest: within(size.height) };
}

/** The greatest of the areas that are needed, from the least on, to add up to the board's. */
function mostNeeded(size: Size, bounds: Bounds): number | undefined {
  const whole = areaOf(size);
  const isSum = new Uint8Array(whole + 1).fill(1, 0, 1);
  for (let area = bounds.least; area <= bounds.most; area++) {
    if (!hasRect(area, bounds)) continue;
    for (let sum = area; sum <= whole; sum++) isSum[sum]! |= isSum[sum - area]!;
    if (isSum[whole] === 1) return area;
  }
  return undefined;
}

function hasRect(area: number, { widest, tallest }: Bounds): boolean {
  for (let width = Math.ceil(area / tallest); width <= widest; width++) {
    if (area % width === 0) return true;
  }
  return false;
}
