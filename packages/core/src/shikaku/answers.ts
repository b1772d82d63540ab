/** A puzzle's answers one after the other, found as they are asked for. */

import { Meter, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, SLICE } from "../base/decide.ts";
import type { Answer } from "./answer.ts";
import { allCandidates } from "./candidates.ts";
import { checked } from "./checked.ts";
import { cover } from "./cover.ts";
import type { Puzzle } from "./puzzle.ts";
import type { SolveOptions } from "./solve.ts";

/** How an enumeration ended: with all answers given, or before that was known. */
export type AnswersEnd =
  { readonly outcome: "exhausted" } | { readonly outcome: "stopped"; readonly why: StopReason };

/**
 * Gives each answer once, in an order that never changes; returns how it ended. The time that the
 * caller spends between answers counts, since the budget is wall-clock time.
 */
export function* answers(
  puzzle: Puzzle,
  options: Pick<SolveOptions, "engine" | "budget"> = {},
): Generator<Answer, AnswersEnd> {
  const { engine = cover, budget = DEFAULT_BUDGET } = options;
  const meter = new Meter(budget);
  const candidates = allCandidates(puzzle);
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const search = engine.start(puzzle, candidates);
  for (;;) {
    const why = meter.exhausted(search.nodes);
    if (why !== undefined) return { outcome: "stopped", why };
    const progress = search.advance(meter.slice(search.nodes, SLICE));
    if (progress === "answer") yield checked(puzzle, search.answer, engine.name);
    if (progress === "exhausted") return { outcome: "exhausted" };
    if (progress === "out-of-memory") return { outcome: "stopped", why: "memory" };
  }
}
