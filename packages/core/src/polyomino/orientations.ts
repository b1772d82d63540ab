/**
 * Orientations: the shapes that a piece may show on the board.
 *
 * Up to eight for a free piece, four for a one-sided one, one for a fixed one; fewer where the piece
 * is symmetric, since equal shapes are one orientation.
 */

import type { Cell } from "../base/grid.ts";
import { ISOMETRIES, moved, normalized, TURNS, type Isometry } from "./isometry.ts";
import type { Piece, PieceKind } from "./piece.ts";

/** A shape at the top left of the grid, its cells row by row. */
export type Orientation = readonly Cell[];

/** The different orientations of a piece, in the order of their names ({@link nameOfShape}). */
export function orientationsOf({ cells, kind }: Pick<Piece, "cells" | "kind">): Orientation[] {
  const shapes = MOVES[kind].map((isometry) => normalized(moved(isometry, cells)));
  const byName = new Map(shapes.map((shape) => [nameOfShape(shape), shape]));
  return [...byName.keys()].toSorted().map((name) => byName.get(name)!);
}

const MOVES: Readonly<Record<PieceKind, readonly Isometry[]>> = {
  free: ISOMETRIES,
  "one-sided": TURNS,
  fixed: TURNS.slice(0, 1),
};

/** A text that two normalized shapes share exactly if they are the same cells. */
export function nameOfShape(shape: Orientation): string {
  return shape.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** A text that two pieces share exactly if they have the same orientations. */
export function nameOfPiece(piece: Pick<Piece, "cells" | "kind">): string {
  return orientationsOf(piece).map(nameOfShape).join("|");
}
