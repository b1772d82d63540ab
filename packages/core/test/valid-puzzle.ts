/** Puzzles for tests, from rows that are known to be valid. */

import { puzzleFromRows, type Area, type Puzzle } from "../src/shikaku/puzzle.ts";

/** The puzzle of the rows; fails the test when they are none. */
export function validPuzzle(rows: readonly (readonly Area[])[]): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
