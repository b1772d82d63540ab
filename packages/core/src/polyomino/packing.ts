/**
 * The packing problem: a board, pieces, and where they may or must lie.
 *
 * To be found is an arrangement: placements that fill each cell of the board exactly once and use
 * each piece as often as its range says. A pin says that a cell is a certain piece's, a bar that it is
 * not. Pieces that have the same orientations are the same piece: they are merged into one, with the
 * copies of both, so that equal arrangements are never counted apart.
 */

import { cellIndex, formatCell, formatSize, type Cell } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { fillNumbers, type Board } from "./board.ts";
import { nameOfPiece } from "./orientations.ts";
import type { Piece } from "./piece.ts";

/** A cell and the name of a piece. */
export interface CellOfPiece {
  readonly cell: Cell;
  readonly piece: string;
}

/** Where pieces must or must not lie. */
export interface Restrictions {
  /** Cells that must be covered by a copy of that piece; one piece a cell. */
  readonly pins?: readonly CellOfPiece[];
  /** Cells that no copy of that piece may cover. */
  readonly bars?: readonly CellOfPiece[];
}

/** A validated packing problem. */
export interface Packing {
  readonly board: Board;
  /** No two have the same name or the same orientations. */
  readonly pieces: readonly Piece[];
  /** By piece, by fill cell of the board: 1 where the piece may lie, 0 where pins or bars keep it out. */
  readonly allowed: readonly Uint8Array[];
}

/** Why these are no packing problem. */
export type PackingError = InputError<
  "no-pieces" | "same-name" | "unknown-piece" | "outside-board" | "two-pins"
>;

/**
 * The problem of filling the board with the pieces.
 *
 * Errors: `no-pieces`, `same-name` (two different pieces of one name), `unknown-piece` (a pin or bar
 * names none of the pieces), `outside-board` (its cell is not one to fill), `two-pins` (a cell pinned to different pieces).
 */
export function packing(
  board: Board,
  pieces: readonly Piece[],
  { pins = [], bars = [] }: Restrictions = {},
): Result<Packing, PackingError> {
  if (pieces.length === 0) {
    return err({ kind: "no-pieces", message: "there are no pieces: expected at least one" });
  }
  const merged: Piece[] = [];
  const numberByName = new Map<string, number>();
  const numberByShape = new Map<string, number>();
  for (const piece of pieces) {
    const shape = nameOfPiece(piece);
    const number = numberByShape.get(shape) ?? merged.length;
    if ((numberByName.get(piece.name) ?? number) !== number) {
      const message = `two different pieces are called ${piece.name}: expected a name for each`;
      return err({ kind: "same-name", message });
    }
    numberByName.set(piece.name, number);
    numberByShape.set(shape, number);
    const same = merged[number];
    merged[number] =
      same === undefined
        ? piece
        : { ...same, min: same.min + piece.min, max: same.max + piece.max };
  }

  const numbers = fillNumbers(board);
  const allowed = merged.map(() => new Uint8Array(board.cells.length).fill(1));
  const pinned = new Map<number, number>();
  for (const [rules, isPin] of [
    [pins, true],
    [bars, false],
  ] as const) {
    for (const { cell, piece: name } of rules) {
      const what = isPin ? "pinned to" : "barred to";
      const piece = numberByName.get(name);
      if (piece === undefined) {
        const message = `the cell ${formatCell(cell)} is ${what} ${name}, which is none of the pieces: ${merged.map((each) => each.name).join(" ")}`;
        return err({ kind: "unknown-piece", cell, message });
      }
      const fill = fillNumberAt(board, numbers, cell);
      if (fill === undefined) {
        const message = `the cell ${formatCell(cell)} is ${what} ${name}, but is not one to fill on the ${formatSize(board.size)} board`;
        return err({ kind: "outside-board", cell, message });
      }
      if (!isPin) {
        allowed[piece]![fill] = 0;
        continue;
      }
      const before = pinned.get(fill);
      if (before !== undefined && before !== piece) {
        const message = `the cell ${formatCell(cell)} is pinned to ${merged[before]!.name} and to ${name}: expected one piece`;
        return err({ kind: "two-pins", cell, message });
      }
      pinned.set(fill, piece);
      for (const [other, mask] of allowed.entries()) if (other !== piece) mask[fill] = 0;
    }
  }
  return ok({ board, pieces: merged, allowed });
}

function fillNumberAt({ size }: Board, numbers: Int32Array, { x, y }: Cell): number | undefined {
  const isOnBoard = [x, y].every(Number.isInteger) && x >= 0 && y >= 0;
  if (!isOnBoard || x >= size.width || y >= size.height) return undefined;
  const number = numbers[cellIndex(size, { x, y })]!;
  return number < 0 ? undefined : number;
}
