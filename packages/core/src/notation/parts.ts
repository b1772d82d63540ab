/**
 * Parts of a text: pieces between separators, each with the place where it begins.
 *
 * Lines are the usual parts. Formats that also travel inside addresses write `/` for a line's end;
 * their places are columns of the one line that there is.
 */

import { LINE_END, type Place } from "../base/text.ts";
import { MAX_CELLS } from "../shikaku/puzzle.ts";
import { tokensOf } from "./tokens.ts";

/** A piece of a text, and where its first character stands. */
export interface Part extends Place {
  readonly text: string;
}

/** A token and its place in the whole text. */
export interface PlacedToken extends Place {
  readonly token: string;
}

const PART_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029/]/g;

/** The text's lines, whatever ends them; with `slashes`, a `/` ends a part too. */
export function* partsOf(text: string, slashes = false): Generator<Part, void> {
  const begin = text.startsWith("\uFEFF") ? 1 : 0;
  let [line, start, from] = [1, begin, begin];
  for (const { 0: end, index } of text.matchAll(slashes ? PART_END : LINE_END)) {
    yield { text: text.slice(from, index), line, column: from - start + 1 };
    from = index + end.length;
    if (end !== "/") [line, start] = [line + 1, from];
  }
  yield { text: text.slice(from), line, column: from - start + 1 };
}

/** The text without the white space around it; the place is that of its first character. */
export function trimmedPart(text: string): Part {
  const before = text.slice(0, text.length - text.trimStart().length);
  const lines = before.split(LINE_END);
  return { text: text.trim(), line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** The parts that hold more than white space; those beyond what any board needs are left out. */
export function filledParts(text: string, slashes = false): Part[] {
  // The largest board one cell wide has a row of cells and one of borders for each, and a few more.
  const most = 2 * MAX_CELLS + 100;
  const parts: Part[] = [];
  for (const part of partsOf(text, slashes)) {
    if (part.text.trim() !== "") parts.push(part);
    if (parts.length > most) break;
  }
  return parts;
}

/** The part's tokens, divided by white space or commas, with their places in the whole text. */
export function* placedTokens({ text, line, column }: Part): Generator<PlacedToken, void> {
  for (const { token, column: at } of tokensOf(text)) {
    yield { token, line, column: column + at - 1 };
  }
}
