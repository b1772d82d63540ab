/**
 * Random boards, pieces, and arrangements for notations and drawings: right as far as they go, but most
 * are incomplete, and copies of a piece touch.
 */

import * as fc from "fast-check";
import { boardFromRows, type Board } from "../src/polyomino/board.ts";
import { packing, type Packing } from "../src/polyomino/packing.ts";
import { PIECE_KINDS, pieceFromCells, type Piece } from "../src/polyomino/piece.ts";
import { placementsOf, type Arrangement, type Placement } from "../src/polyomino/placements.ts";
import { polyominoes } from "../src/polyomino/polyominoes.ts";

const SHAPES = [1, 2, 3, 4, 5].flatMap((cells) => polyominoes(cells, "fixed"));

/** Boards of up to 9x9 cells, about a quarter of them walls. */
export const anyBoards: fc.Arbitrary<Board> = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) => {
    const row = fc.array(
      fc.nat(3).map((number) => number > 0),
      { minLength: width, maxLength: width },
    );
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .map((rows) => boardFromRows(rows))
  .filter((board) => board.ok)
  .map(valueOf);

/** Up to eight pieces of up to five cells, with names of all sorts, no two of one name. */
export const anyPieces: fc.Arbitrary<readonly Piece[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.oneof(
        fc.constantFrom("F", "x", "X", "*", "##", "7", "free", "2", "A+B", "I-4", "."),
        fc
          .string({ unit: "binary", minLength: 1, maxLength: 5 })
          .filter((name) => !/\s/.test(name)),
      ),
      shape: fc.constantFrom(...SHAPES),
      kind: fc.constantFrom(...PIECE_KINDS),
      min: fc.nat(2),
      more: fc.nat(3),
    }),
    { selector: ({ name }) => name, minLength: 1, maxLength: 8 },
  )
  .map((list) =>
    list.map(({ name, shape, kind, min, more }) =>
      valueOf(pieceFromCells(name, shape, { kind, min, max: Math.max(1, min + more) })),
    ),
  );

/** Problems, and arrangements of them to which no placement could be added. */
export const anyArrangements: fc.Arbitrary<{
  readonly packing: Packing;
  readonly arrangement: Arrangement;
}> = fc
  .record({
    board: anyBoards,
    pieces: anyPieces,
    turns: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  })
  .map(({ board, pieces, turns }) => {
    const problem = valueOf(packing(board, pieces));
    let open = placementsOf(problem);
    const used = problem.pieces.map(() => 0);
    const arrangement: Placement[] = [];
    while (open.length > 0) {
      const placed = open[turns[arrangement.length % turns.length]! % open.length]!;
      arrangement.push(placed);
      const count = ++used[placed.piece]!;
      const taken = new Set(placed.cells.map(({ x, y }) => `${x},${y}`));
      open = open.filter(
        ({ piece, cells }) =>
          (piece !== placed.piece || count < problem.pieces[piece]!.max) &&
          !cells.some(({ x, y }) => taken.has(`${x},${y}`)),
      );
    }
    const first = ({ cells }: Placement): number => cells[0]!.y * board.size.width + cells[0]!.x;
    return { packing: problem, arrangement: arrangement.toSorted((a, b) => first(a) - first(b)) };
  });

function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
