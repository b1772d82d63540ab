/**
 * Notation: a format in which people write puzzles, as one entry of the table `NOTATIONS`.
 *
 * An entry says what the format is called, how likely a text is in it, and how it is read and
 * written; nothing else in the program knows a format. What a text can hold is a sheet: the puzzle
 * and, where the format has them, the rects that somebody drew on it.
 */

import type { Rect, Size } from "../base/grid.ts";
import type { InputError, Result } from "../base/result.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";

/** The notations by the names that people give them. */
export type NotationName =
  | "json"
  | "text"
  | "task"
  | "puzz.link"
  | "pzpr"
  | "kanpen"
  | "kanpen-xml"
  | "tatham"
  | "tatham-save"
  | "janko"
  | "penpa"
  | "list"
  | "drawing";

/** What a text can hold. */
export interface Sheet {
  readonly puzzle: Puzzle;
  /**
   * What is drawn on it: an answer, a part of one, or a wrong one; never an empty list. The rects lie
   * on the board and have together no more cells than it. Whether they answer the puzzle is for
   * `check` to say.
   */
  readonly rects?: readonly Rect[];
}

/** What a reader knows about a text beside the text. */
export interface ParseHints {
  /** The notation; detected when left out. */
  readonly from?: NotationName;
  /** The size, for notations that do not hold it (a site task); others must agree with it. */
  readonly size?: Size;
}

/** Reads a text that stands within another: JSON may hold a puzzle in any notation but JSON. */
export type ParseWithin = (text: string) => Result<Sheet, InputError>;

/** Why a sheet cannot be written: the notation has no sign for a `?`, or is read only. */
export type FormatError = InputError<"unknown-clue" | "read-only">;

/**
 * How much a text looks like a notation: `certain` by a mark that no other has (an address, a first
 * line), `possible` by its shape, `no` if it lacks what every text in that notation has.
 */
export type Likeness = "certain" | "possible" | "no";

/** An entry of the table. */
export interface Notation {
  readonly name: NotationName;
  /** What it is, in a few words. */
  readonly title: string;
  /** Whether rects can be written; what can be written can be read. */
  readonly holdsRects: boolean;
  /** Looks at a text's beginning or its marks, in linear time. */
  readonly likeness: (text: string) => Likeness;
  /** Reads a text; an error has a line and a column, or a cell, wherever a place is to blame. */
  readonly parse: (
    text: string,
    hints: ParseHints,
    within: ParseWithin,
  ) => Result<Sheet, InputError>;
  /** Writes a sheet, its rects only where the notation holds them; none if it is read only. */
  readonly format?: (sheet: Sheet) => Result<string, FormatError>;
}
