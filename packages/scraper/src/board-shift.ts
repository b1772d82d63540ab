/**
 * Shifts: whether a live page's board is still where it was read, without reading it again.
 *
 * Two of its cells tell: the first and the last one. That is enough for what concerns all cells at
 * once, such as another size or a style around the board; zoom does not count, since boxes are in
 * the root's own pixels.
 */

import type { Board, Box } from "./board.ts";
import { placementIn } from "./board-root.ts";
import { drawnBoxOf } from "./survey-layout.ts";
import { isLive } from "./visibility.ts";

/** Pixels that make no difference to an overlay. */
const MAX_SHIFT = 0.5;

/** Whether the boxes are the same, as far as a drawing is concerned. */
export function isSameBox(a: Box, b: Box): boolean {
  return (["left", "top", "width", "height"] as const).every(
    (side) => Math.abs(a[side] - b[side]) <= MAX_SHIFT,
  );
}

/** Whether the board's first or last cell is elsewhere in its root than when it was read. */
export function hasMoved({ root, cells, boxes }: Board): boolean {
  const view = root.ownerDocument.defaultView;
  if (view === null || !isLive(root)) return false;
  const corners = [cells[0]!, cells.at(-1)!];
  const now = placementIn(root, corners, corners.map(drawnBoxOf), view);
  const then = [boxes[0]!, boxes.at(-1)!];
  return now.root !== root || now.boxes.some((box, i) => !isSameBox(box, then[i]!));
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
