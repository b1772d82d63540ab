/**
 * Counting in jobs: on several threads, with a checkpoint from which an interrupted count goes on.
 *
 * The checkpoint is written before the program ends for whatever reason it hears of; for others
 * (SIGKILL, a power cut) there is the one of two seconds ago.
 */

import { existsSync } from "node:fs";
import {
  CountJobs,
  type CountPlan,
  err,
  ok,
  prepareCountAsync,
  type Packing,
  type PackingCountOutcome,
  type Result,
} from "@shikiri/core";
import { INTERRUPTED } from "../exit-status.ts";
import { readSource } from "../input/source.ts";
import { complain } from "../output/complaint.ts";
import { startProgress } from "../output/progress.ts";
import { timeLeft } from "../output/time-left.ts";
import {
  formatCheckpoint,
  identityOf,
  parseCheckpoint,
  writeWhole,
  writingProblem,
} from "./checkpoint.ts";
import type { JobsOrder, PackCountOrder } from "./count-order.ts";
import { countOnThreads } from "./count-threads.ts";
import type { NamedError } from "./read-packing.ts";

/** The most bytes that a checkpoint may have. */
const MAX_BYTES = 256 * 2 ** 20;

/** Milliseconds between two checkpoints. */
const SAVE_EVERY_MS = 2000;

const PROGRESS = "counting: {bar} {percentage} %, {rate} nodes a second, {left} left";

/**
 * Counts in jobs.
 *
 * Errors: those of a checkpoint that is to be resumed; `checkpoint-exists`, when a new count would
 * write over one; `unwritable-checkpoint`.
 */
export async function countInJobs(
  packing: Packing,
  { upToSymmetry, budget }: PackCountOrder,
  { threads, checkpoint, isResumed }: JobsOrder,
): Promise<Result<PackingCountOutcome, NamedError>> {
  const begin = Date.now();
  const prepared = await prepareCountAsync(packing, { upToSymmetry, budget });
  let nodes = 0;
  const statistics = () => ({
    engine: "bitboard",
    candidates: prepared.candidates,
    nodes,
    timeMs: Date.now() - begin,
  });
  if (prepared.outcome === "stopped") {
    return ok({ outcome: "stopped", why: prepared.why, statistics: statistics() });
  }
  if (prepared.outcome === "none") {
    const { symmetries, reason } = prepared;
    const none = { count: 0n, ...(upToSymmetry && { upToSymmetry: 0n }) };
    return ok({ outcome: "complete", ...none, symmetries, reason, statistics: statistics() });
  }
  const { plan } = prepared;
  const symmetries = plan.symmetries.map(({ name }) => name);
  const identity = identityOf(packing, upToSymmetry);
  const started = await startJobs(plan, identity, checkpoint, isResumed);
  if (!started.ok) return started;
  const jobs = started.value;

  let saved = -1;
  const save = (): void => {
    if (checkpoint === undefined || jobs.done === saved) return;
    writeWhole(checkpoint, formatCheckpoint(identity, jobs.finished));
    saved = jobs.done;
  };
  try {
    save();
  } catch (error) {
    return refused(checkpoint, "unwritable-checkpoint", writingProblem(error));
  }
  // A disk that is full after hours must not cost the count: later, there may be room again.
  let isSaved = true;
  const trySaving = (): void => {
    try {
      save();
      isSaved = true;
    } catch (error) {
      if (isSaved) complain(`${checkpoint}: ${writingProblem(error)}; the count goes on`);
      isSaved = false;
    }
  };
  const stopSaving = saveUntilTheEnd(trySaving, checkpoint);
  const stopShowing = showProgress(jobs, () => nodes);
  try {
    const end = await countOnThreads({ packing, upToSymmetry }, jobs, {
      threads,
      ...(budget.timeMs !== undefined && {
        timeMs: Math.max(0, begin + budget.timeMs - Date.now()),
      }),
      onNodes: (more) => (nodes += more),
    });
    trySaving();
    if (end !== "complete") return ok({ outcome: "stopped", why: end, statistics: statistics() });
  } finally {
    stopShowing();
    stopSaving();
  }
  return ok({ outcome: "complete", ...jobs.total(), symmetries, statistics: statistics() });
}

/** New jobs, or those of the checkpoint. */
async function startJobs(
  plan: CountPlan,
  identity: string,
  checkpoint: string | undefined,
  isResumed: boolean,
): Promise<Result<CountJobs, NamedError>> {
  if (checkpoint === undefined) return ok(new CountJobs(plan));
  if (!isResumed) {
    if (!existsSync(checkpoint)) return ok(new CountJobs(plan));
    const message = "there is such a file already: --resume goes on from it";
    return refused(checkpoint, "checkpoint-exists", message);
  }
  const source = await readSource(checkpoint, MAX_BYTES);
  if (!source.ok) return err({ name: checkpoint, error: source.error });
  const finished = parseCheckpoint(source.value, identity);
  if (!finished.ok) return err({ name: checkpoint, error: finished.error });
  const jobs = CountJobs.resume(plan, finished.value);
  return jobs.ok ? jobs : err({ name: checkpoint, error: jobs.error });
}

function refused(
  name: string | undefined,
  kind: string,
  message: string,
): Result<never, NamedError> {
  return err({ name: name ?? "", error: { kind, message } });
}

/** Signals that end the program, and the status it then ends with. */
const SIGNALS = [
  ["SIGINT", INTERRUPTED],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;

/** Saves every few seconds and before a signal ends the program; returns what ends that. */
function saveUntilTheEnd(save: () => void, checkpoint: string | undefined): () => void {
  if (checkpoint === undefined) return () => {};
  const clock = setInterval(save, SAVE_EVERY_MS);
  const listeners = SIGNALS.map(([signal, status]) => {
    const listener = (): never => {
      save();
      complain(`interrupted; --resume ${checkpoint} goes on`);
      process.exit(status);
    };
    // Before the program's own, which would end it at once.
    process.prependOnceListener(signal, listener);
    return [signal, listener] as const;
  });
  return () => {
    clearInterval(clock);
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}

/** Shows how far the count is, and how long it may take; returns what ends that. */
function showProgress(jobs: CountJobs, nodes: () => number): () => void {
  const begin = Date.now();
  const before = jobs.done;
  const line = startProgress(PROGRESS, 1);
  const clock = setInterval(() => {
    const seconds = (Date.now() - begin) / 1000;
    const done = jobs.done - before;
    const rate = Math.round(nodes() / seconds).toLocaleString("en");
    const left = timeLeft(seconds, done, 1 - jobs.done);
    line.update(jobs.done, { rate, left });
  }, 250);
  return () => {
    clearInterval(clock);
    line.stop();
  };
}
