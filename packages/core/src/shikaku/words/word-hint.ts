/** Hints in words, in two stages: where to look, and what is to be seen there. */

import { areaOf, formatCell } from "../../base/grid.ts";
import type { Hint } from "../hint.ts";
import type { HintFault } from "../hint-fault.ts";
import type { Language } from "./languages.ts";
import { wordsOf, type NamedWords } from "./named.ts";
import { tidy, wordDeduction, wordPlace } from "./word-deduction.ts";
import type { FaultParts, NameCell } from "./words.ts";

/** A hint's two stages; `where` is empty when there is nothing to look at. */
export interface HintText {
  readonly where: string;
  /** One line a deduction, the last of which names the region. */
  readonly why: string;
}

/**
 * The hint in one language.
 *
 * @param nameCell what a cell is called; `(column, row)` from 0 if nothing else is said
 */
export function wordHint(
  hint: Hint,
  language: Language,
  nameCell: NameCell = formatCell,
): HintText {
  const words = wordsOf(language, nameCell);
  if (hint.outcome === "region") {
    const { outcome: _, before, ...region } = hint;
    const way = [...before, region];
    const why = way.map((deduction) => wordDeduction(deduction, language, nameCell)).join("\n");
    return { where: wordPlace(way[0]!, language, nameCell), why };
  }
  if (hint.outcome === "fault") {
    const parts = faultParts(hint.fault, words);
    const why = words.fault[hint.fault.kind](parts);
    return { where: tidy(words.faultWhere(parts)), why: tidy(why) };
  }
  return { where: "", why: words.outcome[hint.outcome] };
}

function faultParts({ rects, clues, cell }: HintFault, words: NamedWords): FaultParts {
  return {
    rects: words.and(rects.map((rect) => words.rect(rect))),
    clues: words.and(clues.map((clue) => words.clue(clue))),
    cell: words.cell(cell),
    found: rects.reduce((sum, rect) => sum + areaOf(rect), 0),
    expected: String(clues[0]?.area ?? ""),
  };
}
