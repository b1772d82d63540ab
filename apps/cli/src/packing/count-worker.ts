/**
 * The script of a counting thread: counts the jobs that it is sent, one after the other.
 *
 * A job that takes longer than its patience is given back to be divided, if it can be: so no thread is
 * ever left with hours of work while the others have none, and no stop loses more than seconds.
 */

import { parentPort, workerData } from "node:worker_threads";
import { CountPlan, NODES_A_STEP, placementsOf, type Packing, type TakenJob } from "@shikiri/core";

/** What a thread is told when it starts. */
export interface CountThreadData {
  readonly packing: Packing;
  readonly upToSymmetry: boolean;
}

/** What a thread says of a job: its count, or that it took too long. */
export interface CountReply {
  readonly id: number;
  readonly count?: bigint;
  /** Nodes searched for it. */
  readonly nodes: number;
}

/** Milliseconds after which a job is given back. */
const PATIENCE_MS = 1000;

/** Nodes between two looks at the clock. */
const NODES_A_LOOK = 10 * NODES_A_STEP;

if (parentPort !== null) {
  const port = parentPort;
  const { packing, upToSymmetry } = workerData as CountThreadData;
  const plan = CountPlan.of(packing, placementsOf(packing), upToSymmetry);
  port.on("message", ({ id, job, isDivisible }: TakenJob) => {
    const steps = plan.count(job);
    const end = Date.now() + PATIENCE_MS;
    let nodes = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      nodes += NODES_A_STEP;
      if (isDivisible && nodes % NODES_A_LOOK === 0 && Date.now() > end) {
        port.postMessage({ id, nodes } satisfies CountReply);
        return;
      }
    }
    port.postMessage({ id, count: step.value, nodes } satisfies CountReply);
  });
}
