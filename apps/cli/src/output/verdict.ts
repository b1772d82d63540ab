/** Verdicts: an outcome as one sentence, which begins with the outcome's name. */

import type { CountOutcome, SolveOutcome, StopReason } from "@shikiri/core";

/**
 * What the outcome says.
 *
 * @param limit how many answers the search was to find; fewer mean that there are no others
 */
export function verdict(outcome: SolveOutcome, limit: number): string {
  const { answers } = outcome;
  switch (outcome.outcome) {
    case "unique":
      return `unique: the only answer, ${rectangles(outcome.answers[0].length)}`;
    case "some":
      return `some: an answer, ${rectangles(outcome.answers[0].length)}; no others were looked for`;
    case "multiple":
      return answers.length < limit
        ? `multiple: exactly ${answers.length} answers`
        : `multiple: ${answers.length} answers, and perhaps more`;
    case "none":
      return `none: ${outcome.reason?.message ?? "there is no answer"}`;
    case "stopped": {
      const found = ["no answer", "1 answer"][answers.length] ?? `${answers.length} answers`;
      return `stopped: ${STOP_REASONS[outcome.why]}; ${found} found so far`;
    }
  }
}

/** What the outcome of a count says beyond the number; undefined where the number says it all. */
export function countVerdict(outcome: CountOutcome): string | undefined {
  switch (outcome.outcome) {
    case "complete":
      return undefined;
    case "at-least":
      return `at-least: ${outcome.count === 1n ? "1 answer" : `${outcome.count} answers`}, and perhaps more`;
    case "stopped":
      return `stopped: ${STOP_REASONS[outcome.why]}; the answers were not counted to the end`;
  }
}

const STOP_REASONS: Readonly<Record<StopReason, string>> = {
  time: "the time ran out",
  nodes: "the nodes ran out",
  memory: "the memory ran out",
  candidates: "the board has too many candidates",
  aborted: "it was aborted",
};

function rectangles(count: number): string {
  return count === 1 ? "1 rectangle" : `${count} rectangles`;
}
