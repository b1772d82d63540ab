/** Watched work: one question to a thread, with a line of progress while it takes long. */

import type { SearchReport } from "@shikiri/core";
import { startProgress } from "../output/progress.ts";
import { SolverThread } from "./solver-thread.ts";

/**
 * Runs the task on a thread of its own.
 *
 * @param format the line, of the fields `seconds`, `nodes` and `answers`
 */
export async function watched<Outcome>(
  format: string,
  task: (thread: SolverThread, onProgress: (report: SearchReport) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const thread = new SolverThread();
  const line = startProgress(format);
  const begin = Date.now();
  let { nodes, answers } = { nodes: 0, answers: 0 };
  // By the clock, because an engine that cannot be interrupted reports nothing meanwhile.
  const clock = setInterval(() => {
    line.update(0, { seconds: Math.floor((Date.now() - begin) / 1000), nodes, answers });
  }, 100);
  try {
    return await task(thread, (report) => ({ nodes, answers } = report));
  } finally {
    clearInterval(clock);
    line.stop();
    thread.close();
  }
}
