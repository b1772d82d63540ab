/**
 * Generating: a puzzle to order, with exactly one answer.
 *
 * Attempts follow each other until one is what was asked for or the budget ends. Each puzzle is graded
 * before it is given away: the rules by which people solve then have shown that its answer is the only
 * one, and its tier is theirs. All chance comes from the order with its seed and index, so that puzzle is
 * the same everywhere, whoever makes it and whatever they made before.
 */

import { Meter, type Budget, type StopReason } from "../../base/budget.ts";
import {
  DEFAULT_BUDGET,
  runInTurns,
  runNow,
  type Decision,
  type Watcher,
} from "../../base/decide.ts";
import { Random } from "../../base/random.ts";
import { ok, type Result } from "../../base/result.ts";
import { metered, type Steps } from "../../base/steps.ts";
import type { Answer } from "../answer.ts";
import { checked } from "../checked.ts";
import { grading } from "../grade.ts";
import type { Puzzle } from "../puzzle.ts";
import type { Tier } from "../tier.ts";
import { attempt, type Made } from "./attempt.ts";
import {
  DIFFICULTIES,
  planOf,
  type Difficulty,
  type GenerateError,
  type Plan,
  type PuzzleOrder,
} from "./options.ts";

/** What is wanted, and at what price. */
export interface GenerateOptions extends PuzzleOrder {
  /**
   * One minute by default, `{}` for no limit; a node is a look at the board, or at a few rects that are
   * cut anew. A budget that suffices has no influence on the puzzle.
   */
  readonly budget?: Budget;
}

/**
 * - `generated`: the puzzle, its only answer, and the tier that its grade has; `attempts` is how many
 *   boards were begun for it.
 * - `stopped`: the budget ended first.
 */
export type Generation =
  | {
      readonly outcome: "generated";
      readonly puzzle: Puzzle;
      readonly answer: Answer;
      readonly tier: Difficulty;
      readonly seed: string;
      readonly index: number;
      readonly attempts: number;
    }
  | { readonly outcome: "stopped"; readonly why: StopReason; readonly attempts: number };

/** Nodes for a board that the rules do not finish, of which settling has seen that they suffice. */
const GRADING_NODES = 1000;

/** Generates at once, without yielding. An order that no puzzle can meet is an error. */
export function generate(options: GenerateOptions): Result<Generation, GenerateError> {
  return runNow(generating(options));
}

/** Generates as {@link generate} does, in short turns between which the event loop runs. */
export function generateAsync(
  options: GenerateOptions & Watcher,
): Promise<Result<Generation, GenerateError>> {
  return runInTurns(generating(options), options);
}

function* generating(options: GenerateOptions): Decision<Result<Generation, GenerateError>> {
  const plan = planOf(options);
  if (!plan.ok) return plan;
  const { seed, index = 0, budget = DEFAULT_BUDGET } = options;
  // The plan counts too, or an easy and a hard puzzle of one seed would have the same answer.
  const random = new Random(`${seed}\n${index}\n${JSON.stringify(plan.value)}`);
  const tally = { attempts: 0 };
  const made = yield* metered(puzzles(plan.value, random, tally), new Meter(budget), 1);
  const { attempts } = tally;
  if (made.outcome === "stopped") return ok({ outcome: "stopped", why: made.why, attempts });
  return ok({ outcome: "generated", ...made.value, seed, index, attempts });
}

/** Makes attempts until one is what the plan says. */
function* puzzles(
  plan: Plan,
  random: Random,
  tally: { attempts: number },
): Steps<Made & { readonly tier: Difficulty }> {
  for (;;) {
    tally.attempts++;
    const made = yield* attempt(plan, random);
    yield;
    if (made === undefined) continue;
    const tier = yield* tierOf(made.puzzle);
    if (!isDifficulty(tier) || tier !== (plan.difficulty ?? tier)) continue;
    return { ...made, answer: checked(made.puzzle, made.answer, "generate"), tier };
  }
}

/** The puzzle's tier; `beyond` also where it has several answers, or none. */
function* tierOf(puzzle: Puzzle): Steps<Tier> {
  const decision = grading(puzzle, { budget: { nodes: GRADING_NODES } });
  for (let step = decision.next(); ; step = decision.next()) {
    if (step.done === true) return step.value.outcome === "unique" ? step.value.tier : "beyond";
    yield;
  }
}

function isDifficulty(tier: string): tier is Difficulty {
  return DIFFICULTIES.some((each) => each === tier);
}
