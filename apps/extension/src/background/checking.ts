/**
 * Checking: which of the player's rectangles are in no answer.
 *
 * A rectangle that holds no clue, several, or one of another area is in none, whatever the answers are;
 * of the rest the backbone tells. Nothing else is revealed but whether there are several answers.
 */

import { backboneAsync, check, isSameRect, type Puzzle, type Rect } from "@shikiri/core";
import type { CheckReply, NoReply } from "../protocol/replies.ts";
import { BUDGET_MS } from "./solving.ts";

/** The wrong ones, or why that is not known. Rejects only through an engine's fault. */
export async function checkDrawn(
  puzzle: Puzzle,
  drawn: readonly Rect[],
  signal: AbortSignal,
): Promise<CheckReply | NoReply> {
  const common = await backboneAsync(puzzle, { budget: { timeMs: BUDGET_MS, signal } });
  if (common.outcome === "none") return { verdict: "none" };
  if (common.outcome === "stopped") return { verdict: "stopped", why: common.why };
  const isWrong = (rect: Rect): boolean =>
    check(puzzle, [rect]).some(({ kind }) => kind !== "uncovered-cell") ||
    common.impossible.some((region) => isSameRect(region, rect));
  const isAnswer = common.regions.length === puzzle.clues.length;
  return { wrong: drawn.filter(isWrong), answers: isAnswer ? "one" : "several" };
}
