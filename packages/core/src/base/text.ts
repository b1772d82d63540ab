/** Texts that people wrote: their lines, and how messages speak of them. */

import type { InputError } from "./result.ts";

/** Line and column of a character, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** How much of a text a message repeats. */
const MOST_QUOTED = 20;

/** What ends a line: also what word processors and Unicode have for it, which is white space, too. */
export const LINE_END: RegExp = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** The text's lines, whatever ends them; a byte order mark is no part of the first. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, "").split(LINE_END);
}

/** The text in quotes, cut short where it is long: messages repeat nothing at any length. */
export function quote(text: string): string {
  return JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
}

/** An error at a place in a text, which its message names first. */
export function errorAt<Kind extends string>(
  kind: Kind,
  { line, column }: Place,
  message: string,
): InputError<Kind> & Place {
  return { kind, line, column, message: `line ${line}, column ${column}: ${message}` };
}
