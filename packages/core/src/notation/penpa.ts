/**
 * penpa+: a board in an address of the penpa editor, `...#m=edit&p=DATA`; read, not written.
 *
 * DATA is base64 of raw deflate of lines: the kind of grid with columns and rows, the margins, and as
 * JSON with abbreviations the problem and the player's drawing. Numbers and lines are named by an
 * index that counts two cells of padding around the board; corners of cells have the indices behind
 * those of the cells. A `?` is a number cell with a blank in a circle, as puzz.link's import makes it.
 * (swaroopg92/penpa-edit; T0nyX1ang/noqx, noqx/puzzle/penpa.py.)
 */

import { areaOf, formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote, type Place } from "../base/text.ts";
import {
  MAX_CELLS,
  puzzleFromClues,
  type Area,
  type Clue,
  type PuzzleError,
} from "../shikaku/puzzle.ts";
import { noBorders, rectsInBorders, type Borders } from "./borders.ts";
import { inflateText, type InflateError } from "./inflate.ts";
import { isRecord, kindOf, type JsonRecord } from "./json-values.ts";
import type { Notation, Sheet } from "./notation.ts";
import { trimmedPart } from "./parts.ts";
import { extentOf } from "./placed-clues.ts";

/** Why an address holds no puzzle. */
export type PenpaError = InputError<
  "no-puzzle" | "no-square-grid" | "bad-json" | InflateError["kind"] | PuzzleError["kind"]
>;

/** Names that the format abbreviates, of those that are looked at here. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  zN: '"number"',
  zE: '"edge"',
  zO: "null",
};

/** Cells of padding at each side of the board. */
const PADDING = 2;

/** Where the board lies among the cells that indices count. */
interface Grid {
  readonly size: Size;
  /** Cells in a row of indices. */
  readonly pitch: number;
  /** Rows of indices. */
  readonly rows: number;
  readonly left: number;
  readonly top: number;
}

/**
 * What an address of penpa+ holds: the puzzle, and the rects that the drawn edges make.
 *
 * Errors: `no-puzzle` (no DATA), `bad-base64`, `bad-deflate`, `too-large`, `no-square-grid`,
 * `bad-json`, `bad-clue` (a text that is no number), and those of `puzzleFromClues`.
 */
