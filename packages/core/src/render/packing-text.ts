/**
 * Packings as text: walls of box-drawing characters between placements, a symbol in each.
 *
 * Copies of one piece are apart, as they are not in a letter grid. A hole in the board is shaded, what is
 * outside is blank.
 */

import { cellIndex, contains } from "../base/grid.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { middleCell } from "./packing-labels.ts";
import { HOLE, OPEN, placementOwners } from "./packing-owners.ts";
import { drawWalls } from "./walls.ts";

/**
 * The arrangement drawn on its board; it need not be complete. Each placement has its piece's symbol once,
 * near its middle; a cell to fill that is not covered is `·`. Every line ends in `\n`.
 */
export function drawPackingText({ board, pieces }: Packing, arrangement: Arrangement = []): string {
  const { size } = board;
  const owners = placementOwners(board, arrangement);
  const contents = Array.from(owners, (owner): string | undefined =>
    owner === OPEN ? " · " : undefined,
  );
  const symbols = symbolsOf(pieces);
  for (const { piece, cells } of arrangement) {
    const middle = middleCell(cells);
    if (contains({ x: 0, y: 0, ...size }, middle)) {
      contents[cellIndex(size, middle)] = ` ${symbols[piece]!} `;
    }
  }
  return drawWalls(size, owners, 3, contents, (owner) => (owner === HOLE ? "░" : " "));
}
