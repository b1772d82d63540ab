/**
 * Boards as text: clues in cells, walls of box-drawing characters between the regions.
 *
 * Cells are as wide as the longest clue with a blank on either side. `notation/drawing.ts` reads the
 * drawing of an answer back and relies on that.
 */

import { cellIndex } from "../base/grid.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { ownersOf } from "./owners.ts";
import { drawWalls } from "./walls.ts";

/**
 * The puzzle drawn as text, with the regions of an answer where one is given; it need not be
 * complete. A cell without a clue is blank in a region, and `·` in none. Every line ends in `\n`.
 */
export function drawText(puzzle: Puzzle, answer: Answer = []): string {
  const { size, clues } = puzzle;
  const digits = Math.max(...new Set(clues.map((clue) => String(clue.area).length)));
  const owners = ownersOf(size, answer);
  const contents = Array.from(owners, (owner): string => (owner < 0 ? "·" : ""));
  for (const clue of clues) contents[cellIndex(size, clue)] = String(clue.area);
  const padded = contents.map((content) => ` ${content.padStart(digits)} `);
  return drawWalls(size, owners, digits + 2, padded);
}
