/** Answers: a puzzle's regions. */

import type { Rect } from "../base/grid.ts";
import type { Clue } from "./puzzle.ts";

/** A clue with the rect chosen for it. */
export interface Region extends Rect {
  readonly clue: Clue;
}

/** One region a clue, in row-major order of the clues. */
export type Answer = readonly Region[];
