/** A board whose answer no straight cut divides, as a sheet for the tests of notations. */

import type { Sheet } from "../src/notation/notation.ts";
import { validPuzzle } from "./valid-puzzle.ts";

/** 3x3, with one of its two answers drawn on it; the other is its mirror image. */
export const PINWHEEL: Sheet & Required<Pick<Sheet, "rects">> = {
  puzzle: validPuzzle([
    [0, 2, 0],
    [2, 1, 2],
    [0, 2, 0],
  ]),
  rects: [
    { x: 0, y: 0, width: 2, height: 1 },
    { x: 2, y: 0, width: 1, height: 2 },
    { x: 0, y: 1, width: 1, height: 2 },
    { x: 1, y: 1, width: 1, height: 1 },
    { x: 1, y: 2, width: 2, height: 1 },
  ],
};
