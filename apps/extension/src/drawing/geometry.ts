/**
 * Geometry: from the boxes of the cells to the boxes of regions.
 *
 * Regions meet halfway through the gutter between their cells. Each line between two columns is
 * placed by all cells beside it (clue and blank cells may differ by a pixel or two); the outermost
 * lines are half a gutter beyond the cells. Everything is in CSS pixels of the cells' parent, so
 * it holds at any zoom.
 */

import { cellAt, type Rect, type Size } from "@shikiri/core";
import type { Box } from "@shikiri/scraper";

/** Where the board's lines run: `width + 1` x-coordinates and `height + 1` y-coordinates. */
export interface GridLines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** From the least start to the greatest end of what it was extended by. */
interface Span {
  start: number;
  end: number;
}

/** The lines of a board of this size; there is one box a cell, in row-major order. */
export function gridLinesOf(size: Size, boxes: readonly Box[]): GridLines {
  const columns = Array.from({ length: size.width }, () => ({ start: Infinity, end: -Infinity }));
  const rows = Array.from({ length: size.height }, () => ({ start: Infinity, end: -Infinity }));
  for (const [index, { left, top, width, height }] of boxes.entries()) {
    const { x, y } = cellAt(size, index);
    extend(columns[x]!, left, left + width);
    extend(rows[y]!, top, top + height);
  }
  return { xs: linesBetween(columns), ys: linesBetween(rows) };
}

/** The box of a rect on the board, up to the middle of the gutters around it. */
export function boxOf({ xs, ys }: GridLines, rect: Rect): Box {
  const left = xs[rect.x]!;
  const top = ys[rect.y]!;
  return {
    left,
    top,
    width: xs[rect.x + rect.width]! - left,
    height: ys[rect.y + rect.height]! - top,
  };
}

function extend(span: Span, start: number, end: number): void {
  span.start = Math.min(span.start, start);
  span.end = Math.max(span.end, end);
}

function linesBetween(spans: readonly Readonly<Span>[]): number[] {
  const first = spans[0]!;
  const last = spans.at(-1)!;
  const inner = spans.slice(1).map((span, i) => (spans[i]!.end + span.start) / 2);
  const halfFirst = (inner[0] ?? first.end) - first.end;
  const halfLast = last.start - (inner.at(-1) ?? last.start);
  return [first.start - halfFirst, ...inner, last.end + halfLast];
}
