/**
 * Clue list: the number of clues, and for each its column, its row and its area.
 *
 * Two programs' ways are known: `H W N` and lines `x y area`; or `T W H`, with or without a line `N`
 * behind it, and lines `area x y`. The letter tells which. Columns and rows count from 0. The first is
 * written, but for tiny boards, whose list could be a text matrix, too. (Kejuntrap/Rectangles;
 * moul/shikaku.)
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import type { Puzzle, PuzzleError } from "../shikaku/puzzle.ts";
import { wholeOf } from "./cell-rows.ts";
import type { Notation } from "./notation.ts";
import { partsOf, placedTokens, type PlacedToken } from "./parts.ts";
import { extentOf, puzzleFromPlaced, readSize, type PlacedClue } from "./placed-clues.ts";
import { parseTextMatrix } from "./text-matrix.ts";

/** Why a text is no list of clues; `line` and `column` say where. */
export type ClueListError = InputError<
  "no-header" | "bad-token" | "clue-count" | PuzzleError["kind"]
>;

/**
 * The puzzle of a list of clues.
 *
 * Errors: `no-header`, `bad-size`, `too-large`, `bad-token` (a line that is no clue), `clue-count`
 * (another number of clues than was said), and those of `puzzleFromClues`.
 */
export function parseClueList(text: string): Result<Puzzle, ClueListError> {
  const lines = linesOfTokens(text);
  const [header, ...rest] = lines;
  const isLettered = header?.[0]?.token === "T";
  const numbers = isLettered ? header.slice(1) : header;
  if (header?.length !== 3 || numbers?.some(({ token }) => extentOf(token) === undefined)) {
    const found = quote(header?.map(({ token }) => token).join(" ") ?? "");
    const message = `found ${found}, expected the numbers of rows, columns and clues, or T and the numbers of columns and rows`;
    return err(errorAt("no-header", header?.[0] ?? { line: 1, column: 1 }, message));
  }
  const [one, two, three] = header.map(({ token }) => token) as [string, string, string];
  const size = isLettered ? readSize(two, three, header[1]!) : readSize(two, one, header[0]!);
  if (!size.ok) return size;
  const said = isLettered ? (rest[0]?.length === 1 ? rest.shift()![0]! : undefined) : header[2]!;
  if (said !== undefined && Number(said.token) !== rest.length) {
    const found = `found ${quote(said.token)} as the number of clues, but ${rest.length} follow`;
    return err(errorAt("clue-count", said, found));
  }
  const clues: PlacedClue[] = [];
  for (const tokens of rest) {
    const values = tokens.map(({ token }) => (token === "?" ? ("?" as const) : wholeOf(token)));
    const [first, second, last] = values;
    const [area, x, y] = isLettered ? [first, second, last] : [last, first, second];
    if (tokens.length !== 3 || area === undefined || !isNumber(x) || !isNumber(y)) {
      const found = quote(tokens.map(({ token }) => token).join(" "));
      const expected = isLettered ? "area, column and row" : "column, row and area";
      return err(errorAt("bad-token", tokens[0]!, `found ${found}, expected a clue: ${expected}`));
    }
    const { line, column } = tokens[0]!;
    clues.push({ x, y, area, line, column });
  }
  return puzzleFromPlaced(size.value, clues);
}

/** The puzzle as a list of its clues, in row-major order; nothing else reads it as another board. */
export function formatClueList({ size, clues }: Puzzle): string {
  const { width, height } = size;
  const list = clues.map(({ x, y, area }) => `${x} ${y} ${area}\n`);
  const text = `${height} ${width} ${clues.length}\n${list.join("")}`;
  if (!parseTextMatrix(text).ok) return text;
  const lettered = clues.map(({ x, y, area }) => `${area} ${x} ${y}\n`);
  return `T ${width} ${height}\n${clues.length}\n${lettered.join("")}`;
}

/** The table's entry. */
export const clueList: Notation = {
  name: "list",
  title: "list of clues: H W N, then x y area",
  holdsRects: false,
  likeness: (text) =>
    /^\s*(T|\d+)[ \t,]+\d+[ \t,]+\d+[ \t]*[\r\n]/.test(text) ? "possible" : "no",
  parse: (text) => {
    const puzzle = parseClueList(text);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  format: ({ puzzle }) => ok(formatClueList(puzzle)),
};

function linesOfTokens(text: string): PlacedToken[][] {
  const lines: PlacedToken[][] = [];
  for (const part of partsOf(text)) {
    const tokens: PlacedToken[] = [];
    for (const token of placedTokens(part)) {
      // A fourth token makes the line a wrong one already, however long it is.
      if (tokens.length === 4) break;
      tokens.push(token);
    }
    if (tokens.length > 0) lines.push(tokens);
  }
  return lines;
}

function isNumber(value: number | string | undefined): value is number {
  return typeof value === "number";
}
