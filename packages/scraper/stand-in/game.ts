/**
 * The page's `Game` global: the board as numbers and what the player has drawn.
 *
 * Its shape is what scripts have seen on the live page. `cellStatus` holds for each cell -1, or the
 * index of an area; indices follow the order of drawing, so they are no clue numbers, and an erased
 * area leaves a hole.
 */

import { cellsOf, check, puzzleFromRows, type Cell, type Rect } from "@shikiri/core";
import type { Rows } from "./options.ts";

/** A cell as the page names it. */
interface PageCell {
  readonly row: number;
  readonly col: number;
}

/** A rectangle that the player drew. */
interface Area {
  readonly cells: readonly PageCell[];
  readonly cellStatus: number;
  readonly invert: false;
  readonly startPoint: PageCell;
  readonly endPoint: PageCell;
}

/** What the page's script puts into `window.Game`. */
export interface Game {
  readonly task: Rows;
  readonly puzzleWidth: number;
  readonly puzzleHeight: number;
  readonly puzzleID: string;
  readonly loaded: true;
  readonly currentState: {
    readonly cellStatus: number[][];
    readonly areas: (Area | undefined)[];
  };
}

/** A game in which nothing is drawn yet. */
export function newGame(rows: Rows): Game {
  return {
    task: rows,
    puzzleWidth: rows[0]!.length,
    puzzleHeight: rows.length,
    puzzleID: "practice",
    loaded: true,
    currentState: { cellStatus: rows.map((row) => row.map(() => -1)), areas: [] },
  };
}

/** Draws a rectangle; those that it meets are erased. */
export function drawArea(game: Game, rect: Rect): void {
  const { cellStatus, areas } = game.currentState;
  for (const cell of cellsOf(rect)) eraseArea(game, cell);
  const index = areas.length;
  for (const { x, y } of cellsOf(rect)) cellStatus[y]![x] = index;
  areas.push({
    cells: [...cellsOf(rect)].map(({ x, y }) => ({ row: y, col: x })),
    cellStatus: index,
    invert: false,
    startPoint: { row: rect.y, col: rect.x },
    endPoint: { row: rect.y + rect.height - 1, col: rect.x + rect.width - 1 },
  });
}

/** Erases the rectangle that covers the cell, if one does; answers whether. */
export function eraseArea(game: Game, { x, y }: Cell): boolean {
  const { cellStatus, areas } = game.currentState;
  const index = cellStatus[y]![x]!;
  if (index < 0) return false;
  for (const { row, col } of areas[index]?.cells ?? []) cellStatus[row]![col] = -1;
  areas[index] = undefined;
  return true;
}

/** Puts these rectangles in place of all that is drawn. */
export function redrawAreas(game: Game, rects: readonly Rect[]): void {
  const { cellStatus, areas } = game.currentState;
  for (const row of cellStatus) row.fill(-1);
  areas.length = 0;
  for (const rect of rects) drawArea(game, rect);
}

/** The player's rectangles, in the order of drawing. */
export function drawnIn(game: Game): Rect[] {
  return game.currentState.areas
    .filter((area) => area !== undefined)
    .map(({ startPoint: from, endPoint: to }) => ({
      x: from.col,
      y: from.row,
      width: to.col - from.col + 1,
      height: to.row - from.row + 1,
    }));
}

/** What is still wrong, in words; undefined when the board is solved. */
export function faultIn(game: Game): string | undefined {
  const puzzle = puzzleFromRows(game.task);
  return puzzle.ok ? check(puzzle.value, drawnIn(game))[0]?.message : puzzle.error.message;
}
