/**
 * What a language has to say: one table of sentences for each.
 *
 * A table gets its parts worded already (`the 4 at (2, 0)`) and puts them into sentences; what is said
 * in which order is decided once, in `word-deduction.ts` and `word-hint.ts`. A cell's
 * name is the caller's choice, see `named.ts`; a rect is written by its first and its last cell, so that it
 * can be found on a board without counting twice.
 */

import type { Cell, Rect } from "../../base/grid.ts";
import type { HintFault } from "../hint-fault.ts";
import type { Clue } from "../puzzle.ts";
import type { RuleName } from "../rules/rule.ts";

/** The parts of a sentence about a deduction, worded; empty where it has none of a kind. */
export interface DeductionParts {
  /** Its clues, as a list. */
  readonly clues: string;
  /** Its cells, as a list, and how many there are. */
  readonly cells: string;
  readonly cellCount: number;
  /** The region that is fixed. */
  readonly region: string;
  /** The candidates that are removed, as lists: all of them, any of them. */
  readonly all: string;
  readonly any: string;
}

/** The parts of a sentence about a fault. */
export interface FaultParts {
  readonly rects: string;
  readonly clues: string;
  readonly cell: string;
  /** Of a rect with one clue: how many cells it has, and the area that its clue gives. */
  readonly found: number;
  readonly expected: string;
}

/** What a cell is called in sentences: two numbers in most cases. */
export type NameCell = (cell: Cell) => string;

/** The sentences of one language, each with its full stop; blanks too many are taken out later. */
export interface Words {
  /** Between sentences. */
  readonly space: string;
  clue(clue: Clue, cell: NameCell): string;
  rect(rect: Rect, cell: NameCell): string;
  /** Cells that make up a rect, one of several, by the first and the last. */
  block(rect: Rect, cell: NameCell): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** Where to look; nothing is given away. */
  readonly where: Readonly<Record<RuleName, (parts: DeductionParts) => string>>;
  /** What follows, and why; of region counting by a room there is a sentence of its own. */
  readonly why: Readonly<Record<RuleName | "room", (parts: DeductionParts) => string>>;
  /** Before and after what follows from an assumption. */
  suppose(region: string): string;
  nothingLeftFor(clue: string): string;
  nothingLeftOver(cell: string): string;
  readonly faultWhere: (parts: FaultParts) => string;
  readonly fault: Readonly<Record<HintFault["kind"], (parts: FaultParts) => string>>;
  readonly outcome: Readonly<
    Record<"complete" | "none" | "multiple" | "beyond" | "stopped", string>
  >;
}
