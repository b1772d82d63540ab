/**
 * Batch lines: a JSON object with a puzzle in it, and an id if its author likes.
 *
 * The id comes back with the result, exactly, also where the puzzle is at fault; so it is read
 * first, and from whatever JSON the line holds. Fields that are not known are ignored.
 */

import {
  err,
  parsePuzzle,
  type InputError,
  type ParseHints,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import type { Line } from "./lines.ts";

/** What may identify a line; a number is whole, and one that every reader of JSON keeps. */
export type JsonId = string | number | boolean | null;

/** A line's id, if it has one, and its puzzle. */
export interface BatchLine {
  readonly id?: JsonId;
  readonly puzzle: Result<Puzzle, InputError>;
}

/**
 * Reads a line of a batch.
 *
 * Errors of the puzzle: those of the line, `bad-json` with the line's number, `bad-id` (a list, an
 * object, or a number that would not come back as it is), and those of the notation, whose places
 * are within the puzzle.
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
  if (id !== undefined && !isJsonId(id)) {
    const found =
      typeof id === "number" ? "a number that JSON does not keep" : "a list or an object";
    const message = `line ${number}: the id is ${found}, expected a string or a whole number up to ${Number.MAX_SAFE_INTEGER}`;
    return { puzzle: err({ kind: "bad-id", line: number, message }) };
  }
  const puzzle = parsePuzzle(text.value, { ...hints, from: "json" });
  return id === undefined ? { puzzle } : { id, puzzle };
}

function isJsonId(id: unknown): id is JsonId {
  if (typeof id === "number") return Number.isSafeInteger(id) && !Object.is(id, -0);
  return typeof id !== "object" || id === null;
}
