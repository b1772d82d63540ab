/**
 * The board of a packing: the cells that are to be filled.
 *
 * Any outline, with holes and in separate parts. The size is that of the picture it was given as;
 * cells of it that are not to be filled are walls.
 */

import { areaOf, cellIndex, cellsOf, formatSize, type Cell, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";

/** A board, always valid: at least one cell to fill, at most {@link MAX_BOARD_CELLS} in all. */
export interface Board {
  readonly size: Size;
  /** The cells to fill, row by row. */
  readonly cells: readonly Cell[];
}

/** Why something is no board. */
export type BoardError = InputError<"bad-size" | "too-large" | "nothing-to-fill">;

/** Boards beyond this many cells, walls included, are refused. */
export const MAX_BOARD_CELLS = 10_000;

/** The board without walls of that size. Errors: `bad-size`, `too-large`. */
export function rectangularBoard(size: Size): Result<Board, BoardError> {
  return sizeError(size) ?? ok({ size, cells: [...cellsOf({ x: 0, y: 0, ...size })] });
}

/**
 * The board of a matrix of rows, `true` for a cell to fill; rows that are shorter than others end in
 * walls.
 *
 * Errors: `bad-size`, `too-large`, `nothing-to-fill`.
 */
export function boardFromRows(rows: readonly (readonly boolean[])[]): Result<Board, BoardError> {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const size = { width, height: rows.length };
  const cells = rows.flatMap((row, y) => row.flatMap((fill, x) => (fill ? [{ x, y }] : [])));
  const error = sizeError(size);
  if (error !== undefined) return error;
  if (cells.length === 0) {
    const message = `the ${formatSize(size)} board has no cell to fill: expected at least one`;
    return err({ kind: "nothing-to-fill", message });
  }
  return ok({ size, cells });
}

/** By cell of the board's size, in row-major order: its number among the cells to fill, or -1. */
export function fillNumbers({ size, cells }: Board): Int32Array {
  const numbers = new Int32Array(areaOf(size)).fill(-1);
  for (const [number, cell] of cells.entries()) numbers[cellIndex(size, cell)] = number;
  return numbers;
}

function sizeError(size: Size): Result<never, BoardError> | undefined {
  const { width, height } = size;
  if (![width, height].every((side) => Number.isSafeInteger(side) && side > 0)) {
    const message = `the board is ${formatSize(size)}: expected at least 1x1, in whole cells`;
    return err({ kind: "bad-size", message });
  }
  if (areaOf(size) > MAX_BOARD_CELLS) {
    const message = `the board is ${formatSize(size)}, which is more than the ${MAX_BOARD_CELLS} cells that a board to pack may have`;
    return err({ kind: "too-large", message });
  }
  return undefined;
}
