/**
 * Batch lines: a JSON object with a puzzle in it, and an id if its author likes.
 *
 * The id comes back with the result, also where the puzzle is at fault; so it is read first, and
 * from whatever JSON the line holds. Fields that are not known are ignored.
 */

import {
  detectNotation,
  err,
  parsePuzzle,
  readJsonPuzzle,
  type InputError,
  type ParseHints,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import type { Line } from "./lines.ts";

/** What may identify a line. */
export type JsonId = string | number | boolean | null;

/** A line's id, if it has one, and its puzzle. */
export interface BatchLine {
  readonly id?: JsonId;
  readonly puzzle: Result<Puzzle, InputError>;
}

/**
 * Reads a line of a batch.
 *
 * Errors of the puzzle: those of the line, `bad-json` with the line's number, `bad-id` (a list or
 * an object), and those of the notation, whose places are within the puzzle.
 */
export function readBatchLine({ number, text }: Line, hints: ParseHints): BatchLine {
  if (!text.ok) return { puzzle: text };
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch (error) {
    const message = `line ${number}: this is not JSON: ${(error as Error).message}`;
    return { puzzle: err({ kind: "bad-json", line: number, message }) };
  }
  const id: unknown = (value as { id?: unknown } | null)?.id;
  if (typeof id === "object" && id !== null) {
    const message = `line ${number}: the id is a list or an object, expected a string or a number`;
    return { puzzle: err({ kind: "bad-id", line: number, message }) };
  }
  const puzzle = readJsonPuzzle(value, (inner) => parseInner(inner, hints));
  return id === undefined ? { puzzle } : { id: id as JsonId, puzzle };
}

/** Reads the text of a `puzzle` field; JSON in JSON is refused, as that would nest without end. */
function parseInner(text: string, hints: ParseHints): Result<Puzzle, InputError> {
  const from = detectNotation(text);
  if (from !== "json") return parsePuzzle(text, { ...hints, from });
  return err({ kind: "bad-json", message: 'the string of "puzzle" must not be JSON itself' });
}
