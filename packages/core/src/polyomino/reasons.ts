/**
 * Reasons: why a packing problem plainly has no arrangement, found without a search.
 *
 * All are counts that a person can repeat: of cells, of places, and of the squares of a chessboard laid
 * over the board (Golomb's colouring argument, "Polyominoes", 1965). The simplest that holds is given;
 * a problem without one may still have no arrangement.
 */

import { areaOf, cellIndex, formatCell, type Cell } from "../base/grid.ts";
import { fillNumbers } from "./board.ts";
import { connectedParts } from "./connected.ts";
import type { Packing } from "./packing.ts";
import type { Piece } from "./piece.ts";
import { placementsOf, type Placement } from "./placements.ts";
import { differenceOf, differencesAt, type Lot } from "./sums.ts";

/**
 * - `area`: the pieces have too few cells, too many, or cannot have exactly as many as the board.
 * - `no-placement`: a piece that must be used fits nowhere.
 * - `unreachable-cell`: no piece can cover the cell, as pins and bars leave it.
 * - `part-area`: a separate part of the board, of which `cell` is the first cell, has a number of cells
 *   that no pieces that fit into it have together.
 * - `parity`, `part-parity`: on a chessboard, the board or the part has `difference` more cells of the
 *   one colour than of the other, while those of the pieces can only sum to `possible` (none below 0 is listed).
 */
export type PackingReason =
  | {
      readonly kind: "area";
      readonly message: string;
      readonly cells: number;
      /** How many cells the pieces have, at least and at most. */
      readonly pieces: { readonly min: number; readonly max: number };
    }
  | { readonly kind: "no-placement"; readonly message: string; readonly piece: number }
  | { readonly kind: "unreachable-cell"; readonly message: string; readonly cell: Cell }
  | {
      readonly kind: "part-area";
      readonly message: string;
      readonly cell: Cell;
      readonly cells: number;
    }
  | {
      readonly kind: "parity" | "part-parity";
      readonly message: string;
      readonly cell: Cell;
      readonly cells: number;
      readonly difference: number;
      readonly possible: readonly number[];
    };

/** The reason that lies nearest, if there is a plain one: what solving and counting give where there is none. */
export function packingReason(packing: Packing): PackingReason | undefined {
  return plainReasonOf(packing, placementsOf(packing));
}

/** The same, of a problem whose placements have been listed. */
export function plainReasonOf(
  packing: Packing,
  placements: readonly Placement[],
): PackingReason | undefined {
  const { board, pieces } = packing;
  const cells = board.cells.length;
  const total = cellsOfPieces(pieces);
  if (total.max < cells || total.min > cells) {
    const found = total.min === total.max ? total.max : `${total.min} to ${total.max}`;
    const message = `the board has ${cells} cells to fill, but the pieces have ${found} together`;
    return { kind: "area", message, cells, pieces: total };
  }
  const fits = new Uint8Array(pieces.length);
  for (const { piece } of placements) fits[piece] = 1;
  const piece = pieces.findIndex(({ min }, number) => min > 0 && fits[number] === 0);
  if (piece >= 0) {
    const message = `the piece ${pieces[piece]!.name} fits nowhere on the board`;
    return { kind: "no-placement", message, piece };
  }
  const lots = pieces.map((each): Lot => {
    return {
      cells: each.cells.length,
      difference: differenceOf(each),
      min: each.min,
      max: each.max,
    };
  });
  const possible = differencesAt(cells, lots);
  if (possible?.length === 0) {
    const message = `the board has ${cells} cells to fill, which no choice of the pieces has together`;
    return { kind: "area", message, cells, pieces: total };
  }
  return (
    unreachableCell(packing, placements) ??
    parity("parity", "the board", board.cells, possible) ??
    partReason(packing, placements, lots)
  );
}

function unreachableCell(
  { board, pieces, allowed }: Packing,
  placements: readonly Placement[],
): PackingReason | undefined {
  const numbers = fillNumbers(board);
  const reached = new Uint8Array(board.cells.length);
  for (const { cells } of placements) {
    for (const cell of cells) reached[numbers[cellIndex(board.size, cell)]!] = 1;
  }
  const number = reached.indexOf(0);
  const cell = board.cells[number];
  if (cell === undefined) return undefined;
  const admitted = pieces.filter((_, piece) => allowed[piece]![number] === 1);
  const left = admitted.length === 0 ? "none" : listed(admitted.map(({ name }) => name));
  const why = admitted.length === pieces.length ? "" : `: pins and bars leave it to ${left}`;
  const message = `no piece can cover the cell ${formatCell(cell)}${why}`;
  return { kind: "unreachable-cell", message, cell };
}

/** The reason that lies in one of several parts, filled by pieces that fit into it. */
function partReason(
  { board }: Packing,
  placements: readonly Placement[],
  lots: readonly Lot[],
): PackingReason | undefined {
  const { size } = board;
  const parts = connectedParts(board.cells);
  if (parts.length === 1) return undefined;
  const partOf = new Int32Array(areaOf(size));
  for (const [number, part] of parts.entries()) {
    for (const cell of part) partOf[cellIndex(size, cell)] = number;
  }
  const fitting = parts.map(() => new Set<number>());
  for (const { piece, cells } of placements) {
    fitting[partOf[cellIndex(size, cells[0]!)]!]!.add(piece);
  }
  for (const [number, part] of parts.entries()) {
    const [cell] = part;
    const inside = [...fitting[number]!].map((piece) => ({ ...lots[piece]!, min: 0 }));
    const possible = differencesAt(part.length, inside);
    const name = `the part of the board that begins at ${formatCell(cell!)}`;
    if (possible?.length === 0) {
      const message = `${name} has ${part.length} cells, which no pieces that fit into it have together`;
      return { kind: "part-area", message, cell: cell!, cells: part.length };
    }
    const reason = parity("part-parity", name, part, possible);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function parity(
  kind: "parity" | "part-parity",
  name: string,
  cells: readonly Cell[],
  possible: readonly number[] | undefined,
): PackingReason | undefined {
  const difference = differenceOf({ cells });
  if (possible === undefined || possible.includes(difference)) return undefined;
  const sums = possible.filter((sum) => sum >= 0);
  const black = (cells.length + difference) / 2;
  const message = `coloured like a chessboard, ${name} has ${black} cells of one colour and ${cells.length - black} of the other, a difference of ${difference}, but those of the pieces can only sum to ${listed(sums)}`;
  return { kind, message, cell: cells[0]!, cells: cells.length, difference, possible: sums };
}

/** How many cells the pieces have together: at least and at most. */
function cellsOfPieces(pieces: readonly Piece[]): { readonly min: number; readonly max: number } {
  let min = 0;
  let max = 0;
  for (const piece of pieces) {
    min += piece.min * piece.cells.length;
    max += piece.max * piece.cells.length;
  }
  return { min, max };
}

/** How many numbers or names a message lists; of more, the first ones and the last. */
const MOST_LISTED = 6;

function listed(words: readonly (number | string)[]): string {
  if (words.length <= MOST_LISTED) return words.join(", ");
  return `${words.slice(0, MOST_LISTED - 2).join(", ")}, … ${words.at(-1)}`;
}
