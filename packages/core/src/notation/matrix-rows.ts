/**
 * Matrix rows: a text cut into rows of tokens, whichever way its author drew the matrix.
 *
 * Rows are lines, or the innermost brackets of an array (numpy's printout, a list in some program's
 * source). Cells are divided by white space or commas; where nothing divides them, a row is one token
 * that can be cut into columns of equal width. Empty lines, and the ends of arrays, divide the rows
 * into blocks. No meaning yet: that is `text-matrix.ts`.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { MAX_CELLS } from "../shikaku/puzzle.ts";
import { partsOf, placedTokens, type Part, type PlacedToken } from "./parts.ts";

/** A row of a matrix. */
export type TokenRow = readonly PlacedToken[];

/** A row, and whether it begins a block. */
interface RowInBlock {
  readonly row: TokenRow;
  readonly isFirst: boolean;
}

/** Numbers before a matrix are no cells; there are at most so many. */
const MOST_BEFORE = 3;

/** Nobody writes rows of more cells with nothing between them. */
const WIDEST_CUT = 1000;

/** A matrix is two brackets deep, in a program's source perhaps some more. */
const DEEPEST = 8;

/** A comment, which leaves a sign of itself: a line that is one is not an empty line. */
const COMMENT = /#[^\n\v\f\r\u0085\u2028\u2029]*/g;

/**
 * The rows of a text, those without tokens left out, in the blocks that empty lines make, or for
 * arrays that lists of rows make. `#` begins a comment.
 *
 * Errors: `empty`, `too-large` (more cells than a board may have).
 */
export function tokenBlocks(
  text: string,
): Result<readonly (readonly TokenRow[])[], InputError<"empty" | "too-large">> {
  const bare = text.replaceAll(COMMENT, "#");
  const parts = partsOf(bare);
  const blocks: TokenRow[][] = [];
  let cells = 0;
  for (const each of /[[{]/.test(bare) ? bracketedRows(parts) : dividedRows(parts)) {
    const { row, isFirst } = each;
    if (isFirst) blocks.push([row]);
    else blocks.at(-1)!.push(row);
    cells += row.length;
    if (cells <= MAX_CELLS + MOST_BEFORE) continue;
    const { line } = row[0]!;
    const message = `line ${line}: more than ${MAX_CELLS} cells, which is the most that a board may have`;
    return err({ kind: "too-large", line, message });
  }
  if (blocks.length > 0) return ok(blocks);
  const message = "found no numbers, expected a matrix: a row of numbers a line, 0 for a blank";
  return err({ kind: "empty", line: 1, column: 1, message });
}

/**
 * Rows that are one token each, cut into cells of so many characters; undefined if the tokens are
 * no longer than that or no multiple of it, or longer than anybody writes them.
 */
export function cutRows(rows: readonly TokenRow[], width: number): readonly TokenRow[] | undefined {
  const isCuttable = rows.every(
    ([first, second]) =>
      first !== undefined &&
      second === undefined &&
      first.token.length > width &&
      first.token.length <= width * WIDEST_CUT &&
      first.token.length % width === 0,
  );
  const cells = rows.reduce((sum, [whole]) => sum + (whole?.token.length ?? 0) / width, 0);
  if (!isCuttable || cells > MAX_CELLS || rows.length === 0) return undefined;
  return rows.map(([whole]) => {
    const { token, line, column } = whole!;
    return Array.from({ length: token.length / width }, (_, at) => ({
      token: token.slice(at * width, (at + 1) * width),
      line,
      column: column + at * width,
    }));
  });
}

function* dividedRows(parts: Iterable<Part>): Generator<RowInBlock, void> {
  let isFirst = true;
  for (const part of parts) {
    const row: PlacedToken[] = [];
    for (const token of placedTokens({ ...part, text: part.text.replace("#", "") })) {
      row.push(token);
      // A line as long as a text may be need not be read to its end to be refused.
      if (row.length > MAX_CELLS + MOST_BEFORE) break;
    }
    if (row.length > 0) yield { row, isFirst };
    isFirst = row.length > 0 ? false : isFirst || part.text.trim() === "";
  }
}

/** What stands outside of all brackets is the program around the array, and does not count. */
function* bracketedRows(parts: Iterable<Part>): Generator<RowInBlock, void> {
  let row: PlacedToken[] = [];
  let [depth, isFirst] = [0, true];
  // The least depth since the last row, and the one below which its list of rows is at its end.
  let [least, listDepth] = [0, 0];
  for (const { text, line, column } of parts) {
    for (const { 0: token, index } of text.matchAll(/[[\]{}]|[^\s#,[\]{}]+/g)) {
      if (/^[[\]{}]$/.test(token)) {
        if (row.length > 0) {
          yield { row, isFirst: isFirst || least < listDepth };
          [isFirst, listDepth, least] = [false, depth - 1, depth];
        }
        row = [];
        depth = Math.max(0, depth + (token === "[" || token === "{" ? 1 : -1));
        least = Math.min(least, depth);
        if (depth > DEEPEST) return;
      } else if (depth > 0) {
        const bare = /^(["'])(.*)\1$/.exec(token)?.[2] ?? token;
        // With three dots numpy leaves cells out of long rows: they must not pass for one blank.
        row.push({ token: bare === "..." ? "…" : bare, line, column: column + index });
      }
      if (row.length > MAX_CELLS + MOST_BEFORE) break;
    }
  }
  if (row.length > 0) yield { row, isFirst: isFirst || least < listDepth };
}
