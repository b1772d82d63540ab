/**
 * The board's geometry: sizes, cells and rects, all in whole cells.
 *
 * x is the column and y the row, both from 0 at the top left. A rect's cells run from (x, y) to
 * (x + width - 1, y + height - 1), both included.
 */

/** Columns and rows of a board; both are whole and at least 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One square of a board: column `x` and row `y`, from 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of cells, by its top left cell and its size. */
export interface Rect extends Cell, Size {}

/** How many cells a board or a rect has. */
export function areaOf(size: Size): number {
  return size.width * size.height;
}

/** The cell's place in row-major order, from 0. */
export function cellIndex(size: Size, cell: Cell): number {
  return cell.y * size.width + cell.x;
}

/** The cell at a place in row-major order: the inverse of {@link cellIndex}. */
export function cellAt(size: Size, index: number): Cell {
  return { x: index % size.width, y: Math.floor(index / size.width) };
}

/** Whether the cell lies in the rect. */
export function contains(rect: Rect, cell: Cell): boolean {
  return (
    cell.x >= rect.x &&
    cell.x < rect.x + rect.width &&
    cell.y >= rect.y &&
    cell.y < rect.y + rect.height
  );
}

/** Whether all of the rect's cells lie on the board. */
export function fitsOn(size: Size, rect: Rect): boolean {
  return (
    rect.x >= 0 &&
    rect.y >= 0 &&
    rect.x + rect.width <= size.width &&
    rect.y + rect.height <= size.height
  );
}

/** The rect's cells in row-major order. */
export function* cellsOf(rect: Rect): Generator<Cell, void> {
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    for (let x = rect.x; x < rect.x + rect.width; x++) yield { x, y };
  }
}

/** Whether the two rects are the same cells. */
export function isSameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** The cell as messages name it: `(column, row)`, from 0. */
export function formatCell(cell: Cell): string {
  return `(${cell.x}, ${cell.y})`;
}

/** The size as people write it: `10x8` is 10 columns and 8 rows. */
export function formatSize(size: Size): string {
  return `${size.width}x${size.height}`;
}

/** The rect as messages name it: `4x1 at (1, 1)`. */
export function formatRect(rect: Rect): string {
  return `${formatSize(rect)} at ${formatCell(rect)}`;
}
