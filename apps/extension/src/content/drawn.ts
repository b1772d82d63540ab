/** The player's rectangles, as the page's own world tells them. */

import { isSameRect, type Rect } from "@shikiri/core";
import { hearGame, inTime, type Board } from "@shikiri/scraper";
import { PAGE_ANSWER_MS } from "../protocol/requests.ts";
import type { Scene } from "./view.ts";

/** What the player has drawn by now; undefined where the page does not tell, or not in time. */
export async function drawnNow(
  board: Board,
  asker: Pick<Scene, "ask">,
): Promise<readonly Rect[] | undefined> {
  const heard = hearGame(board, await gameNow(asker));
  return heard.ok ? heard.value.drawn : undefined;
}

/** What the page's own world says of its board; undefined if nothing, or not in time. */
export function gameNow(asker: Pick<Scene, "ask">): Promise<unknown> {
  return inTime(() => asker.ask({ kind: "game" }), PAGE_ANSWER_MS);
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
