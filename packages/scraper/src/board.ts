/**
 * The board: what the scraper sees on a page.
 *
 * A `Board` is certain or it is not there: its cells form a complete grid, its texts are clues and
 * blanks, and the clues sum to its area. Nothing is repaired or guessed, because a wrong overlay is
 * worse than none. Boxes are in the own pixels of the element that an overlay is put into, so the
 * overlay scales with the page's zoom by itself.
 */

import type { InputError, Puzzle, Rect } from "@shikiri/core";
import type { Witnesses } from "./witnesses.ts";

/** The most cells that are read: the site's largest board has 2000. */
export const MAX_BOARD_CELLS = 40_000;

/** Where a cell is, in CSS pixels of the board's `root`, before any `transform` around it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A board that was read with certainty. */
export interface Board {
  /** An overlay goes into it as its last child, absolutely positioned. */
  readonly root: Element;
  readonly puzzle: Puzzle;
  /** The element of each cell, in row-major order. */
  readonly cells: readonly Element[];
  /** One box a cell, in row-major order. */
  readonly boxes: readonly Box[];
  /** What each source says of this board. */
  readonly witnesses: Witnesses;
  /** What the site calls the puzzle; undefined where the page, or with `@shikiri/live` its game, does not say. */
  readonly puzzleId: string | undefined;
  /**
   * The player's own rectangles in the order of drawing; undefined unless the page's `Game` tells
   * them, and tells the same puzzle.
   */
  readonly drawn: readonly Rect[] | undefined;
  /** Equal if and only if the size and the clues are equal. */
  readonly fingerprint: string;
}

/**
 * Why there is no board to be read.
 *
 * - `no-board`: the document holds none, or none that is shown.
 * - `two-boards`: it holds more than one, and which is meant cannot be told.
 * - `no-cells`: the board has no cells yet, or none that is shown.
 * - `half-built`: cells are missing, have no place yet, are only a part of the page's own
 *   task or game, or the board kept changing.
 * - `not-a-grid`: the cells do not form columns and rows side by side, or the board is turned.
 * - `too-many-cells`: more cells, or more elements on the page, than are read.
 * - `bad-clue`: a cell's text is neither blank nor a positive number, or is not drawn in its cell.
 * - `no-clues`, `clue-sum`: the clues make no puzzle on a board of this size.
 * - `broken-page`: the document itself failed while it was read.
 * - `aborted`: the caller gave up waiting.
 */
export type ReadErrorKind =
  | "no-board"
  | "two-boards"
  | "no-cells"
  | "half-built"
  | "not-a-grid"
  | "too-many-cells"
  | "bad-clue"
  | "no-clues"
  | "clue-sum"
  | "broken-page"
  | "aborted";

/** Why a page could not be read, with the cell (columns and rows from 0) where there is one. */
export type ReadError = InputError<ReadErrorKind>;
