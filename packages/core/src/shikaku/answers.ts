/** A puzzle's answers one after the other, found as they are asked for. */

import { Meter } from "../base/budget.ts";
import { DEFAULT_BUDGET } from "../base/decide.ts";
import {
  answersInTurns,
  answersNow,
  enumerate,
  type AnswersEnd,
  type Enumeration,
} from "../base/enumerate.ts";
import { metered } from "../base/steps.ts";
import type { Answer } from "./answer.ts";
import { listCandidates } from "./candidates.ts";
import { checked } from "./checked.ts";
import { cover } from "./cover.ts";
import type { Puzzle } from "./puzzle.ts";
import type { SolveOptions } from "./solve.ts";

/** By which engine, `cover` by default, and at what price, a minute by default. */
export type AnswersOptions = Pick<SolveOptions, "engine" | "budget">;

/**
 * Gives each answer once, in an order that never changes; returns how it ended. The time that the
 * caller spends between answers counts, since the budget is wall-clock time.
 */
export function answers(
  puzzle: Puzzle,
  options: AnswersOptions = {},
): Generator<Answer, AnswersEnd, void> {
  return answersNow(enumeration(puzzle, options));
}

/** Gives what {@link answers} gives, and yields to the event loop every few milliseconds. */
export function answersAsync(
  puzzle: Puzzle,
  options: AnswersOptions = {},
): AsyncGenerator<Answer, AnswersEnd, void> {
  return answersInTurns(enumeration(puzzle, options));
}

function* enumeration(
  puzzle: Puzzle,
  { engine = cover, budget = DEFAULT_BUDGET }: AnswersOptions,
): Enumeration<Answer> {
  const meter = new Meter(budget);
  const listing = metered(listCandidates(puzzle), meter);
  let listed = listing.next();
  for (; listed.done !== true; listed = listing.next()) yield;
  if (listed.value.outcome === "stopped") return listed.value;
  const candidates = listed.value.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const found = enumerate(engine.start(puzzle, candidates), meter);
  for (;;) {
    const step = found.next();
    if (step.done === true) return step.value;
    yield step.value && checked(puzzle, step.value, engine.name);
  }
}
