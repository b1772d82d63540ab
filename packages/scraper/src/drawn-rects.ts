/**
 * Drawn rectangles: what the player has drawn, from the page's state of each cell.
 *
 * The page numbers its areas in the order of drawing, erased ones leave holes, and a cell's number is
 * the area that covers it (-1: none). The numbers have nothing to do with clues.
 */

import type { Rect, Size } from "@shikiri/core";

/**
 * The rectangles in the order of drawing; undefined if the state is none of a board of this size, or
 * has an area that is no rectangle.
 */
export function drawnRectsIn(
  status: readonly (readonly number[])[],
  { width, height }: Size,
): readonly Rect[] | undefined {
  if (status.length !== height || status.some((row) => row.length !== width)) return undefined;
  const areas = new Map<
    number,
    { left: number; top: number; right: number; bottom: number; cells: number }
  >();
  for (const [y, row] of status.entries()) {
    for (const [x, index] of row.entries()) {
      if (index < 0) continue;
      const area = areas.get(index);
      if (area === undefined) areas.set(index, { left: x, top: y, right: x, bottom: y, cells: 1 });
      else {
        area.left = Math.min(area.left, x);
        area.right = Math.max(area.right, x);
        area.bottom = y;
        area.cells++;
      }
    }
  }
  const rects: Rect[] = [];
  for (const [, area] of [...areas].toSorted(([a], [b]) => a - b)) {
    const { left: x, top: y, right, bottom, cells } = area;
    const rect = { x, y, width: right - x + 1, height: bottom - y + 1 };
    if (rect.width * rect.height !== cells) return undefined;
    rects.push(rect);
  }
  return rects;
}
