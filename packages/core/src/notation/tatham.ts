/**
 * Tatham: the game ID of "Rectangles" in Simon Tatham's Portable Puzzle Collection, `WxH:DESC`.
 *
 * Parameters of its generator may stand behind the size (`7x7e4a`), one number is a square board,
 * and the page of the web version carries an ID behind `#`. An ID with `#` and a seed instead of
 * `:` and a board can be turned into a board by that program only. It has no sign for a `?`.
 */

import { formatSize } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { Puzzle, PuzzleError } from "../shikaku/puzzle.ts";
import type { FormatError, Notation } from "./notation.ts";
import { trimmedPart, type Part } from "./parts.ts";
import { readSize } from "./placed-clues.ts";
import { refuseUnknown } from "./refuse-unknown.ts";
import { formatRunLetters, parseRunLetters, type RunLettersError } from "./run-letters.ts";
import { foldRow } from "./site-task.ts";

/** Why a text is no game ID; `line` and `column` say where. */
export type TathamError = InputError<
  "no-board" | "random-seed" | "wrong-length" | RunLettersError["kind"] | PuzzleError["kind"]
>;

/** The web version's page, the size, parameters, and what divides them from the board. */
const START = /^(https?:\/\/[^\s#]*#)?(\d+)(x(\d+))?(e[\d.]+)?a?([:#])/i;

/**
 * The puzzle of a game ID.
 *
 * Errors: `no-board` (no size and `:`), `random-seed`, `bad-size`, `too-large`, `bad-character`,
 * `leading-zero`, `wrong-length`, and those of `puzzleFromClues`.
 */
export function parseTathamId(text: string): Result<Puzzle, TathamError> {
  const id = trimmedPart(text);
  const match = START.exec(id.text);
  if (match === null) {
    const message = `found ${quote(id.text)}, expected a game ID such as 7x7: and its description`;
    return err(errorAt("no-board", id, message));
  }
  const [start, page = "", columns = "", , rows = columns, , divider] = match;
  const sizePlace = { line: id.line, column: id.column + page.length };
  if (divider === "#") {
    const message = `found the seed ${quote(id.text.slice(start.length))}, of which only the program that made it can make a board, expected : and the board's description`;
    const column = id.column + start.length;
    return err(errorAt("random-seed", { line: id.line, column }, message));
  }
  const board: Part = {
    text: id.text.slice(start.length),
    line: id.line,
    column: id.column + start.length,
  };
  return readTathamBoard(board, { columns, rows, ...sizePlace });
}

/** Columns and rows as a text gives them, and where. */
export interface SizeTexts {
  readonly columns: string;
  readonly rows: string;
  readonly line: number;
  readonly column: number;
}

/** The puzzle of a description and the size that belongs to it; for errors see {@link parseTathamId}. */
export function readTathamBoard(board: Part, texts: SizeTexts): Result<Puzzle, TathamError> {
  const size = readSize(texts.columns, texts.rows, texts);
  if (!size.ok) return size;
  const row = parseRunLetters(board, "anywhere");
  return row.ok ? foldRow(row.value, size.value, board) : row;
}

/** The puzzle as a game ID; a puzzle with a `?` cannot be written. */
export function formatTathamId(puzzle: Puzzle): Result<string, FormatError> {
  const unknown = refuseUnknown(puzzle, "a game ID");
  if (unknown !== undefined) return err(unknown);
  return ok(`${formatSize(puzzle.size)}:${formatRunLetters(puzzle)}`);
}

/** The table's entry. */
export const tatham: Notation = {
  name: "tatham",
  title: 'game ID of "Rectangles" in Simon Tatham\'s collection',
  holdsRects: false,
  likeness: (text) => (START.test(text.trimStart().slice(0, 2000)) ? "certain" : "no"),
  parse: (text) => {
    const puzzle = parseTathamId(text);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => formatTathamId(puzzle),
};
