/** What came of a search whose answers have gone to their taker: the outcome, and their number. */

import type { SolveOutcome } from "@shikiri/core";

type WithoutAnswers<Outcome> = Outcome extends unknown ? Omit<Outcome, "answers"> : never;

/** An outcome, with how many answers were `found` in place of the answers. */
export type Solved = WithoutAnswers<SolveOutcome> & { readonly found: number };
