/** Any notation: which one a text is in, and the puzzle that it holds. */

import { formatSize, type Size } from "../base/grid.ts";
import { err, type InputError, type Result } from "../base/result.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { readJsonPuzzle, type JsonPuzzleError } from "./json.ts";
import { parseSiteTask, sizesOfSiteTask, type SiteTaskError } from "./site-task.ts";
import { parseTextMatrix, type TextMatrixError } from "./text-matrix.ts";

/** The notations by the names that people give them. */
export const NOTATIONS = ["text", "task", "json"] as const;

/** A notation's name: `text` (matrix), `task` (of puzzle-shikaku.com), `json`. */
export type Notation = (typeof NOTATIONS)[number];

/** Why a text holds no puzzle, in whichever notation. */
export type ParseError = InputError<
  | "no-size"
  | "wrong-size"
  | JsonPuzzleError["kind"]
  | SiteTaskError["kind"]
  | TextMatrixError["kind"]
>;

/** What a reader knows about a text beside the text. */
export interface ParseHints {
  /** The notation; detected when left out. */
  readonly from?: Notation;
  /** The size, for notations that do not hold it (a site task); others must agree with it. */
  readonly size?: Size;
}

/**
 * The puzzle that a text holds, in whichever notation.
 *
 * Errors: those of the notation, `no-size` for a site task whose size was not given, and `wrong-size`
 * for a board of another size than was said.
 */
export function parsePuzzle(text: string, hints: ParseHints = {}): Result<Puzzle, ParseError> {
  const parsed = parseAs(hints.from ?? detectNotation(text), text, hints);
  if (!parsed.ok || hints.size === undefined) return parsed;
  const found = formatSize(parsed.value.size);
  const expected = formatSize(hints.size);
  if (found === expected) return parsed;
  return err({
    kind: "wrong-size",
    message: `the board is ${found}, but ${expected} was expected`,
  });
}

function parseAs(notation: Notation, text: string, hints: ParseHints): Result<Puzzle, ParseError> {
  switch (notation) {
    case "json":
      return parseJson(text, hints);
    case "task":
      return parseTask(text, hints.size);
    case "text":
      return parseTextMatrix(text);
  }
}

/** The notation that a text seems to be in: brackets are JSON, one word with letters a task. */
export function detectNotation(text: string): Notation {
  const start = text.trim();
  if (start.startsWith("{") || start.startsWith("[")) return "json";
  return /^(?=[0-9_?]*[a-z])[a-z0-9_?]+$/.test(start) ? "task" : "text";
}

function parseTask(text: string, size: Size | undefined): Result<Puzzle, ParseError> {
  if (size !== undefined) return parseSiteTask(text, size);
  const sizes = sizesOfSiteTask(text);
  if (!sizes.ok) return sizes;
  const offered = sizes.value.slice(0, 4).map(formatSize).join(", ");
  const message = `a site task does not tell its size: name it; of the sizes with as many cells the squarest are ${offered}`;
  return err({ kind: "no-size", message });
}

function parseJson(text: string, hints: ParseHints): Result<Puzzle, ParseError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ kind: "bad-json", message: `this is not JSON: ${reason}` });
  }
  // A text inside JSON is not JSON again: that would nest without end.
  return readJsonPuzzle(value, (inner) => {
    const from = detectNotation(inner);
    if (from !== "json") return parsePuzzle(inner, { ...hints, from });
    return err({ kind: "bad-json", message: 'the string of "puzzle" must not be JSON itself' });
  });
}
