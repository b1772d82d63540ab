/**
 * The patrol: whether a board's cells are still as they were read, by a look at some of them.
 *
 * Reading a page takes long, a look at a cell next to nothing. What a page touches is looked at; and
 * since style sheets, animations and shadow trees change a board without a mutation, so are a few other
 * cells each time, in turn, until all of them were. A look sees where the cell is, that it is shown, and
 * that its own text is what it was and drawn as a clue must be.
 */

import type { Board } from "./board.ts";
import { haveMoved } from "./board-shift.ts";
import { hasShadowText, misdrawing } from "./drawn-text.ts";
import { drawnBoxOf } from "./survey-layout.ts";
import { isDrawn, isLive, shownTextsIn, textOf } from "./visibility.ts";

/** Successive looks are so far apart, as a part of the board: neighbours come long after one another. */
const STRIDE = 0.618;

/** The patrol of one board, which must be as it was read when this is made. */
export class Patrol {
  readonly #board: Board;
  /** Each cell's own text; clues may also be drawn over cells. */
  readonly #texts: readonly string[];
  readonly #stride: number;
  #at = 0;

  constructor(board: Board) {
    this.#board = board;
    this.#texts = board.cells.map((cell) => textOf(shownTextsIn(cell)));
    let stride = Math.max(1, Math.floor(board.cells.length * STRIDE));
    while (commonDivisor(stride, board.cells.length) > 1) stride--;
    this.#stride = stride;
  }

  /** The places of the first and the last cell, and of so many others, which are others each time. */
  next(count: number): number[] {
    const { length } = this.#board.cells;
    const places = [0, length - 1];
    for (let i = 0; i < Math.min(count, length); i++) {
      this.#at = (this.#at + this.#stride) % length;
      places.push(this.#at);
    }
    return places;
  }

  /** Whether the cells at these places are as they were read; true of a page without layout. */
  isAsRead(places: Iterable<number>): boolean {
    const { root, cells } = this.#board;
    if (!isLive(root)) return true;
    const all = [...new Set(places)];
    const boxes = all.map((place) => drawnBoxOf(cells[place]!));
    if (haveMoved(this.#board, all, boxes)) return false;
    return all.every((place, i) => {
      const cell = cells[place]!;
      const texts = shownTextsIn(cell);
      const text = textOf(texts);
      if (!isDrawn(cell) || text !== this.#texts[place]) return false;
      if (text === "") return !hasShadowText(cell);
      return misdrawing(texts, cell, boxes[i]!, false) === undefined;
    });
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
