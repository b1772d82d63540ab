/**
 * Site task: the one-line notation in which puzzle-shikaku.com's pages hold their board.
 *
 * Row-major. `a` to `z` are runs of 1 to 26 blanks, digits are one clue, `_` divides two clues that
 * would run together (`30_3`). Longer runs are several letters, the `z`s first, and blanks at the
 * end are written. A `?`, which the site's own tasks never have, is a clue of unknown area. Simon Tatham's game IDs hold the same after their size. A task does not tell its
 * size, only how many cells it has.
 */

import { areaOf, cellAt, formatSize, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import {
  MAX_CELLS,
  puzzleFromClues,
  type Area,
  type Clue,
  type Puzzle,
  type PuzzleError,
} from "../shikaku/puzzle.ts";

/** Why a text is no site task of that size; `column` says where. */
export type SiteTaskError = InputError<
  "bad-character" | "misplaced-underscore" | "leading-zero" | "wrong-length" | PuzzleError["kind"]
>;

/** A clue and its place in row-major order. */
interface PlacedClue {
  readonly index: number;
  readonly area: Area;
  readonly column: number;
}

/** A task cut into clues, and the number of its cells. */
interface Scan {
  readonly cells: number;
  readonly clues: readonly PlacedClue[];
}

/**
 * The puzzle that a site task holds; white space around it does not count.
 *
 * Errors: `bad-character`, `misplaced-underscore`, `leading-zero`, `wrong-length` (the size has
 * more or fewer cells than the task), `too-large`, and those of {@link puzzleFromClues}.
 */
export function parseSiteTask(text: string, size: Size): Result<Puzzle, SiteTaskError> {
  const scanned = scan(text);
  if (!scanned.ok) return scanned;
  const { cells, clues } = scanned.value;
  if (cells !== areaOf(size)) {
    const message = `the task has ${cells} cells, but a ${formatSize(size)} board has ${areaOf(size)}: expected ${sizesInWords(cells)}`;
    return err({
      kind: "wrong-length",
      line: 1,
      column: Math.max(1, text.trimEnd().length),
      message,
    });
  }
  const placed: Clue[] = clues.map(({ index, area }) => ({ ...cellAt(size, index), area }));
  const puzzle = puzzleFromClues(size, placed);
  if (puzzle.ok || puzzle.error.cell === undefined) return puzzle;
  const at = placed.findIndex(
    ({ x, y }) => x === puzzle.error.cell?.x && y === puzzle.error.cell.y,
  );
  const { column } = clues[at]!;
  return err({
    ...puzzle.error,
    line: 1,
    column,
    message: `column ${column}: ${puzzle.error.message}`,
  });
}

/** The puzzle as a site task, byte for byte as the site writes it. */
export function formatSiteTask(puzzle: Puzzle): string {
  let task = "";
  let next = 0;
  for (const clue of puzzle.clues) {
    const index = clue.y * puzzle.size.width + clue.x;
    task += index === next && next > 0 ? "_" : blanks(index - next);
    task += String(clue.area);
    next = index + 1;
  }
  return task + blanks(areaOf(puzzle.size) - next);
}

/** The sizes that a task's cells could make, squarest first, wide before high. */
export function sizesOfSiteTask(text: string): Result<readonly Size[], SiteTaskError> {
  const scanned = scan(text);
  return scanned.ok ? ok(sizesOf(scanned.value.cells)) : scanned;
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

function scan(text: string): Result<Scan, SiteTaskError> {
  const clues: PlacedClue[] = [];
  let cells = 0;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const fault = (
    kind: SiteTaskError["kind"],
    at: number,
    message: string,
  ): Result<never, SiteTaskError> =>
    err({ kind, line: 1, column: at + 1, message: `column ${at + 1}: ${message}` });
  for (let at = start; at < end;) {
    const char = text[at]!;
    if (char >= "a" && char <= "z") {
      cells += char.charCodeAt(0) - 96;
      at++;
    } else if (char === "?") {
      clues.push({ index: cells, area: "?", column: at + 1 });
      cells++;
      at++;
    } else if (isDigit(char)) {
      if (char === "0")
        return fault(
          "leading-zero",
          at,
          "found 0, expected a clue of 1 or more without leading zeros",
        );
      let stop = at;
      while (stop < end && isDigit(text[stop]!)) stop++;
      clues.push({ index: cells, area: Number(text.slice(at, stop)), column: at + 1 });
      cells++;
      at = stop;
    } else if (char === "_") {
      const between = at > start && isClue(text[at - 1]!) && at + 1 < end && isClue(text[at + 1]!);
      if (!between)
        return fault("misplaced-underscore", at, "found _, which stands only between two clues");
      at++;
    } else {
      return fault(
        "bad-character",
        at,
        `found ${JSON.stringify(char)}, expected a letter a to z for blanks, a number or ?, or _ between two of these`,
      );
    }
    if (cells > MAX_CELLS) {
      return fault(
        "too-large",
        at - 1,
        `more than ${MAX_CELLS} cells, which is the most that a board may have`,
      );
    }
  }
  return ok({ cells, clues });
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}

/** Whether a clue can begin or end with the character. */
function isClue(char: string): boolean {
  return isDigit(char) || char === "?";
}

/** A run of blanks; none for 0. */
function blanks(length: number): string {
  const rest = length % 26;
  return "z".repeat(Math.floor(length / 26)) + (rest === 0 ? "" : String.fromCharCode(96 + rest));
}
