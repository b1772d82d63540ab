/** A packing problem's arrangements one after the other, found as they are asked for. */

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
import { checkedArrangement } from "./checked.ts";
import { chooseEngine } from "./choose-engine.ts";
import type { Packing } from "./packing.ts";
import { listPlacements, type Arrangement } from "./placements.ts";
import { plainReasonOf } from "./reasons.ts";
import type { PackingOptions } from "./solve.ts";

/** By which engine, chosen by the board's size when left out, and at what price, a minute by default. */
export type ArrangementsOptions = Pick<PackingOptions, "engine" | "budget">;

/**
 * Gives each arrangement once, in an order that never changes; returns how it ended. The time that the
 * caller spends between them counts, since the budget is wall-clock time.
 */
export function arrangements(
  packing: Packing,
  options: ArrangementsOptions = {},
): Generator<Arrangement, AnswersEnd, void> {
  return answersNow(enumeration(packing, options));
}

/** Gives what {@link arrangements} gives, and yields to the event loop every few milliseconds. */
export function arrangementsAsync(
  packing: Packing,
  options: ArrangementsOptions = {},
): AsyncGenerator<Arrangement, AnswersEnd, void> {
  return answersInTurns(enumeration(packing, options));
}

function* enumeration(
  packing: Packing,
  { engine = chooseEngine(packing), budget = DEFAULT_BUDGET }: ArrangementsOptions,
): Enumeration<Arrangement> {
  const meter = new Meter(budget);
  const listing = metered(listPlacements(packing), meter);
  let listed = listing.next();
  for (; listed.done !== true; listed = listing.next()) yield;
  if (listed.value.outcome === "stopped") return listed.value;
  const placements = listed.value.value;
  if (placements === undefined) return { outcome: "stopped", why: "candidates" };
  if (plainReasonOf(packing, placements) !== undefined) return { outcome: "exhausted" };
  const found = enumerate(engine.start(packing, placements), meter);
  for (;;) {
    const step = found.next();
    if (step.done === true) return step.value;
    yield step.value && checkedArrangement(packing, step.value, engine.name);
  }
}
