/** Packing problems that tests write down: what is no problem is a mistake of the test. */

import type { Result } from "../src/base/result.ts";
import { boardFromRows, type Board } from "../src/polyomino/board.ts";
import { packing, type Packing, type Restrictions } from "../src/polyomino/packing.ts";
import { piecesNamed } from "../src/polyomino/piece-sets.ts";
import { pieceFromPicture, type Piece, type PieceOptions } from "../src/polyomino/piece.ts";

/** The board of a picture, rows divided by `/`, in which `.` is a cell to fill. */
export function boardOf(picture: string): Board {
  return valueOf(
    boardFromRows(picture.split("/").map((row) => [...row].map((sign) => sign === "."))),
  );
}

/** The board without walls of `10x6` and the like. */
export function boxOf(size: string): Board {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return boardOf(Array.from({ length: height }, () => ".".repeat(width)).join("/"));
}

/** The piece of a picture, rows divided by `/`. */
export function pieceOf(name: string, picture: string, options: PieceOptions = {}): Piece {
  return valueOf(pieceFromPicture(name, picture.split("/"), options));
}

/** The problem of a board, as {@link boxOf} or {@link boardOf} takes it, and pieces or a set's name. */
export function packingOf(
  board: string,
  pieces: string | readonly Piece[],
  restrictions: Restrictions = {},
): Packing {
  const set = typeof pieces === "string" ? piecesNamed(pieces) : pieces;
  const cells = board.includes(".") ? boardOf(board) : boxOf(board);
  return valueOf(packing(cells, set ?? [], restrictions));
}

/** The five boxes of 60 cells of the tutorial. */
export const FIVE_BOXES: Readonly<Record<string, string>> = {
  "8x8 without the central 2x2":
    "......../......../......../...##.../...##.../......../......../........",
  "3x20": "20x3",
  "4x15": "15x4",
  "5x12": "12x5",
  "6x10": "10x6",
};

function valueOf<T>(result: Result<T, { readonly message: string }>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
