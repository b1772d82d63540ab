/**
 * JSON: a sheet as an object, `{"shikiri": 1, "rows": [[0, 4, ...], ...], "answer": [...]}`, in which
 * 0 is a blank and `"?"` a clue of unknown area; docs/json.md has the schema.
 *
 * Read as well: the matrix alone, an object with `rows` and no version, `{"task", "width", "height"}`
 * with a site task, `{"puzzle": "..."}` with any notation as a string, and the lists of clues of two
 * other programs. Other fields are ignored, so an output of one command is an input of the next.
 */

import { formatCell, type Rect } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import {
  puzzleFromRows,
  rowsOf,
  type Area,
  type Puzzle,
  type PuzzleError,
} from "../shikaku/puzzle.ts";
import { sheetWith, type DrawnRectError } from "./drawn-rects.ts";
import { readJsonClues } from "./json-clues.ts";
import { badJson, isRecord, jsonValue, kindOf, rectOf, type JsonRecord } from "./json-values.ts";
import type { Notation, ParseHints, ParseWithin, Sheet } from "./notation.ts";
import { parseSiteTask } from "./site-task.ts";

type JsonError = InputError<
  "bad-json" | "bad-version" | DrawnRectError["kind"] | PuzzleError["kind"]
>;

/** The version that is written; others are refused. */
const VERSION = 1;

/**
 * What a JSON text holds.
 *
 * @param within reads the string of a `puzzle` field
 *
 * Errors: `bad-json` (no JSON, or of another shape), `bad-version`, `bad-clue`, those of
 * `puzzleFromRows`, of the site task and of `within`; of an answer `outside-board` and
 * `too-many-cells`.
 */
export function parseJson(
  text: string,
  hints: ParseHints,
  within: ParseWithin,
): Result<Sheet, InputError> {
  const parsed = jsonValue(text);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (Array.isArray(value)) return sheetOf(readRows(value));
  if (!isRecord(value)) {
    return badJson(`found ${kindOf(value)}, expected an object with "rows"`);
  }
  const { shikiri, rows, task, width, height, puzzle } = value;
  if (shikiri !== undefined && shikiri !== VERSION) {
    const message = `found the version ${kindOf(shikiri)} in "shikiri", expected ${VERSION}`;
    return err({ kind: "bad-version", message });
  }
  if (rows !== undefined) return readSheet(rows, value);
  if (typeof task === "string") {
    const size = isNumber(width) && isNumber(height) ? { width, height } : hints.size;
    if (size !== undefined) return sheetOf(parseSiteTask(task, size));
    return badJson('a "task" needs the numbers "width" and "height" beside it');
  }
  if (typeof puzzle === "string") return within(puzzle);
  return (
    readJsonClues(value, hints) ??
    badJson(
      'expected an object with "rows", with "task", "width" and "height", with "clues", or with "puzzle"',
    )
  );
}

/** The sheet as one line of JSON, with an `answer` if it has rects. */
export function formatJson({ puzzle, rects }: Sheet): string {
  const answer = rects?.map(({ x, y, width, height }) => ({ x, y, width, height }));
  return JSON.stringify({ shikiri: VERSION, rows: rowsOf(puzzle), ...(answer && { answer }) });
}

/** The table's entry. */
export const json: Notation = {
  name: "json",
  title: 'JSON: {"rows": [[...]]} and others',
  holdsRects: true,
  likeness: (text) => (/^\uFEFF?\s*[[{](?![a-z]+\])/i.test(text) ? "certain" : "no"),
  parse: parseJson,
  format: (sheet) => ok(formatJson(sheet)),
};

function sheetOf<E>(puzzle: Result<Puzzle, E>): Result<Sheet, E> {
  return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
}

function readSheet(rows: unknown, { shikiri, answer }: JsonRecord): Result<Sheet, JsonError> {
  const puzzle = readRows(rows);
  if (!puzzle.ok || answer === undefined) return sheetOf(puzzle);
  const rects = Array.isArray(answer) ? answer.map(rectOf) : [undefined];
  const isList = rects.every((rect): rect is Rect => rect !== undefined);
  if (!isList) {
    // Without our version it is some other program's field.
    if (shikiri === undefined) return sheetOf(puzzle);
    return badJson('"answer" must be a list of rectangles: "x", "y", "width" and "height"');
  }
  return sheetWith(
    puzzle.value,
    rects.map((rect) => ({ rect })),
  );
}

function readRows(rows: unknown): Result<Puzzle, JsonError> {
  if (!Array.isArray(rows)) return badJson('"rows" must be a list of rows');
  for (const [y, row] of rows.entries()) {
    if (!Array.isArray(row))
      return badJson(`row ${y} is ${kindOf(row)}, expected a list of numbers`);
    for (const [x, area] of row.entries()) {
      if (typeof area === "number" || area === "?") continue;
      const message = `the cell ${formatCell({ x, y })} is ${kindOf(area)}, expected a number, 0 for a blank, or "?"`;
      return err({ kind: "bad-clue", cell: { x, y }, message });
    }
  }
  return puzzleFromRows(rows as readonly (readonly Area[])[]);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
