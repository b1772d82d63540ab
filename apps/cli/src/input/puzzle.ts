/** Puzzles: from a source in any notation, or a saved page, to a puzzle. */

import {
  ok,
  parsePuzzle,
  type InputError,
  type ParseHints,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import { complain } from "../output/complaint.ts";
import { isPage, readPage } from "./page.ts";
import { readSource, sourceName } from "./source.ts";

/**
 * The puzzle of the file at `path`, or of standard input; a page unless a notation is named. That a
 * page's script names another puzzle than its cells is said on standard error.
 *
 * Errors: those of {@link readSource}, of the notation, and of {@link readPage}.
 */
export async function readPuzzle(
  path: string | undefined,
  hints: ParseHints,
): Promise<Result<Puzzle, InputError>> {
  const source = await readSource(path);
  if (!source.ok) return source;
  const name = sourceName(path);
  if (hints.from !== undefined || !isPage(name, source.value)) {
    return parsePuzzle(source.value, hints);
  }
  const page = await readPage(source.value);
  if (!page.ok) return page;
  if (page.value.witnesses.task.says === "differs") {
    complain(`${name}: the page's script names another puzzle; this is about the one in its cells`);
  }
  return ok(page.value.puzzle);
}
