/**
 * Deductions in words: which sentence of a language is said of what.
 *
 * Cells that make up a rectangle, or a part of a row, are named by the first and the last, so that a
 * long list stays short.
 */

import { areaOf, contains, formatCell, type Cell, type Rect } from "../../base/grid.ts";
import type { DeducedContradiction, Deduction } from "../deduction.ts";
import type { Language } from "./languages.ts";
import { wordsOf, type NamedWords } from "./named.ts";
import type { DeductionParts, NameCell } from "./words.ts";

/**
 * What follows and why, in one language, as some sentences.
 *
 * @param nameCell what a cell is called; `(column, row)` from 0 if nothing else is said
 */
export function wordDeduction(
  deduction: Deduction,
  language: Language,
  nameCell: NameCell = formatCell,
): string {
  return tidy(whyOf(deduction, wordsOf(language, nameCell)));
}

/** What is left with nothing, in one language, as a sentence; cells as in {@link wordDeduction}. */
export function wordContradiction(
  contradiction: DeducedContradiction,
  language: Language,
  nameCell: NameCell = formatCell,
): string {
  return tidy(endOf(contradiction, wordsOf(language, nameCell)));
}

/** Where to look, for who would find it by himself; nothing is given away. */
export function wordPlace(
  deduction: Deduction,
  language: Language,
  nameCell: NameCell = formatCell,
): string {
  const words = wordsOf(language, nameCell);
  return tidy(words.where[deduction.rule](partsOf(deduction, words)));
}

function whyOf(deduction: Deduction, words: NamedWords): string {
  const parts = partsOf(deduction, words);
  const { rule, because } = deduction;
  const conclusion = words.why[isRoom(deduction) ? "room" : rule](parts);
  if (because.cascade === undefined) return conclusion;
  const { steps, contradiction } = because.cascade;
  return [
    words.suppose(parts.any),
    ...steps.map((step) => whyOf(step, words)),
    endOf(contradiction, words),
    conclusion,
  ].join(words.space);
}

function endOf(contradiction: DeducedContradiction, words: NamedWords): string {
  return "clue" in contradiction
    ? words.nothingLeftFor(words.clue(contradiction.clue))
    : words.nothingLeftOver(words.cell(contradiction.cell));
}

/** Whether clues need a room that others must leave to them; else they have a pocket to fill. */
function isRoom({ rule, effect, because }: Deduction): boolean {
  if (rule !== "region-counting" || !("removes" in effect)) return false;
  return effect.removes.every(({ clue }) =>
    because.clues.every(({ x, y }) => x !== clue.x || y !== clue.y),
  );
}

function partsOf({ effect, because }: Deduction, words: NamedWords): DeductionParts {
  const removes = "removes" in effect ? effect.removes.map((rect) => words.rect(rect)) : [];
  return {
    clues: words.and(because.clues.map((clue) => words.clue(clue))),
    cells: words.and(runsOf(because.cells, words)),
    cellCount: because.cells.length,
    region: "fixes" in effect ? words.rect(effect.fixes) : "",
    all: words.and(removes),
    any: words.or(removes),
  };
}

/** The cells, in row-major order, in words: as one block where they are one, else by runs in rows. */
function runsOf(cells: readonly Cell[], words: NamedWords): readonly string[] {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const block = { ...first, width: last.x - first.x + 1, height: last.y - first.y + 1 };
  if (cells.length > 1 && isBlock(cells, block)) return [words.block(block)];
  const runs: string[] = [];
  for (let begin = 0, end = 0; begin < cells.length; begin = ++end) {
    const { x, y } = cells[begin]!;
    while (cells[end + 1]?.y === y && cells[end + 1]?.x === x + end + 1 - begin) end++;
    const run = { x, y, width: end + 1 - begin, height: 1 };
    runs.push(begin === end ? words.cell({ x, y }) : words.block(run));
  }
  return runs;
}

/** Whether the cells, all different, are those of the rect. */
function isBlock(cells: readonly Cell[], rect: Rect): boolean {
  return (
    rect.width > 0 && areaOf(rect) === cells.length && cells.every((cell) => contains(rect, cell))
  );
}

/** The text without the blanks that putting it together has left. */
export function tidy(text: string): string {
  return text
    .replaceAll(/ +/g, " ")
    .replaceAll(/ (?=[.,:;\u00A0\u202F。，：、？（])|(?<=[。，：、？]) /g, "")
    .trim();
}
