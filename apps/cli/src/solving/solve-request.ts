/**
 * Solve requests: what the options of `solve` ask for, and how a thread is asked.
 *
 * Answers are kept as they are found, because an engine that cannot be interrupted is ended together
 * with its worker, and what was found by then must not be lost.
 */

import {
  allCandidates,
  type Answer,
  type EngineName,
  type Puzzle,
  type SearchReport,
  type SolveOutcome,
  type StopReason,
} from "@shikiri/core";
import type { SolverThread } from "./solver-thread.ts";

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

/**
 * Solves the puzzle on the thread. It looks for a second answer even where only one is printed, to
 * know if there is one.
 */
export function solveOn(
  thread: SolverThread,
  puzzle: Puzzle,
  { engine, first, limit, timeMs }: SolveRequest,
  onProgress: (report: SearchReport) => void = () => {},
): Promise<SolveOutcome> {
  const begin = Date.now();
  const answers: Answer[] = [];
  let nodes = 0;
  const stopped = (why: StopReason): SolveOutcome => {
    const candidates = allCandidates(puzzle)?.length ?? 0;
    const statistics = { engine, candidates, nodes, timeMs: Date.now() - begin };
    return { outcome: "stopped", why, answers, statistics };
  };
  const budget = timeMs === undefined ? {} : { timeMs };
  const order = { engine, first, limit: Math.max(2, limit), budget };
  const asker = {
    onAnswer: (answer: Answer): unknown => answers.push(answer),
    onProgress: (report: SearchReport): void => {
      ({ nodes } = report);
      onProgress(report);
    },
  };
  return thread.ask((client) => client.solve(puzzle, order, asker), timeMs, stopped);
}
