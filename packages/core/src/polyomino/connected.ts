/**
 * Connected cells: what hangs together by the sides of cells, as pieces do and parts of a board.
 *
 * A common corner joins nothing. Cells are told by their names, so they may lie anywhere on the grid.
 */

import { formatCell, type Cell } from "../base/grid.ts";

/** The four cells that share a side with the cell. */
export function sidesOf({ x, y }: Cell): readonly Cell[] {
  return [
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
    { x, y: y - 1 },
  ];
}

/**
 * The different cells in groups that hang together: each begins with the first of its cells, and the
 * groups are in the order of these.
 */
export function connectedParts(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Map(cells.map((cell) => [formatCell(cell), cell]));
  const parts: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(formatCell(first))) continue;
    const part = [first];
    for (const cell of part) {
      for (const side of sidesOf(cell)) if (left.delete(formatCell(side))) part.push(side);
    }
    parts.push(part);
  }
  return parts;
}
