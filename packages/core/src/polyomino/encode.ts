/**
 * A packing as a stocked cover: cells are items, pieces are stocks, placements are options.
 *
 * Where every piece is to be used exactly once this is the tutorial's statement, exactly one
 * placement for each piece and for each cell, with the pieces apart from the cells.
 */

import { cellIndex } from "../base/grid.ts";
import { stockedCover, type StockedCover } from "../exact-cover/stocked-cover.ts";
import { fillNumbers } from "./board.ts";
import { byRow } from "./isometry.ts";
import type { Packing } from "./packing.ts";
import type { Arrangement, Placement } from "./placements.ts";

/**
 * Item `i` is the board's fill cell `i`, stock `p` is piece `p`, option `o` is placement `o`.
 */
export function encodePacking(packing: Packing, placements: readonly Placement[]): StockedCover {
  const { board, pieces } = packing;
  const numbers = fillNumbers(board);
  return stockedCover(
    board.cells.length,
    pieces.map(({ min, max }) => ({ min, max })),
    placements.map(({ piece, cells }) => ({
      covers: cells.map((cell) => numbers[cellIndex(board.size, cell)]!),
      draws: [piece],
    })),
  );
}

/** The arrangement that an answer of the encoded problem means, in the order of first cells. */
export function decodeArrangement(
  placements: readonly Placement[],
  answer: readonly number[],
): Arrangement {
  return answer
    .map((option) => placements[option]!)
    .toSorted((a, b) => byRow(a.cells[0]!, b.cells[0]!));
}
