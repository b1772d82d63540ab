/** Boards that a hostile page could show: as large as the extension takes, and made to take long. */

import type { Area, Puzzle } from "../src/shikaku/puzzle.ts";
import { validPuzzle } from "./valid-puzzle.ts";

/** By what they are: very many clues, very many candidates, or few clues that reach everywhere. */
export const HOSTILE_BOARDS: readonly (readonly [string, Puzzle])[] = [
  ["200x200 of ones", board(200, 200, () => 1)],
  ["200x200 of twos in a chequer", board(200, 200, (x, y) => ((x + y) % 2 === 1 ? 2 : 0))],
  ["40x50 of rows of 40", board(40, 50, (x, y) => (x === (y * 17) % 40 ? 40 : 0))],
  ["100x100 of rows of 100", board(100, 100, (x, y) => (x === (y * 17) % 100 ? 100 : 0))],
  ["200x200 of staggered 20s", board(200, 200, (x, y) => ((x + 7 * y) % 20 === 0 ? 20 : 0))],
  ["200x200 of unknown clues, but one cell", board(200, 200, (x, y) => (x + y === 0 ? 0 : "?"))],
  ["100x100 of unknown clues far apart", board(100, 100, (x, y) => (x === y ? "?" : 0))],
];

function board(width: number, height: number, areaAt: (x: number, y: number) => Area): Puzzle {
  return validPuzzle(
    Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => areaAt(x, y))),
  );
}
