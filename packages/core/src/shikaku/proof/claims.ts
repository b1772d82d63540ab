/**
 * Claims: an explanation as the checker takes it, from wherever it may come.
 *
 * The shape is that of deductions as JSON, written down once more, so that the checker depends on no
 * file of the rules; that the two agree, the compiler sees wherever one is given to the other.
 */

import type { Cell, Rect } from "../../base/grid.ts";
import type { Clue } from "../puzzle.ts";

/** A rect that is claimed to be a clue's. */
export interface ClaimedRegion extends Rect {
  readonly clue: Clue;
}

/** What is claimed to be left without any candidate. */
export type ClaimedContradiction = { readonly clue: Clue } | { readonly cell: Cell };

/** A step as it is claimed: a deduction, of whatever origin. */
export interface ClaimedStep {
  readonly rule: string;
  readonly effect:
    { readonly fixes: ClaimedRegion } | { readonly removes: readonly ClaimedRegion[] };
  readonly because: {
    readonly clues: readonly Clue[];
    readonly cells: readonly Cell[];
    readonly candidates: readonly ClaimedRegion[];
    readonly cascade?: {
      readonly steps: readonly ClaimedStep[];
      readonly contradiction: ClaimedContradiction;
    };
  };
}

/** An explanation as it is claimed. */
export interface ClaimedExplanation {
  readonly outcome: string;
  readonly steps: readonly ClaimedStep[];
  readonly contradiction?: ClaimedContradiction;
}
