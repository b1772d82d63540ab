/**
 * Tiling a patch: some cells of a board, covered by rects within bounds.
 *
 * The first free cell in row-major order is the top left cell of its rect, so each tiling can come
 * about in one way; rects are tried in random order, strips usually last. The search is for
 * patches of some dozen cells and gives up after a number of rects.
 */

import { areaOf, type Rect } from "../../base/grid.ts";
import type { Random } from "../../base/random.ts";
import type { Bounds } from "./bounds.ts";
import { cellsIn } from "./dissection.ts";

/** How many rects may be tried for one patch. */
const MOST_TRIED = 200;

/** The patch, and what its rects must be. */
export interface Patch {
  /** Its cells, ascending, on a board that is `stride` wide. */
  readonly cells: readonly number[];
  readonly stride: number;
  readonly bounds: Bounds;
  /** How many rects may be below the least area; none when left out. */
  readonly exceptions?: number;
  /** Cells of clues, of which each rect must hold exactly one; no matter when left out. */
  readonly clues?: ReadonlySet<number>;
}

/** Rects that cover the patch; undefined when there are none, or none were found. */
export function tile(patch: Patch, random: Random): readonly Rect[] | undefined {
  const { cells, stride, bounds } = patch;
  let exceptions = patch.exceptions ?? 0;
  const free = new Set(cells);
  const rects: Rect[] = [];
  let tried = 0;
  const cover = (from: number): boolean => {
    let at = from;
    while (at < cells.length && !free.has(cells[at]!)) at++;
    if (at === cells.length) return true;
    for (const rect of rectsFrom(cells[at]!, free, patch, random)) {
      const isSmall = areaOf(rect) < bounds.least;
      if (isSmall && exceptions === 0) continue;
      if (++tried > MOST_TRIED) return false;
      if (isSmall) exceptions--;
      for (const cell of cellsIn(rect, stride)) free.delete(cell);
      rects.push(rect);
      if (cover(at + 1)) return true;
      rects.pop();
      if (isSmall) exceptions++;
      for (const cell of cellsIn(rect, stride)) free.add(cell);
    }
    return false;
  };
  return cover(0) ? rects : undefined;
}

/** The rects of free cells with that top left cell, in the order in which to try them. */
function rectsFrom(
  corner: number,
  free: ReadonlySet<number>,
  { stride, bounds, exceptions = 0, clues }: Patch,
  random: Random,
): readonly Rect[] {
  const { most, widest, tallest } = bounds;
  const least = exceptions > 0 ? 1 : bounds.least;
  const x = corner % stride;
  const y = (corner - x) / stride;
  const rects: Rect[] = [];
  let room = Math.min(widest, stride - x);
  for (let height = 1; height <= tallest; height++) {
    const start = corner + (height - 1) * stride;
    let width = 0;
    while (width < room && free.has(start + width)) width++;
    room = width;
    if (room === 0) break;
    const broadest = Math.min(room, Math.floor(most / height));
    for (width = Math.ceil(least / height); width <= broadest; width++) {
      const rect = { x, y, width, height };
      if (clues === undefined || holdsOne(rect, stride, clues)) rects.push(rect);
    }
  }
  random.shuffle(rects);
  const delayed = random.below(4) > 0;
  const rank = (rect: Rect): number =>
    areaOf(rect) < bounds.least ? 2 : delayed && isStrip(rect) ? 1 : 0;
  return rects.toSorted((a, b) => rank(a) - rank(b));
}

function holdsOne(rect: Rect, stride: number, clues: ReadonlySet<number>): boolean {
  return cellsIn(rect, stride).filter((cell) => clues.has(cell)).length === 1;
}

/** Whether the rect is one cell across and long enough to be dull. */
export function isStrip({ width, height }: Rect): boolean {
  return Math.min(width, height) === 1 && Math.max(width, height) > 3;
}
