/**
 * Placed clues: clues, and where in a text each of them stands.
 *
 * Every notation ends here, so that what is wrong with a puzzle (its sum, a clue outside) is said in
 * the same words whatever it was written in, and with the place of the clue that is to blame.
 */

import { areaOf, cellAt, formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote, type Place } from "../base/text.ts";
import {
  MAX_CELLS,
  puzzleFromClues,
  type Area,
  type Clue,
  type Puzzle,
  type PuzzleError,
} from "../shikaku/puzzle.ts";

/** A clue and where it stands. */
export type PlacedClue = Clue & Place;

/** The puzzle of placed clues; its errors are those of `puzzleFromClues`, with the clue's place. */
export function puzzleFromPlaced(
  size: Size,
  clues: readonly PlacedClue[],
): Result<Puzzle, PuzzleError> {
  const puzzle = puzzleFromClues(size, clues);
  const cell = puzzle.ok ? undefined : puzzle.error.cell;
  if (puzzle.ok || cell === undefined) return puzzle;
  // Of two clues on one cell the later one is too many.
  const clue = clues.findLast(({ x, y }) => x === cell.x && y === cell.y);
  if (clue === undefined) return puzzle;
  return err({ ...errorAt(puzzle.error.kind, clue, puzzle.error.message), cell });
}

/** The clue of a value at a place in row-major order. */
export function placedClue(
  size: Size,
  index: number,
  area: Area,
  { line, column }: Place,
): PlacedClue {
  return { ...cellAt(size, index), area, line, column };
}

/** A number of columns, rows or clues as a text gives it; undefined if it is not whole and positive. */
export function extentOf(token: string): number | undefined {
  return /^0*[1-9]\d{0,6}$/.test(token) ? Number(token) : undefined;
}

/**
 * The size of so many columns and rows, known before anything of that size is read.
 *
 * Errors: `bad-size` (not a whole positive number), `too-large`.
 */
export function readSize(
  columns: string,
  rows: string,
  place: Place,
): Result<Size, InputError<"bad-size" | "too-large">> {
  const width = extentOf(columns);
  const height = extentOf(rows);
  if (width === undefined || height === undefined) {
    const wrong = width === undefined ? columns : rows;
    const message = `found ${quote(wrong)} as the number of ${width === undefined ? "columns" : "rows"}, expected a whole number from 1`;
    return err(errorAt("bad-size", place, message));
  }
  const size = { width, height };
  if (areaOf(size) <= MAX_CELLS) return ok(size);
  const message = `the board is ${formatSize(size)}, which is more than the ${MAX_CELLS} cells that a board may have`;
  return err(errorAt("too-large", place, message));
}
