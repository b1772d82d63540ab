/** Where the symbol of a placement is written: in the cell nearest to its middle. */

import type { Cell } from "../base/grid.ts";

/** The first of the cells, at least one, that are nearest to the mean of all. */
export function middleCell(cells: readonly Cell[]): Cell {
  const mean = { x: 0, y: 0 };
  for (const { x, y } of cells) {
    mean.x += x / cells.length;
    mean.y += y / cells.length;
  }
  let best = cells[0]!;
  let least = Infinity;
  for (const cell of cells) {
    const distance = (cell.x - mean.x) ** 2 + (cell.y - mean.y) ** 2;
    // Rounding must not decide between cells that are equally near.
    if (distance > least - 1e-9) continue;
    least = distance;
    best = cell;
  }
  return best;
}
