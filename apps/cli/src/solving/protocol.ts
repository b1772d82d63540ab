/**
 * The protocol between the program and its solver workers: a job goes in, and of each job any
 * number of reports come out, the outcome last. All of it is plain data that can be cloned.
 */

import type { Answer, EngineName, Puzzle, SearchReport, SolveOutcome } from "@shikiri/core";

/** A puzzle to solve, and how. */
export interface Job {
  readonly puzzle: Puzzle;
  readonly engine: EngineName;
  /** Stop at the first answer. */
  readonly first: boolean;
  /** How many answers to look for, at least 2 unless `first`. */
  readonly limit: number;
  /** Milliseconds of wall-clock time; unlimited when left out. */
  readonly timeMs?: number;
}

/** What a worker says of the job that it has. */
export type Report =
  | { readonly kind: "opened"; readonly candidates: number }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "progress"; readonly progress: SearchReport }
  | { readonly kind: "done"; readonly outcome: SolveOutcome };
