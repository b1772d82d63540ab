/**
 * Any notation: which one a text is in, the sheet that it holds, and a sheet written in one of them.
 *
 * A text with a certain mark (an address, a first line) is read in the notation that has the mark,
 * and its error is that notation's. Other texts are tried in every notation whose shape they may
 * have; where none fits, the one that got furthest is the nearest, and the others say what stopped
 * them, too.
 */

import { formatSize, type Size } from "../base/grid.ts";
import { err, type InputError, type Result } from "../base/result.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import type { FormatError, NotationName, ParseHints, ParseWithin, Sheet } from "./notation.ts";
import { notationNamed, NOTATIONS } from "./notations.ts";

/** A notation that a text was read in, or nearly. */
export interface Attempt {
  readonly notation: NotationName;
  readonly parsed: Result<Sheet, InputError>;
}

/** What a text is. */
export interface Detection extends Attempt {
  /** Where `parsed` is an error: the next notations that nearly fitted, with theirs. */
  readonly others: readonly Attempt[];
}

/**
 * The notation that a text is in, and what it holds; where it is in none, the nearest one and what
 * stopped it.
 */
export function detectNotation(text: string, hints: ParseHints = {}): Detection {
  return detect(text, hints, (inner) => parseWithin(inner, hints));
}

/**
 * The sheet that a text holds, in whichever notation: the puzzle, and the rects drawn on it.
 *
 * Errors: those of the notation, `no-size` for a site task whose size was not given, and `wrong-size`
 * for a board of another size than was said. Where several notations nearly fitted, the message names
 * the nearest one's error, and what stopped the next.
 */
export function parseSheet(text: string, hints: ParseHints = {}): Result<Sheet, InputError> {
  const { from, size } = hints;
  const parsed =
    from === undefined
      ? sheetOf(detectNotation(text, hints))
      : notationNamed(from).parse(text, hints, (inner) => parseWithin(inner, hints));
  if (!parsed.ok || size === undefined || isOfSize(parsed, size)) return parsed;
  const found = formatSize(parsed.value.puzzle.size);
  const message = `the board is ${found}, but ${formatSize(size)} was expected`;
  return err({ kind: "wrong-size", message });
}

/** The puzzle that a text holds, in whichever notation; for errors see {@link parseSheet}. */
export function parsePuzzle(text: string, hints: ParseHints = {}): Result<Puzzle, InputError> {
  const sheet = parseSheet(text, hints);
  return sheet.ok ? { ok: true, value: sheet.value.puzzle } : sheet;
}

/**
 * The sheet in the notation of that name; its rects are written where the notation holds them.
 *
 * Errors: `unknown-clue` (the notation has no sign for a `?`), `read-only`.
 */
export function formatSheet(sheet: Sheet, to: NotationName): Result<string, FormatError> {
  const notation = notationNamed(to);
  if (notation.format !== undefined) return notation.format(sheet);
  return err({ kind: "read-only", message: `${to} is read, but cannot be written` });
}

function detect(text: string, hints: ParseHints, within: ParseWithin): Detection {
  const likenesses = NOTATIONS.map((notation) => notation.likeness(text));
  const wanted = likenesses.includes("certain") ? "certain" : "possible";
  const attempts: Attempt[] = [];
  for (const [index, notation] of NOTATIONS.entries()) {
    if (likenesses[index] !== wanted) continue;
    const attempt = { notation: notation.name, parsed: notation.parse(text, hints, within) };
    if (isOfSize(attempt.parsed, hints.size)) return { ...attempt, others: [] };
    attempts.push(attempt);
  }
  // Sorting keeps the table's order where two got equally far. Every text may be a matrix, so there
  // is a nearest one.
  const [nearest, ...others] = attempts.toSorted((a, b) => reachOf(b) - reachOf(a));
  return { ...nearest!, others };
}

/** Whether a sheet was read, and is of the size that it is known to have. */
function isOfSize(parsed: Result<Sheet, InputError>, size: Size | undefined): boolean {
  if (!parsed.ok || size === undefined) return parsed.ok;
  return formatSize(parsed.value.puzzle.size) === formatSize(size);
}

/** How far a parser got: one that read the text to its end and refuses what it says, furthest. */
function reachOf({ parsed }: Attempt): number {
  if (parsed.ok || parsed.error.line === undefined) return Infinity;
  return (parsed.error.line - 1) * 2 ** 26 + (parsed.error.column ?? 1);
}

/** The sheet; or the nearest notation's error, and what stopped those that got half as far. */
function sheetOf(nearest: Detection): Result<Sheet, InputError> {
  const { parsed, others } = nearest;
  if (parsed.ok) return parsed;
  const messages = [parsed.error.message];
  for (const other of others) {
    if (other.parsed.ok || 2 * reachOf(other) < reachOf(nearest)) continue;
    messages.push(`as ${other.notation}: ${other.parsed.error.message}`);
  }
  return err({ ...parsed.error, message: messages.join("; ") });
}

/** Reads a text inside JSON, which is not JSON again: that would nest without end. */
function parseWithin(text: string, hints: ParseHints): Result<Sheet, InputError> {
  const message = 'the string of "puzzle" must not be JSON itself';
  const refusal = err({ kind: "bad-json", message });
  const found = detect(text, hints, () => refusal);
  return found.notation === "json" ? refusal : sheetOf(found);
}
