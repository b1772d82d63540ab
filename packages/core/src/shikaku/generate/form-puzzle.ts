/** From a dissection to what leaves the generator: the puzzle, and the answer it was made from. */

import { areaOf, cellAt, cellIndex } from "../../base/grid.ts";
import type { Answer } from "../answer.ts";
import { puzzleFromClues, type Puzzle } from "../puzzle.ts";
import type { Dissection } from "./dissection.ts";

/**
 * The puzzle of a finished dissection.
 *
 * @throws Error it does not cover the board, which is a mistake of whoever cut it
 */
export function formPuzzle({ size, plots }: Dissection): Puzzle {
  const puzzle = puzzleFromClues(
    size,
    plots.map((plot) => ({
      ...cellAt(size, plot.cell),
      area: plot.isUnknown ? "?" : areaOf(plot),
    })),
  );
  if (!puzzle.ok) throw new Error(`the dissection makes no puzzle: ${puzzle.error.message}`);
  return puzzle.value;
}

/** The plots as the answer of their puzzle. */
export function formAnswer({ plots, owners }: Dissection, { size, clues }: Puzzle): Answer {
  return clues.map((clue) => {
    const { x, y, width, height } = plots[owners[cellIndex(size, clue)]!]!;
    return { x, y, width, height, clue };
  });
}
