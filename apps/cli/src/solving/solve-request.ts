/** Solve requests: what the options of `solve` ask for, and the jobs that they make. */

import type { EngineName, Puzzle } from "@shikiri/core";
import type { Job } from "./protocol.ts";

/** What to find out of a puzzle. */
export interface SolveRequest {
  readonly engine: EngineName;
  /** Stop at the first answer. */
  readonly first: boolean;
  /** How many answers to print at most, at least 1. */
  readonly limit: number;
  /** Milliseconds of wall-clock time for one puzzle; unlimited when left out. */
  readonly timeMs?: number;
}

/** The job; it looks for a second answer even where only one is printed, to know if there is one. */
export function jobOf(puzzle: Puzzle, request: SolveRequest): Job {
  return { ...request, puzzle, limit: Math.max(2, request.limit) };
}
