/**
 * The checker of explanations: does each step follow, and is the whole a proof?
 *
 * Together with the files beside it, it imports the grid and the puzzle alone, and knows no rule's code:
 * of each step it asks whether the claim is implied by the reasons that the step gives, in the position
 * to which the steps before it have led. It is plain rather than quick.
 */

import type { Puzzle } from "../puzzle.ts";
import { Board, listChoices } from "./board.ts";
import type { ClaimedExplanation } from "./claims.ts";
import { takeStep } from "./take-step.ts";

const OUTCOMES: ReadonlySet<string> = new Set(["unique", "none", "multiple", "beyond", "stopped"]);

/** Where an explanation fails: at a step, counted from 0, or none where it is the conclusion. */
export interface ExplanationFault {
  readonly step?: number;
  readonly message: string;
}

/**
 * The first fault of the explanation; undefined when each step follows from those before it and, where
 * it claims `unique`, exactly one answer is left, or where it claims `none` by a contradiction, none is.
 * Of the other outcomes of explaining the steps are checked, but not that nothing more follows. A
 * `TypeError` is thrown for what has not the shape of a `ClaimedExplanation`.
 */
export function checkExplanation(
  puzzle: Puzzle,
  { outcome, steps, contradiction }: ClaimedExplanation,
): ExplanationFault | undefined {
  if (!OUTCOMES.has(outcome)) return { message: `there is no such outcome: ${outcome}` };
  const choices = listChoices(puzzle);
  if (choices === undefined) return { message: "the board has too many candidates to be checked" };
  const board = new Board({ puzzle, choices });
  for (const [step, claimed] of steps.entries()) {
    const message = takeStep(board, claimed, false);
    if (message !== undefined)
      return { step, message: `step ${step} (${claimed.rule}): ${message}` };
  }
  if (outcome === "unique" && !board.isAnswer()) {
    return { message: "the steps leave more than one answer, or none" };
  }
  if (contradiction !== undefined && !board.isContradiction(contradiction)) {
    return { message: "the steps do not end in the contradiction" };
  }
  return undefined;
}
