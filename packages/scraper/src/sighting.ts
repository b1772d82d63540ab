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
import { hasShadowText, looseNumbers, misdrawing } from "./drawn-text.ts";
import { inlineMisdrawing } from "#saved-page";
import type { Steps } from "./steps.ts";
import type { TileGrid } from "./tile-grids.ts";
import { shownTextsIn, textOf } from "./visibility.ts";

/** A grid whose cells show a puzzle. */
export interface Sighting {
  readonly grid: TileGrid;
  readonly puzzle: Puzzle;
}

const CLUE = /^[1-9][0-9]{0,3}$/;
const MAX_QUOTED = 20;
/** So many clues are looked at before others may have their turn. */
const STEP = 100;

/**
 * Reads the grid's cells; `isLive` if their boxes are where the browser draws them. Where the cells'
 * own texts make no puzzle, the numbers that are drawn over the cells count with them.
 *
 * Errors: `bad-clue`, `no-clues`, `clue-sum`.
 */
export function* sight(grid: TileGrid, isLive: boolean): Steps<Result<Sighting, ReadError>> {
  const own = grid.cells.map(shownTextsIn);
  const sighting = yield* sightOf(grid, own, new Map(), isLive);
  if (sighting.ok || !isLive) return sighting;
  yield;
  const loose = looseTextsIn(grid);
  return loose.size === 0 ? sighting : yield* sightOf(grid, own, loose, isLive);
}

/** `own` and `loose`: the text nodes in each cell, and over it, by the cell's place. */
function* sightOf(
  grid: TileGrid,
  own: readonly (readonly Node[])[],
  loose: ReadonlyMap<number, readonly Node[]>,
  isLive: boolean,
): Steps<Result<Sighting, ReadError>> {
  const { size } = grid.layout;
  const clues: Clue[] = [];
  for (const [place, inside] of own.entries()) {
    const over = loose.get(place) ?? [];
    const [text, other] = [textOf(inside), textOf(over)];
    const isBlank = text === "" && other === "";
    if (isBlank && !(isLive && hasShadowText(grid.cells[place]!))) continue;
    const fault = isBlank
      ? "shows a text of a shadow tree: expected nothing, or a number of its own"
      : text === ""
        ? faultOf(other, grid, place, isLive, over, true)
        : other === ""
          ? faultOf(text, grid, place, isLive, inside, false)
          : `has ${quote(other)} drawn over its ${quote(text)}: expected one number`;
    const cell = cellAt(size, place);
    if (fault !== undefined) {
      return err({
        kind: "bad-clue",
        cell,
        message: `the cell at ${formatCell(cell)} of the ${formatSize(size)} board ${fault}`,
      });
    }
    clues.push({ ...cell, area: Number(text === "" ? other : text) });
    if (clues.length % STEP === 0) yield;
  }
  const puzzle = puzzleFromClues(size, clues);
  if (puzzle.ok) return ok({ grid, puzzle: puzzle.value });
  const { kind, message } = puzzle.error;
  return err({ kind: kind === "no-clues" ? "no-clues" : "clue-sum", message });
}

function faultOf(
  text: string,
  { cells, boxes, container }: TileGrid,
  place: number,
  isLive: boolean,
  nodes: readonly Node[],
  isLoose: boolean,
): string | undefined {
  if (!CLUE.test(text)) return `says ${quote(text)}: expected nothing, or a number from 1 to 9999`;
  const [cell, box] = [cells[place]!, boxes[place]!];
  const fault = isLive
    ? misdrawing(nodes, isLoose ? container : cell, box, isLoose)
    : inlineMisdrawing(cell, box.width);
  return fault === undefined
    ? undefined
    : `says ${quote(text)}, but its text ${fault}: expected the number as it is written`;
}

/** The numbers that are drawn over cells without being inside of one, by the cell's place. */
function looseTextsIn({ container, cells, layout }: TileGrid): ReadonlyMap<number, Node[]> {
  const { columns, rows, size } = layout;
  const [left, right] = [columns.starts[0]!, columns.ends.at(-1)!];
  const [top, bottom] = [rows.starts[0]!, rows.ends.at(-1)!];
  const texts = new Map<number, Node[]>();
  for (const { text, x, y } of looseNumbers(container, new Set(cells))) {
    if (x < left || x > right || y < top || y > bottom) continue;
    const place = cellIndex(size, { x: lineAt(columns, x), y: lineAt(rows, y) });
    const others = texts.get(place);
    if (others === undefined) texts.set(place, [text]);
    else others.push(text);
  }
  return texts;
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}
