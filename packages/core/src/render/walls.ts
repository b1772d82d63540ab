/**
 * Walls as text: box-drawing characters between cells that belong to different regions or pieces.
 *
 * Each cell is one line high, with a line for walls above and below it: with a width of three or so it
 * is in most fonts about square, and columns can be counted from the text alone.
 */

import { cellIndex, type Size } from "../base/grid.ts";
import type { Owners } from "./owners.ts";

/** The owner of cells that are not on the board: there are no walls among them. */
export const OUTSIDE = -2;

/** The character that joins walls going up (1), right (2), down (4) and left (8), by their sum. */
const JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/**
 * The cells drawn with walls between those of different owners, and around the board. Every line ends
 * in `\n`, with no blanks before it.
 *
 * @param width how many characters wide a cell is
 * @param contents what is in each cell, row-major, as wide as that; blank when left out
 * @param ground what is between cells of one owner, a blank when left out
 */
export function drawWalls(
  size: Size,
  owners: Owners,
  width: number,
  contents: readonly (string | undefined)[],
  ground: (owner: number) => string = () => " ",
): string {
  const ownerAt = (x: number, y: number): number => {
    const isOnBoard = x >= 0 && y >= 0 && x < size.width && y < size.height;
    return isOnBoard ? owners[cellIndex(size, { x, y })]! : OUTSIDE;
  };
  const isWallAbove = (x: number, y: number): boolean => ownerAt(x, y) !== ownerAt(x, y - 1);
  const isWallLeftOf = (x: number, y: number): boolean => ownerAt(x, y) !== ownerAt(x - 1, y);

  let text = "";
  for (let y = 0; y <= size.height; y++) {
    let edge = "";
    let row = "";
    for (let x = 0; x <= size.width; x++) {
      const right = isWallAbove(x, y);
      const down = isWallLeftOf(x, y);
      const joint =
        Number(isWallLeftOf(x, y - 1)) +
        2 * Number(right) +
        4 * Number(down) +
        8 * Number(isWallAbove(x - 1, y));
      const blank = ground(ownerAt(x, y));
      edge += joint === 0 ? blank : JOINTS[joint];
      row += down ? "│" : blank;
      if (x === size.width) continue;
      edge += (right ? "─" : blank).repeat(width);
      row += contents[cellIndex(size, { x, y })] ?? blank.repeat(width);
    }
    text += `${edge.trimEnd()}\n`;
    if (y < size.height) text += `${row.trimEnd()}\n`;
  }
  return text;
}
