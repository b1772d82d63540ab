/**
 * Deductions: findings as data that stands for itself, with rects, cells and clues instead of numbers.
 *
 * It is what is worded, drawn, checked and written as JSON. A deduction says what follows (a region, or
 * candidates that cannot be), by which rule, and what to look at.
 */

import { cellAt, type Cell } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { PAUSE, type Steps } from "../base/steps.ts";
import type { Region } from "./answer.ts";
import { regionOf } from "./candidates.ts";
import type { Clue } from "./puzzle.ts";
import type { CandidateTable } from "./rules/candidate-table.ts";
import type { Contradiction } from "./rules/position.ts";
import type { Finding, RuleName } from "./rules/rule.ts";

/** What follows: a clue's region, or candidates that are none. */
export type Effect = { readonly fixes: Region } | { readonly removes: readonly Region[] };

/**
 * What to look at. Which of it a rule uses, and for what:
 *
 * - `clue-of-one`, `only-shape`, `last-candidate`: `clues` is the clue.
 * - `only-cover`: `cells` are those that only the region covers, `clues` its clue.
 * - `shared-cells`: `clues` is a clue, `candidates` all that it has left, `cells` what these share.
 * - `sole-reach`: `cells` are those that only the clue in `clues` can reach.
 * - `stranded-cell`: `cells` is the cell, `candidates` all that are left over it.
 * - `region-counting`: `cells` are to be filled by the `clues`, or hold all that these can reach.
 * - `assumption`: `cascade` is what follows; `clues` or `cells` what is left without a candidate.
 */
export interface Because {
  readonly clues: readonly Clue[];
  readonly cells: readonly Cell[];
  readonly candidates: readonly Region[];
  readonly cascade?: DeducedCascade;
}

/** What follows from an assumption, step by step, and the clue or cell that is left with nothing. */
export interface DeducedCascade {
  readonly steps: readonly Deduction[];
  readonly contradiction: DeducedContradiction;
}

/** A clue that no candidate is left for, or a cell that none covers. */
export type DeducedContradiction = { readonly clue: Clue } | { readonly cell: Cell };

/** One forced conclusion. */
export interface Deduction {
  readonly rule: RuleName;
  readonly effect: Effect;
  readonly because: Because;
}

/** The finding as a deduction. */
function deductionOf(table: CandidateTable, finding: Finding): Deduction {
  const { puzzle, candidates } = table;
  const region = (candidate: number): Region => regionOf(puzzle, candidates[candidate]!);
  const { rule, fixes, removes, clues, cells, cascade } = finding;
  return {
    rule,
    effect: fixes >= 0 ? { fixes: region(fixes) } : { removes: removes.map(region) },
    because: {
      clues: clues.map((clue) => puzzle.clues[clue]!),
      cells: cells.map((cell) => cellAt(puzzle.size, cell)),
      candidates: finding.candidates.map(region),
      ...(cascade !== undefined && {
        cascade: {
          steps: cascade.findings.map((each) => deductionOf(table, each)),
          contradiction: contradictionOf(table, cascade.contradiction),
        },
      }),
    },
  };
}

/** The findings as deductions, one after the other. */
export function* deductionsOf(
  table: CandidateTable,
  findings: readonly Finding[],
): Steps<readonly Deduction[]> {
  const pace = new Pace();
  const deductions: Deduction[] = [];
  for (const finding of findings) {
    deductions.push(deductionOf(table, finding));
    if (pace.isOver(PART_WORK * partsOf(finding))) yield PAUSE;
  }
  return deductions;
}

/** A part of a deduction takes as long to make as so many cells to look at. */
const PART_WORK = 10;

/** How many clues, cells and regions the deduction has. */
function partsOf({ removes, clues, cells, candidates, cascade }: Finding): number {
  const own = 1 + removes.length + clues.length + cells.length + candidates.length;
  return (cascade?.findings ?? []).reduce((sum, each) => sum + partsOf(each), own);
}

/** The contradiction with the clue or the cell itself. */
export function contradictionOf(
  { puzzle }: CandidateTable,
  contradiction: Contradiction,
): DeducedContradiction {
  return "clue" in contradiction
    ? { clue: puzzle.clues[contradiction.clue]! }
    : { cell: cellAt(puzzle.size, contradiction.cell) };
}
