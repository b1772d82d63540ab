/**
 * The board on the screen: whether layout puts the cells where their inline styles say.
 *
 * Style sheets can move what inline style has placed (`left: 9px !important`, a transform, a
 * margin), and then another board is seen than the one that was read. So where there is layout,
 * every cell must be seen as far from the first one as its inline box is, times one scale for all,
 * which is the page's zoom. All rects are read in a row with nothing written in between, so the
 * page is laid out at most once; without layout (a saved page) nothing is claimed.
 */

import { cellAt, formatCell, type Size } from "@shikiri/core";
import type { Box, ReadError } from "./board.ts";

/** Pixels, before zoom, that a cell may be off: borders, and clues that are a bit smaller. */
const MAX_OFFSET = 2;

/**
 * The error (`not-a-grid`) of the first cell that is seen elsewhere, or much larger or smaller,
 * than its box says; undefined if none is. Cells and boxes are those of a grid, row-major.
 */
export function displacedCell(
  cells: readonly Element[],
  boxes: readonly Box[],
  size: Size,
): ReadError | undefined {
  const seen = cells.map((cell) => cell.getBoundingClientRect());
  if (seen.every(({ width, height }) => width === 0 && height === 0)) return undefined;
  const scale = scaleOf(seen, boxes);
  const [firstSeen, firstBox] = [seen[0]!, boxes[0]!];
  for (const [index, rect] of seen.entries()) {
    const box = boxes[index]!;
    const left = (rect.left - firstSeen.left) / scale + firstBox.left;
    const top = (rect.top - firstSeen.top) / scale + firstBox.top;
    const isThere =
      Math.abs(left - box.left) <= MAX_OFFSET &&
      Math.abs(top - box.top) <= MAX_OFFSET &&
      isAbout(rect.width / scale, box.width) &&
      isAbout(rect.height / scale, box.height);
    if (scale > 0 && isThere) continue;
    const cell = cellAt(size, index);
    return {
      kind: "not-a-grid",
      cell,
      message: `the cell at ${formatCell(cell)} is seen elsewhere than its inline style says (${inWords(left, top, rect.width / scale, rect.height / scale)}): expected ${inWords(box.left, box.top, box.width, box.height)}`,
    };
  }
  return undefined;
}

/** Screen pixels a pixel of the boxes: by the two cells farthest apart, or the only one's width. */
function scaleOf(seen: readonly DOMRect[], boxes: readonly Box[]): number {
  const [first, last] = [boxes[0]!, boxes.at(-1)!];
  const [across, down] = [last.left - first.left, last.top - first.top];
  if (Math.max(across, down) < first.width / 2) return seen[0]!.width / first.width;
  return across > down
    ? (seen.at(-1)!.left - seen[0]!.left) / across
    : (seen.at(-1)!.top - seen[0]!.top) / down;
}

function isAbout(length: number, expected: number): boolean {
  return Math.abs(length - expected) <= expected / 3;
}

function inWords(left: number, top: number, width: number, height: number): string {
  const [x, y, w, h] = [left, top, width, height].map((length) => Math.round(length * 10) / 10);
  return `${w}x${h}px at left ${x}px, top ${y}px`;
}
