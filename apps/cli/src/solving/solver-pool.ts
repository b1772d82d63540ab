/**
 * A solver pool: some threads that share a stream of jobs, first come, first served.
 *
 * Threads start when they are first needed. The caller keeps the number of waiting jobs in bounds.
 */

import type { SolveOutcome } from "@shikiri/core";
import type { Job } from "./protocol.ts";
import { SolverThread } from "./solver-thread.ts";

/** Threads that solve. */
export class SolverPool {
  readonly #threads: readonly SolverThread[];
  readonly #idle: SolverThread[];
  readonly #waiting: ((thread: SolverThread) => void)[] = [];

  /** @param size how many jobs may run at once, at least 1 */
  constructor(size: number) {
    this.#threads = Array.from({ length: size }, () => new SolverThread());
    this.#idle = this.#threads.toReversed();
  }

  /** Solves the job's puzzle as soon as a thread is free; rejects as {@link SolverThread.run}. */
  async solve(job: Job): Promise<SolveOutcome> {
    const thread = this.#idle.pop() ?? (await this.#nextFree());
    try {
      return await thread.run(job, () => {});
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#idle.push(thread);
      else next(thread);
    }
  }

  /** Ends all threads. */
  close(): void {
    for (const thread of this.#threads) thread.close();
  }

  #nextFree(): Promise<SolverThread> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
