/**
 * Board text: the size of a rectangle, as `10x6`, or a picture of the cells to fill.
 *
 * In a picture `.` or `1` is a cell to fill and `#`, `0` or a blank a wall; a letter is a pin, a cell
 * that the piece with that symbol must cover. Blank rows and columns around it do not count; walls that
 * are written do.
 */

import { areaOf, cellIndex, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import {
  boardFromRows,
  MAX_BOARD_CELLS,
  rectangularBoard,
  type Board,
  type BoardError,
} from "../polyomino/board.ts";
import type { CellOfPiece } from "../polyomino/packing.ts";
import type { Piece } from "../polyomino/piece.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { cornerOf, formatSigns, parseSigns, WALL, type SignsError } from "./packing-signs.ts";

/** Why a text is no board; `line` and `column` say where. */
export type BoardTextError = InputError<SignsError["kind"] | BoardError["kind"]>;

/** A board, and the cells of it that certain pieces must cover. */
export interface PinnedBoard {
  readonly board: Board;
  readonly pins: readonly CellOfPiece[];
}

const SIZE = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/;

/**
 * The board of a text, and its pins by the symbols of the pieces; without pieces there are no pins.
 *
 * Errors: `empty`, `bad-character` (neither a sign nor a symbol), `bad-size`, `too-large`,
 * `nothing-to-fill`.
 */
export function parseBoard(
  text: string,
  pieces: readonly Piece[] = [],
): Result<PinnedBoard, BoardTextError> {
  const [, columns, rows] = SIZE.exec(text) ?? [];
  if (columns !== undefined && rows !== undefined) {
    return withoutPins(rectangularBoard({ width: Number(columns), height: Number(rows) }));
  }
  const signs = parseSigns(text, pieces);
  if (!signs.ok) return signs;
  const corner = cornerOf(signs.value);
  const placed = signs.value.map(({ cell, means }) => {
    return { cell: { x: cell.x - corner.x, y: cell.y - corner.y }, means };
  });
  const size = placed.reduce<Size>(
    ({ width, height }, { cell }) => ({
      width: Math.max(width, cell.x + 1),
      height: Math.max(height, cell.y + 1),
    }),
    { width: 0, height: 0 },
  );
  // One long line and many short ones would make rows without bound.
  if (areaOf(size) > MAX_BOARD_CELLS) return withoutPins(rectangularBoard(size));
  const fills = Array.from({ length: areaOf(size) }, () => false);
  for (const { cell, means } of placed) fills[cellIndex(size, cell)] = means !== WALL;
  const board = boardFromRows(
    Array.from({ length: size.height }, (_, y) =>
      fills.slice(y * size.width, (y + 1) * size.width),
    ),
  );
  if (!board.ok) return board;
  const pins = placed.flatMap(({ cell, means }) =>
    means >= 0 ? [{ cell, piece: pieces[means]!.name }] : [],
  );
  return ok({ board: board.value, pins });
}

/** The picture of the board, its pins by the symbols of the pieces: {@link parseBoard} reads it back. */
export function formatBoard({ board, pins }: PinnedBoard, pieces: readonly Piece[] = []): string {
  const symbols = symbolsOf(pieces);
  const symbolByName = new Map(pieces.map(({ name }, index) => [name, symbols[index]!]));
  return formatSigns(
    board,
    pins.map(({ cell, piece }) => [cell, symbolByName.get(piece) ?? "."] as const),
  );
}

function withoutPins(board: Result<Board, BoardError>): Result<PinnedBoard, BoardError> {
  return board.ok ? ok({ board: board.value, pins: [] }) : err(board.error);
}
