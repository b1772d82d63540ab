/**
 * Solving on a thread: each answer goes to its taker as it is found, the outcome comes last.
 *
 * So the answers need not fit into the memory, and those that were found are not lost with a worker
 * that had to be ended.
 */

import {
  allCandidates,
  type Answer,
  type Puzzle,
  type SearchReport,
  type SolveOutcome,
  type StopReason,
} from "@shikiri/core";
import type { AudibleSignal, SolveOrder } from "@shikiri/core/worker";
import type { Solved } from "../output/solved.ts";
import type { SolverThread } from "./solver-thread.ts";

/** Who follows a search. */
export interface Follower {
  /** Takes an answer; the search does not run far ahead of what it resolves. */
  readonly take: (answer: Answer) => Promise<void> | void;
  readonly onProgress?: (report: SearchReport) => void;
  /** Stops the search. */
  readonly signal?: AudibleSignal;
}

/**
 * Solves the puzzle on the thread. At most `limit` answers are taken, but two of several even where
 * the limit is 1, since the search must know if there is a second one.
 */
export async function solveOn(
  thread: SolverThread,
  puzzle: Puzzle,
  order: SolveOrder,
  { take, onProgress, signal }: Follower,
): Promise<Solved> {
  const begin = Date.now();
  const { engine = "cover" } = order;
  let [nodes, found, isOver] = [0, 0, false];
  let taking = Promise.resolve();
  const stopped = (why: StopReason): SolveOutcome => {
    const candidates = allCandidates(puzzle)?.length ?? 0;
    const statistics = { engine, candidates, nodes, timeMs: Date.now() - begin };
    return { outcome: "stopped", why, answers: [], statistics };
  };
  const outcome = await thread.ask(
    (client, window) =>
      client.solve(puzzle, order, {
        ...(signal && { signal }),
        onAnswer: (answer) => {
          // What a worker said that was ended may still come in.
          if (isOver) return;
          found++;
          taking = taking.then(() => take(answer)).then(() => window.taken());
        },
        onProgress: (report) => {
          ({ nodes } = report);
          onProgress?.(report);
        },
      }),
    order.budget?.timeMs,
    stopped,
  );
  isOver = true;
  await taking;
  const { answers: _, ...verdict } = outcome;
  return { ...verdict, found };
}
