/**
 * Explaining: the whole solve as deductions, one after the other.
 *
 * Of all that the rules find, only what the answer needs is kept, in the order in which it was found.
 * Where every region is deduced, that is a proof that the answer is the only one; `check-explanation.ts`
 * goes through it without knowing the rules' code.
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
import { metered, type Steps } from "../base/steps.ts";
import { listCandidates } from "./candidates.ts";
import { cover } from "./cover.ts";
import { deduceWithLog } from "./deduce-log.ts";
import {
  contradictionOf,
  deductionsOf,
  type DeducedContradiction,
  type Deduction,
} from "./deduction.ts";
import type { Puzzle } from "./puzzle.ts";
import { CandidateTable } from "./rules/candidate-table.ts";
import { Needs, type Applied } from "./rules/needed.ts";
import { Position, type Contradiction } from "./rules/position.ts";

/**
 * - `unique`: the steps give each clue its region, and show that no other answer is possible.
 * - `none`: there is no answer; where the rules show it, the steps end in `contradiction`.
 * - `multiple`: there are several answers; the steps are what holds in all of them, as far as the rules
 *   go.
 * - `beyond`: there is one answer, but the rules do not find it; the steps are as far as they go.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type Explanation =
  | {
      readonly outcome: "unique" | "multiple" | "beyond";
      readonly steps: readonly Deduction[];
    }
  | {
      readonly outcome: "none";
      readonly steps: readonly Deduction[];
      readonly contradiction?: DeducedContradiction;
    }
  | {
      readonly outcome: "stopped";
      readonly why: StopReason;
      readonly steps: readonly Deduction[];
    };

/** At what price. */
export interface ExplainOptions {
  /** One minute by default, `{}` for no limit. Only where the rules stick are nodes spent. */
  readonly budget?: Budget;
}

/** Explains at once, without yielding. */
export function explain(puzzle: Puzzle, options: ExplainOptions = {}): Explanation {
  return runNow(explaining(puzzle, options));
}

/** Explains as {@link explain} does, in short turns between which the event loop runs. */
export function explainAsync(
  puzzle: Puzzle,
  options: ExplainOptions & Watcher = {},
): Promise<Explanation> {
  return runInTurns(explaining(puzzle, options), options);
}

function* explaining(puzzle: Puzzle, options: ExplainOptions): Decision<Explanation> {
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return { ...listed, steps: [] };
  const candidates = listed.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates", steps: [] };
  const tabled = yield* metered(CandidateTable.making(puzzle, candidates), meter);
  if (tabled.outcome === "stopped") return { ...tabled, steps: [] };
  const table = tabled.value;
  const position = new Position(table);
  const logged = yield* metered(deduceWithLog(position), meter);
  if (logged.outcome === "stopped") return { ...logged, steps: [] };
  const { end, applied } = logged.value;
  const { contradiction } = position;
  const goals = [...applied.keys()].filter(
    (place) => end === "stuck" || (end === "solved" && applied[place]!.finding.fixes >= 0),
  );
  const needed = yield* metered(needing(position, applied, goals, contradiction), meter);
  if (needed.outcome === "stopped") return { ...needed, steps: [] };
  const steps = needed.value;
  if (contradiction !== undefined) {
    return { outcome: "none", steps, contradiction: contradictionOf(table, contradiction) };
  }
  if (end === "solved") return { outcome: "unique", steps };
  const engine = { name: cover.name, candidates: candidates.length };
  const solved = yield* decide(cover.start(puzzle, candidates), engine, {}, meter);
  if (solved.outcome === "stopped") return { outcome: "stopped", why: solved.why, steps };
  if (solved.outcome === "unique") return { outcome: "beyond", steps };
  return { outcome: solved.outcome === "none" ? "none" : "multiple", steps };
}

/** The findings that the goals and the contradiction need, as deductions. */
function* needing(
  position: Position,
  applied: readonly Applied[],
  goals: readonly number[],
  contradiction: Contradiction | undefined,
): Steps<readonly Deduction[]> {
  const needed = yield* new Needs(position, applied).of(goals, contradiction);
  return yield* deductionsOf(position.table, needed);
}
