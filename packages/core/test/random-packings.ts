/**
 * Random packing problems, small enough for the oracle: boards with holes and in parts, pieces of every
 * kind with ranges of copies, pins and bars.
 *
 * Most are made by cutting the board into pieces, so that without further restrictions they have an
 * answer; the others take any pieces. Rectangles, mirror images among the pieces and bars that come in
 * pairs are frequent, so that many problems have symmetries and some arrangements are symmetric themselves.
 */

import * as fc from "fast-check";
import type { Cell } from "../src/base/grid.ts";
import type { CoverSearch } from "../src/exact-cover/engine.ts";
import { boardFromRows, type Board } from "../src/polyomino/board.ts";
import { byRow } from "../src/polyomino/isometry.ts";
import { packing, type CellOfPiece, type Packing } from "../src/polyomino/packing.ts";
import { PIECE_KINDS, pieceFromCells, type Piece } from "../src/polyomino/piece.ts";
import { polyominoes } from "../src/polyomino/polyominoes.ts";

/** Problems on boards of up to `mostCells` cells, with pieces of up to four. */
export function packings(mostCells = 12): fc.Arbitrary<Packing> {
  return fc
    .tuple(boards(mostCells), restrictions)
    .chain(([board, rules]) =>
      fc
        .oneof({ weight: 3, arbitrary: cutPieces(board) }, { weight: 2, arbitrary: anyPieces })
        .map((pieces) => restricted(board, pieces, rules)),
    );
}

/** Boards of up to `mostCells` cells, some with holes, some in parts. */
export function boards(mostCells: number): fc.Arbitrary<Board> {
  const sizes = fc
    .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 5 }) })
    .filter(({ width, height }) => width * height <= mostCells + 3);
  const walls = fc.oneof(fc.constant([]), fc.uniqueArray(fc.nat(), { maxLength: 4 }));
  return fc
    .tuple(sizes, walls)
    .map(([{ width, height }, at]) => {
      const isWall = new Set(at.map((each) => each % (width * height)));
      return boardFromRows(
        Array.from({ length: height }, (_row, y) =>
          Array.from({ length: width }, (_cell, x) => !isWall.has(y * width + x)),
        ),
      );
    })
    .filter((board) => board.ok && board.value.cells.length <= mostCells)
    .map(valueOf);
}

/** All answers of a search, each as its options joined, in order of these texts. */
export function allAnswers(search: CoverSearch, nodes = 1000): readonly string[] {
  const answers: string[] = [];
  for (;;) {
    const progress = search.advance(nodes);
    if (progress === "answer") answers.push(search.answer.join());
    if (progress === "exhausted") return answers.toSorted();
    if (progress === "out-of-memory") throw new Error("out of memory");
  }
}

/** All polyominoes of one to four cells, mirror images and turned ones too: what pieces are drawn from. */
const SHAPES = [1, 2, 3, 4].flatMap((cells) => polyominoes(cells, "fixed"));

/** Pieces of any shapes, some together with their mirror images. */
const anyPieces: fc.Arbitrary<readonly Piece[]> = fc
  .array(
    fc.record({
      shape: fc.constantFrom(...SHAPES),
      kind: fc.constantFrom(...PIECE_KINDS),
      min: fc.nat(2),
      more: fc.nat(3),
      isMirrored: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) =>
    list.flatMap(({ shape, kind, min, more, isMirrored }, index) => {
      const max = Math.max(1, min + more);
      const made = valueOf(pieceFromCells(`P${index}`, shape, { kind, min, max }));
      const mirrored = shape.map(({ x, y }) => ({ x: -x, y }));
      return isMirrored
        ? [made, valueOf(pieceFromCells(`M${index}`, mirrored, { kind, min, max }))]
        : [made];
    }),
  );

/** The pieces that the board falls into, with some room in their numbers, and perhaps one too many. */
function cutPieces(board: Board): fc.Arbitrary<readonly Piece[]> {
  const most = board.cells.length;
  return fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: most, maxLength: most }),
      turns: fc.array(fc.nat(3), { minLength: most, maxLength: most }),
      kind: fc.constantFrom(...PIECE_KINDS),
      less: fc.oneof(fc.constant(0), fc.nat(1)),
      more: fc.oneof(fc.constant(0), fc.nat(2)),
      extra: fc.option(fc.constantFrom(...SHAPES), { nil: undefined }),
    })
    .map(({ sizes, turns, kind, less, more, extra }) => {
      const pieces = cut(board, sizes, turns).map((cells, index) =>
        valueOf(pieceFromCells(`C${index}`, cells, { kind, min: 1 - less, max: 1 + more })),
      );
      if (extra !== undefined) {
        pieces.push(valueOf(pieceFromCells("extra", extra, { kind, min: 0, max: 1 })));
      }
      return pieces;
    });
}

/** Cuts the board into connected sets of cells: each grows to its size, if it can, by the next turn. */
function cut(
  { cells }: Board,
  sizes: readonly number[],
  turns: readonly number[],
): readonly (readonly Cell[])[] {
  const open = [...cells];
  const pieces: Cell[][] = [];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const piece = [first];
    while (piece.length < sizes[pieces.length]!) {
      const beside = open.filter((cell) =>
        piece.some(({ x, y }) => Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1),
      );
      if (beside.length === 0) break;
      const next = beside[turns[(pieces.length + piece.length) % turns.length]! % beside.length]!;
      open.splice(open.indexOf(next), 1);
      piece.push(next);
    }
    pieces.push(piece.toSorted(byRow));
  }
  return pieces;
}

/** A cell and a piece, by numbers that are reduced to those that there are. */
interface Place {
  readonly cell: number;
  readonly piece: number;
}

interface Rules {
  readonly pins: readonly Place[];
  readonly bars: readonly Place[];
  /** Whether the opposite cell is barred too. */
  readonly inPairs: boolean;
}

const restrictions: fc.Arbitrary<Rules> = fc.record({
  pins: places(1),
  bars: places(2),
  inPairs: fc.boolean(),
});

/** None in every other case. */
function places(most: number): fc.Arbitrary<readonly Place[]> {
  const place = fc.record({ cell: fc.nat(), piece: fc.nat() });
  return fc.oneof(fc.constant([]), fc.array(place, { maxLength: most }));
}

function restricted(board: Board, pieces: readonly Piece[], rules: Rules): Packing {
  const { cells } = board;
  const named = ({ cell, piece }: Place): CellOfPiece => ({
    cell: cells[cell % cells.length]!,
    piece: pieces[piece % pieces.length]!.name,
  });
  const opposite = ({ cell, piece }: Place): CellOfPiece =>
    named({ cell: cells.length - 1 - (cell % cells.length), piece });
  const bars = rules.bars.flatMap((bar) =>
    rules.inPairs ? [named(bar), opposite(bar)] : [named(bar)],
  );
  return valueOf(packing(board, pieces, { pins: rules.pins.map(named), bars }));
}

function valueOf<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
