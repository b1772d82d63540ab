/** What deducing says of a puzzle as a whole: a sentence, and the exit status. */

import type { Explanation, GradeOutcome } from "@shikiri/core";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { STOP_REASONS } from "./verdict.ts";

type Deduced = GradeOutcome | Explanation;

/** The outcome in a sentence that begins with its name. */
export function deducedVerdict(deduced: Deduced): string {
  switch (deduced.outcome) {
    case "unique":
      return "unique: each region is deduced, and no other answer is possible";
    case "beyond":
      return "beyond: there is one answer, but the rules lead no further";
    case "multiple":
      return "multiple: there are several answers";
    case "none":
      return "none: there is no answer";
    case "stopped":
      return `stopped: ${STOP_REASONS[deduced.why]}`;
  }
}

/** The exit status of the outcome: whether the puzzle has an answer. */
export function statusOfDeduced({ outcome }: Deduced): ExitStatus {
  if (outcome === "stopped") return STOPPED;
  return outcome === "none" ? NO_ANSWER : ANSWERED;
}
