/** Boards on which a search has to work, made for this purpose. */

import type { Puzzle } from "../src/shikaku/puzzle.ts";
import { validPuzzle } from "./valid-puzzle.ts";

/** Every clue has candidates and every cell is reached, yet there is no answer. */
const UNSOLVABLE = [
  [0, 2, 0, 0, 6],
  [4, 2, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [0, 0, 3, 0, 4],
  [0, 4, 0, 0, 0],
];

/** A 5x5 board without an answer, which takes a search, and wrong choices taken back, to tell. */
export function unsolvablePuzzle(): Puzzle {
  return validPuzzle(UNSOLVABLE);
}

/**
 * A 120x8 board without an answer on which plain search would outlast the machine: forty free
 * choices between two come first, and only after each of their 2^40 combinations the part that
 * cannot be done.
 */
export function endlessPuzzle(): Puzzle {
  const width = 120;
  const choices = [
    Array.from({ length: width }, (_, x) => [2, 0, 1][x % 3]!),
    Array.from({ length: width }, (_, x) => [0, 2, 1][x % 3]!),
  ];
  const wall = Array.from({ length: width }, (_, x) => (x === 0 ? width : 0));
  const ones = Array.from({ length: width - UNSOLVABLE.length }, () => 1);
  return validPuzzle([...choices, wall, ...UNSOLVABLE.map((row) => [...row, ...ones])]);
}
