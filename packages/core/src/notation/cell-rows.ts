/**
 * Rows of cells: a matrix of a known size, a row a line, as most files of puzzles have it.
 *
 * The size is known before, so nothing is read beyond it and a missing or surplus cell is named with
 * its place. What a token means is the format's business.
 */

import type { Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { Area } from "../shikaku/puzzle.ts";
import { placedTokens, type Part, type PlacedToken } from "./parts.ts";
import { placedClue, type PlacedClue } from "./placed-clues.ts";

/** Why lines are no rows of cells. */
export type CellRowsError = InputError<"missing-rows" | "uneven-rows">;

/** Why lines are no rows of clues and blanks. */
export type ClueRowsError = InputError<CellRowsError["kind"] | "bad-token">;

/**
 * The tokens, row-major, of the first `size.height` parts; no part is empty.
 *
 * Errors: `missing-rows`, `uneven-rows` (a row with more or fewer tokens than the board's width).
 */
export function readCellRows(
  parts: readonly Part[],
  size: Size,
): Result<readonly PlacedToken[], CellRowsError> {
  const { width, height } = size;
  const cells: PlacedToken[] = [];
  const rows = parts.slice(0, height);
  for (const part of rows) {
    let count = 0;
    for (const token of placedTokens(part)) {
      if (++count > width) return err(unevenRow(token, "more", width));
      cells.push(token);
    }
    if (count < width) {
      const end = { line: part.line, column: part.column + part.text.trimEnd().length };
      return err(unevenRow(end, `${count}`, width));
    }
  }
  if (rows.length === height) return ok(cells);
  const { line, column } = parts.at(-1) ?? { line: 1, column: 1 };
  const found = `found the end of the text after ${rows.length} ${rows.length === 1 ? "row" : "rows"}, expected ${height}`;
  return err(errorAt("missing-rows", { line, column }, found));
}

/**
 * The clues of rows of cells.
 *
 * @param areaOf what a token means, 0 for a blank; undefined if it means nothing
 * @param expected what a token may be, in words
 *
 * Errors: those of {@link readCellRows}, and `bad-token`.
 */
export function readClueRows(
  parts: readonly Part[],
  size: Size,
  areaOf: (token: string) => Area | undefined,
  expected: string,
): Result<readonly PlacedClue[], ClueRowsError> {
  const cells = readCellRows(parts, size);
  if (!cells.ok) return cells;
  const clues: PlacedClue[] = [];
  for (const [index, cell] of cells.value.entries()) {
    const area = areaOf(cell.token);
    if (area === undefined) {
      return err(errorAt("bad-token", cell, `found ${quote(cell.token)}, expected ${expected}`));
    }
    if (area !== 0) clues.push(placedClue(size, index, area, cell));
  }
  return ok(clues);
}

/** The whole number from 0 that a token is; undefined if it is none. */
export function wholeOf(token: string): number | undefined {
  return /^\d{1,15}$/.test(token) ? Number(token) : undefined;
}

function unevenRow(
  place: { readonly line: number; readonly column: number },
  found: string,
  width: number,
): CellRowsError {
  return errorAt("uneven-rows", place, `found a row of ${found} cells, expected ${width}`);
}
