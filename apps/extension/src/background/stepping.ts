/**
 * Stepping: the regions that all answers have, in the order in which a person can find them.
 *
 * The order is that of the explanation; what the rules do not reach of the only answer comes after it,
 * in the order of the clues. Colours are given for all together, so that they stay as regions are
 * drawn one by one.
 */

import { explainAsync, formatRect, type Puzzle, type Rect } from "@shikiri/core";
import type { NoReply, StepsReply } from "../protocol/replies.ts";
import { BUDGET_MS, replyTo } from "./solving.ts";

/** The regions, or why there are none. Rejects only through an engine's fault. */
export async function stepsFor(puzzle: Puzzle, signal: AbortSignal): Promise<StepsReply | NoReply> {
  const end = Date.now() + BUDGET_MS;
  const reply = await replyTo(puzzle, signal);
  if (!("regions" in reply)) return reply;
  const explanation = await explainAsync(puzzle, { budget: { timeMs: end - Date.now(), signal } });
  const places = new Map<string, number>();
  for (const { effect } of explanation.steps) {
    if ("fixes" in effect) places.set(formatRect(effect.fixes), places.size);
  }
  const place = (region: Rect): number => places.get(formatRect(region)) ?? places.size;
  return {
    regions: reply.regions
      .map((region) => ({ region, place: place(region) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ region }) => region),
    isAnswer: reply.verdict === "unique",
  };
}
