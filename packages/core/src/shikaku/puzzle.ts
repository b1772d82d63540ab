/**
 * The Shikaku puzzle: a board and its clues.
 *
 * Rules (Nikoli's Shikaku): cut the board into rectangles so that each holds exactly one clue,
 * equal to its area. A `?` is a clue whose area is not given. A `Puzzle` is always valid: its clues
 * lie on distinct cells of the board and their areas sum to the board's, or where some are unknown,
 * leave at least one cell for each of those. Whether it has an answer is another question, see
 * `solve.ts`.
 */

import { areaOf, cellIndex, formatCell, formatSize, type Cell, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";

/** An area in cells; `?` where it is not known. */
export type Area = number | "?";

/** A number, or a `?`, on the board: its cell and the area of the region that holds it. */
export interface Clue extends Cell {
  readonly area: Area;
}

/** A validated puzzle; the clues are in row-major order. */
export interface Puzzle {
  readonly size: Size;
  readonly clues: readonly Clue[];
}

/** Why a matrix or a list of clues is no puzzle. */
export type PuzzleError = InputError<
  | "uneven-rows"
  | "bad-size"
  | "too-large"
  | "bad-clue"
  | "outside-board"
  | "same-cell"
  | "no-clues"
  | "clue-sum"
>;

/** Boards beyond this many cells are refused, so that no later step has to fear the size. */
export const MAX_CELLS = 1_000_000;

/**
 * The puzzle of a matrix of rows, in which 0 is a blank, a positive integer or `?` a clue.
 *
 * Errors: `uneven-rows` (with the first cell that is missing or too many), `bad-clue`,
 * `no-clues`, `clue-sum`, `bad-size`, `too-large`.
 */
export function puzzleFromRows(rows: readonly (readonly Area[])[]): Result<Puzzle, PuzzleError> {
  const width = rows[0]?.length ?? 0;
  const clues: Clue[] = [];
  for (const [y, row] of rows.entries()) {
    if (row.length !== width) {
      return err({
        kind: "uneven-rows",
        cell: { x: Math.min(row.length, width), y },
        message: `row ${y} has ${row.length} cells, but row 0 has ${width}: all rows must be equally long`,
      });
    }
    for (const [x, area] of row.entries()) if (area !== 0) clues.push({ x, y, area });
  }
  return puzzleFromClues({ width, height: rows.length }, clues);
}

/**
 * The puzzle of a size and clues in any order.
 *
 * Errors: `bad-size`, `too-large`, `bad-clue` (not a positive integer), `outside-board`, `same-cell` (two clues
 * on one cell), `no-clues`, `clue-sum` (the areas do not sum to the board's, or leave too little for the
 * unknown ones).
 */
export function puzzleFromClues(size: Size, clues: readonly Clue[]): Result<Puzzle, PuzzleError> {
  const { width, height } = size;
  if (!isPositiveInteger(width) || !isPositiveInteger(height)) {
    const message = `the board is ${formatSize(size)}: expected at least 1x1, in whole cells`;
    return err({ kind: "bad-size", message });
  }
  if (areaOf(size) > MAX_CELLS) {
    const message = `the board is ${formatSize(size)}, which is more than the ${MAX_CELLS} cells that a board may have`;
    return err({ kind: "too-large", message });
  }
  if (clues.length === 0) {
    return err({
      kind: "no-clues",
      message: `the ${formatSize(size)} board has no clues: expected areas that sum to ${areaOf(size)}`,
    });
  }
  const sorted: Clue[] = [];
  const taken = new Set<number>();
  for (const { x, y, area } of clues) {
    const cell = { x, y };
    if (
      !Number.isInteger(x) ||
      !Number.isInteger(y) ||
      x < 0 ||
      y < 0 ||
      x >= width ||
      y >= height
    ) {
      return err({
        kind: "outside-board",
        cell,
        message: `the clue at ${formatCell(cell)} is not on the ${formatSize(size)} board`,
      });
    }
    if (area !== "?" && !isPositiveInteger(area)) {
      return err({
        kind: "bad-clue",
        cell,
        message: `the clue at ${formatCell(cell)} is ${String(area)}: expected a positive whole number or ?`,
      });
    }
    if (taken.has(cellIndex(size, cell))) {
      return err({
        kind: "same-cell",
        cell,
        message: `there are two clues at ${formatCell(cell)}`,
      });
    }
    taken.add(cellIndex(size, cell));
    sorted.push({ x, y, area });
  }
  const wrongSum = sumError(size, sorted);
  if (wrongSum !== undefined) return err(wrongSum);
  sorted.sort((a, b) => cellIndex(size, a) - cellIndex(size, b));
  return ok({ size: { width, height }, clues: sorted });
}

/** The puzzle as a matrix of rows, 0 for a blank: the inverse of {@link puzzleFromRows}. */
export function rowsOf(puzzle: Puzzle): Area[][] {
  const { width, height } = puzzle.size;
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, (): Area => 0));
  for (const clue of puzzle.clues) rows[clue.y]![clue.x] = clue.area;
  return rows;
}

/** The sum of the known areas, and the number of unknown clues. */
export function sumsOf(clues: readonly Clue[]): {
  readonly known: number;
  readonly unknown: number;
} {
  let known = 0;
  let unknown = 0;
  for (const { area } of clues) {
    if (area === "?") unknown++;
    else known += area;
  }
  return { known, unknown };
}

/** What is wrong with the sum of the areas, if anything. */
function sumError(size: Size, clues: readonly Clue[]): PuzzleError | undefined {
  const { known, unknown } = sumsOf(clues);
  const cells = areaOf(size);
  const board = `the ${formatSize(size)} board has ${cells} cells`;
  if (unknown === 0 && known !== cells) {
    const message = `the clues sum to ${known}, but ${board}: the two must be equal`;
    return { kind: "clue-sum", message };
  }
  if (unknown > 0 && known + unknown > cells) {
    const message = `the known clues sum to ${known} and ${unknown} more ${unknown === 1 ? "is" : "are"} unknown, but ${board}: each unknown clue needs at least one`;
    return { kind: "clue-sum", message };
  }
  return undefined;
}

function isPositiveInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
