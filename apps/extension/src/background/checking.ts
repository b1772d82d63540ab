/**
 * Checking: which of the player's rectangles are in no answer. Nothing else is revealed but whether there
 * are several answers.
 */

import { wrongRectsAsync, type Puzzle, type Rect } from "@shikiri/core";
import type { CheckReply, NoReply } from "../protocol/replies.ts";
import { BUDGET_MS } from "./solving.ts";

/** The wrong ones, or why that is not known. Rejects only through an engine's fault. */
export async function checkDrawn(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  signal: AbortSignal,
): Promise<CheckReply | NoReply> {
  const found = await wrongRectsAsync(puzzle, drawn, { budget: { timeMs: BUDGET_MS, signal } });
  switch (found.outcome) {
    case "known":
      return { wrong: found.wrong, answers: found.answers };
    case "none":
      return { verdict: "none" };
    case "stopped":
      return { verdict: "stopped", why: found.why };
  }
}
