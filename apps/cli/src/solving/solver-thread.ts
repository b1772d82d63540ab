/**
 * A solver thread: answers one question at a time in a worker, and never longer than its time.
 *
 * Engines that can be interrupted keep the time themselves; one that cannot, and a set-up that
 * takes too long, are ended with their worker shortly after. A worker that was ended, or that ran
 * out of memory, is replaced at the next question.
 */

import { Worker } from "node:worker_threads";
import type { StopReason } from "@shikiri/core";
import { SolverClient } from "@shikiri/core/worker";
import { AnswerWindow } from "./answer-window.ts";

const WORKER = new URL("./solver-worker.js", import.meta.url);

/** Milliseconds beyond a question's time in which a worker may end by itself. */
const GRACE_MS = 250;

/** A worker that runs, and the ways to it. */
interface Running {
  readonly worker: Worker;
  readonly client: SolverClient;
  readonly window: AnswerWindow;
}

/** One thread that solves. */
export class SolverThread {
  #running: Running | undefined;

  /**
   * Asks the worker; one question at a time.
   *
   * @param question asks the client; each answer that it hears of must be taken from the window
   * @param timeMs how long the worker may take by its own clock; unlimited when undefined
   * @param stopped the outcome where the worker had to be ended, or ended for want of memory
   * @throws what an engine throws, which is a programmer's mistake
   */
  async ask<Outcome>(
    question: (client: SolverClient, window: AnswerWindow) => Promise<Outcome>,
    timeMs: number | undefined,
    stopped: (why: StopReason) => Outcome,
  ): Promise<Outcome> {
    let timer: NodeJS.Timeout | undefined;
    const timeOut = new Promise<Outcome>((resolve) => {
      if (timeMs === undefined) return;
      timer = setTimeout(() => {
        this.close();
        resolve(stopped("time"));
      }, timeMs + GRACE_MS);
    });
    try {
      const { client, window } = this.#open();
      return await Promise.race([question(client, window), timeOut]);
    } catch (error) {
      this.close();
      if ((error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY") {
        return stopped("memory");
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the thread, and whatever it is doing. */
  close(): void {
    void this.#running?.worker.terminate();
    this.#running = undefined;
  }

  #open(): Running {
    if (this.#running === undefined) {
      const window = new AnswerWindow();
      const worker = new Worker(WORKER, { workerData: window.shared });
      this.#running = { worker, client: new SolverClient(worker), window };
    }
    return this.#running;
  }
}
