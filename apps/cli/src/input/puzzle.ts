/** Puzzles: from a source in any notation, or a saved page, to a puzzle. */

import {
  parsePuzzle,
  type InputError,
  type ParseHints,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import { isPage, readPage } from "./page.ts";
import { readSource, sourceName } from "./source.ts";

/**
 * The puzzle of the file at `path`, or of standard input; a page unless a notation is named.
 *
 * Errors: those of {@link readSource}, of the notation, and of a page.
 */
export async function readPuzzle(
  path: string | undefined,
  hints: ParseHints,
): Promise<Result<Puzzle, InputError>> {
  const source = await readSource(path);
  if (!source.ok) return source;
  if (hints.from !== undefined || !isPage(sourceName(path), source.value)) {
    return parsePuzzle(source.value, hints);
  }
  const board = await readPage(source.value);
  return board.ok ? { ok: true, value: board.value.puzzle } : board;
}
