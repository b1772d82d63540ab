/**
 * Tatham save: a saved game of "Rectangles" in Simon Tatham's Portable Puzzle Collection.
 *
 * Records `KEY     :LENGTH:DATA`, a line each: the game's parameters and description, then the states
 * that the player went through, of which `STATEPOS` are done and the rest undone. The moves are
 * played again, so the rects are those on the player's board. (rect.c: `R` draws a rect and clears
 * what is inside, `E` only clears, `H` and `V` turn one line over, `S` is a whole answer in bits.)
 */

import { formatSize } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { PuzzleError } from "../shikaku/puzzle.ts";
import { noBorders, rectsInBorders } from "./borders.ts";
import type { FormatError, Notation, Sheet } from "./notation.ts";
import { filledParts, type Part } from "./parts.ts";
import { extentOf } from "./placed-clues.ts";
import { refuseUnknown } from "./refuse-unknown.ts";
import { formatRunLetters } from "./run-letters.ts";
import { playMoves } from "./tatham-moves.ts";
import { readTathamBoard, type TathamError } from "./tatham.ts";

/** Why a text is no saved game; `line` and `column` say where. */
export type TathamSaveError = InputError<
  | "no-header"
  | "bad-record"
  | "missing-record"
  | "other-puzzle"
  | "several-boards"
  | "bad-move"
  | TathamError["kind"]
  | PuzzleError["kind"]
>;

const PROGRAM = "Simon Tatham's Portable Puzzle Collection";

/** A record; the part is its data. */
interface SavedRecord {
  readonly key: string;
  readonly data: Part;
}

/**
 * What a saved game holds: the puzzle, and the rects on the player's board if any are drawn.
 *
 * Errors: `no-header`, `bad-record` (no key, or another length than it says), `missing-record`,
 * `several-boards`, `other-puzzle`, those of a game ID, `bad-move`.
 */
export function parseTathamSave(text: string): Result<Sheet, TathamSaveError> {
  const records = readRecords(text);
  if (!records.ok) return records;
  const first = (key: string): Part | undefined =>
    records.value.find((record) => record.key === key)?.data;
  const game = first("GAME");
  if (game !== undefined && game.text !== "Rectangles") {
    const message = `found the game ${quote(game.text)}, which has other rules, expected Rectangles`;
    return err(errorAt("other-puzzle", game, message));
  }
  const [params, board] = [first("PARAMS"), first("DESC")];
  if (params === undefined || board === undefined) {
    const missing = params === undefined ? "PARAMS" : "DESC";
    const message = `found no record ${missing}, expected one with the game's ${params === undefined ? "size" : "board"}`;
    return err(errorAt("missing-record", { line: 1, column: 1 }, message));
  }
  const [, columns = params.text, , rows = columns] = /^(\d+)(x(\d+))?/.exec(params.text) ?? [];
  const { line, column } = params;
  const puzzle = readTathamBoard(board, { columns, rows, line, column });
  if (!puzzle.ok) return puzzle;
  const moves = records.value.filter(({ key }) => /^(MOVE|SOLVE|RESTART)$/.test(key));
  const done = extentOf(first("STATEPOS")?.text ?? "") ?? moves.length + 1;
  const borders = playMoves(
    noBorders(puzzle.value.size),
    moves.slice(0, done - 1).map(({ key, data }) => ({ isRestart: key === "RESTART", ...data })),
  );
  if (!borders.ok) return borders;
  const rects = rectsInBorders(puzzle.value, borders.value);
  return ok({ puzzle: puzzle.value, ...(rects && { rects }) });
}

/** The sheet as a saved game, a move for each rect; a puzzle with a `?` cannot be written. */
export function formatTathamSave({ puzzle, rects = [] }: Sheet): Result<string, FormatError> {
  const unknown = refuseUnknown(puzzle, "a saved game");
  if (unknown !== undefined) return err(unknown);
  const states = String(rects.length + 1);
  const size = formatSize(puzzle.size);
  const records: (readonly [string, string])[] = [
    ["SAVEFILE", PROGRAM],
    ["VERSION", "1"],
    ["GAME", "Rectangles"],
    ["PARAMS", size],
    ["CPARAMS", size],
    ["DESC", formatRunLetters(puzzle)],
    ["NSTATES", states],
    ["STATEPOS", states],
  ];
  for (const { x, y, width, height } of rects) {
    records.push(["MOVE", `R${x},${y},${width},${height}`]);
  }
  return ok(records.map(([key, data]) => `${key.padEnd(8)}:${data.length}:${data}\n`).join(""));
}

/** The table's entry. */
export const tathamSave: Notation = {
  name: "tatham-save",
  title: 'saved game of "Rectangles" in Simon Tatham\'s collection',
  holdsRects: true,
  likeness: (text) => (/^\uFEFF?\s*SAVEFILE:/.test(text) ? "certain" : "no"),
  parse: (text) => parseTathamSave(text),
  format: formatTathamSave,
};

function readRecords(text: string): Result<readonly SavedRecord[], TathamSaveError> {
  const records: SavedRecord[] = [];
  for (const { text: line, line: number, column } of filledParts(text)) {
    const [start, key = "", length = ""] = /^([A-Z]+) *:(\d+):/.exec(line) ?? [];
    if (records.length === 0 && key !== "SAVEFILE") {
      const found = `found ${quote(line)}, expected SAVEFILE:${PROGRAM.length}:${PROGRAM}`;
      return err(errorAt("no-header", { line: number, column }, found));
    }
    if (start === undefined) {
      const found = `found ${quote(line)}, expected a record such as MOVE    :8:R0,0,2,3`;
      return err(errorAt("bad-record", { line: number, column }, found));
    }
    if (records.length > 0 && key === "SAVEFILE") {
      const found = "found the beginning of another saved game, expected one: leave the others out";
      return err(errorAt("several-boards", { line: number, column }, found));
    }
    const data = line.slice(start.length);
    if (data.length !== Number(length)) {
      const found = `found ${data.length} characters in the record ${key}, expected ${length} as it says`;
      return err(errorAt("bad-record", { line: number, column: column + start.length }, found));
    }
    records.push({ key, data: { text: data, line: number, column: column + start.length } });
  }
  return ok(records);
}
