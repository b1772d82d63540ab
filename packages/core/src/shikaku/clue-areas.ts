/**
 * The areas that a clue may have: its own, or for an unknown clue what the others leave.
 *
 * The regions cover the board, so unknown areas together are what the known ones leave, and each is
 * at least 1. A single unknown clue has its area forced.
 */

import { areaOf } from "../base/grid.ts";
import { sumsOf, type Clue, type Puzzle } from "./puzzle.ts";

/** The least and the greatest area, in cells, that a region may have; both included. */
export interface AreaRange {
  readonly least: number;
  readonly most: number;
}

/** The areas that the clue's region may have in an answer of the puzzle, as far as sums tell. */
export function areasOf(puzzle: Puzzle, { area }: Clue): AreaRange {
  return area === "?" ? unknownAreas(puzzle) : { least: area, most: area };
}

/** The areas that each unknown clue's region may have. */
export function unknownAreas({ size, clues }: Puzzle): AreaRange {
  const { known, unknown } = sumsOf(clues);
  const most = areaOf(size) - known - (unknown - 1);
  return { least: unknown === 1 ? most : 1, most };
}
