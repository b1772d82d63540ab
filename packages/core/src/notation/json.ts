/**
 * JSON: a puzzle as an object, `{"rows": [[0, 4, ...], ...]}`, in which 0 is a blank and `"?"` a
 * clue of unknown area.
 *
 * Read as well: the matrix alone, `{"task": "...", "width": W, "height": H}` with a site task, and
 * `{"puzzle": "..."}` with any notation as a string. Other fields are ignored, so an output of one
 * command is an input of the next.
 */

import { formatCell } from "../base/grid.ts";
import { err, type InputError, type Result } from "../base/result.ts";
import { quote } from "../base/text.ts";
import { puzzleFromRows, rowsOf, type Area, type Puzzle } from "../shikaku/puzzle.ts";
import { parseSiteTask, type SiteTaskError } from "./site-task.ts";

/** Why a JSON value holds no puzzle. */
export type JsonPuzzleError = InputError<"bad-json" | SiteTaskError["kind"]>;

/**
 * The puzzle that a parsed JSON value holds.
 *
 * @param parseText reads the string of a `puzzle` field
 *
 * Errors: `bad-json` (the value has another shape), `bad-clue`, and those of the notation inside.
 */
export function readJsonPuzzle<E extends InputError>(
  value: unknown,
  parseText: (text: string) => Result<Puzzle, E>,
): Result<Puzzle, JsonPuzzleError | E> {
  if (Array.isArray(value)) return readRows(value);
  if (typeof value !== "object" || value === null) {
    return badJson(`found ${kindOf(value)}, expected an object with "rows"`);
  }
  const { rows, task, width, height, puzzle } = value as Record<string, unknown>;
  if (rows !== undefined) return readRows(rows);
  if (typeof task === "string") {
    if (typeof width !== "number" || typeof height !== "number") {
      return badJson('a "task" needs the numbers "width" and "height" beside it');
    }
    return parseSiteTask(task, { width, height });
  }
  if (typeof puzzle === "string") return parseText(puzzle);
  return badJson(
    'expected an object with "rows", with "task", "width" and "height", or with "puzzle"',
  );
}

/** The puzzle as one line of JSON. */
export function formatJsonPuzzle(puzzle: Puzzle): string {
  return JSON.stringify({ rows: rowsOf(puzzle) });
}

function readRows(rows: unknown): Result<Puzzle, JsonPuzzleError> {
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

/** What was found, in a few words however large it is. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? quote(value) : JSON.stringify(value);
}

function badJson(message: string): Result<never, JsonPuzzleError> {
  return err({ kind: "bad-json", message });
}
