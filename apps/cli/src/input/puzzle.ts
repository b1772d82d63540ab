/** Puzzles: from a source in any notation, or a saved page, to what it holds. */

import {
  NOTATIONS,
  ok,
  parseSheet,
  type InputError,
  type ParseHints,
  type Puzzle,
  type Result,
  type Sheet,
} from "@shikiri/core";
import { complain } from "../output/complaint.ts";
import { isPage, readPage } from "./page.ts";
import { readSource, sourceName } from "./source.ts";

/** The puzzle of a source; for errors see {@link readSheet}. */
export async function readPuzzle(
  path: string | undefined,
  hints: ParseHints,
): Promise<Result<Puzzle, InputError>> {
  const sheet = await readSheet(path, hints);
  return sheet.ok ? ok(sheet.value.puzzle) : sheet;
}

/**
 * The puzzle of the file at `path`, of standard input or of an address, and the rects drawn on it; a
 * page unless a notation is named or marked. That a page's script names another puzzle than its cells
 * is said on standard error.
 *
 * Errors: those of {@link readSource}, of the notation, and of {@link readPage}.
 */
export async function readSheet(
  path: string | undefined,
  hints: ParseHints,
): Promise<Result<Sheet, InputError>> {
  const source = await readSource(path);
  if (!source.ok) return source;
  const name = sourceName(path);
  if (hints.from !== undefined || !isPage(name, source.value) || isMarked(source.value)) {
    return parseSheet(source.value, hints);
  }
  const page = await readPage(source.value);
  if (!page.ok) return page;
  if (page.value.witnesses.task.says === "differs") {
    complain(`${name}: the page's script names another puzzle; this is about the one in its cells`);
  }
  return ok({ puzzle: page.value.puzzle });
}

/** Whether a notation is certain about a text that looks like a page: some are XML, too. */
function isMarked(text: string): boolean {
  return NOTATIONS.some((notation) => notation.likeness(text) === "certain");
}
