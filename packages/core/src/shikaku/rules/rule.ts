/**
 * The interface of a rule: it looks at a position and says what follows.
 *
 * A rule never changes the position, never supposes that the puzzle has exactly one answer, and what it
 * finds depends on the position alone, not on the order of clues or cells: turned or mirrored, a board
 * gives the same findings, turned or mirrored. The names are those of the documents, the command line
 * and JSON; they stay. What people call these rules elsewhere is in docs/rules.
 */

import type { Pause } from "../../base/steps.ts";
import type { Contradiction, Position } from "./position.ts";

/** The rules' names, the easiest first. */
export const RULE_NAMES = [
  "clue-of-one",
  "only-shape",
  "last-candidate",
  "only-cover",
  "shared-cells",
  "sole-reach",
  "stranded-cell",
  "region-counting",
  "assumption",
] as const;

/** A rule's name. */
export type RuleName = (typeof RULE_NAMES)[number];

/** What follows from a position by one rule: candidates, clues and cells by their numbers. */
export interface Finding {
  readonly rule: RuleName;
  /** The candidate that must be its clue's region, or -1 where candidates are removed. */
  readonly fixes: number;
  /** The candidates that cannot be, all still there; empty where a region is fixed. */
  readonly removes: readonly number[];
  /** The clues and the cells that were looked at, and the candidates that force it. */
  readonly clues: readonly number[];
  readonly cells: readonly number[];
  readonly candidates: readonly number[];
  /** Of an assumption: what follows from it, up to the contradiction. */
  readonly cascade?: Cascade;
}

/** What follows from an assumption, each finding from those before it, and how it ends. */
export interface Cascade {
  readonly findings: readonly Finding[];
  readonly contradiction: Contradiction;
}

/** A look at a position, under way. */
export type Looking = Generator<Finding | undefined | Pause, void>;

/** One rule. */
export interface Rule {
  readonly name: RuleName;
  /**
   * Gives each finding that changes something, judged by the position as it is, and now and then nothing,
   * where it has tried something, or `PAUSE`, so that the caller may look at its budget. The position has no contradiction, and is not
   * changed while the findings are drawn.
   */
  find(position: Position): Looking;
}

/** The finding that a candidate is its clue's region. */
export function fixing(
  rule: RuleName,
  candidate: number,
  clues: readonly number[],
  cells: readonly number[] = [],
): Finding {
  return { rule, fixes: candidate, removes: [], clues, cells, candidates: [] };
}

/** The finding that candidates cannot be. */
export function removing(
  rule: RuleName,
  removes: readonly number[],
  because: Pick<Finding, "clues" | "cells" | "candidates">,
): Finding {
  return { rule, fixes: -1, removes, ...because };
}

/** Applies the finding to the position. */
export function apply(position: Position, { fixes, removes }: Finding): void {
  if (fixes >= 0) position.fix(fixes);
  for (const candidate of removes) position.remove(candidate);
}
