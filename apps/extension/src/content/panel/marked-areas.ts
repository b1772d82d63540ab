/** Where in the window lies what the player is to look at. */

import { cellIndex, type Rect } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import type { Area } from "./panel-place.ts";

/** Pixels around a mark that belong to it: its lines, and what tells where it is. */
const AROUND = 4;

/** The most rectangles that are looked at; a hint has a few. */
const MOST = 100;

/** The areas of these rectangles of the board, wherever the page has put their cells. */
export function markedAreas(board: Board, look: readonly Rect[]): readonly Area[] {
  return look.slice(0, MOST).flatMap((rect) => areaOf(board, rect) ?? []);
}

/** From its first cell to its last; nothing on another board, which has no such cells. */
function areaOf({ cells, puzzle: { size } }: Board, rect: Rect): Area | undefined {
  const { x, y, width, height } = rect;
  const end = { x: x + width - 1, y: y + height - 1 };
  const first = cells[cellIndex(size, rect)]?.getBoundingClientRect();
  const last = cells[cellIndex(size, end)]?.getBoundingClientRect();
  if (first === undefined || last === undefined) return undefined;
  return {
    left: first.left - AROUND,
    top: first.top - AROUND,
    width: last.right - first.left + 2 * AROUND,
    height: last.bottom - first.top + 2 * AROUND,
  };
}
