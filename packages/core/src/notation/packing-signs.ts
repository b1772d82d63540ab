/**
 * Signs in a grid: what the texts of boards and of arrangements have in common.
 *
 * Each character stands for a cell, blanks included: `.` or `1` is a cell to fill, `#`, `0` or a blank is a
 * wall, and a letter says which piece covers the cell. A text of zeros and ones that are all divided, by
 * blanks or commas, is a matrix as programs print it: there blanks mean nothing.
 */

import type { Cell } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, quote, type Place } from "../base/text.ts";
import { MAX_BOARD_CELLS, type Board } from "../polyomino/board.ts";
import type { Piece } from "../polyomino/piece.ts";
import { symbolsOf } from "../polyomino/symbols.ts";

/** A character that is no blank. */
export interface Sign {
  /** Its column and row in the text as it stands, from 0. */
  readonly cell: Cell;
  /** What its cell is: the number of the piece with that symbol, {@link WALL}, or -2, just to be filled. */
  readonly means: number;
  readonly place: Place;
}

/** Why a text is no grid of signs. */
export type SignsError = InputError<"empty" | "bad-character" | "too-large">;

/** What the sign of a wall means. */
export const WALL = -1;

/** What a sign means that only says that its cell is to be filled. */
const FILL = -2;

const MATRIX_ROW = /^[\s,[\]]*(?:[01](?:[\s,[\]]+|$))*$/;

/**
 * The signs of a text, row by row; symbols are those of the pieces.
 *
 * Errors: `empty` (no sign), `bad-character`, `too-large` (more signs than any board has cells).
 */
export function parseSigns(
  text: string,
  pieces: readonly Piece[],
): Result<readonly Sign[], SignsError> {
  const meanings = new Map([
    [".", FILL],
    ["1", FILL],
    ["#", WALL],
    ["0", WALL],
  ]);
  for (const [piece, symbol] of symbolsOf(pieces).entries()) meanings.set(symbol, piece);
  const lines = linesOf(text);
  const isMatrix =
    lines.every((line) => MATRIX_ROW.test(line)) && lines.some((line) => /[01].*[01]/.test(line));
  const signs: Sign[] = [];
  for (const [y, line] of lines.entries()) {
    let x = 0;
    let column = 0;
    for (const sign of line.trimEnd()) {
      column++;
      if (isMatrix && !"01".includes(sign)) continue;
      const place = { line: y + 1, column };
      if (sign !== " ") {
        const means = meanings.get(sign);
        if (means === undefined) return err(characterError(sign, place, pieces));
        signs.push({ cell: { x, y }, means, place });
        if (signs.length > MAX_BOARD_CELLS) return err(sizeError(place));
      }
      x++;
    }
  }
  if (signs.length > 0) return ok(signs);
  const message = `found no cells, expected ${EXPECTED}`;
  return err(errorAt("empty", { line: 1, column: 1 }, message));
}

/** The least column and row that a sign is in. */
export function cornerOf(signs: readonly Sign[]): Cell {
  let x = Infinity;
  let y = Infinity;
  for (const { cell } of signs) {
    x = Math.min(x, cell.x);
    y = Math.min(y, cell.y);
  }
  return { x, y };
}

/** The board's rows, `#` for walls and `.` for cells to fill, but for those of which a symbol is known. */
export function formatSigns(
  { size, cells }: Board,
  symbols: Iterable<readonly [cell: Cell, symbol: string]>,
): string {
  const rows = Array.from({ length: size.height }, () =>
    Array.from({ length: size.width }, () => "#"),
  );
  for (const { x, y } of cells) rows[y]![x] = ".";
  for (const [{ x, y }, symbol] of symbols) rows[y]![x] = symbol;
  return rows.map((row) => `${row.join("")}\n`).join("");
}

const EXPECTED = ". or 1 for a cell to fill, # or 0 or a blank for one that is not";

/** More symbols than these are not listed in a message. */
const MOST_SYMBOLS = 40;

function sizeError(place: Place): SignsError {
  const message = `found more than ${MAX_BOARD_CELLS} cells, which is the most that a board to pack may have`;
  return errorAt("too-large", place, message);
}

function characterError(sign: string, place: Place, pieces: readonly Piece[]): SignsError {
  const found = sign === "\t" ? "a tab" : quote(sign);
  if (pieces.length === 0) {
    return errorAt("bad-character", place, `found ${found}, expected ${EXPECTED}`);
  }
  const listed = symbolsOf(pieces)
    .slice(0, MOST_SYMBOLS)
    .map((symbol, index) => {
      const { name } = pieces[index]!;
      return symbol === name ? symbol : `${symbol} (${name})`;
    });
  const more = pieces.length > MOST_SYMBOLS ? " and so on" : "";
  const symbols = `a piece's symbol: ${listed.join(" ")}${more}`;
  return errorAt("bad-character", place, `found ${found}, expected ${EXPECTED}, or ${symbols}`);
}
