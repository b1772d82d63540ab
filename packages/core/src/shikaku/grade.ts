/**
 * Grading: how hard a puzzle is for a person, by the deductions that it needs.
 *
 * The tier comes from the hardest rule. Beside it stand what tells two puzzles of a tier apart: how
 * often each rule is used, and how many deductions stand open in each round (where it is one, there is
 * one way on, and it must be found). The size is none of it. Turned or mirrored, a puzzle has the same
 * grade. When the rules finish a puzzle, they have also shown that its answer is the only one; only
 * where they stick does an engine say what kind of puzzle it is.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import {
  decide,
  DEFAULT_BUDGET,
  runInTurns,
  runNow,
  type Decision,
  type Watcher,
} from "../base/decide.ts";
import { metered } from "../base/steps.ts";
import { listCandidates } from "./candidates.ts";
import { cover } from "./cover.ts";
import { deduce, type Round } from "./deduce.ts";
import type { Puzzle } from "./puzzle.ts";
import { CandidateTable } from "./rules/candidate-table.ts";
import { Position } from "./rules/position.ts";
import { RULE_NAMES, type RuleName } from "./rules/rule.ts";
import { TIER_OF_RULE, type Tier } from "./tier.ts";

/** How hard a puzzle is. */
export interface Grade {
  readonly tier: Tier;
  /** The hardest rule that is needed; none where the rules do not finish the puzzle. */
  readonly hardestRule?: RuleName;
  /** Deductions of all rounds. */
  readonly steps: number;
  /** By rule: its deductions, for the rules that have any. */
  readonly uses: Readonly<Partial<Record<RuleName, number>>>;
  /** In each round: the easiest rule that finds anything, and how many of its deductions stand open. */
  readonly rounds: readonly { readonly rule: RuleName; readonly open: number }[];
}

/**
 * - `unique`: the puzzle has one answer, and this grade.
 * - `multiple`, `none`: it has several answers, or none, and so no grade.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type GradeOutcome =
  | ({ readonly outcome: "unique" } & Grade)
  | { readonly outcome: "multiple" }
  | { readonly outcome: "none" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** At what price. */
export interface GradeOptions {
  /** One minute by default, `{}` for no limit. Only where the rules stick are nodes spent. */
  readonly budget?: Budget;
}

/** Grades at once, without yielding. */
export function grade(puzzle: Puzzle, options: GradeOptions = {}): GradeOutcome {
  return runNow(grading(puzzle, options));
}

/** Grades as {@link grade} does, in short turns between which the event loop runs. */
export function gradeAsync(
  puzzle: Puzzle,
  options: GradeOptions & Watcher = {},
): Promise<GradeOutcome> {
  return runInTurns(grading(puzzle, options), options);
}

/** Grades as {@link grade} does, to be run at once or in turns. */
export function* grading(puzzle: Puzzle, options: GradeOptions): Decision<GradeOutcome> {
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return listed;
  const candidates = listed.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const tabled = yield* metered(CandidateTable.making(puzzle, candidates), meter);
  if (tabled.outcome === "stopped") return tabled;
  const position = new Position(tabled.value);
  const rounds: Round[] = [];
  const end = yield* metered(
    deduce(position, (round) => rounds.push(round)),
    meter,
  );
  if (end.outcome === "stopped") return end;
  if (end.value === "contradiction") return { outcome: "none" };
  if (end.value === "solved") return { outcome: "unique", ...gradeOf(rounds, true) };
  const engine = { name: cover.name, candidates: candidates.length };
  const solved = yield* decide(cover.start(puzzle, candidates), engine, {}, meter);
  if (solved.outcome === "unique") return { outcome: "unique", ...gradeOf(rounds, false) };
  if (solved.outcome === "stopped") return { outcome: "stopped", why: solved.why };
  return { outcome: solved.outcome === "none" ? "none" : "multiple" };
}

function gradeOf(rounds: readonly Round[], isSolved: boolean): Grade {
  const uses: Partial<Record<RuleName, number>> = {};
  let hardest: RuleName = RULE_NAMES[0];
  for (const name of RULE_NAMES) {
    let own = 0;
    for (const { rule, findings } of rounds) if (rule === name) own += findings.length;
    if (own === 0) continue;
    uses[name] = own;
    hardest = name;
  }
  return {
    tier: isSolved ? TIER_OF_RULE[hardest] : "beyond",
    ...(isSolved && { hardestRule: hardest }),
    steps: rounds.reduce((sum, { findings }) => sum + findings.length, 0),
    uses,
    rounds: rounds.map(({ rule, findings }) => ({ rule, open: findings.length })),
  };
}
