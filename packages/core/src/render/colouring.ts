/**
 * Colours for regions, so that a drawing shows them apart.
 *
 * Regions on a board are faces of a planar map, and pieces that are in one part each are too; four
 * colours therefore suffice (Appel & Haken 1976), and no more than four are ever given.
 */

import type { Rect } from "../base/grid.ts";
import { fourColour } from "./four-colour.ts";
import { neighboursOf, ownersOf } from "./owners.ts";

/**
 * A colour from 0 to 3 for each rect, different for two that share the side of a cell. The rects do
 * not overlap; they need not cover a board. Equal rects in equal order get equal colours.
 */
export function colourRegions(rects: readonly Rect[]): readonly number[] {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const rect of rects) {
    left = Math.min(left, rect.x);
    top = Math.min(top, rect.y);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  if (rects.length === 0) return [];
  const size = { width: right - left, height: bottom - top };
  const moved = rects.map(({ x, y, width, height }) => ({
    x: x - left,
    y: y - top,
    width,
    height,
  }));
  return fourColour(neighboursOf(size, ownersOf(size, moved), rects.length));
}
