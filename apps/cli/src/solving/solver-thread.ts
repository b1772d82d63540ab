/**
 * A solver thread: runs one job at a time in a worker, and never longer than the job's time.
 *
 * Engines that can be interrupted keep the time themselves; one that cannot, and a set-up that
 * takes too long, are ended with their worker shortly after. A worker that was ended, or that ran
 * out of memory, is replaced at the next job.
 */

import { Worker } from "node:worker_threads";
import {
  check,
  type Answer,
  type SearchReport,
  type SolveOutcome,
  type Statistics,
  type StopReason,
} from "@shikiri/core";
import type { Job, Report } from "./protocol.ts";

const WORKER = new URL("./solver-worker.js", import.meta.url);

/** Milliseconds beyond a job's time in which a worker may end by itself. */
const GRACE_MS = 250;

/** One thread that solves. */
export class SolverThread {
  #worker: Worker | undefined;

  /**
   * Solves the job's puzzle; one job at a time.
   *
   * @param onProgress told about 80 times a second how far the search is
   * @throws what an engine throws, which is a programmer's mistake
   */
  run(job: Job, onProgress: (report: SearchReport) => void): Promise<SolveOutcome> {
    const worker = (this.#worker ??= new Worker(WORKER));
    const soFar = new SoFar(job);
    return new Promise((resolve, reject) => {
      const finish = (): void => {
        clearTimeout(timer);
        worker.off("message", onReport);
        worker.off("error", onError);
      };
      const stop = (why: StopReason): void => {
        finish();
        this.close();
        resolve(soFar.stopped(why));
      };
      const onReport = (report: Report): void => {
        soFar.add(report);
        if (report.kind === "progress") onProgress(report.progress);
        if (report.kind !== "done") return;
        finish();
        resolve(report.outcome);
      };
      const onError = (error: NodeJS.ErrnoException): void => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return stop("memory");
        finish();
        this.close();
        reject(error);
      };
      const timer =
        job.timeMs === undefined ? undefined : setTimeout(stop, job.timeMs + GRACE_MS, "time");
      worker.on("message", onReport);
      worker.on("error", onError);
      worker.postMessage(job, []);
    });
  }

  /** Ends the thread, and whatever it is doing. */
  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** What is known of a job that has not come to its end. */
class SoFar {
  readonly #job: Job;
  readonly #start = Date.now();
  readonly #answers: Answer[] = [];
  #candidates = 0;
  #nodes = 0;

  constructor(job: Job) {
    this.#job = job;
  }

  add(report: Report): void {
    if (report.kind === "opened") this.#candidates = report.candidates;
    if (report.kind === "progress") this.#nodes = report.progress.nodes;
    // Other answers pass the checker in `solveAsync`; these would never come to it.
    if (report.kind === "answer" && check(this.#job.puzzle, report.answer).length === 0) {
      this.#answers.push(report.answer);
    }
  }

  stopped(why: StopReason): SolveOutcome {
    const statistics: Statistics = {
      engine: this.#job.engine,
      candidates: this.#candidates,
      nodes: this.#nodes,
      timeMs: Date.now() - this.#start,
    };
    return { outcome: "stopped", why, answers: this.#answers, statistics };
  }
}
