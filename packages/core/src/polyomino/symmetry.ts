/**
 * Symmetry: the isometries of the grid that map a whole packing problem to itself.
 *
 * Such an isometry maps the cells to fill to cells to fill, each piece to a piece with the same range of
 * copies (a piece's mirror image is another piece where it may not be turned over), and what is allowed to
 * a piece to what is allowed to its image. They are a group; it acts on the arrangements, and "up to
 * symmetry" counts its orbits.
 */

import { cellIndex } from "../base/grid.ts";
import { fillNumbers } from "./board.ts";
import { ISOMETRIES, moved, normalized, type Isometry, type IsometryName } from "./isometry.ts";
import { nameOfPiece, nameOfShape, orientationsOf } from "./orientations.ts";
import type { Packing } from "./packing.ts";

/** A symmetry of one packing problem. */
export interface Symmetry {
  readonly name: IsometryName;
  /** By fill cell of the board: the fill cell that it goes to. */
  readonly cells: Int32Array;
  /** By piece: the piece that it becomes. */
  readonly pieces: Int32Array;
}

/** The group of the problem, the identity first. */
export function symmetriesOf(packing: Packing): readonly Symmetry[] {
  return ISOMETRIES.flatMap((isometry) => {
    const cells = cellImages(packing, isometry);
    const pieces = cells && pieceImages(packing, isometry);
    if (cells === undefined || pieces === undefined) return [];
    const isKept = packing.allowed.every((mask, piece) => {
      const image = packing.allowed[pieces[piece]!]!;
      return mask.every((isAllowed, cell) => image[cells[cell]!] === isAllowed);
    });
    return isKept ? [{ name: isometry.name, cells, pieces }] : [];
  });
}

/** Where each fill cell goes, when the outline, wherever it lies on the grid, is its own image. */
function cellImages({ board }: Packing, isometry: Isometry): Int32Array | undefined {
  const { cells, size } = board;
  const turned = moved(isometry, cells);
  const shift = {
    x: least(cells.map(({ x }) => x)) - least(turned.map(({ x }) => x)),
    y: least(cells.map(({ y }) => y)) - least(turned.map(({ y }) => y)),
  };
  const numbers = fillNumbers(board);
  const images = new Int32Array(cells.length);
  for (const [number, cell] of turned.entries()) {
    const x = cell.x + shift.x;
    const y = cell.y + shift.y;
    const image = x < size.width && y < size.height ? numbers[cellIndex(size, { x, y })]! : -1;
    if (image < 0) return undefined;
    images[number] = image;
  }
  return images;
}

/** Which piece each becomes, when all become pieces that may be used as often. */
function pieceImages({ pieces }: Packing, isometry: Isometry): Int32Array | undefined {
  const numbers = new Map(pieces.map((piece, number) => [nameOfPiece(piece), number]));
  const images = new Int32Array(pieces.length);
  for (const [number, piece] of pieces.entries()) {
    const shapes = orientationsOf(piece).map((shape) =>
      nameOfShape(normalized(moved(isometry, shape))),
    );
    const image = numbers.get(shapes.toSorted().join("|"));
    if (image === undefined) return undefined;
    if (pieces[image]!.min !== piece.min || pieces[image]!.max !== piece.max) return undefined;
    images[number] = image;
  }
  return images;
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}
