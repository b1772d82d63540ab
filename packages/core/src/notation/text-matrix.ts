/**
 * Text matrix: a row a line, numbers divided by white space or commas.
 *
 * It is what numpy's `loadtxt` reads (`#` begins a comment, empty lines do not count, `4.0` and
 * `4e0` are 4), and besides `0` the usual signs for a blank: `.`, `-` and `_`. A `?` is a clue of
 * unknown area.
 */

import { err, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, quote, type Place } from "../base/text.ts";
import {
  MAX_CELLS,
  puzzleFromRows,
  rowsOf,
  type Area,
  type Puzzle,
  type PuzzleError,
} from "../shikaku/puzzle.ts";
import { tokensOf } from "./tokens.ts";

/** Why a text is no puzzle; `line` and `column` say where. */
export type TextMatrixError = InputError<"empty" | "bad-token" | PuzzleError["kind"]>;

/** A cell's value and where it stands. */
interface PlacedValue extends Place {
  readonly value: Area;
}

const BLANKS = new Set(["0", ".", "-", "_"]);
const NUMBER = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;
const SEPARATOR = "a comma or white space";

/**
 * The puzzle that a text matrix holds.
 *
 * Errors: `empty`, `bad-token` (neither a number nor a blank), `too-large`, and those of
 * {@link puzzleFromRows}, with line and column wherever a cell is to blame.
 */
export function parseTextMatrix(text: string): Result<Puzzle, TextMatrixError> {
  const rows: PlacedValue[][] = [];
  let cells = 0;
  for (const [index, raw] of linesOf(text).entries()) {
    const line = raw.replace(/#.*/, "");
    const row: PlacedValue[] = [];
    for (const { token, column } of tokensOf(line)) {
      const value = valueOf(token);
      if (value === undefined) {
        const found = token === "" ? "nothing between two commas" : quote(token);
        const expected = `a number, ? or one of 0 . - _ for a blank, divided by ${SEPARATOR}`;
        const place = { line: index + 1, column };
        return err(errorAt("bad-token", place, `found ${found}, expected ${expected}`));
      }
      row.push({ value, line: index + 1, column });
    }
    if (row.length > 0) rows.push(row);
    cells += row.length;
    if (cells > MAX_CELLS) {
      const message = `line ${index + 1}: more than ${MAX_CELLS} cells, which is the most that a board may have`;
      return err({ kind: "too-large", line: index + 1, message });
    }
  }
  if (rows.length === 0) {
    const message = "found no numbers, expected a matrix: a row of numbers a line, 0 for a blank";
    return err({ kind: "empty", line: 1, column: 1, message });
  }
  const puzzle = puzzleFromRows(rows.map((row) => row.map((place) => place.value)));
  return puzzle.ok ? puzzle : err(placed(puzzle.error, rows));
}

/** The puzzle as text, columns aligned, blanks as `0`: {@link parseTextMatrix} reads it back. */
export function formatTextMatrix(puzzle: Puzzle): string {
  const width = puzzle.clues.reduce((most, { area }) => Math.max(most, String(area).length), 1);
  const rows = rowsOf(puzzle);
  return rows
    .map((row) => `${row.map((area) => String(area).padStart(width)).join(" ")}\n`)
    .join("");
}

/** What the token means on a board; undefined when it means nothing. */
function valueOf(token: string): Area | undefined {
  if (BLANKS.has(token)) return 0;
  if (token === "?") return "?";
  const value = NUMBER.test(token) ? Number(token) : NaN;
  // What is too small for a number would otherwise be a blank.
  return Number.isNaN(value) || (value === 0 && /^[^e]*[1-9]/i.test(token)) ? undefined : value;
}

/** The error with the place in the text of the cell that it names. */
function placed(error: PuzzleError, rows: readonly (readonly PlacedValue[])[]): TextMatrixError {
  const row = rows[error.cell?.y ?? NaN];
  const place = row?.[error.cell?.x ?? NaN] ?? row?.at(-1);
  if (place === undefined) return error;
  return { ...error, ...errorAt(error.kind, place, error.message) };
}
