/** The player's rectangles, as the page's own world tells them. */

import { isSameRect, type Rect } from "@shikiri/core";
import { hearGame, type Board } from "@shikiri/scraper";
import { inTime, PAGE_ANSWER_MS } from "../protocol/in-time.ts";
import type { Scene } from "./view.ts";

/** What the player has drawn by now; undefined where the page does not tell, or not in time. */
export async function drawnNow(
  board: Board,
  asker: Pick<Scene, "ask">,
): Promise<readonly Rect[] | undefined> {
  const heard = hearGame(board, await inTime(asker.ask({ kind: "game" }), PAGE_ANSWER_MS));
  return heard.ok ? heard.value.drawn : undefined;
}

/** Whether both are the same rectangles, in any order; what is not known is taken for none. */
export function areSameRects(some: readonly Rect[] = [], others: readonly Rect[] = []): boolean {
  return some.length === others.length && areIn(some, others) && areIn(others, some);
}

function areIn(rects: readonly Rect[], among: readonly Rect[]): boolean {
  return rects.every((rect) => among.some((each) => isSameRect(each, rect)));
}

/** Whether the rectangles share a cell. */
export function meets(a: Rect, b: Rect): boolean {
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}
