/**
 * The layout: which cell stands in which column and row.
 *
 * Geometry alone decides, never the order of the elements: an overlay is drawn by the same boxes,
 * so it lies right on what the player sees, whatever the order. In return the geometry must be
 * beyond doubt: every column crosses every row in exactly one cell, all cells are about equally
 * large, and the lines stand side by side, with no room for one more and none upon the next.
 */

import {
  areaOf,
  cellAt,
  cellIndex,
  err,
  formatCell,
  ok,
  type Result,
  type Size,
} from "@shikiri/core";
import type { Box, ReadError } from "./board.ts";
import { axisOf, lineAt, medianOf, misfitIn, type Axis } from "./clusters.ts";

/** A complete grid: its size and, for every cell in row-major order, the index of its box. */
export interface Layout {
  readonly size: Size;
  readonly order: readonly number[];
  readonly columns: Axis;
  readonly rows: Axis;
}

/** What a grid is allowed beside the plain rule; nothing if left out. */
export interface Leeway {
  /** Pixels by which a line may reach into the next, for cells of this length; 2 if left out. */
  readonly overlapOf?: (length: number) => number;
  /** By which part of the usual length a cell may be shorter or longer; a third if left out. */
  readonly oddity?: number;
  /** Of two boxes in one place, one that may go: it shows nothing. */
  readonly isBlank?: (index: number) => boolean;
}

/** Clues may be a bit smaller than blanks. */
export const MAX_ODDITY: number = 1 / 3;
const usualOverlap = (): number => 2;
const never = (): boolean => false;

/**
 * Finds the grid that the boxes form; there must be at least one box.
 *
 * Errors: `not-a-grid` (a box without extent or of another size, two boxes in one place, a line
 * missing or upon another, boxes strewn about), `half-built` (a grid with some of its cells missing).
 */
export function layoutOf(
  boxes: readonly Box[],
  { overlapOf = usualOverlap, oddity = MAX_ODDITY, isBlank = never }: Leeway = {},
): Result<Layout, ReadError> {
  const widths = boxes.map((box) => box.width);
  const heights = boxes.map((box) => box.height);
  const odd = oddSize(widths, heights, oddity);
  if (odd !== undefined) return err(odd);

  const columns = axisOf(
    boxes.map((box) => box.left),
    widths,
  );
  const rows = axisOf(
    boxes.map((box) => box.top),
    heights,
  );
  const size: Size = { width: columns.starts.length, height: rows.starts.length };
  if (boxes.length * 2 < areaOf(size)) {
    return err({
      kind: "not-a-grid",
      message: `${boxes.length} cells stand at ${size.width} different lefts and ${size.height} different tops: expected a grid, one cell where each column meets each row`,
    });
  }

  const order = Array.from({ length: areaOf(size) }, () => -1);
  for (const [index, box] of boxes.entries()) {
    const cell = { x: lineAt(columns, box.left), y: lineAt(rows, box.top) };
    const place = cellIndex(size, cell);
    const other = order[place]!;
    if (other !== -1 && isBlank(index)) continue;
    if (other !== -1 && !isBlank(other)) {
      return err({
        kind: "not-a-grid",
        cell,
        message: `two cells stand at ${formatCell(cell)} (left ${rounded(box.left)}px, top ${rounded(box.top)}px): expected one`,
      });
    }
    order[place] = index;
  }
  const hole = order.indexOf(-1);
  if (hole >= 0) {
    const cell = cellAt(size, hole);
    return err({
      kind: "half-built",
      cell,
      message: `the board has ${boxes.length} cells in ${size.width} columns and ${size.height} rows, but none at ${formatCell(cell)}: expected ${areaOf(size)}`,
    });
  }
  const misfit =
    misfitOf("column", columns, overlapOf(columns.length)) ??
    misfitOf("row", rows, overlapOf(rows.length));
  return misfit === undefined ? ok({ size, order, columns, rows }) : err(misfit);
}

function oddSize(
  widths: readonly number[],
  heights: readonly number[],
  oddity: number,
): ReadError | undefined {
  const width = medianOf(widths);
  const height = medianOf(heights);
  const index = widths.findIndex(
    (w, i) => isOddLength(w, width, oddity) || isOddLength(heights[i]!, height, oddity),
  );
  if (index < 0) return undefined;
  return {
    kind: "not-a-grid",
    message: `cell ${index + 1} of ${widths.length} is ${rounded(widths[index]!)}px wide and ${rounded(heights[index]!)}px high: expected about ${rounded(width)}px and ${rounded(height)}px, as the others`,
  };
}

function isOddLength(length: number, usual: number, oddity: number): boolean {
  return length <= 0 || Math.abs(length - usual) > usual * oddity;
}

function misfitOf(name: "column" | "row", axis: Axis, maxOverlap: number): ReadError | undefined {
  const misfit = misfitIn(axis, maxOverlap);
  if (misfit === undefined) return undefined;
  const { line, gap } = misfit;
  const message =
    gap < 0
      ? `${name} ${line} reaches ${rounded(-gap)}px into the next: expected ${name}s side by side`
      : `${name} ${line} ends ${rounded(gap)}px before the next, but cells are ${rounded(axis.length)}px: a ${name} seems to be missing`;
  return { kind: "not-a-grid", message };
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
