/**
 * Stepping: the regions that all answers have, in the order in which a person can find them.
 *
 * The order is that of the explanation; what the rules do not reach of the only answer comes after it,
 * in the order of the clues. Colours are given for all together, so that they stay as regions are
 * drawn one by one.
 */

import { explainAsync, isSameRect, type Puzzle, type Rect } from "@shikiri/core";
import type { NoReply, StepsReply } from "../protocol/replies.ts";
import { BUDGET_MS, replyTo } from "./solving.ts";

/** The regions, or why there are none. Rejects only through an engine's fault. */
export async function stepsFor(puzzle: Puzzle, signal: AbortSignal): Promise<StepsReply | NoReply> {
  const end = Date.now() + BUDGET_MS;
  const reply = await replyTo(puzzle, signal);
  if (!("regions" in reply)) return reply;
  const explanation = await explainAsync(puzzle, { budget: { timeMs: end - Date.now(), signal } });
  const found = explanation.steps.flatMap(({ effect }) =>
    "fixes" in effect ? [effect.fixes] : [],
  );
  const place = (region: Rect): number => {
    const at = found.findIndex((each) => isSameRect(each, region));
    return at < 0 ? found.length : at;
  };
  return {
    regions: reply.regions.toSorted((a, b) => place(a) - place(b)),
    isAnswer: reply.verdict === "unique",
  };
}
