/**
 * All polyominoes of a number of cells.
 *
 * Each is grown from a smaller one by a cell at its side; equal ones, as far as the kind tells them
 * apart, are listed once. Free ones number 1, 1, 2, 5, 12, 35, 108, 369 (OEIS A000105), one-sided ones
 * 1, 1, 2, 7, 18, 60, 196, 704 (A000988), fixed ones 1, 2, 6, 19, 63, 216, 760, 2725 (A001168).
 */

import { formatCell, type Cell } from "../base/grid.ts";
import { sidesOf } from "./connected.ts";
import { nameOfShape, orientationsOf, type Orientation } from "./orientations.ts";
import type { PieceKind } from "./piece.ts";

/**
 * The polyominoes with so many cells, each by its first orientation, in the order of their names.
 * Every cell more makes about four times as many.
 */
export function polyominoes(cells: number, kind: PieceKind): readonly Orientation[] {
  let grown: readonly Orientation[] = [[{ x: 0, y: 0 }]];
  for (let size = 1; size < cells; size++) {
    const found = new Map<string, Orientation>();
    for (const shape of grown) {
      for (const cell of besides(shape)) {
        const [first] = orientationsOf({ cells: [...shape, cell], kind });
        found.set(nameOfShape(first!), first!);
      }
    }
    grown = [...found.keys()].toSorted().map((name) => found.get(name)!);
  }
  return grown;
}

/** The cells that share a side with the shape and are not in it; some more than once. */
function besides(shape: Orientation): readonly Cell[] {
  const taken = new Set(shape.map(formatCell));
  return shape.flatMap(sidesOf).filter((cell) => !taken.has(formatCell(cell)));
}
