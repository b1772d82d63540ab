/** Hints in words, in two stages: where to look, and what is to be seen there. */

import { areaOf } from "../../base/grid.ts";
import type { Hint } from "../hint.ts";
import type { HintFault } from "../hint-fault.ts";
import { WORDS, type Language } from "./languages.ts";
import { tidy, wordCell, wordDeduction, wordPlace } from "./word-deduction.ts";
import type { FaultParts, Words } from "./words.ts";

/** A hint's two stages; `where` is empty when there is nothing to look at. */
export interface HintText {
  readonly where: string;
  /** One line a deduction, the last of which names the region. */
  readonly why: string;
}

/** The hint in one language. */
export function wordHint(hint: Hint, language: Language): HintText {
  const words = WORDS[language];
  if (hint.outcome === "region") {
    const { outcome: _, before, ...region } = hint;
    const way = [...before, region];
    const why = way.map((deduction) => wordDeduction(deduction, language)).join("\n");
    return { where: wordPlace(way[0]!, language), why };
  }
  if (hint.outcome === "fault") {
    const parts = faultParts(hint.fault, words);
    const why = words.fault[hint.fault.kind](parts);
    return { where: tidy(words.faultWhere(parts)), why: tidy(why) };
  }
  return { where: "", why: words.outcome[hint.outcome] };
}

function faultParts({ rects, clues, cell }: HintFault, words: Words): FaultParts {
  return {
    rects: words.and(rects.map((rect) => words.rect(rect))),
    clues: words.and(clues.map((clue) => words.clue(clue))),
    cell: wordCell(cell),
    found: rects.reduce((sum, rect) => sum + areaOf(rect), 0),
    expected: String(clues[0]?.area ?? ""),
  };
}
