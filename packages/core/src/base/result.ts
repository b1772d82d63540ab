/**
 * Errors as values.
 *
 * Bad input is expected, so it is returned, never thrown: every function that reads something from
 * outside returns a `Result`. Exceptions are left for a programmer's mistake.
 */

import type { Cell } from "./grid.ts";

/** Either a value or the error that stands in its place. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * What is wrong with an input: a `kind` for programs, a `message` for people that says what was
 * found and what was expected, and the place. `line` and `column` count characters of a text from
 * 1; `cell` counts columns and rows of a board from 0.
 */
export interface InputError<Kind extends string = string> {
  readonly kind: Kind;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  readonly cell?: Cell;
}

/** The successful result that holds `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** The failed result that holds `error`. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
