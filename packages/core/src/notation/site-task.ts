/**
 * Site task: the one-line notation in which puzzle-shikaku.com's pages hold their board.
 *
 * It is the board in run letters (`run-letters.ts`) and nothing else: a task does not tell its size,
 * so whoever reads one must know it, and is offered the sizes that fit.
 */

import { areaOf, formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt } from "../base/text.ts";
import type { Puzzle, PuzzleError } from "../shikaku/puzzle.ts";
import type { Notation } from "./notation.ts";
import { trimmedPart, type Part } from "./parts.ts";
import { placedClue, puzzleFromPlaced } from "./placed-clues.ts";
import {
  formatRunLetters,
  parseRunLetters,
  type LongRow,
  type RunLettersError,
} from "./run-letters.ts";

/** Why a text is no site task of that size; `line` and `column` say where. */
export type SiteTaskError = InputError<
  RunLettersError["kind"] | "wrong-length" | PuzzleError["kind"]
>;

/**
 * The puzzle that a site task holds; white space around it does not count.
 *
 * Errors: `bad-character`, `misplaced-underscore`, `leading-zero`, `wrong-length` (the size has
 * more or fewer cells than the task), `too-large`, and those of `puzzleFromClues`.
 */
export function parseSiteTask(text: string, size: Size): Result<Puzzle, SiteTaskError> {
  const task = trimmedPart(text);
  const row = parseRunLetters(task, "between");
  return row.ok ? foldRow(row.value, size, task) : row;
}

/**
 * The long row as a board of that size; errors are about the part that it was read from.
 *
 * Errors: `wrong-length`, and those of `puzzleFromClues`.
 */
export function foldRow(
  { cells, clues }: LongRow,
  size: Size,
  { text, line, column }: Part,
): Result<Puzzle, SiteTaskError> {
  if (cells === areaOf(size)) {
    const placed = clues.map((clue) => placedClue(size, clue.index, clue.area, clue));
    return puzzleFromPlaced(size, placed);
  }
  const found = `the board has ${cells} cells, but a ${formatSize(size)} board has ${areaOf(size)}`;
  const end = { line, column: Math.max(1, column + text.length - 1) };
  return err(errorAt("wrong-length", end, `${found}: expected ${sizesInWords(cells)}`));
}

/** The puzzle as a site task, byte for byte as the site writes it. */
export function formatSiteTask(puzzle: Puzzle): string {
  return formatRunLetters(puzzle);
}

/** The sizes that a task's cells could make, squarest first, wide before high. */
export function sizesOfSiteTask(text: string): Result<readonly Size[], SiteTaskError> {
  const row = parseRunLetters(trimmedPart(text), "between");
  return row.ok ? ok(sizesOf(row.value.cells)) : row;
}

/** The table's entry. */
export const siteTask: Notation = {
  name: "task",
  title: "task of puzzle-shikaku.com; needs a size",
  holdsRects: false,
  likeness: (text) => {
    if (/^\s*(?=[0-9_?]*[a-z])[a-z0-9_?]+\s*$/.test(text)) return "certain";
    return /^\s*\S+\s*$/.test(text) ? "possible" : "no";
  },
  parse: (text, { size }) => {
    const puzzle = size === undefined ? askForSize(text) : parseSiteTask(text, size);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => ok(formatSiteTask(puzzle)),
};

function askForSize(text: string): Result<never, InputError> {
  const sizes = sizesOfSiteTask(text);
  if (!sizes.ok) return sizes;
  const offered = sizes.value.slice(0, 4).map(formatSize).join(", ");
  const message = `a site task does not tell its size: name it; of the sizes with as many cells the squarest are ${offered}`;
  return err({ kind: "no-size", message });
}

function sizesOf(cells: number): Size[] {
  const sizes: Size[] = [];
  for (let small = Math.floor(Math.sqrt(cells)); small >= 1; small--) {
    const large = cells / small;
    if (!Number.isInteger(large)) continue;
    sizes.push({ width: large, height: small });
    if (large !== small) sizes.push({ width: small, height: large });
  }
  return sizes;
}

function sizesInWords(cells: number): string {
  const [first, ...others] = sizesOf(cells).slice(0, 4).map(formatSize);
  return first === undefined ? "some cells" : [first, ...others].join(" or ");
}
