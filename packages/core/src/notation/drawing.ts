/**
 * Drawings, read back: walls of box-drawing characters become rects, and what stands in the cells
 * the puzzle.
 *
 * What `drawText` writes of an answer, this reads, so that an answer kept as a picture can be
 * checked. Cells that no wall divides are one region. Nothing is guessed: a wall that leads nowhere,
 * a gap in the frame and a region that is no rectangle are errors with their place.
 */

import {
  areaOf,
  cellAt,
  cellIndex,
  cellsOf,
  formatCell,
  formatRect,
  type Cell,
  type Rect,
} from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, type Place } from "../base/text.ts";
import { parseLayout, type Layout, type LayoutError } from "./drawing-layout.ts";
import type { PuzzleError } from "../shikaku/puzzle.ts";
import type { Notation, Sheet } from "./notation.ts";
import { puzzleFromPlaced, type PlacedClue } from "./placed-clues.ts";
import { rectsFromLabels } from "./rects-from-labels.ts";

/** Why a text is no drawing of an answer; `line` and `column` say where. */
export type DrawingError = InputError<
  LayoutError["kind"] | "open-frame" | "loose-wall" | "not-a-rectangle"
>;

/**
 * The rects of a text drawing, in row-major order of their top left cells. The clues in it are not
 * looked at; whether the rects answer a puzzle is for `check` to say.
 *
 * Errors: `empty`, `bad-shape`, `bad-character`, `no-answer` (the drawing of a puzzle or of a part
 * of an answer), `open-frame`, `loose-wall` (a wall with the same region on both sides),
 * `not-a-rectangle`; with the cell for the last three.
 */
export function parseDrawing(text: string): Result<readonly Rect[], DrawingError> {
  const layout = parseLayout(text, "refused");
  return layout.ok ? rectsOf(layout.value) : layout;
}

/**
 * The puzzle of a text drawing, and the rects that its walls make; none where a cell is marked as in
 * no region, or where no wall divides the clues.
 *
 * Errors: those of {@link parseDrawing} but for `no-answer`, and of `puzzleFromClues`.
 */
export function parseDrawnSheet(text: string): Result<Sheet, DrawingError | PuzzleError> {
  const parsed = parseLayout(text, "read");
  if (!parsed.ok) return parsed;
  const layout = parsed.value;
  const clues: PlacedClue[] = [];
  let isWhole = true;
  for (const cell of cellsOf({ x: 0, y: 0, ...layout.size })) {
    const content = layout.contentOf(cell);
    if (content === "·") isWhole = false;
    else if (content !== "") {
      const area = content === "?" ? content : Number(content);
      clues.push({ ...cell, area, ...layout.placeOf(cell) });
    }
  }
  const puzzle = puzzleFromPlaced(layout.size, clues);
  if (!puzzle.ok || !isWhole) return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  const rects = rectsOf(layout);
  if (!rects.ok) return rects;
  if (rects.value.length === 1 && clues.length > 1) return ok({ puzzle: puzzle.value });
  return ok({ puzzle: puzzle.value, rects: rects.value });
}

/** The table's entry. */
export const drawing: Notation = {
  name: "drawing",
  title: "drawing of characters, as draw and solve print it",
  holdsRects: true,
  likeness: (text) => (/^\uFEFF?\s*┌─/.test(text) ? "certain" : "no"),
  parse: (text) => parseDrawnSheet(text),
};

function rectsOf(layout: Layout): Result<readonly Rect[], DrawingError> {
  const labels = labelRegions(layout);
  const error = frameError(layout) ?? looseWallError(layout, labels);
  if (error !== undefined) return err(error);
  const rects = rectsFromLabels(layout.size, labels);
  if (rects.ok) return rects;
  const { first, count, bounds, gap } = rects.error;
  const message = `the region of cell ${formatCell(first)} has ${count} cells and lacks ${formatCell(gap)} of the ${formatRect(bounds)}: expected a rectangle`;
  return err({ ...errorAt("not-a-rectangle", layout.placeOf(first), message), cell: first });
}

/** For each cell, row-major, a number that it shares with the cells no wall divides it from. */
function labelRegions(layout: Layout): number[] {
  const { size } = layout;
  const labels = Array.from({ length: areaOf(size) }, () => -1);
  for (const [index, label] of labels.entries()) {
    if (label >= 0) continue;
    labels[index] = index;
    const reached = [index];
    for (let from = reached.pop(); from !== undefined; from = reached.pop()) {
      for (const next of openNeighbours(layout, cellAt(size, from))) {
        const to = cellIndex(size, next);
        if (labels[to]! >= 0) continue;
        labels[to] = index;
        reached.push(to);
      }
    }
  }
  return labels;
}

function openNeighbours(layout: Layout, cell: Cell): Cell[] {
  const { x, y } = cell;
  const { width, height } = layout.size;
  const right = { x: x + 1, y };
  const below = { x, y: y + 1 };
  const open: Cell[] = [];
  if (x > 0 && !layout.hasWallLeftOf(cell)) open.push({ x: x - 1, y });
  if (y > 0 && !layout.hasWallAbove(cell)) open.push({ x, y: y - 1 });
  if (right.x < width && !layout.hasWallLeftOf(right)) open.push(right);
  if (below.y < height && !layout.hasWallAbove(below)) open.push(below);
  return open;
}

function frameError(layout: Layout): DrawingError | undefined {
  const { width, height } = layout.size;
  for (let x = 0; x < width; x++) {
    for (const y of [0, height]) {
      if (layout.hasWallAbove({ x, y })) continue;
      return gapError(layout.placeAbove({ x, y }), { x, y: Math.min(y, height - 1) });
    }
  }
  // At the right edge a gap cannot have got so far: it would have made the line too short.
  for (let y = 0; y < height; y++) {
    if (!layout.hasWallLeftOf({ x: 0, y })) {
      return gapError(layout.placeLeftOf({ x: 0, y }), { x: 0, y });
    }
  }
  return undefined;
}

function gapError(place: Place, cell: Cell): DrawingError {
  const found = `found no wall beside cell ${formatCell(cell)}`;
  return { ...errorAt("open-frame", place, `${found}, expected walls all around the board`), cell };
}

function looseWallError(layout: Layout, labels: readonly number[]): DrawingError | undefined {
  const { size } = layout;
  for (const [index, label] of labels.entries()) {
    const cell = cellAt(size, index);
    const isLooseLeft = cell.x > 0 && layout.hasWallLeftOf(cell) && labels[index - 1] === label;
    const isLooseAbove =
      cell.y > 0 && layout.hasWallAbove(cell) && labels[index - size.width] === label;
    if (!isLooseLeft && !isLooseAbove) continue;
    const place = isLooseLeft ? layout.placeLeftOf(cell) : layout.placeAbove(cell);
    const found = `found a wall ${isLooseLeft ? "left of" : "above"} cell ${formatCell(cell)} inside a region`;
    return {
      ...errorAt("loose-wall", place, `${found}, expected walls between regions only`),
      cell,
    };
  }
  return undefined;
}
