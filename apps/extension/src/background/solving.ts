/**
 * Solving: from a puzzle to the reply that the content script draws.
 *
 * With one answer, all of it; with several, only the regions that every answer has, because
 * anything else would take sides. One budget bounds all of it: nothing runs longer than `BUDGET_MS`, an
 * aborted signal ends it earlier, and the event loop has its turn many times a second. Colours are given here, so that the content
 * script stays small.
 */

import {
  backboneAsync,
  colourRegionsAsync,
  solveAsync,
  type Budget,
  type Puzzle,
  type Rect,
  type SolveOutcome,
} from "@shikiri/core";
import type { DrawnRegion } from "../protocol/marks.ts";
import type { Reply } from "../protocol/replies.ts";

/** Milliseconds for one request, less than a browser lets an idle background live. */
export const BUDGET_MS = 20_000;

/** Solves the puzzle. Never rejects: an engine's fault is the reply `failed`. */
export async function replyTo(
  puzzle: Puzzle,
  signal: AbortSignal,
  budgetMs: number = BUDGET_MS,
): Promise<Reply> {
  const end = Date.now() + budgetMs;
  const budget = () => ({ timeMs: end - Date.now(), signal });
  try {
    const outcome = await solveAsync(puzzle, { budget: budget() });
    if (outcome.outcome === "unique") {
      const regions = await coloured(outcome.answers[0], budget());
      return "verdict" in regions ? regions : { verdict: "unique", regions };
    }
    if (outcome.outcome !== "multiple") return replyOf(outcome);
    const common = await backboneAsync(puzzle, { budget: budget() });
    const regions = common.outcome === "known" ? await coloured(common.regions, budget()) : [];
    if ("verdict" in regions) return { verdict: "multiple", regions: [], complete: false };
    return { verdict: "multiple", regions, complete: common.outcome === "known" };
  } catch (fault) {
    return { verdict: "failed", message: fault instanceof Error ? fault.message : String(fault) };
  }
}

function replyOf(outcome: Exclude<SolveOutcome, { outcome: "unique" | "multiple" }>): Reply {
  switch (outcome.outcome) {
    case "none":
      return outcome.reason === undefined
        ? { verdict: "none" }
        : { verdict: "none", reason: outcome.reason };
    case "stopped":
      return { verdict: "stopped", why: outcome.why };
    case "some":
      throw new Error("asked for a proof of uniqueness, but got a first answer only");
  }
}

/** The rects with colours of which neighbours have different ones, or why they have none. */
async function coloured(
  rects: readonly Rect[],
  budget: Budget,
): Promise<DrawnRegion[] | Extract<Reply, { verdict: "stopped" }>> {
  const found = await colourRegionsAsync(rects, { budget });
  if (found.outcome === "stopped") return { verdict: "stopped", why: found.why };
  const { colours } = found;
  return rects.map(({ x, y, width, height }, i) => ({ x, y, width, height, colour: colours[i]! }));
}
