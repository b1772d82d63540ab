/**
 * Deciding: from a search and a budget to an outcome.
 *
 * The decision itself is a generator that pauses between slices of work, so that the synchronous
 * and the asynchronous solvers are two ways to run the same code.
 */

import type { Budget, Meter } from "./budget.ts";
import type { Outcome, Statistics } from "./outcome.ts";
import type { Search } from "./search.ts";

/** What the caller wants to know, and at what price. */
export interface SolveRequest {
  /** Stop at the first answer and claim nothing about others. */
  readonly first?: boolean;
  /** How many answers to collect at most, at least 2; 2 by default, which decides uniqueness. */
  readonly limit?: number;
  /** When to stop; one minute of wall-clock time by default, `{}` for no limit. */
  readonly budget?: Budget;
}

/** How far a search has come. */
export interface SearchReport {
  /** Nodes spent. */
  readonly nodes: number;
  /** Answers found. */
  readonly answers: number;
  /** Milliseconds since the start. */
  readonly timeMs: number;
  /** Which part of the work is done, roughly, from 0 to 1, where that can be told. */
  readonly done?: number;
}

/** How an asynchronous search tells of itself. */
export interface Watcher {
  /** Called each time the search yields to the event loop. */
  readonly onProgress?: (report: SearchReport) => void;
}

/** The budget of callers who name none. */
export const DEFAULT_BUDGET: Budget = { timeMs: 60_000 };

/** Nodes between two looks at the clock: a node costs 10 microseconds to some milliseconds. */
export const SLICE = 4;

/** Milliseconds an asynchronous search works before it yields: less than a frame. */
export const TURN_MS = 12;

/** A decision under way: yields reports, returns the outcome. */
export type Decision<T> = Generator<SearchReport, T>;

/**
 * Collects answers until the request is met, the search is exhausted or the budget ends.
 *
 * @param engine the engine's name and how many candidates it is given, for the statistics
 * @param meter the budget; it runs since before the search was set up
 */
export function* decide<Answer>(
  search: Search<Answer>,
  engine: { readonly name: string; readonly candidates: number },
  request: Pick<SolveRequest, "first" | "limit">,
  meter: Meter,
): Decision<Outcome<Answer, never>> {
  const { first = false, limit: wanted = 2 } = request;
  const limit = first ? 1 : wanted >= 2 ? wanted : 2;
  const answers: Answer[] = [];
  const statistics = (): Statistics => ({
    engine: engine.name,
    candidates: engine.candidates,
    nodes: search.nodes,
    timeMs: meter.elapsedMs,
  });
  for (;;) {
    const why = meter.exhausted(search.nodes);
    if (why !== undefined) return { outcome: "stopped", why, answers, statistics: statistics() };
    const progress = search.advance(meter.slice(search.nodes, SLICE));
    if (progress === "out-of-memory") {
      return { outcome: "stopped", why: "memory", answers, statistics: statistics() };
    }
    if (progress === "answer") answers.push(search.answer);
    if (progress === "exhausted" || answers.length >= limit) break;
    yield { nodes: search.nodes, answers: answers.length, timeMs: meter.elapsedMs };
  }
  const [one, second, ...others] = answers;
  if (one === undefined) return { outcome: "none", answers: [], statistics: statistics() };
  if (second !== undefined) {
    return {
      outcome: "multiple",
      answers: [one, second, ...others],
      statistics: statistics(),
    };
  }
  return { outcome: first ? "some" : "unique", answers: [one], statistics: statistics() };
}

/** Runs a decision to its end without a pause. */
export function runNow<T>(decision: Decision<T>): T {
  for (;;) {
    const step = decision.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs a decision in turns of some milliseconds and yields to the event loop between them, so that
 * timers, input and an AbortSignal get their chance.
 */
export async function runInTurns<T>(decision: Decision<T>, watcher: Watcher = {}): Promise<T> {
  for (;;) {
    const end = Date.now() + TURN_MS;
    let step = decision.next();
    while (step.done !== true && Date.now() < end) step = decision.next();
    if (step.done === true) return step.value;
    watcher.onProgress?.(step.value);
    await nextTurn();
  }
}

/** Every environment that core runs in has `setTimeout`, but no type library of core's says so. */
const { setTimeout } = globalThis as unknown as {
  setTimeout: (run: () => void, ms: number) => unknown;
};

/** Resolves when the event loop has had its turn. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
