/**
 * Shifts: whether a live page's board is still where it was read, without reading it again.
 *
 * A few of its cells tell. That is enough for what concerns all cells at once, such as another size or
 * a style around the board; zoom does not count, since boxes are in the root's own pixels.
 */

import type { Board, Box } from "./board.ts";
import { placementIn } from "./board-root.ts";
import { drawnBoxOf } from "./survey-layout.ts";
import { isLive } from "./visibility.ts";

/** Pixels that make no difference to an overlay. */
const MAX_SHIFT = 0.5;
/** How many cells tell for all. */
const SOME = 16;

/** Whether the boxes are the same, as far as a drawing is concerned. */
export function isSameBox(a: Box, b: Box): boolean {
  return (["left", "top", "width", "height"] as const).every(
    (side) => Math.abs(a[side] - b[side]) <= MAX_SHIFT,
  );
}

/** Whether cells here and there, the first and the last among them, are elsewhere than when they were read. */
export function hasMoved(board: Board): boolean {
  const last = board.cells.length - 1;
  const step = Math.max(1, Math.ceil(last / SOME));
  const places = [last];
  for (let place = 0; place < last; place += step) places.push(place);
  return haveMoved(board, places);
}

/** Whether one of these cells is elsewhere in the root than when it was read; `now` is where they are drawn. */
export function haveMoved(
  { root, cells, boxes }: Board,
  places: readonly number[],
  now: readonly Box[] = places.map((place) => drawnBoxOf(cells[place]!)),
): boolean {
  const view = root.ownerDocument.defaultView;
  if (view === null || places.length === 0 || !isLive(root)) return false;
  const some = places.map((place) => cells[place]!);
  const placement = placementIn(root, some, now, view);
  return (
    placement.root !== root || placement.boxes.some((box, i) => !isSameBox(box, boxes[places[i]!]!))
  );
}

/** Tells of elements whether their centre is drawn over the board, where they cannot be cells more. */
export function overBoard({ cells }: Board): (element: Element) => boolean {
  const [first, last] = [drawnBoxOf(cells[0]!), drawnBoxOf(cells.at(-1)!)];
  return (element) => {
    const { left, top, width, height } = drawnBoxOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    const isAcross = x >= first.left && x <= last.left + last.width;
    return isAcross && y >= first.top && y <= last.top + last.height;
  };
}
