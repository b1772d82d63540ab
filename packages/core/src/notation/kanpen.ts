/**
 * Kanpen: the plain file of Kanpen and PencilBox, and the address that carries it.
 *
 * Rows and columns (in this order) on lines of their own, the rows of cells, and where there is an
 * answer, the number of its rects and each as `top left bottom right`, from 0 and both included. In
 * an address (`?problem=`) a line ends with `/` and `_` is a blank. It has no sign for a `?`.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import { rowsOf, type PuzzleError } from "../shikaku/puzzle.ts";
import { readClueRows, wholeOf, type ClueRowsError } from "./cell-rows.ts";
import { sheetWith, type DrawnRect, type DrawnRectError } from "./drawn-rects.ts";
import type { FormatError, Notation, Sheet } from "./notation.ts";
import { filledParts, placedTokens, type Part, type PlacedToken } from "./parts.ts";
import { puzzleFromPlaced, readSize } from "./placed-clues.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

/** Why a text is no such file; `line` and `column` say where. */
export type KanpenError = InputError<
  | "no-header"
  | "other-puzzle"
  | "bad-rect"
  | ClueRowsError["kind"]
  | DrawnRectError["kind"]
  | PuzzleError["kind"]
>;

const PROBLEM = /^(\s*https?:\/\/\S{0,300}?([a-z0-9]{1,40})\.html\?problem=)(\S*)\s*$/i;

/**
 * What a Kanpen file or address holds.
 *
 * Errors: `no-header`, `other-puzzle`, `bad-size`, `too-large`, `missing-rows`, `uneven-rows`,
 * `bad-token`, those of `puzzleFromClues`, `bad-rect`, `outside-board`, `too-many-cells`.
 */
export function parseKanpen(text: string): Result<Sheet, KanpenError> {
  const [, address = "", name = "shikaku", data = text] = PROBLEM.exec(text) ?? [];
  if (name !== "shikaku") {
    const message = `found the puzzle ${quote(name)}, which has other rules, expected shikaku`;
    const column = address.length - ".html?problem=".length - name.length + 1;
    return err(errorAt("other-puzzle", { line: 1, column }, message));
  }
  const isAddress = data !== text || isJoined(text);
  const parts = filledParts(isAddress ? data.replaceAll("_", " ") : data, isAddress).map(
    (part) => ({ ...part, column: part.column + (part.line === 1 ? address.length : 0) }),
  );
  const [rows, columns] = parts;
  const rest = parts.slice(2);
  if (rows === undefined || columns === undefined) {
    const message = "found no two lines, expected the number of rows and the number of columns";
    return err(errorAt("no-header", { line: 1, column: address.length + 1 }, message));
  }
  const size = readSize(columns.text.trim(), rows.text.trim(), rows);
  if (!size.ok) return size;
  const clues = readClueRows(rest, size.value, areaOfToken, "a number or . for a blank");
  if (!clues.ok) return clues;
  const puzzle = puzzleFromPlaced(size.value, clues.value);
  if (!puzzle.ok) return puzzle;
  const drawn = readRects(rest.slice(size.value.height));
  return drawn.ok ? sheetWith(puzzle.value, drawn.value) : drawn;
}

/** The sheet as a Kanpen file; a puzzle with a `?` cannot be written. */
export function formatKanpen({ puzzle, rects }: Sheet): Result<string, FormatError> {
  const unknown = refuseUnknown(puzzle, "a Kanpen file");
  if (unknown !== undefined) return err(unknown);
  const lines = [String(puzzle.size.height), String(puzzle.size.width)];
  for (const row of rowsOf(puzzle)) {
    lines.push(row.map((area) => (area === 0 ? ". " : `${area} `)).join(""));
  }
  if (rects !== undefined) {
    lines.push(String(rects.length));
    for (const { x, y, width, height } of rects) {
      lines.push(`${y} ${x} ${y + height - 1} ${x + width - 1} `);
    }
  }
  return ok(`${lines.join("\n")}\n`);
}

/** The table's entry. */
export const kanpen: Notation = {
  name: "kanpen",
  title: "file of Kanpen and PencilBox, or Kanpen's ?problem=",
  holdsRects: true,
  likeness: (text) => {
    if (PROBLEM.test(text)) return "certain";
    return /^\s*\d+[ \t]*[\r\n]\s*\d+[ \t]*[\r\n]/.test(text) || isJoined(text) ? "possible" : "no";
  },
  parse: (text) => parseKanpen(text),
  format: formatKanpen,
};

function areaOfToken(token: string): number | undefined {
  return token === "." ? 0 : wholeOf(token);
}

/** Whether the text is a file whose lines were joined by slashes. */
function isJoined(text: string): boolean {
  return /^\s*\d+\/\d+\/[.\d][._/\d]*\s*$/.test(text);
}

function readRects(parts: readonly Part[]): Result<readonly DrawnRect[], KanpenError> {
  const [count, ...lines] = parts;
  if (count === undefined) return ok([]);
  const wanted = wholeOf(count.text.trim());
  if (wanted !== lines.length) {
    const found = `found ${quote(count.text.trim())} as the number of rectangles, but ${lines.length} lines follow`;
    return err(errorAt("bad-rect", count, found));
  }
  const drawn: DrawnRect[] = [];
  for (const line of lines) {
    const tokens: PlacedToken[] = [...placedTokens(line)];
    const [top, left, bottom, right] = tokens.map(({ token }) => wholeOf(token));
    if (tokens.length !== 4 || [top, left, bottom, right].includes(undefined)) {
      const found = `found ${quote(line.text.trim())}, expected a rectangle: top, left, bottom and right, from 0`;
      return err(errorAt("bad-rect", line, found));
    }
    const rect = { x: left!, y: top!, width: right! - left! + 1, height: bottom! - top! + 1 };
    drawn.push({ rect, place: tokens[0]! });
  }
  return ok(drawn);
}
