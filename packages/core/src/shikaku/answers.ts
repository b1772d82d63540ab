/** A puzzle's answers one after the other, found as they are asked for. */

import { Meter, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, nextTurn, SLICE, TURN_MS } from "../base/decide.ts";
import type { Answer } from "./answer.ts";
import { metered } from "../base/steps.ts";
import { listCandidates } from "./candidates.ts";
import { checked } from "./checked.ts";
import { cover } from "./cover.ts";
import type { Puzzle } from "./puzzle.ts";
import type { SolveOptions } from "./solve.ts";

/** How an enumeration ended: with all answers given, or before that was known. */
export type AnswersEnd =
  { readonly outcome: "exhausted" } | { readonly outcome: "stopped"; readonly why: StopReason };

/** By which engine, `cover` by default, and at what price, a minute by default. */
export type AnswersOptions = Pick<SolveOptions, "engine" | "budget">;

/**
 * Gives each answer once, in an order that never changes; returns how it ended. The time that the
 * caller spends between answers counts, since the budget is wall-clock time.
 */
export function* answers(
  puzzle: Puzzle,
  options: AnswersOptions = {},
): Generator<Answer, AnswersEnd, void> {
  const enumeration = enumerate(puzzle, options);
  for (;;) {
    const step = enumeration.next();
    if (step.done === true) return step.value;
    if (step.value !== undefined) yield step.value;
  }
}

/** Gives what {@link answers} gives, and yields to the event loop every few milliseconds. */
export async function* answersAsync(
  puzzle: Puzzle,
  options: AnswersOptions = {},
): AsyncGenerator<Answer, AnswersEnd, void> {
  const enumeration = enumerate(puzzle, options);
  for (let end = Date.now() + TURN_MS; ;) {
    const step = enumeration.next();
    if (step.done === true) return step.value;
    if (step.value !== undefined) yield step.value;
    if (Date.now() < end) continue;
    await nextTurn();
    end = Date.now() + TURN_MS;
  }
}

/** Yields an answer when it has one and nothing after every few nodes. */
function* enumerate(
  puzzle: Puzzle,
  { engine = cover, budget = DEFAULT_BUDGET }: AnswersOptions,
): Generator<Answer | undefined, AnswersEnd> {
  const meter = new Meter(budget);
  const listing = metered(listCandidates(puzzle), meter);
  let listed = listing.next();
  for (; listed.done !== true; listed = listing.next()) yield;
  if (listed.value.outcome === "stopped") return listed.value;
  const candidates = listed.value.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const search = engine.start(puzzle, candidates);
  for (;;) {
    const why = meter.exhausted(search.nodes);
    if (why !== undefined) return { outcome: "stopped", why };
    const progress = search.advance(meter.slice(search.nodes, SLICE));
    if (progress === "exhausted") return { outcome: "exhausted" };
    if (progress === "out-of-memory") return { outcome: "stopped", why: "memory" };
    yield progress === "answer" ? checked(puzzle, search.answer, engine.name) : undefined;
  }
}
