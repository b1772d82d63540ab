/** Boards with one answer, for each rule one on which that rule is the hardest that is needed. */

import type { Puzzle } from "../src/shikaku/puzzle.ts";
import type { RuleName } from "../src/shikaku/rules/rule.ts";
import { validPuzzle } from "./valid-puzzle.ts";

const ROWS: Readonly<Record<RuleName, readonly (readonly number[])[]>> = {
  "clue-of-one": [[1, 1]],
  "only-shape": [
    [3, 0, 0],
    [0, 3, 0],
  ],
  "last-candidate": [
    [0, 0, 4, 0, 0],
    [4, 0, 0, 0, 3],
    [0, 0, 0, 6, 0],
    [0, 2, 0, 0, 0],
    [0, 0, 0, 6, 0],
  ],
  "only-cover": [
    [0, 1],
    [0, 2],
    [3, 0],
    [0, 2],
  ],
  "shared-cells": [
    [2, 0, 0, 2],
    [0, 3, 0, 2],
    [0, 0, 3, 0],
    [2, 0, 1, 1],
  ],
  "sole-reach": [
    [3, 0, 0, 2, 0],
    [0, 4, 0, 1, 2],
    [0, 0, 3, 0, 0],
  ],
  "stranded-cell": [
    [0, 0, 4, 0, 2],
    [2, 0, 0, 0, 0],
    [0, 1, 0, 4, 1],
    [2, 0, 3, 0, 1],
  ],
  "region-counting": [
    [0, 0, 4, 0],
    [3, 0, 0, 3],
    [0, 0, 2, 0],
    [0, 3, 0, 1],
  ],
  assumption: [
    [0, 2, 0, 4, 0, 4],
    [3, 0, 0, 0, 2, 0],
    [0, 3, 0, 0, 2, 0],
    [2, 0, 2, 0, 0, 0],
  ],
};

/** The board on which the rule is the hardest. */
export function boardFor(rule: RuleName): Puzzle {
  return validPuzzle(ROWS[rule]);
}
