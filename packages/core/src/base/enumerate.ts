/**
 * Enumerating: from a search and a budget to its answers, one after the other, as they are asked for.
 *
 * The neighbour of `decide.ts`, for those who want the answers themselves. The time that the caller
 * spends between answers counts, since the budget is wall-clock time.
 */

import type { Meter, StopReason } from "./budget.ts";
import { nextTurn, SLICE, TURN_MS } from "./decide.ts";
import type { Search } from "./search.ts";

/** How an enumeration ended: with all answers given, or before that was known. */
export type AnswersEnd =
  { readonly outcome: "exhausted" } | { readonly outcome: "stopped"; readonly why: StopReason };

/** An enumeration under way: yields an answer when it has one, and nothing after every few nodes. */
export type Enumeration<Answer> = Generator<Answer | undefined, AnswersEnd>;

/** Enumerates what the search finds until it is exhausted or the budget ends. */
export function* enumerate<Answer>(search: Search<Answer>, meter: Meter): Enumeration<Answer> {
  for (;;) {
    const why = meter.exhausted(search.nodes);
    if (why !== undefined) return { outcome: "stopped", why };
    const progress = search.advance(meter.slice(search.nodes, SLICE));
    if (progress === "exhausted") return { outcome: "exhausted" };
    if (progress === "out-of-memory") return { outcome: "stopped", why: "memory" };
    yield progress === "answer" ? search.answer : undefined;
  }
}

/** The enumeration's answers alone, without a pause. */
export function* answersNow<Answer>(
  enumeration: Enumeration<Answer>,
): Generator<Answer, AnswersEnd, void> {
  for (;;) {
    const step = enumeration.next();
    if (step.done === true) return step.value;
    if (step.value !== undefined) yield step.value;
  }
}

/** The enumeration's answers alone, with a turn of the event loop every few milliseconds. */
export async function* answersInTurns<Answer>(
  enumeration: Enumeration<Answer>,
): AsyncGenerator<Answer, AnswersEnd, void> {
  for (let end = Date.now() + TURN_MS; ;) {
    const step = enumeration.next();
    if (step.done === true) return step.value;
    if (step.value !== undefined) yield step.value;
    if (Date.now() < end) continue;
    await nextTurn();
    end = Date.now() + TURN_MS;
  }
}
