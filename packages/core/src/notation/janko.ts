/**
 * janko: the text in which janko.at's pages hold their puzzles.
 *
 * Keywords on lines of their own, bare (`problem`) or in brackets (`[problem]`), from `begin` to
 * `end`. The size is `size N` or `rows R` and `cols C`; behind `problem` stand the rows of cells (`-`
 * a blank, `?` an unknown clue), behind `solution` the rows of region numbers. Other keywords (author,
 * source, moves) do not count.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote, type Place } from "../base/text.ts";
import { cellAt, cellsOf, formatCell, formatSize, type Rect, type Size } from "../base/grid.ts";
import { rowsOf, type Area, type Puzzle, type PuzzleError } from "../shikaku/puzzle.ts";
import { readCellRows, readClueRows, wholeOf, type ClueRowsError } from "./cell-rows.ts";
import { sheetWith, type DrawnRectError } from "./drawn-rects.ts";
import type { Notation, Sheet } from "./notation.ts";
import { filledParts, type Part } from "./parts.ts";
import { puzzleFromPlaced, readSize } from "./placed-clues.ts";
import { rectsFromLabels } from "./rects-from-labels.ts";

/** Why a text is no such puzzle; `line` and `column` say where. */
export type JankoError = InputError<
  | "no-header"
  | "other-puzzle"
  | "several-boards"
  | "surplus-rows"
  | "not-a-rectangle"
  | ClueRowsError["kind"]
  | DrawnRectError["kind"]
  | PuzzleError["kind"]
>;

/** The sections of a text by their keywords. */
type Sections = ReadonlyMap<string, Section>;

/** A keyword, what stands behind it on its line, and the lines up to the next one. */
interface Section extends Place {
  readonly value: string;
  readonly lines: Part[];
}

/** In brackets any word is a keyword; a bare one may be a value, unless it is one of these. */
const KEYWORD =
  /^\s*(?:\[([a-z]+)\]|(begin|puzzle|author|solver|source|info|size|rows|cols|problem|solution|moves|end))(?=\s|$)(.*)/i;

/** Names of Shikaku: janko.at's own, and the usual one. */
const NAMES = /^(sikaku|shikaku)(\s|$)/i;

/**
 * What janko.at's text holds: the puzzle, and the rects of its solution if it has one.
 *
 * Errors: `no-header` (no size or no problem), `other-puzzle`, `several-boards`, `bad-size`,
 * `too-large`, `missing-rows`, `surplus-rows`, `uneven-rows`, `bad-token`, those of
 * `puzzleFromClues`, `not-a-rectangle`.
 */
export function parseJanko(text: string): Result<Sheet, JankoError> {
  const found = sectionsOf(text);
  if (!found.ok) return found;
  const sections = found.value;
  const name = sections.get("puzzle");
  if (name !== undefined && !NAMES.test(valueOf(name))) {
    const message = `found the puzzle ${quote(valueOf(name))}, which has other rules, expected sikaku`;
    return err(errorAt("other-puzzle", name, message));
  }
  const rows = sections.get("rows") ?? sections.get("size");
  const columns = sections.get("cols") ?? sections.get("size");
  const problem = sections.get("problem");
  if (rows === undefined || columns === undefined || problem === undefined) {
    const missing = problem === undefined ? "problem" : "size, nor rows and cols";
    const message = `found no ${missing}, expected the keyword on a line of its own`;
    return err(errorAt("no-header", { line: 1, column: 1 }, message));
  }
  const size = readSize(valueOf(columns), valueOf(rows), rows);
  if (!size.ok) return size;
  const clues = readClueRows(
    problem.lines,
    size.value,
    areaOfToken,
    "a number, ? or - for a blank",
  );
  if (!clues.ok) return clues;
  const surplus = surplusRow(problem, size.value);
  if (surplus !== undefined) return err(surplus);
  const puzzle = puzzleFromPlaced(size.value, clues.value);
  if (!puzzle.ok) return puzzle;
  const solution = sections.get("solution");
  if (solution === undefined || solution.lines.length === 0) {
    return ok({ puzzle: puzzle.value });
  }
  const surplusLabels = surplusRow(solution, size.value);
  if (surplusLabels !== undefined) return err(surplusLabels);
  const rects = readSolution(solution.lines, size.value);
  return rects.ok
    ? sheetWith(
        puzzle.value,
        rects.value.map((rect) => ({ rect })),
      )
    : rects;
}

