/**
 * Answering: which part of the background answers which request about a board.
 *
 * One job a tab and kind is under way; what an engine throws becomes the reply `failed`.
 */

import {
  formatPuzzLink,
  formatTathamId,
  formatTextMatrix,
  gradeAsync,
  type Puzzle,
} from "@shikiri/core";
import type { GradeReply, NoReply } from "../protocol/replies.ts";
import type { CheckedRequest, Format } from "../protocol/requests.ts";
import { checkDrawn } from "./checking.ts";
import { hintFor } from "./hinting.ts";
import { Jobs } from "./jobs.ts";
import { BUDGET_MS, replyTo } from "./solving.ts";
import { stepsFor } from "./stepping.ts";

/** A request that is about a board. */
export type BoardRequest = Extract<CheckedRequest, { readonly puzzle: Puzzle }>;

const jobs = new Jobs();

/** The reply to a tab's request. Never rejects. */
export async function answerTo(tabId: number, request: BoardRequest): Promise<unknown> {
  try {
    return await jobs.run(tabId, request.kind, (signal) => startOf(request, signal));
  } catch (fault) {
    return { verdict: "failed", message: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** Ends whatever the tab has asked for. */
export function cancelAll(tabId: number): void {
  jobs.cancel(tabId);
}

function startOf(request: BoardRequest, signal: AbortSignal): Promise<unknown> {
  const { puzzle } = request;
  switch (request.kind) {
    case "solve":
      return replyTo(puzzle, signal);
    case "steps":
      return stepsFor(puzzle, signal);
    case "grade":
      return gradeOf(puzzle, signal);
    case "hint":
      return hintFor(puzzle, request.drawn, request.locale, signal);
    case "check":
      return checkDrawn(puzzle, request.drawn, signal);
    case "format":
      return Promise.resolve(inFormat(puzzle, request.format));
  }
}

async function gradeOf(puzzle: Puzzle, signal: AbortSignal): Promise<GradeReply | NoReply> {
  const grade = await gradeAsync(puzzle, { budget: { timeMs: BUDGET_MS, signal } });
  if (grade.outcome === "unique") return { answers: "one", tier: grade.tier };
  if (grade.outcome === "stopped") return { verdict: "stopped", why: grade.why };
  return { answers: grade.outcome === "none" ? "none" : "several" };
}

/** The board's text; undefined where the notation cannot hold it. */
function inFormat(puzzle: Puzzle, format: Format): string | undefined {
  switch (format) {
    case "puzz.link":
      return formatPuzzLink(puzzle);
    case "text":
      return formatTextMatrix(puzzle);
    case "tatham": {
      const text = formatTathamId(puzzle);
      return text.ok ? text.value : undefined;
    }
  }
}
