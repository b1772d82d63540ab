/**
 * Random puzzles of every kind: with one answer, several or none, with unknown clues or without.
 *
 * A dissection gives a puzzle with an answer; moving some of its clues may spoil that, and making
 * some unknown may add answers.
 */

import * as fc from "fast-check";
import { areaOf, cellAt } from "../src/base/grid.ts";
import { puzzleFromClues, type Clue, type Puzzle } from "../src/shikaku/puzzle.ts";
import { puzzles } from "./random-dissection.ts";

/** Puzzles of up to `longest` cells a side. */
export function anyPuzzles(longest: number): fc.Arbitrary<Puzzle> {
  const changes = fc.record({
    /** Which clues move, and where to. */
    moved: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 2 }),
    /** Which clues become unknown. */
    unknown: fc.array(fc.nat(), { maxLength: 3 }),
  });
  return fc.tuple(puzzles(longest), changes).map(([{ puzzle }, { moved, unknown }]) => {
    const clues: Clue[] = [...puzzle.clues];
    for (const [which, where] of moved) {
      const at = which % clues.length;
      const cell = cellAt(puzzle.size, where % areaOf(puzzle.size));
      clues[at] = { ...cell, area: clues[at]!.area };
    }
    for (const which of unknown) {
      const at = which % clues.length;
      clues[at] = { ...clues[at]!, area: "?" };
    }
    // Two clues on one cell are no puzzle: then nothing was moved.
    const changed = puzzleFromClues(puzzle.size, clues);
    return changed.ok ? changed.value : puzzle;
  });
}