export function parsePenpa(text: string): Result<Sheet, PenpaError> {
  const address = trimmedPart(text);
  const match = /^(\S*?[#&?]|)(?:m=\w+&)?p=([^&\s]*)/.exec(address.text);
  if (match === null) {
    const message = `found ${quote(address.text)}, expected an address with #m=edit&p= and data behind it`;
    return err(errorAt("no-puzzle", address, message));
  }
  const data = match[2]!;
  const column = address.column + match[0].length - data.length;
  const place = { line: address.line, column };
  const inflated = inflateText({ text: data, ...place });
  if (!inflated.ok) return inflated;
  const lines = inflated.value.split(/\r?\n/);
  const grid = readGrid(lines, place);
  if (!grid.ok) return grid;
  const problem = readObject(lines[3], place);
  if (!problem.ok) return problem;
  const clues = readClues(problem.value, grid.value);
  if (!clues.ok) return clues;
  const puzzle = puzzleFromClues(grid.value.size, clues.value);
  if (!puzzle.ok) return puzzle;
  const borders = noBorders(grid.value.size);
  // A drawing that cannot be read is no reason to refuse the puzzle.
  const drawing = readObject(lines[4] ?? "{}", place);
  for (const object of [problem, drawing]) {
    if (object.ok) drawEdges(object.value["edge"], grid.value, borders);
  }
  const rects = rectsInBorders(puzzle.value, borders);
  return ok({ puzzle: puzzle.value, ...(rects && { rects }) });
}

/** The table's entry. */
export const penpa: Notation = {
  name: "penpa",
  title: "address of penpa+",
  holdsRects: true,
  likeness: (text) =>
    /^\s*(https?:\/\/\S*?[#&?]|#)?(m=\w+&)?p=[\w+/%]/.test(text) ? "certain" : "no",
  parse: (text) => parsePenpa(text),
};

function readGrid(lines: readonly string[], place: Place): Result<Grid, PenpaError> {
  const [kind = "", columns = "", rows = ""] = lines[0]!.split(",", 3);
  if (!/^(square|sudoku|kakuro)$/.test(kind)) {
    const message = `found a grid ${quote(kind)} in the data, expected square`;
    return err(errorAt("no-square-grid", place, message));
  }
  const margins = /^\[(\d{1,3}),(\d{1,3}),(\d{1,3}),(\d{1,3})\]/.exec(lines[1] ?? "[0,0,0,0]");
  const [top, bottom, left, right] = (margins ?? []).slice(1).map(Number);
  const [wide, high] = [extentOf(columns), extentOf(rows)];
  const size = {
    width: (wide ?? NaN) - (left ?? NaN) - (right ?? NaN),
    height: (high ?? NaN) - (top ?? NaN) - (bottom ?? NaN),
  };
  if (!(size.width >= 1 && size.height >= 1)) {
    const message = `found ${quote(columns)} columns and ${quote(rows)} rows with the margins ${quote(lines[1] ?? "")} in the data, expected a board`;
    return err(errorAt("bad-size", place, message));
  }
  if (areaOf(size) > MAX_CELLS) {
    const message = `the board is ${formatSize(size)}, which is more than the ${MAX_CELLS} cells that a board may have`;
    return err(errorAt("too-large", place, message));
  }
  return ok({
    size,
    pitch: wide! + 2 * PADDING,
    rows: high! + 2 * PADDING,
    left: left! + PADDING,
    top: top! + PADDING,
  });
}

function readObject(line: string | undefined, place: Place): Result<JsonRecord, PenpaError> {
  try {
    const whole = (line ?? "").replaceAll(
      /z[A-Z0-9_]/g,
      (short) => ABBREVIATIONS[short] ?? JSON.stringify(short),
    );
    const value: unknown = JSON.parse(whole);
    if (isRecord(value)) return ok(value);
  } catch {
    // Said below, in the same words.
  }
  const message = `found ${quote(line ?? "")} in the data, expected an object of numbers and lines`;
  return err(errorAt("bad-json", place, message));
}

/** The clues of the number cells; pencil marks (candidates) are none. */
function readClues(problem: JsonRecord, grid: Grid): Result<readonly Clue[], PenpaError> {
  const { number = {} } = problem;
  const clues: Clue[] = [];
  for (const [index, entry] of Object.entries(isRecord(number) ? number : {})) {
    const [value, style, submode] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (submode === "7") continue;
    const cell = cellOf(Number(index), grid);
    const area = areaOfValue(value, style);
    if (area === undefined) {
      const message = `the cell (${cell.x}, ${cell.y}) holds ${kindOf(value)}, expected a number, or a blank in a circle for a ?`;
      return err({ kind: "bad-clue", cell, message });
    }
    if (area !== 0) clues.push({ ...cell, area });
  }
  return ok(clues);
}

/** 0 for nothing; undefined for what is no clue. */
function areaOfValue(value: unknown, style: unknown): Area | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return undefined;
  if (text.trim() === "") return style === 6 || style === 7 ? "?" : 0;
  if (text.trim() === "?") return "?";
  return extentOf(text.trim());
}

/** The cell of an index; one that is off the board is off it in the result, too. */
function cellOf(index: number, { pitch, rows, left, top }: Grid): { x: number; y: number } {
  const isCell = Number.isInteger(index) && index >= 0 && index < pitch * rows;
  if (!isCell) return { x: -1, y: -1 };
  return { x: (index % pitch) - left, y: Math.floor(index / pitch) - top };
}

/** Draws the edges between corners next to each other; marks and slants are none. */
function drawEdges(edges: unknown, { size, pitch, rows, left, top }: Grid, borders: Borders): void {
  for (const name of Object.keys(isRecord(edges) ? edges : {})) {
    const [from = NaN, to = NaN, ...more] = name.split(",").map(Number);
    if (more.length > 0 || Number.isNaN(to)) continue;
    const corner = Math.min(from, to) - pitch * rows;
    // A corner belongs to the cell whose bottom right it is.
    const [x, y] = [(corner % pitch) - left, Math.floor(corner / pitch) - top];
    const isAcross = Math.abs(to - from) === 1;
    const cell = isAcross ? { x: x + 1, y } : { x, y: y + 1 };
    const isDown = Math.abs(to - from) === pitch;
    const isInside =
      cell.x >= 0 &&
      cell.y >= 0 &&
      cell.x < size.width - (isAcross ? 0 : 1) &&
      cell.y < size.height - (isAcross ? 1 : 0);
    if (!isInside || !(isAcross || isDown)) continue;
    (isAcross ? borders.below : borders.right)[cell.y * size.width + cell.x] = 1;
  }
}
