/**
 * A solver pool: some threads that share a stream of tasks, first come, first served.
 *
 * Workers start when they are first needed. The caller keeps the number of waiting tasks in bounds.
 */

import { SolverThread } from "./solver-thread.ts";

/** Threads that solve. */
export class SolverPool {
  readonly #threads: readonly SolverThread[];
  readonly #idle: SolverThread[];
  readonly #waiting: ((thread: SolverThread) => void)[] = [];

  /** @param size how many tasks may run at once, at least 1 */
  constructor(size: number) {
    this.#threads = Array.from({ length: size }, () => new SolverThread());
    this.#idle = this.#threads.toReversed();
  }

  /** Gives the task a thread as soon as one is free, for as long as it runs. */
  async run<Outcome>(task: (thread: SolverThread) => Promise<Outcome>): Promise<Outcome> {
    const thread = this.#idle.pop() ?? (await this.#nextFree());
    try {
      return await task(thread);
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
