/**
 * Solving a line of a batch: its answers are held, since its result waits for those before it.
 *
 * Where there are more than can be held, the search is stopped, for want of memory.
 */

import type { Puzzle } from "@shikiri/core";
import type { SolveOrder } from "@shikiri/core/worker";
import { HeldAnswers } from "../output/held-answers.ts";
import { solveFields, type SolveFields } from "../output/solve-json.ts";
import { solveOn } from "./solve-on.ts";
import type { SolverThread } from "./solver-thread.ts";

/** What a batch prints of the puzzle. @param limit how many answers are printed at most */
export async function solveLine(
  thread: SolverThread,
  puzzle: Puzzle,
  order: SolveOrder & { readonly limit: number },
): Promise<SolveFields> {
  const held = new HeldAnswers();
  const full = new AbortController();
  const solved = await solveOn(thread, puzzle, order, {
    take: (answer) => {
      if (!full.signal.aborted && !held.add(answer)) full.abort();
    },
    signal: full.signal,
  });
  const answers = held.list.slice(0, order.limit);
  if (!full.signal.aborted) return solveFields(solved, puzzle.size, answers);
  const { found, statistics } = solved;
  const stopped = { outcome: "stopped", why: "memory", found, statistics } as const;
  return solveFields(stopped, puzzle.size, answers);
}
