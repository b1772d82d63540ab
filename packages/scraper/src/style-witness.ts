/**
 * The style witness: whether the cells' inline styles put them where they are seen.
 *
 * On the site they do. Where a style sheet has moved the cells, what is seen decides, and this
 * says so.
 */

import { cellAt, formatCell } from "@shikiri/core";
import type { Box } from "./board.ts";
import { inlineBoxOf } from "./inline-style.ts";
import { layoutOf } from "./layout.ts";
import type { TileGrid } from "./tile-grids.ts";
import { ABSENT, AGREES, type Testimony } from "./witnesses.ts";

/** Compares the inline styles of a live page's cells with where they are drawn. */
export function styleWitness({ cells, layout: { size } }: TileGrid): Testimony {
  const boxes: Box[] = [];
  const [{ parentNode: parent }] = [cells[0]!];
  for (const [index, cell] of cells.entries()) {
    const box = cell.parentNode === parent ? inlineBoxOf(cell) : undefined;
    if (box?.ok === true) boxes.push(box.value);
    else if (boxes.length === 0 && index === 0) return ABSENT;
    else return { says: "unreadable", how: `${formatCell(cellAt(size, index))} has no such place` };
  }
  const told = layoutOf(boxes);
  if (!told.ok) return { says: "differs", how: told.error.message };
  const other = told.value.order.findIndex((cell, place) => cell !== place);
  if (other < 0 && told.value.size.width === size.width) return AGREES;
  const cell = formatCell(cellAt(told.value.size, Math.max(0, other)));
  return { says: "differs", how: `inline style puts another cell at ${cell} than is seen there` };
}
