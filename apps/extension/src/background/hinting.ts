/**
 * Hinting: from a board and the player's rectangles to what to look at next, worded and marked.
 *
 * The first stage names the place and marks it; what follows is in the second stage alone, so that the
 * first gives nothing away. Assumptions' own steps are worded, but not marked.
 */

import {
  hintAsync,
  wordHint,
  type Cell,
  type Deduction,
  type Hint,
  type Language,
  type Puzzle,
  type Rect,
  type RuleName,
} from "@shikiri/core";
import type { Locale } from "../protocol/locales.ts";
import type { Mark } from "../protocol/marks.ts";
import { nameCell } from "../protocol/names.ts";
import type { HintReply, NoReply } from "../protocol/replies.ts";
import { BUDGET_MS } from "./solving.ts";

/** The hint, or why there is none. Rejects only through an engine's fault. */
export async function hintFor(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  locale: Locale,
  signal: AbortSignal,
): Promise<HintReply | NoReply> {
  const hint = await hintAsync(puzzle, drawn, { budget: { timeMs: BUDGET_MS, signal } });
  if (hint.outcome === "stopped") return { verdict: "stopped", why: hint.why };
  if (partsOf(hint) > MOST_PARTS) return { verdict: "stopped", why: "candidates" };
  return { ...wordHint(hint, languageOf(locale), nameCell), ...marksOf(hint) };
}

/**
 * How many clues, cells and rectangles a hint may name. On the site's boards it is some dozens; beyond
 * this nobody could read it, and wording it would hold up all other tabs.
 */
const MOST_PARTS = 20_000;

function partsOf(hint: Hint): number {
  if (hint.outcome === "fault") return hint.fault.rects.length + hint.fault.clues.length;
  if (hint.outcome !== "region") return 0;
  return [...hint.before, hint].reduce((sum, each) => sum + partsOfDeduction(each), 0);
}

function partsOfDeduction({ effect, because }: Deduction): number {
  const { clues, cells, candidates, cascade } = because;
  const removed = "removes" in effect ? effect.removes.length : 1;
  const own = removed + clues.length + cells.length + candidates.length;
  return (cascade?.steps ?? []).reduce((sum, each) => sum + partsOfDeduction(each), own);
}

function languageOf(locale: Locale): Language {
  return locale === "zh_CN" ? "zh" : locale;
}

function marksOf(hint: Hint): Pick<HintReply, "place" | "proof"> {
  if (hint.outcome === "fault") {
    const wrong = hint.fault.rects.map((rect): Mark => ({ kind: "wrong", ...rect }));
    return { place: wrong, proof: wrong };
  }
  if (hint.outcome !== "region") return { place: [], proof: [] };
  const way = [...hint.before, hint];
  return { place: placeOf(way[0]!), proof: way.flatMap(proofOf) };
}

/** The rules that one finds by looking at cells; the others begin from clues. */
const BY_CELLS: ReadonlySet<RuleName> = new Set(["only-cover", "sole-reach", "stranded-cell"]);

/** What the first stage's sentence names, and no more. */
function placeOf({ rule, effect, because }: Deduction): Mark[] {
  if (rule === "assumption" && "removes" in effect) {
    return effect.removes.map((rect): Mark => ({ kind: "reason", ...plain(rect) }));
  }
  return BY_CELLS.has(rule) ? markedCells(because.cells) : markedClues(because.clues);
}

function proofOf({ effect, because }: Deduction): Mark[] {
  const removed = "removes" in effect ? effect.removes : [];
  return [
    ...("fixes" in effect ? [{ kind: "fixed" as const, ...plain(effect.fixes) }] : []),
    ...markedCells(because.cells),
    ...because.candidates.map((rect): Mark => ({ kind: "reason", ...plain(rect) })),
    ...removed.map((rect): Mark => ({ kind: "removed", ...plain(rect) })),
    ...markedClues(because.clues),
  ];
}

function markedCells(cells: readonly Cell[]): Mark[] {
  return cells.map(({ x, y }) => ({ kind: "cell", x, y }));
}

function markedClues(clues: readonly Cell[]): Mark[] {
  return clues.map(({ x, y }) => ({ kind: "clue", x, y }));
}

function plain({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
