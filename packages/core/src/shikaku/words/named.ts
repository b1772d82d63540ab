/** A language's sentences, once it is settled what cells are called in them. */

import type { Cell, Rect } from "../../base/grid.ts";
import type { Clue } from "../puzzle.ts";
import { WORDS, type Language } from "./languages.ts";
import type { NameCell, Words } from "./words.ts";

/** The words of a language whose parts need nothing but themselves. */
export interface NamedWords extends Omit<Words, "clue" | "rect" | "block"> {
  clue(clue: Clue): string;
  rect(rect: Rect): string;
  block(rect: Rect): string;
  /** A cell with blanks around it, for languages that write none between words. */
  cell(cell: Cell): string;
}

/** The words of a language, with cells called so. */
export function wordsOf(language: Language, nameCell: NameCell): NamedWords {
  const words = WORDS[language];
  return {
    ...words,
    clue: (clue) => words.clue(clue, nameCell),
    rect: (rect) => words.rect(rect, nameCell),
    block: (rect) => words.block(rect, nameCell),
    cell: (cell) => ` ${nameCell(cell)} `,
  };
}
