/**
 * Text matrix: a row a line, numbers divided by white space or commas.
 *
 * It is what numpy's `loadtxt` reads (`#` begins a comment, empty lines do not count, `4.0` and
 * `4e0` are 4) and what numpy prints, `[[0 4] [2 0]]`. Besides `0` the usual signs are a blank: `.`,
 * `-` and `_`, also repeated, as in columns of equal width (`-- 08`). A `?` is a clue of unknown area.
 *
 * Programs put the size before the matrix: `W H` or `H W`, on one line or two, behind a `T`, or with
 * the number of puzzles, 1, on a line before it. The order is not trusted but decided by the rows that
 * follow. What fits as a size before a matrix is one, also where the whole could be a puzzle of one
 * or two columns; such a puzzle is written with its size.
 */

import { formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import {
  puzzleFromRows,
  rowsOf,
  type Area,
  type Puzzle,
  type PuzzleError,
} from "../shikaku/puzzle.ts";
import { cutRows, tokenBlocks, type TokenRow } from "./matrix-rows.ts";
import type { Notation } from "./notation.ts";
import { extentOf } from "./placed-clues.ts";

/** Why a text is no puzzle; `line` and `column` say where. */
export type TextMatrixError = InputError<
  "empty" | "bad-token" | "header-mismatch" | "several-boards" | PuzzleError["kind"]
>;

const BLANK = /^(0|\.+|-+|_+)$/;
const NUMBER = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;

/**
 * The puzzle that a text matrix holds.
 *
 * Empty lines do not count, as long as they do not divide the text into puzzles: two boards below
 * each other would always be a third.
 *
 * @param size the size, if it is known: it decides what is a header, and whether there are several
 *
 * Errors: `empty`, `bad-token` (neither a number nor a blank), `header-mismatch` (a size before the
 * matrix that is not the matrix's), `several-boards`, `too-large`, and those of
 * {@link puzzleFromRows}, with line and column wherever a cell is to blame.
 */
export function parseTextMatrix(text: string, size?: Size): Result<Puzzle, TextMatrixError> {
  const blocks = tokenBlocks(text);
  if (!blocks.ok) return blocks;
  const whole = readRows(blocks.value.flat(), size);
  if (size !== undefined && isOfSize(whole, size)) return whole;
  const second = blocks.value[1]?.[0]?.[0];
  // Rows that are all alone are a matrix with an empty line after each.
  const isDivided = second !== undefined && blocks.value.some((rows) => rows.length > 1);
  if (!isDivided || !blocks.value.every((rows) => readRows(rows).ok)) return whole;
  const found = `found another board, the second of ${blocks.value.length}, expected one: leave the others out, or if all are one, the empty lines`;
  return err(errorAt("several-boards", second, found));
}

/**
 * The puzzle as text, columns aligned, blanks as `0`: {@link parseTextMatrix} reads it back. Its size
 * is before it only where its first rows would be taken for one.
 */
export function formatTextMatrix(puzzle: Puzzle): string {
  const width = puzzle.clues.reduce((most, { area }) => Math.max(most, String(area).length), 1);
  const rows = rowsOf(puzzle);
  const text = rows
    .map((row) => `${row.map((area) => String(area).padStart(width)).join(" ")}\n`)
    .join("");
  const blocks = puzzle.size.width > 2 ? undefined : tokenBlocks(text);
  const isMistaken = blocks?.ok === true && readHeaded(blocks.value.flat())?.ok === true;
  return isMistaken ? `${puzzle.size.width} ${puzzle.size.height}\n${text}` : text;
}

/** The table's entry. */
export const textMatrix: Notation = {
  name: "text",
  title: "text matrix, with or without its size before it; numpy",
  holdsRects: false,
  likeness: (text) =>
    /^\uFEFF?\s*(array\(|[[{])(?![a-z]+\])/i.test(text) ? "certain" : "possible",
  parse: (text, { size }) => {
    const puzzle = parseTextMatrix(text, size);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => ok(formatTextMatrix(puzzle)),
};

/** The rows as a puzzle, whichever way they hold one. */
function readRows(rows: readonly TokenRow[], size?: Size): Result<Puzzle, TextMatrixError> {
  const headed = readHeaded(rows);
  if (headed?.ok === true && (size === undefined || isOfSize(headed, size))) return headed;
  const plain = readMatrix(rows);
  if (plain.ok) return plain;
  const cut = readCut(rows);
  return cut?.ok === true ? cut : (headed ?? plain);
}

function isOfSize(puzzle: Result<Puzzle, TextMatrixError>, size: Size): boolean {
  return puzzle.ok && formatSize(puzzle.value.size) === formatSize(size);
}

/** The rows as a matrix without anything before it. */
function readMatrix(rows: readonly TokenRow[]): Result<Puzzle, TextMatrixError> {
  const areas: Area[][] = [];
  for (const row of rows) {
    const values: Area[] = [];
    for (const cell of row) {
      const value = valueOf(cell.token);
      if (value === undefined) {
        const found = cell.token === "" ? "nothing between two commas" : quote(cell.token);
        const expected =
          "a number, ? or one of 0 . - _ for a blank, divided by a comma or white space";
        return err(errorAt("bad-token", cell, `found ${found}, expected ${expected}`));
      }
      values.push(value);
    }
    areas.push(values);
  }
  const puzzle = puzzleFromRows(areas);
  return puzzle.ok ? puzzle : err(placed(puzzle.error, rows));
}

/** The rows as a matrix that nothing divides: one character a cell, or columns of two. */
function readCut(rows: readonly TokenRow[]): Result<Puzzle, TextMatrixError> | undefined {
  for (const width of [1, 2]) {
    const cut = cutRows(rows, width);
    const puzzle = cut && readMatrix(cut);
    if (puzzle?.ok === true) return puzzle;
  }
  return undefined;
}

/** The rows as a matrix with its size before it; undefined if they do not begin like that. */
function readHeaded(rows: readonly TokenRow[]): Result<Puzzle, TextMatrixError> | undefined {
  for (const taken of [1, 2]) {
    const sizes = sizesIn(rows.slice(0, taken));
    const rest = rows.slice(taken);
    for (const body of [rest, cutRows(rest, 1), cutRows(rest, 2)]) {
      const width = body?.[0]?.length;
      const fitting = sizes.filter((size) => size.width === width);
      const [first] = fitting;
      if (body === undefined || first === undefined) continue;
      const size = fitting.find(({ height }) => height === body.length);
      if (size === undefined) return err(mismatch(rows[0]!, first.height, body));
      return readMatrix(body);
    }
  }
  return undefined;
}

/** The sizes that rows before a matrix may mean: two numbers, perhaps behind a `T` or a count of 1. */
function sizesIn(rows: readonly TokenRow[]): Size[] {
  const tokens = rows.flat().map(({ token }) => token);
  // On a line of its own a 1 is the number of puzzles; before two numbers it could be a size, too.
  const isCounted = rows.length === 2 && rows[0]?.length === 1 && tokens[0] === "1";
  if (tokens.length === 3 && (tokens[0] === "T" || isCounted)) tokens.shift();
  else if (rows.length === 2 && rows[0]?.length !== 1) return [];
  const [one, two] = tokens.map(extentOf);
  if (tokens.length !== 2 || one === undefined || two === undefined) return [];
  return [
    { width: one, height: two },
    { width: two, height: one },
  ];
}

function mismatch(header: TokenRow, height: number, body: readonly TokenRow[]): TextMatrixError {
  const size = formatSize({ width: body[0]!.length, height });
  const rows = body.length === 1 ? "1 row follows" : `${body.length} rows follow`;
  return errorAt(
    "header-mismatch",
    header[0]!,
    `found the size ${size}, but ${rows}, expected ${height}`,
  );
}

/** What the token means on a board; undefined when it means nothing. */
function valueOf(token: string): Area | undefined {
  if (BLANK.test(token)) return 0;
  if (token === "?") return "?";
  const value = NUMBER.test(token) ? Number(token) : NaN;
  // What is too small for a number would otherwise be a blank.
  return Number.isNaN(value) || (value === 0 && /^[^e]*[1-9]/i.test(token)) ? undefined : value;
}

/** The error with the place in the text of the cell that it names. */
function placed(error: PuzzleError, rows: readonly TokenRow[]): TextMatrixError {
  const row = rows[error.cell?.y ?? NaN];
  const place = row?.[error.cell?.x ?? NaN] ?? row?.at(-1);
  if (place === undefined) return error;
  return { ...error, ...errorAt(error.kind, place, error.message) };
}
