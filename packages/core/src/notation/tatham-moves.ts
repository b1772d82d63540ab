/**
 * Tatham's moves: what a player of "Rectangles" did, played again on a board's borders.
 *
 * The work is bounded by the cells that the moves touch, since a file may hold a million moves over
 * the whole board.
 */

import { areaOf, fitsOn, type Size } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote } from "../base/text.ts";
import { borderCount, borderPlaces, type Borders } from "./borders.ts";
import type { Part } from "./parts.ts";

/** A move; a restart clears the board, whatever its text. */
export interface Move extends Part {
  readonly isRestart: boolean;
}

/** Moves may touch so many cells together: every cell of the largest board twenty times. */
const MOST_TOUCHED = 20_000_000;

/**
 * The borders after the moves; `borders` is changed and returned.
 *
 * Errors: `bad-move` (not in the language of moves, off the board, or beyond the work allowed).
 */
export function playMoves(
  borders: Borders,
  moves: readonly Move[],
): Result<Borders, InputError<"bad-move">> {
  const { size } = borders;
  let touched = 0;
  for (const move of moves) {
    const [, name = "", list = ""] = /^([REHV])(\d{1,7}(?:,\d{1,7})*)$/.exec(move.text) ?? [];
    const [x = 0, y = 0, width = 0, height = 0] = list.split(",").map(Number);
    touched += move.isRestart || name === "" ? areaOf(size) : (width + 1) * (height + 1);
    if (touched > MOST_TOUCHED) {
      return err(errorAt("bad-move", move, "found more moves than are played, expected fewer"));
    }
    const count = list.split(",").length;
    if (move.isRestart) clear(borders);
    else if (/^S[01]*$/.test(move.text) && move.text.length === borderCount(size) + 1) {
      setAll(borders, move.text);
    } else if (/[RE]/.test(name) && count === 4 && fitsOn(size, { x, y, width, height })) {
      drawRect(borders, { x, y, width, height }, name === "R");
    } else if (/[HV]/.test(name) && count === 2 && isLine(name, x, y, size)) {
      const of = name === "H" ? borders.below : borders.right;
      const index = name === "H" ? (y - 1) * size.width + x : y * size.width + x - 1;
      of[index] = 1 - of[index]!;
    } else {
      const found = `found the move ${quote(move.text)}, expected R or E with x, y, width and height on the board, H or V with a line's x and y, or S with ${borderCount(size)} bits`;
      return err(errorAt("bad-move", move, found));
    }
  }
  return ok(borders);
}

/** Whether there is a line at the top (`H`) or the left (`V`) of the cell, other than the frame. */
function isLine(name: string, x: number, y: number, { width, height }: Size): boolean {
  const isInside = x < width && y < height;
  return isInside && (name === "H" ? y > 0 : x > 0);
}

function clear({ right, below }: Borders): void {
  right.fill(0);
  below.fill(0);
}

function setAll(borders: Borders, bits: string): void {
  let at = 1;
  for (const { of, index } of borderPlaces(borders)) of[index] = bits[at++] === "1" ? 1 : 0;
}

/** Clears what is inside of the rect, and draws its outline if it is to have one. */
function drawRect(
  { size, right, below }: Borders,
  rect: { x: number; y: number; width: number; height: number },
  hasOutline: boolean,
): void {
  const [endX, endY] = [rect.x + rect.width, rect.y + rect.height];
  for (let y = rect.y; y < endY; y++) {
    for (let x = rect.x; x < endX; x++) {
      const index = y * size.width + x;
      if (x < endX - 1) right[index] = 0;
      if (y < endY - 1) below[index] = 0;
      if (!hasOutline) continue;
      if (x === rect.x && x > 0) right[index - 1] = 1;
      if (y === rect.y && y > 0) below[index - size.width] = 1;
      if (x === endX - 1 && endX < size.width) right[index] = 1;
      if (y === endY - 1 && endY < size.height) below[index] = 1;
    }
  }
}
