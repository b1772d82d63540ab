/** JSON values: what they are, and how messages speak of them, however large they are. */

import type { Rect } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote, type Place } from "../base/text.ts";

/** A JSON object. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was found, in a few words. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "string" ? quote(value) : JSON.stringify(value);
}

/** The rect that an object with `x`, `y`, `width` and `height` is; undefined if it is none. */
export function rectOf(value: unknown): Rect | undefined {
  if (!isRecord(value)) return undefined;
  const { x, y, width, height } = value;
  return typeof x === "number" &&
    typeof y === "number" &&
    typeof width === "number" &&
    typeof height === "number"
    ? { x, y, width, height }
    : undefined;
}

/** The error of JSON that is none, or has another shape than its reader knows. */
export function badJson(message: string): Result<never, InputError<"bad-json">> {
  return err({ kind: "bad-json", message });
}

/** The value of a JSON text; a byte order mark is no part of it. Errors: `bad-json`. */
export function jsonValue(text: string): Result<unknown, InputError<"bad-json">> {
  const json = text.replace(/^\uFEFF/, "");
  try {
    return ok(JSON.parse(json) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(errorAt("bad-json", placeOfReason(json, reason), `this is not JSON: ${reason}`));
  }
}

/** The place in what JavaScript engines say about bad JSON; the beginning if they say none. */
function placeOfReason(text: string, reason: string): Place {
  const position =
    /at position (\d+)/.exec(reason)?.[1] ?? (/ end of /.test(reason) ? Infinity : 0);
  const before = text.slice(0, Number(position)).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