/** The sheet as janko.at's text; regions are numbered from 1 in the order of the rects. */
export function formatJanko({ puzzle, rects }: Sheet): string {
  const { width, height } = puzzle.size;
  const size = width === height ? [`size ${width}`] : [`rows ${height}`, `cols ${width}`];
  const problem = rowsOf(puzzle).map((row) =>
    row.map((area) => (area === 0 ? "-" : String(area))).join(" "),
  );
  const solution = rects === undefined ? [] : ["solution", ...labelRows(puzzle, rects)];
  const lines = ["begin", "puzzle sikaku", ...size, "problem", ...problem, ...solution, "end"];
  return `${lines.join("\n")}\n`;
}

/** The table's entry. */
export const janko: Notation = {
  name: "janko",
  title: "text of janko.at",
  holdsRects: true,
  likeness: (text) =>
    /^[ \t]*(\[(begin|problem)\]|begin|problem)[ \t]*$/im.test(text) ? "certain" : "no",
  parse: (text) => parseJanko(text),
  format: (sheet) => ok(formatJanko(sheet)),
};

/** The sections by keyword; of several with one keyword the first, but there is one board only. */
function sectionsOf(text: string): Result<Sections, InputError<"several-boards">> {
  const sections = new Map<string, Section>();
  let lines: Part[] = [];
  for (const part of filledParts(text)) {
    const match = KEYWORD.exec(part.text);
    const keyword = (match?.[1] ?? match?.[2])?.toLowerCase();
    if (keyword === undefined) {
      lines.push(part);
      continue;
    }
    lines = [];
    const { line, column } = part;
    const section = { value: (match?.[3] ?? "").trim(), lines, line, column };
    if (sections.has(keyword) && /^(begin|problem|solution)$/.test(keyword)) {
      const message = `found a second ${keyword}, expected one board: leave the others out`;
      return err(errorAt("several-boards", part, message));
    }
    if (!sections.has(keyword)) sections.set(keyword, section);
  }
  return ok(sections);
}

/** Why the lines of a section are more than the board's rows; words behind them may be anything. */
function surplusRow({ lines }: Section, size: Size): JankoError | undefined {
  const surplus = lines.slice(size.height).find(({ text }) => /^\s*[-.?\d]/.test(text));
  if (surplus === undefined) return undefined;
  const found = `found the row ${quote(surplus.text.trim())} behind the ${size.height} of the ${formatSize(size)} board`;
  return errorAt("surplus-rows", surplus, `${found}, expected a keyword or the end`);
}

/** What a keyword says, on its line or below it. */
function valueOf({ value, lines }: Section): string {
  return value === "" ? (lines[0]?.text.trim() ?? "") : value;
}

function areaOfToken(token: string): Area | undefined {
  if (/^[-.]$/.test(token)) return 0;
  return token === "?" ? "?" : wholeOf(token);
}

/** The rects of region numbers; cells with `-` are in none. */
function readSolution(lines: readonly Part[], size: Size): Result<readonly Rect[], JankoError> {
  const rows = readCellRows(lines, size);
  if (!rows.ok) return rows;
  const cells = rows.value;
  const firstWith = new Map<string, number>();
  const labels = cells.map(({ token }, index) => {
    // A cell in no region is a label of its own, whose rect is left out below.
    if (token === "-") return index;
    const first = firstWith.get(token) ?? index;
    firstWith.set(token, first);
    return first;
  });
  const rects = rectsFromLabels(size, labels);
  if (rects.ok) {
    return ok(rects.value.filter(({ x, y }) => cells[y * size.width + x]!.token !== "-"));
  }
  const { label, count, gap } = rects.error;
  const first = cells[label]!;
  const message = `the ${count} cells of region ${quote(first.token)} lack ${formatCell(gap)}: expected a rectangle`;
  return err({ ...errorAt("not-a-rectangle", first, message), cell: cellAt(size, label) });
}

function labelRows({ size }: Puzzle, rects: readonly Rect[]): string[] {
  const rows = Array.from({ length: size.height }, () =>
    Array.from({ length: size.width }, () => "-"),
  );
  for (const [number, rect] of rects.entries()) {
    for (const { x, y } of cellsOf(rect)) rows[y]![x] = String(number + 1);
  }
  return rows.map((row) => row.join(" "));
}
