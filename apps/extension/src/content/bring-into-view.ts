/**
 * Bringing into view: the page is scrolled to where a player who has asked is to look.
 *
 * By the browser's own way, so that everything that scrolls around the board does its part, by the
 * least that does it; where all is seen already, nothing moves.
 */

import { cellIndex, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import { LEAST_SCROLL } from "../drawing/least-scroll.ts";

/**
 * Scrolls to the rectangles and a cell around them; to their first one, if there is no room for all.
 * Scrolls nothing where there are none.
 */
export function bringIntoView({ cells, puzzle: { size } }: Board, rects: readonly Rect[]): void {
  const [first] = rects;
  if (first === undefined) return;
  for (const { x, y, width, height } of [extentOf(rects), first]) {
    for (const corner of [
      { x: Math.min(x + width, size.width - 1), y: Math.min(y + height, size.height - 1) },
      { x: Math.max(x - 1, 0), y: Math.max(y - 1, 0) },
    ]) {
      cells[cellIndex(size, corner)]?.scrollIntoView(LEAST_SCROLL);
    }
  }
}

function extentOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}
