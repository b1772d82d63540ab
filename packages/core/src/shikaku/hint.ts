/**
 * Hints: what a player who has drawn some regions should see next.
 *
 * First what is wrong already, since nothing built on it is of use. Else the next region, with its
 * reason: all that was drawn stands, and of the regions that the easiest rules give, that with the
 * shortest way to it is taken. Where candidates have to be crossed out first, these deductions come with
 * it, so that the region can be named from the hint alone.
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
import type { Rect } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { metered, PAUSE, type Steps } from "../base/steps.ts";
import { listCandidates, type Candidate } from "./candidates.ts";
import { cover } from "./cover.ts";
import { deduceWithLog, type DeduceLog } from "./deduce-log.ts";
import { deductionsOf, type Deduction } from "./deduction.ts";
import { findDrawn, leftWith, NO_CANDIDATE } from "./drawn-candidates.ts";
import { impossible, plainFault, type HintFault } from "./hint-fault.ts";
import type { Puzzle } from "./puzzle.ts";
import { CandidateTable } from "./rules/candidate-table.ts";
import { Needs } from "./rules/needed.ts";
import { Position } from "./rules/position.ts";
import type { Finding } from "./rules/rule.ts";

/**
 * - `fault`: something drawn is wrong.
 * - `region`: the next region; `before` is what must be crossed out to see it, mostly nothing.
 * - `complete`: all regions are drawn, and right.
 * - `none`: the puzzle has no answer; `multiple`: it has several that go with what is drawn, and the
 *   rules find no region that all of them have; `beyond`: it has one, but no rule finds a region.
 * - `stopped`: the budget ended first.
 */
export type Hint =
  | { readonly outcome: "fault"; readonly fault: HintFault }
  | ({ readonly outcome: "region"; readonly before: readonly Deduction[] } & Deduction)
  | { readonly outcome: "complete" | "none" | "multiple" | "beyond" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** At what price. */
export interface HintOptions {
  /** One minute by default, `{}` for no limit. */
  readonly budget?: Budget;
}

/**
 * The hint for a player, at once.
 *
 * @param drawn the player's regions, in any order, right or wrong
 */
export function hint(puzzle: Puzzle, drawn: readonly Rect[], options: HintOptions = {}): Hint {
  return runNow(hinting(puzzle, drawn, options));
}

/** Finds what {@link hint} finds, in short turns between which the event loop runs. */
export function hintAsync(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  options: HintOptions & Watcher = {},
): Promise<Hint> {
  return runInTurns(hinting(puzzle, drawn, options), options);
}

function* hinting(puzzle: Puzzle, drawn: readonly Rect[], options: HintOptions): Decision<Hint> {
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const fault = plainFault(puzzle, drawn);
  if (fault !== undefined) return { outcome: "fault", fault };
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return listed;
  const candidates = listed.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const found = yield* metered(findDrawn(puzzle, candidates, drawn), meter);
  if (found.outcome === "stopped") return found;
  const numbers = found.value;
  const answers = yield* answersWith(puzzle, candidates, numbers, meter);
  if (answers === "none") return yield* blame(puzzle, candidates, drawn, numbers, meter);
  if (typeof answers === "object") return answers;
  if (drawn.length === puzzle.clues.length) return { outcome: "complete" };

  const next = yield* metered(nextRegion(puzzle, candidates, numbers), meter);
  if (next.outcome === "stopped") return next;
  const region = next.value.at(-1);
  if (region === undefined) return { outcome: answers === "unique" ? "beyond" : "multiple" };
  return { outcome: "region", before: next.value.slice(0, -1), ...region };
}

/** The shortest way to a region when some are drawn, which is its last deduction; empty if there is none. */
function* nextRegion(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
  drawn: readonly number[],
): Steps<readonly Deduction[]> {
  const table = yield* CandidateTable.making(puzzle, candidates);
  const position = new Position(table);
  const pace = new Pace();
  for (const number of drawn) {
    const { work } = position;
    position.fix(number);
    if (pace.isOver(position.work - work)) yield PAUSE;
  }
  const log = yield* deduceWithLog(position, "region");
  return yield* deductionsOf(table, yield* shortestWay(position, log));
}

/** Of the regions that were found last, the shortest way to one, which is its last finding. */
function* shortestWay(position: Position, { applied }: DeduceLog): Steps<readonly Finding[]> {
  const needs = new Needs(position, applied);
  let shortest: readonly Finding[] = [];
  let least = Infinity;
  for (const [place, { finding }] of applied.entries()) {
    if (finding.fixes < 0) continue;
    const way = yield* needs.within(least - 1, [place]);
    if (way === undefined) continue;
    least = way.reduce((sum, { cascade }) => sum + 1 + (cascade?.findings.length ?? 0), 0);
    shortest = way;
  }
  return shortest;
}

type Stopped = { readonly outcome: "stopped"; readonly why: StopReason };

/** How many answers have all that is drawn, by the numbers of the candidates. */
function* answersWith(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
  drawn: readonly number[],
  meter: Meter,
): Decision<"unique" | "multiple" | "none" | Stopped> {
  if (drawn.includes(NO_CANDIDATE)) return "none";
  const listed = yield* metered(leftWith(puzzle, candidates, drawn), meter);
  if (listed.outcome === "stopped") return listed;
  const left = listed.value;
  const engine = { name: cover.name, candidates: left.length };
  const found = yield* decide(cover.start(puzzle, left), engine, {}, meter);
  if (found.outcome === "stopped") return { outcome: "stopped", why: found.why };
  return found.outcome === "none" || found.outcome === "multiple" ? found.outcome : "unique";
}

/** What is to blame for there being no answer: the puzzle, a region alone, or regions together. */
function* blame(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
  drawn: readonly Rect[],
  numbers: readonly number[],
  meter: Meter,
): Decision<Hint> {
  const alone = yield* answersWith(puzzle, candidates, [], meter);
  if (alone === "none") return { outcome: "none" };
  if (typeof alone === "object") return alone;
  for (const [at, number] of numbers.entries()) {
    const answers = yield* answersWith(puzzle, candidates, [number], meter);
    if (typeof answers === "object") return answers;
    if (answers === "none") return { outcome: "fault", fault: impossible(puzzle, [drawn[at]!]) };
  }
  let together = numbers;
  for (const number of numbers) {
    const others = together.filter((each) => each !== number);
    const answers = yield* answersWith(puzzle, candidates, others, meter);
    if (typeof answers === "object") return answers;
    if (answers === "none") together = others;
  }
  const rects = together.map((number) => candidates[number]!);
  return { outcome: "fault", fault: impossible(puzzle, rects) };
}
