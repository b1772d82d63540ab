/**
 * Boards as text: clues in cells, walls of box-drawing characters between the regions.
 *
 * Each cell is one line high, with a line for walls above and below it, and as wide as the longest
 * clue with a blank on either side: in most fonts about square, and columns can be counted from the
 * text alone. `notation/drawing.ts` reads the drawing of an answer back and relies on that.
 */

import { cellIndex, type Size } from "../base/grid.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { ownersOf } from "./owners.ts";

/** The character that joins walls going up (1), right (2), down (4) and left (8), by their sum. */
const JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/**
 * The puzzle drawn as text, with the regions of an answer where one is given; it need not be
 * complete. A cell without a clue is blank in a region, and `·` in none. Every line ends in `\n`.
 */
export function drawText(puzzle: Puzzle, answer: Answer = []): string {
  const { size, clues } = puzzle;
  const digits = Math.max(...new Set(clues.map((clue) => String(clue.area).length)));
  const owners = ownersOf(size, answer);
  const walls = wallsBetween(size, owners);
  const contents = Array.from(owners, (owner): string => (owner < 0 ? "·" : ""));
  for (const clue of clues) contents[cellIndex(size, clue)] = String(clue.area);

  let text = "";
  for (let y = 0; y <= size.height; y++) {
    let edge = "";
    let row = "";
    for (let x = 0; x <= size.width; x++) {
      const right = walls.above(x, y);
      const down = walls.leftOf(x, y);
      const joint =
        Number(walls.leftOf(x, y - 1)) +
        2 * Number(right) +
        4 * Number(down) +
        8 * Number(walls.above(x - 1, y));
      edge += JOINTS[joint];
      row += down ? "│" : " ";
      if (x === size.width) continue;
      edge += (right ? "─" : " ").repeat(digits + 2);
      row += ` ${(contents[cellIndex(size, { x, y })] ?? "").padStart(digits)} `;
    }
    text += `${edge}\n`;
    if (y < size.height) text += `${row}\n`;
  }
  return text;
}

/** Where the walls are: around the board, and between cells of different owners. */
function wallsBetween(
  size: Size,
  owners: Int32Array,
): { above(x: number, y: number): boolean; leftOf(x: number, y: number): boolean } {
  const outside = -2;
  const ownerAt = (x: number, y: number): number => {
    const isOnBoard = x >= 0 && y >= 0 && x < size.width && y < size.height;
    return isOnBoard ? owners[cellIndex(size, { x, y })]! : outside;
  };
  return {
    above: (x, y) => ownerAt(x, y) !== ownerAt(x, y - 1),
    leftOf: (x, y) => ownerAt(x, y) !== ownerAt(x - 1, y),
  };
}
