/** Verdicts: an outcome as one sentence, which begins with the outcome's name. */

import type { CountOutcome, Puzzle, StopReason } from "@shikiri/core";
import type { Solved } from "./solved.ts";

/**
 * What the outcome says of the puzzle.
 *
 * @param limit how many answers the search was to find; fewer mean that there are no others
 */
export function verdict(solved: Solved, { clues }: Puzzle, limit: number): string {
  const { found } = solved;
  switch (solved.outcome) {
    case "unique":
      return `unique: the only answer, ${rectangles(clues.length)}`;
    case "some":
      return `some: an answer, ${rectangles(clues.length)}; no others were looked for`;
    case "multiple":
      return found < limit
        ? `multiple: exactly ${found} answers`
        : `multiple: ${found} answers, and perhaps more`;
    case "none":
      return `none: ${solved.reason?.message ?? "there is no answer"}`;
    case "stopped": {
      const answers = ["no answer", "1 answer"][found] ?? `${found} answers`;
      return `stopped: ${STOP_REASONS[solved.why]}; ${answers} found so far`;
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

/** Why a search stopped, as the second half of a sentence. */
export const STOP_REASONS: Readonly<Record<StopReason, string>> = {
  time: "the time ran out",
  nodes: "the nodes ran out",
  memory: "the memory ran out",
  candidates: "the board has too many candidates",
  aborted: "it was aborted",
};

function rectangles(count: number): string {
  return count === 1 ? "1 rectangle" : `${count} rectangles`;
}
