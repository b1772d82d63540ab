/** The JSON of one solve: the fields that programs rely on, in an order that never changes. */

import type { Answer, NoneReason, Rect, Size, SolveOutcome, Statistics } from "@shikiri/core";

/** What `solve --json` prints. */
export interface SolveFields {
  readonly outcome: SolveOutcome["outcome"];
  /** Of `stopped`: what ended the search. */
  readonly why?: string;
  /** Of `none`: the reason, where one is plain. */
  readonly reason?: NoneReason;
  readonly size: Size;
  /** One list of regions an answer. */
  readonly answers: readonly (readonly Rect[])[];
  readonly statistics: Statistics;
}

/** The outcome of a puzzle of that size, with at most `limit` answers. */
export function solveFields(outcome: SolveOutcome, size: Size, limit: number): SolveFields {
  return {
    outcome: outcome.outcome,
    ...(outcome.outcome === "stopped" && { why: outcome.why }),
    ...(outcome.outcome === "none" && outcome.reason && { reason: outcome.reason }),
    size,
    answers: outcome.answers.slice(0, limit).map(answerFields),
    statistics: outcome.statistics,
  };
}

function answerFields(answer: Answer): readonly Rect[] {
  return answer.map(({ x, y, width, height, clue }) => ({ x, y, width, height, clue }));
}
