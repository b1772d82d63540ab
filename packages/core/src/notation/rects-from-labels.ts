/**
 * Rects from labelled cells: cells of one label are one region, which must be a rectangle.
 *
 * The last step of every notation that says for each cell where it belongs. It does not mind how
 * the labels came about, and visits each cell twice.
 */

import {
  areaOf,
  cellAt,
  cellIndex,
  cellsOf,
  type Cell,
  type Rect,
  type Size,
} from "../base/grid.ts";
import { err, ok, type Result } from "../base/result.ts";

/** Cells of one label that are no rectangle. */
export interface ScatteredLabel {
  readonly label: number;
  /** How many cells have the label. */
  readonly count: number;
  /** The first of them, row-major. */
  readonly first: Cell;
  /** The smallest rect that holds them all. */
  readonly bounds: Rect;
  /** The first cell of the bounds that has another label. */
  readonly gap: Cell;
}

/**
 * The rects of the labels, in the order of their top left cells (row-major). `labels` holds one
 * label a cell in row-major order, whole numbers from 0 upward.
 */
export function rectsFromLabels(
  size: Size,
  labels: readonly number[],
): Result<readonly Rect[], ScatteredLabel> {
  const spans = new Map<number, Span>();
  for (const [index, label] of labels.entries()) {
    const cell = cellAt(size, index);
    const span = spans.get(label);
    if (span === undefined) {
      spans.set(label, { first: cell, count: 1, left: cell.x, right: cell.x, bottom: cell.y });
    } else {
      span.count++;
      span.left = Math.min(span.left, cell.x);
      span.right = Math.max(span.right, cell.x);
      span.bottom = cell.y;
    }
  }
  const rects: Rect[] = [];
  for (const [label, { first, count, left, right, bottom }] of spans) {
    const bounds = { x: left, y: first.y, width: right - left + 1, height: bottom - first.y + 1 };
    if (count !== areaOf(bounds)) {
      for (const gap of cellsOf(bounds)) {
        if (labels[cellIndex(size, gap)] !== label)
          return err({ label, count, first, bounds, gap });
      }
    }
    rects.push(bounds);
  }
  return ok(rects);
}

/** A label's cells so far: the first, how many, and how far they reach. */
interface Span {
  readonly first: Cell;
  count: number;
  left: number;
  right: number;
  bottom: number;
}
