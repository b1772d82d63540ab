/**
 * The game witness: what the page's `Game` says of the board on screen.
 *
 * It comes from the page's own world, so it may be any value at all, and is looked at as such. The
 * screen decides where they differ; but a screen that shows exactly some columns and rows of the
 * game's board is unfinished. Only a game that agrees is believed about the puzzle's id and
 * about what the player has drawn.
 */

import {
  areaOf,
  cellIndex,
  err,
  formatSize,
  ok,
  puzzleFromRows,
  type Puzzle,
  type Result,
} from "@shikiri/core";
import { MAX_BOARD_CELLS, type Board, type ReadError } from "./board.ts";
import { drawnRectsIn } from "./drawn-rects.ts";
import { isPartOf } from "./task-witness.ts";
import { ABSENT, testimonyOf, type Testimony } from "./witnesses.ts";

const PUZZLE_ID = /^[\w:,.-]{1,40}$/;

/**
 * The board with the word of the page's game, which is what `readGame` returned in the page's
 * world, parsed or not, or whatever came in its stead. Error: `half-built`.
 */
export function hearGame(board: Board, told: unknown): Result<Board, ReadError> {
  try {
    return hear(board, typeof told === "string" ? (JSON.parse(told) as unknown) : told);
  } catch {
    return ok(withGame(board, { says: "unreadable", how: "it failed while it was read" }));
  }
}

function hear(board: Board, told: unknown): Result<Board, ReadError> {
  if (typeof told !== "object" || told === null) return ok(withGame(board, ABSENT));
  const { task, status, puzzleId }: Readonly<Record<string, unknown>> = { ...told };
  if (task === undefined || task === null) return ok(withGame(board, ABSENT));
  const game = puzzleOf(task);
  if (!game.ok) return ok(withGame(board, { says: "unreadable", how: game.error }));
  const { puzzle } = board;
  if (isUnfinished(puzzle, game.value)) {
    return err({
      kind: "half-built",
      message: `the ${formatSize(puzzle.size)} board is a part of the ${formatSize(game.value.size)} board of the page's game: expected all of it`,
    });
  }
  const heard = withGame(board, testimonyOf(game.value, puzzle));
  if (heard.witnesses.game.says !== "agrees") return ok(heard);
  const isId = typeof puzzleId === "string" && PUZZLE_ID.test(puzzleId);
  return ok({
    ...heard,
    puzzleId: isId ? puzzleId : board.puzzleId,
    drawn: isMatrix(status) ? drawnRectsIn(status, puzzle.size) : undefined,
  });
}

function withGame(board: Board, game: Testimony): Board {
  return { ...board, drawn: undefined, witnesses: { ...board.witnesses, game } };
}

/** The game's puzzle, or what is wrong with its task. */
function puzzleOf(task: unknown): Result<Puzzle, string> {
  if (!isMatrix(task)) return err("its task is no matrix of numbers");
  const puzzle = puzzleFromRows(task);
  return puzzle.ok ? puzzle : err(puzzle.error.message);
}

function isUnfinished(seen: Puzzle, whole: Puzzle): boolean {
  if (areaOf(whole.size) <= areaOf(seen.size)) return false;
  const inOneRow = whole.clues.map((clue) => ({ ...clue, x: cellIndex(whole.size, clue), y: 0 }));
  return isPartOf(seen, whole.size, inOneRow);
}

function isMatrix(value: unknown): value is readonly (readonly number[])[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_BOARD_CELLS) return false;
  let cells = 0;
  for (const row of value as readonly unknown[]) {
    if (!Array.isArray(row)) return false;
    cells += row.length;
    if (cells > MAX_BOARD_CELLS) return false;
    if (!row.every((entry) => Number.isSafeInteger(entry))) return false;
  }
  return true;
}
