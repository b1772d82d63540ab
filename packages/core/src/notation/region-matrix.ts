/**
 * Region matrix: an answer as a label for each cell, equal labels for cells of one region.
 *
 * The form in which programs and spreadsheets keep answers. Labels are divided by white space or
 * commas, or are single characters where no row has a separator. Empty lines do not count. A board
 * one cell wide is written with a comma after each label, so that `10` is not read as two cells.
 */

import { cellAt, cellsOf, formatCell, formatRect, type Rect, type Size } from "../base/grid.ts";
import { err, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, quote } from "../base/text.ts";
import { rectsFromLabels } from "./rects-from-labels.ts";
import { tokensOf, type Token } from "./tokens.ts";

/** Why a text is no region matrix; `line` and `column` say where. */
export type RegionMatrixError = InputError<
  "empty" | "missing-label" | "uneven-rows" | "not-a-rectangle"
>;

interface Label {
  readonly label: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The rects of a region matrix, in row-major order of their top left cells.
 *
 * Errors: `empty`, `missing-label` (nothing between two commas), `uneven-rows`, `not-a-rectangle`
 * (with the first cell of the label).
 */
export function parseRegions(text: string): Result<readonly Rect[], RegionMatrixError> {
  const lines = linesOf(text);
  const isDivided = lines.some((line) => /[\s,]/.test(line.trim()));
  const rows: Label[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const row: Label[] = [];
    for (const { token, column } of isDivided ? tokensOf(line) : charactersOf(line)) {
      const label = { label: token, line: index + 1, column };
      if (token === "") {
        return err(
          errorAt("missing-label", label, "found nothing before a comma, expected a label"),
        );
      }
      row.push(label);
    }
    rows.push(row);
  }
  return regionsOf(rows);
}

function regionsOf(
  rows: readonly (readonly Label[])[],
): Result<readonly Rect[], RegionMatrixError> {
  const width = rows[0]?.length ?? 0;
  if (width === 0) {
    const message = "found no labels, expected a row of labels a line, one label a cell";
    return err({ kind: "empty", line: 1, column: 1, message });
  }
  for (const row of rows) {
    if (row.length === width) continue;
    const found = `found a row of ${row.length} labels, expected ${width} as in the first row`;
    return err(errorAt("uneven-rows", row[width] ?? row.at(-1)!, found));
  }
  const size = { width, height: rows.length };
  const cells = rows.flat();
  const firstWith = new Map<string, number>();
  const labels = cells.map(({ label }, index) => {
    const id = firstWith.get(label) ?? index;
    firstWith.set(label, id);
    return id;
  });
  const rects = rectsFromLabels(size, labels);
  if (rects.ok) return rects;
  const { label, count, bounds, gap } = rects.error;
  const first = cells[label]!;
  const found = `the ${count} cells labelled ${quote(first.label)} lack ${formatCell(gap)} of the ${formatRect(bounds)}`;
  const cell = cellAt(size, label);
  return err({ ...errorAt("not-a-rectangle", first, `${found}: expected a rectangle`), cell });
}

/**
 * The matrix of an answer, columns aligned: the rects numbered from 1 in row-major order of their
 * top left cells. They cover the board; {@link parseRegions} reads them back.
 */
export function formatRegions(size: Size, rects: readonly Rect[]): string {
  const sorted = rects.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const digits = String(rects.length).length;
  const rows = Array.from({ length: size.height }, (): string[] => []);
  for (const [index, rect] of sorted.entries()) {
    for (const { x, y } of cellsOf(rect)) rows[y]![x] = String(index + 1).padStart(digits);
  }
  return rows.map((row) => `${row.join(" ")}${size.width === 1 ? "," : ""}\n`).join("");
}

/** The line's characters but for blanks, and their columns. */
function charactersOf(line: string): Token[] {
  return Array.from(line.matchAll(/\S/gu), (match) => ({
    token: match[0],
    column: match.index + 1,
  }));
}
