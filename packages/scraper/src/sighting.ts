/**
 * The sighting: what stands in the cells of a grid, and whether that is a puzzle.
 *
 * Each cell shows nothing or one number; on a live page that number must be drawn in its cell as it
 * is in the document. The numbers must sum to the area, which is what tells a board from other
 * grids, and most damaged boards from whole ones.
 */

import {
  cellAt,
  cellIndex,
  err,
  formatCell,
  formatSize,
  ok,
  puzzleFromClues,
  type Clue,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import type { ReadError } from "./board.ts";
import { lineAt } from "./clusters.ts";
import { looseNumbers, misdrawing } from "./drawn-text.ts";
import { inlineMisdrawing } from "./inline-drawing.ts";
import type { TileGrid } from "./tile-grids.ts";
import { shownTextOf } from "./visibility.ts";

/** A grid whose cells show a puzzle. */
export interface Sighting {
  readonly grid: TileGrid;
  readonly puzzle: Puzzle;
}

const CLUE = /^[1-9][0-9]{0,3}$/;
const MAX_QUOTED = 20;

/**
 * Reads the grid's cells; `isLive` if their boxes are where the browser draws them.
 *
 * Errors: `bad-clue`, `no-clues`, `clue-sum`.
 */
export function sight(grid: TileGrid, isLive: boolean): Result<Sighting, ReadError> {
  const { size } = grid.layout;
  const texts = grid.cells.map(shownTextOf);
  const loose = isLive ? looseTextsIn(grid) : new Map<number, string>();
  const clues: Clue[] = [];
  for (const [place, own] of texts.entries()) {
    const over = loose.get(place);
    const text = over === undefined ? own : own + over;
    if (text === "") continue;
    const fault = faultOf(text, grid, place, isLive);
    const cell = cellAt(size, place);
    if (fault !== undefined || (over !== undefined && own !== "")) {
      return err({
        kind: "bad-clue",
        cell,
        message: `the cell at ${formatCell(cell)} of the ${formatSize(size)} board ${fault ?? `has ${quote(over!)} drawn over its ${quote(own)}: expected one number`}`,
      });
    }
    clues.push({ ...cell, area: Number(text) });
  }
  const puzzle = puzzleFromClues(size, clues);
  if (puzzle.ok) return ok({ grid, puzzle: puzzle.value });
  const { kind, message } = puzzle.error;
  return err({ kind: kind === "no-clues" ? "no-clues" : "clue-sum", message });
}

function faultOf(
  text: string,
  { cells, boxes }: TileGrid,
  place: number,
  isLive: boolean,
): string | undefined {
  if (!CLUE.test(text)) return `says ${quote(text)}: expected nothing, or a number from 1 to 9999`;
  const [cell, box] = [cells[place]!, boxes[place]!];
  const fault = isLive ? misdrawing(cell, box) : inlineMisdrawing(cell, box.width);
  return fault === undefined
    ? undefined
    : `says ${quote(text)}, but its text ${fault}: expected the number as it is written`;
}

/** The numbers that are drawn over cells without being inside of one, by the cell's place. */
function looseTextsIn({ container, cells, layout }: TileGrid): ReadonlyMap<number, string> {
  const { columns, rows, size } = layout;
  const [left, right] = [columns.starts[0]!, columns.ends.at(-1)!];
  const [top, bottom] = [rows.starts[0]!, rows.ends.at(-1)!];
  const texts = new Map<number, string>();
  for (const { text, x, y } of looseNumbers(container, new Set(cells))) {
    if (x < left || x > right || y < top || y > bottom) continue;
    const place = cellIndex(size, { x: lineAt(columns, x), y: lineAt(rows, y) });
    texts.set(place, (texts.get(place) ?? "") + text);
  }
  return texts;
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}
