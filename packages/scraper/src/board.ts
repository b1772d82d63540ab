/**
 * The board: what the scraper sees on a page.
 *
 * A `Board` is certain or it is not there: its cells form a complete grid, its texts are clues and
 * blanks, and the clues sum to its area. Nothing is repaired or guessed, because a wrong overlay is
 * worse than none. Boxes are the cells' inline pixels in their parent's coordinates, so an overlay
 * that is put into the parent scales with the page's zoom by itself.
 */

import type { InputError, Puzzle } from "@shikiri/core";

/** The most cells that are read: the site's largest board has 2000. */
export const MAX_BOARD_CELLS = 40_000;

/** Where a cell is, in CSS pixels of the cells' parent, before any `transform`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What the page's inline task string, a second witness only, says of the board on screen.
 *
 * - `agrees`: it is this puzzle.
 * - `differs`: it is another puzzle of the same size, as when a saved game was loaded.
 * - `unreadable`: it is no valid task of a board of this size (another size included).
 * - `absent`: the page's inline scripts hold none.
 */
export type TaskWitness = "agrees" | "differs" | "unreadable" | "absent";

/** A board that was read with certainty. */
export interface Board {
  /** The cells' parent; an overlay goes into it as its last child. */
  readonly root: Element;
  readonly puzzle: Puzzle;
  /** One box a cell, in row-major order. */
  readonly boxes: readonly Box[];
  readonly task: TaskWitness;
  /** Equal if and only if the size and the clues are equal. */
  readonly fingerprint: string;
}

/**
 * Why there is no board to be read.
 *
 * - `no-board`: the document holds none, or none that is shown.
 * - `two-boards`: it holds more than one, and which is meant cannot be told.
 * - `no-cells`: the board has no cells yet, or none that is shown.
 * - `half-built`: cells are missing, have no place yet, are only the beginning of the page's own
 *   task, or the board kept changing.
 * - `not-a-grid`: the cells do not form columns and rows side by side, or are not seen where their
 *   inline styles put them.
 * - `too-many-cells`: more cells than any such board has.
 * - `bad-clue`: a cell's text is neither blank nor a positive number.
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
