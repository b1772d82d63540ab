/** Packing problems: from what the options say to a board and pieces, each from a name or a file. */

import {
  packing,
  parseBoard,
  parsePieces,
  type InputError,
  type Packing,
  type Piece,
  type Result,
} from "@shikiri/core";
import type { PackingFlags } from "../commands/packing-options.ts";
import { readSource, sourceName } from "../input/source.ts";

/** An error, and what messages call the input that it is about. */
export interface NamedError {
  readonly name: string;
  readonly error: InputError;
}

/** The problem that the options describe. Errors: those of the texts, of the files, of {@link packing}. */
export async function readPacking(flags: PackingFlags): Promise<Result<Packing, NamedError>> {
  const pieces = await readPieces(flags.pieces);
  if (!pieces.ok) return pieces;
  const board = SIZE.test(flags.board)
    ? named(flags.board, parseBoard(flags.board))
    : await readNamed(
        flags.board,
        (text) => parseBoard(text, pieces.value),
        "nor is this a size: expected columns x rows, such as 10x6",
      );
  if (!board.ok) return board;
  const { pin, bar } = flags;
  const restrictions = { pins: [...board.value.pins, ...pin], bars: bar };
  return named("the problem", packing(board.value.board, pieces.value, restrictions));
}

/** The pieces of a name, a sum of names, or a file. Errors: those of the text or of the file. */
export function readPieces(source: string): Promise<Result<readonly Piece[], NamedError>> {
  const known = parsePieces(source);
  if (known.ok) return Promise.resolve(known);
  const { kind, message } = known.error;
  const hint = kind === "unknown-name" ? " (pack pieces lists the sets)" : "";
  return readNamed(source, parsePieces, `nor are these pieces: ${message}${hint}`);
}

const SIZE = /^\s*\d+\s*[x×]\s*\d+\s*$/;

/** What the file says; where there is none, `otherwise` says what else the word is not. */
async function readNamed<T>(
  word: string,
  parse: (text: string) => Result<T, InputError>,
  otherwise: string,
): Promise<Result<T, NamedError>> {
  const source = await readSource(word);
  if (source.ok) return named(sourceName(word), parse(source.value));
  // Whoever mistyped a name is not helped by hearing that there is no such file.
  const hint = source.error.kind === "unreadable-file" ? `, ${otherwise}` : "";
  const message = source.error.message + hint;
  return named(word, { ok: false, error: { ...source.error, message } });
}

function named<T>(name: string, result: Result<T, InputError>): Result<T, NamedError> {
  return result.ok ? result : { ok: false, error: { name, error: result.error } };
}
