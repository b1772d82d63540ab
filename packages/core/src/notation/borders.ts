/**
 * Borders: an answer as the lines between cells, as pencil puzzle programs keep it.
 *
 * A line is right of a cell or below it; the board's own frame is not among them. Cells that no line
 * divides are one region. A player's lines may be anything, so only what is certainly a drawn rect
 * counts as one: a region that is a rectangle with no line inside.
 */

import { areaOf, cellsOf, type Rect, type Size } from "../base/grid.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";

/** The lines on a board, cell by cell in row-major order: 1 where there is one, else 0. */
export interface Borders {
  readonly size: Size;
  /** Right of each cell; 0 in the last column. */
  readonly right: Uint8Array;
  /** Below each cell; 0 in the last row. */
  readonly below: Uint8Array;
}

/** A board without lines. */
export function noBorders(size: Size): Borders {
  return { size, right: new Uint8Array(areaOf(size)), below: new Uint8Array(areaOf(size)) };
}

/** The lines around the rects. */
export function bordersOf(size: Size, rects: readonly Rect[]): Borders {
  const borders = noBorders(size);
  const { width, height } = size;
  const owners = new Int32Array(areaOf(size));
  for (const [number, rect] of rects.entries()) {
    for (const { x, y } of cellsOf(rect)) owners[y * width + x] = number + 1;
  }
  for (const [index, owner] of owners.entries()) {
    const isLastColumn = index % width === width - 1;
    if (!isLastColumn && owners[index + 1] !== owner) borders.right[index] = 1;
    if (index < width * (height - 1) && owners[index + width] !== owner) borders.below[index] = 1;
  }
  return borders;
}

/**
 * Where each border is kept, in the order in which formats list them: those right of the cells but
 * for the last column, row by row, then those below the cells but for the last row.
 */
export function* borderPlaces(
  borders: Borders,
): Generator<{ readonly of: Uint8Array; readonly index: number }, void> {
  const { width, height } = borders.size;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width - 1; x++) yield { of: borders.right, index: y * width + x };
  }
  for (let index = 0; index < width * (height - 1); index++) yield { of: borders.below, index };
}

/** How many places for lines a board has. */
export function borderCount({ width, height }: Size): number {
  return (width - 1) * height + width * (height - 1);
}

/**
 * The rects that the lines make, in row-major order of their top left cells; undefined where they
 * make none. Without any line the whole board is one, if the puzzle has a single clue.
 */
export function rectsInBorders(puzzle: Puzzle, borders: Borders): readonly Rect[] | undefined {
  const isDrawn = borders.right.includes(1) || borders.below.includes(1);
  if (!isDrawn && puzzle.clues.length > 1) return undefined;
  const { width } = borders.size;
  const labels = labelRegions(borders);
  const regions = new Map<number, Region>();
  for (const [index, label] of labels.entries()) {
    const [x, y] = [index % width, Math.floor(index / width)];
    let region = regions.get(label);
    if (region === undefined) {
      region = { left: x, right: x, top: y, bottom: y, cells: 0, isWhole: true };
      regions.set(label, region);
    }
    region.left = Math.min(region.left, x);
    region.right = Math.max(region.right, x);
    region.bottom = y;
    region.cells++;
    const hasLineInside =
      (borders.right[index] === 1 && labels[index + 1] === label) ||
      (borders.below[index] === 1 && labels[index + width] === label);
    if (hasLineInside) region.isWhole = false;
  }
  const rects: Rect[] = [];
  for (const { left, right, top, bottom, cells, isWhole } of regions.values()) {
    const rect = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    if (isWhole && areaOf(rect) === cells) rects.push(rect);
  }
  return rects.length > 0 ? rects : undefined;
}

/** A region so far: how far it reaches, and whether no line was found inside. */
interface Region {
  left: number;
  right: number;
  readonly top: number;
  bottom: number;
  cells: number;
  isWhole: boolean;
}

/** For each cell the number of the first cell, row-major, that no line divides it from. */
function labelRegions({ size, right, below }: Borders): Int32Array {
  const { width } = size;
  const labels = new Int32Array(areaOf(size)).fill(-1);
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1) continue;
    labels[start] = start;
    const reached = [start];
    for (let from = reached.pop(); from !== undefined; from = reached.pop()) {
      const neighbours = [
        from % width < width - 1 && right[from] === 0 ? from + 1 : -1,
        from % width > 0 && right[from - 1] === 0 ? from - 1 : -1,
        from + width < labels.length && below[from] === 0 ? from + width : -1,
        from >= width && below[from - width] === 0 ? from - width : -1,
      ];
      for (const to of neighbours) {
        if (to < 0 || labels[to] !== -1) continue;
        labels[to] = start;
        reached.push(to);
      }
    }
  }
  return labels;
}
