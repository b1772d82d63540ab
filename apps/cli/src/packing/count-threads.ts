/** Counting threads: the jobs of a count, shared among some workers until all are counted. */

import { Worker } from "node:worker_threads";
import type { CountJobs, StopReason } from "@shikiri/core";
import type { CountReply, CountThreadData } from "./count-worker.ts";

const WORKER = new URL("./count-worker.js", import.meta.url);

/** How the threads are run. */
export interface ThreadOrder {
  /** How many there are, at least 1. */
  readonly threads: number;
  /** Milliseconds after which they are stopped; unlimited when left out. */
  readonly timeMs?: number;
  /** Told after each job how many nodes it took. */
  readonly onNodes: (nodes: number) => void;
}

/**
 * Counts the jobs on threads; resolves when all are counted, or with the reason why they are not.
 *
 * @throws what a thread throws, which is a programmer's mistake
 */
export async function countOnThreads(
  data: CountThreadData,
  jobs: CountJobs,
  { threads, timeMs, onNodes }: ThreadOrder,
): Promise<"complete" | StopReason> {
  if (jobs.isComplete) return "complete";
  const workers: Worker[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const idle: Worker[] = [];
      const feed = (): void => {
        while (idle.length > 0) {
          const taken = jobs.take();
          if (taken === undefined) return;
          idle.pop()!.postMessage(taken, []);
        }
      };
      const hear = (worker: Worker, { id, count, nodes }: CountReply): void => {
        if (count === undefined) jobs.divide(id);
        else jobs.finish(id, count);
        onNodes(nodes);
        if (jobs.isComplete) resolve("complete");
        idle.push(worker);
        feed();
      };
      if (timeMs !== undefined) timer = setTimeout(() => resolve("time"), timeMs);
      for (let index = 0; index < threads; index++) {
        const worker = new Worker(WORKER, { workerData: data });
        workers.push(worker);
        idle.push(worker);
        worker.on("message", (reply: CountReply) => hear(worker, reply));
        worker.on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve("memory");
          else reject(error);
        });
      }
      feed();
    });
  } finally {
    clearTimeout(timer);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
