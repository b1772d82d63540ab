/** Random sheets: puzzles, half of them with the answer that they were made from drawn on them. */

import * as fc from "fast-check";
import type { Sheet } from "../src/notation/notation.ts";
import { puzzles } from "./random-dissection.ts";
import { anyPuzzles } from "./random-puzzles.ts";

/** Sheets of up to `longest` cells a side. */
export function sheets(longest: number): fc.Arbitrary<Sheet> {
  return fc.oneof(
    anyPuzzles(longest).map((puzzle) => ({ puzzle })),
    puzzles(longest).map(({ puzzle, answer }) => {
      const rects = answer.map(({ x, y, width, height }) => ({ x, y, width, height }));
      return { puzzle, rects: rects.toSorted((a, b) => a.y - b.y || a.x - b.x) };
    }),
  );
}
