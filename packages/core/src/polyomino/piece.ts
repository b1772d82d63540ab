/**
 * Pieces: polyominoes, how they may be moved, and how many copies of them there are.
 *
 * A polyomino is a set of cells joined side by side (Golomb, "Polyominoes", 1954). A free piece may
 * be turned and turned over, a one-sided one only turned, a fixed one neither. Copies of a piece are
 * not told apart.
 */

import { formatCell, type Cell } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { quote } from "../base/text.ts";
import { connectedParts } from "./connected.ts";
import { normalized } from "./isometry.ts";

/** How a piece may be moved, besides being shifted. */
export type PieceKind = "free" | "one-sided" | "fixed";

/** The kinds, the default first. */
export const PIECE_KINDS: readonly PieceKind[] = ["free", "one-sided", "fixed"];

/** A piece, always valid: see {@link pieceFromCells}. */
export interface Piece {
  /** What people call it: no white space, at most {@link MAX_NAME_LENGTH} characters. */
  readonly name: string;
  /** One of its orientations, at the top left, row by row. */
  readonly cells: readonly Cell[];
  readonly kind: PieceKind;
  /** Copies that must be used. */
  readonly min: number;
  /** Copies that may be used, at least `min`. */
  readonly max: number;
}

/** Why something is no piece. `cell` is a place in its picture. */
export type PieceError = InputError<
  "no-cells" | "not-connected" | "same-cell" | "too-large" | "bad-copies" | "bad-name"
>;

/** What is told of a piece besides its shape; once and free where nothing is. */
export type PieceOptions = Partial<Pick<Piece, "kind" | "min" | "max">>;

/** Pieces of more cells are refused: no board that can be searched holds them. */
export const MAX_PIECE_CELLS = 1000;

/** Longer names would break tables and messages. */
export const MAX_NAME_LENGTH = 40;

/** More copies of one piece than any board has cells. */
export const MAX_COPIES = 1_000_000;

/**
 * The piece of a picture, in which `*`, `#` and `X` are cells and everything else is not.
 *
 * Errors: as of {@link pieceFromCells}, with the cell counted in the picture.
 */
export function pieceFromPicture(
  name: string,
  picture: readonly string[],
  options: PieceOptions = {},
): Result<Piece, PieceError> {
  return pieceFromCells(name, cellsOfPicture(picture), options);
}

/** The cells of a picture, row by row, where they are drawn. */
export function cellsOfPicture(picture: readonly string[]): readonly Cell[] {
  return picture.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (CELL_SIGNS.has(sign) ? [{ x, y }] : [])),
  );
}

/** What a cell of a piece looks like in its picture. */
export const CELL_SIGNS: ReadonlySet<string> = new Set("*#X");

/**
 * The piece of these cells, in any order and anywhere on the grid.
 *
 * Errors: `no-cells`, `too-large`, `same-cell`, `not-connected` (with a cell that is joined to the
 * first one by no sides), `bad-copies` (not whole, negative, `max` less than `min`, or no copy at all), `bad-name`.
 */
export function pieceFromCells(
  name: string,
  cells: readonly Cell[],
  { kind = "free", min = 1, max = Math.max(min, 1) }: PieceOptions = {},
): Result<Piece, PieceError> {
  if (name.length === 0 || name.length > MAX_NAME_LENGTH || /\s/.test(name)) {
    const message = `the piece is called ${quote(name)}: expected 1 to ${MAX_NAME_LENGTH} characters without white space`;
    return err({ kind: "bad-name", message });
  }
  const copies = [min, max].every((count) => Number.isInteger(count) && count >= 0);
  if (!copies || max < min || max < 1 || max > MAX_COPIES) {
    const message = `the piece ${name} has ${min}..${max} copies: expected two whole numbers, the first not above the second, the second from 1 to ${MAX_COPIES}`;
    return err({ kind: "bad-copies", message });
  }
  const [first] = cells;
  if (first === undefined) {
    return err({
      kind: "no-cells",
      message: `the piece ${name} has no cells: expected at least 1`,
    });
  }
  if (cells.length > MAX_PIECE_CELLS) {
    const message = `the piece ${name} has ${cells.length} cells: expected at most ${MAX_PIECE_CELLS}`;
    return err({ kind: "too-large", message });
  }
  const seen = new Set<string>();
  for (const cell of cells) {
    if (seen.has(formatCell(cell))) {
      const message = `the piece ${name} has the cell ${formatCell(cell)} twice`;
      return err({ kind: "same-cell", cell, message });
    }
    seen.add(formatCell(cell));
  }
  const [stray] = connectedParts(cells)[1] ?? [];
  if (stray !== undefined) {
    const message = `the piece ${name} is in parts: its cell ${formatCell(stray)} is joined to ${formatCell(first)} by no sides`;
    return err({ kind: "not-connected", cell: stray, message });
  }
  return ok({ name, cells: normalized(cells), kind, min, max });
}
