/**
 * Placements: everywhere that each piece may lie.
 *
 * They are listed as in the tutorial: by piece, then by their cells, row by row. A placement that a
 * pin or bar excludes is not listed.
 */

import { cellIndex, type Cell } from "../base/grid.ts";
import { runSteps, type Steps } from "../base/steps.ts";
import { fillNumbers } from "./board.ts";
import { orientationsOf } from "./orientations.ts";
import type { Packing } from "./packing.ts";

/** A piece at a place. */
export interface Placement {
  /** The number of the piece in the packing. */
  readonly piece: number;
  /** The cells it covers, row by row. */
  readonly cells: readonly Cell[];
}

/** An answer of a packing problem: its placements, in the order of their first cells. */
export type Arrangement = readonly Placement[];

/** Problems with more cells in all their placements together are not searched: `stopped: candidates`. */
export const MAX_PLACEMENT_CELLS = 20_000_000;

/** All placements in order. Their number is not limited: at most eight for each piece and cell. */
export function placementsOf(packing: Packing): readonly Placement[] {
  return runSteps(listPlacements(packing, Infinity)) ?? [];
}

/**
 * Lists all placements; a step is one shape along one row.
 *
 * @param most how many cells they may have together
 * @returns nothing when they would have more
 */
export function* listPlacements(
  { board, pieces, allowed }: Packing,
  most: number = MAX_PLACEMENT_CELLS,
): Steps<readonly Placement[] | undefined> {
  const { size } = board;
  const numbers = fillNumbers(board);
  const placements: Placement[] = [];
  let total = 0;
  for (const [piece, { cells, ...rest }] of pieces.entries()) {
    const mask = allowed[piece]!;
    const found: { readonly cells: Cell[]; readonly indices: readonly number[] }[] = [];
    for (const shape of orientationsOf({ cells, ...rest })) {
      const width = Math.max(...shape.map(({ x }) => x)) + 1;
      const height = Math.max(...shape.map(({ y }) => y)) + 1;
      for (let top = 0; top + height <= size.height; top++) {
        yield;
        for (let left = 0; left + width <= size.width; left++) {
          const fits = shape.every(({ x, y }) => {
            const number = numbers[cellIndex(size, { x: left + x, y: top + y })]!;
            return number >= 0 && mask[number] === 1;
          });
          if (!fits) continue;
          const placed = shape.map(({ x, y }) => ({ x: left + x, y: top + y }));
          found.push({ cells: placed, indices: placed.map((cell) => cellIndex(size, cell)) });
          total += placed.length;
          if (total > most) return undefined;
        }
      }
    }
    found.sort((a, b) => compare(a.indices, b.indices));
    for (const each of found) placements.push({ piece, cells: each.cells });
  }
  return placements;
}

/** Compares two equally long lists of numbers as words in a dictionary. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
