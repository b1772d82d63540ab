/**
 * Which placement each cell of a packing's board belongs to, and what the other cells are.
 *
 * Holes, walls that the board surrounds, are told from what is outside, since drawings show them.
 */

import { areaOf, cellIndex } from "../base/grid.ts";
import { fillNumbers, type Board } from "../polyomino/board.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import type { Owners } from "./owners.ts";
import { OUTSIDE } from "./walls.ts";

/** The owner of cells to fill that no placement covers. */
export const OPEN = -1;

/** The owner of walls from which no way over walls leads off the board. */
export const HOLE = -3;

/** By cell the number of the placement that covers it, {@link OPEN}, {@link HOLE} or {@link OUTSIDE}. */
export function placementOwners(board: Board, arrangement: Arrangement): Owners {
  const { size } = board;
  const owners = fillNumbers(board).map((number) => (number < 0 ? HOLE : OPEN));
  for (const [owner, { cells }] of arrangement.entries()) {
    for (const cell of cells) {
      const isInside = cell.x >= 0 && cell.y >= 0 && cell.x < size.width && cell.y < size.height;
      if (isInside) owners[cellIndex(size, cell)] = owner;
    }
  }
  const outside: number[] = [];
  const reach = (index: number): void => {
    if (owners[index] !== HOLE) return;
    owners[index] = OUTSIDE;
    outside.push(index);
  };
  const isAtRim = (index: number): boolean => {
    const x = index % size.width;
    return (
      x === 0 || x === size.width - 1 || index < size.width || index >= areaOf(size) - size.width
    );
  };
  for (const index of owners.keys()) if (isAtRim(index)) reach(index);
  for (const index of outside) {
    if (index % size.width > 0) reach(index - 1);
    if ((index + 1) % size.width > 0) reach(index + 1);
    reach(index - size.width);
    reach(index + size.width);
  }
  return owners;
}
