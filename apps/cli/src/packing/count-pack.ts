/** Counting arrangements: from the options to the printed number. */

import {
  countPackingAsync,
  type PackingCountOutcome,
  type Packing,
  type Result,
} from "@shikiri/core";
import type { PackingFlags } from "../commands/packing-options.ts";
import { ANSWERED, NO_ANSWER, STOPPED, type ExitStatus } from "../exit-status.ts";
import { complain, reportError } from "../output/complaint.ts";
import { numberField } from "../output/count-json.ts";
import { startProgress } from "../output/progress.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { timeLeft } from "../output/time-left.ts";
import { STOP_REASONS } from "../output/verdict.ts";
import { countInJobs } from "./count-in-jobs.ts";
import type { PackCountOrder } from "./count-order.ts";
import { reasonFields } from "./pack-verdict.ts";
import { readPacking, type NamedError } from "./read-packing.ts";

const PROGRESS = "counting: {seconds} s, {rate} nodes a second{far}";

/** Counts the arrangements of the problem that the options describe, and prints the number. */
export async function countPack(flags: PackingFlags, order: PackCountOrder): Promise<ExitStatus> {
  const { json, inJobs } = order;
  const packing = await readPacking(flags);
  if (!packing.ok) return refuse(packing.error, json);
  const counted: Result<PackingCountOutcome, NamedError> =
    inJobs === undefined
      ? { ok: true, value: await countHere(packing.value, order) }
      : await countInJobs(packing.value, order, inJobs);
  if (!counted.ok) return refuse(counted.error, json);
  const outcome = counted.value;
  if (json) await writeJson(fieldsOf(outcome, packing.value));
  else await print(outcome, order);
  if (outcome.outcome === "stopped") return STOPPED;
  return outcome.count === 0n ? NO_ANSWER : ANSWERED;
}

async function countHere(packing: Packing, order: PackCountOrder): Promise<PackingCountOutcome> {
  const { upToSymmetry, limit, budget, memoryMiB } = order;
  const line = startProgress(PROGRESS);
  try {
    return await countPackingAsync(packing, {
      upToSymmetry,
      budget,
      memoryMiB,
      ...(limit !== undefined && { limit }),
      onProgress: ({ nodes, timeMs, done = 0 }) => {
        const seconds = timeMs / 1000;
        const rate = Math.round(nodes / seconds).toLocaleString("en");
        const left = timeLeft(seconds, done, 1 - done);
        const far = done > 0 ? `, ${Math.round(100 * done)} %, ${left} left` : "";
        line.update(0, { seconds: Math.floor(seconds), rate, far });
      },
    });
  } finally {
    line.stop();
  }
}

/** The number on standard output, what it is the number of on standard error. */
async function print(outcome: PackingCountOutcome, { inJobs }: PackCountOrder): Promise<void> {
  if (outcome.outcome === "stopped") {
    const { checkpoint } = inJobs ?? {};
    const next = checkpoint === undefined ? "" : `; --resume ${checkpoint} goes on`;
    complain(
      `stopped: ${STOP_REASONS[outcome.why]}; the arrangements were not counted to the end${next}`,
    );
    return;
  }
  if (outcome.outcome === "at-least") {
    await write(`${outcome.count}\n`);
    complain(`at-least: ${outcome.count} arrangements, and perhaps more`);
    return;
  }
  const { count, upToSymmetry, symmetries, reason } = outcome;
  await write(`${upToSymmetry ?? count}\n`);
  if (reason !== undefined) complain(`none: ${reason.message}`);
  else if (upToSymmetry !== undefined) {
    const group =
      symmetries.length === 1
        ? "the problem has no symmetry"
        : `up to ${symmetries.length} symmetries (${symmetries.join(", ")})`;
    complain(`${group}; ${count} arrangements in all`);
  }
}

/** What `pack count --json` prints. */
function fieldsOf(outcome: PackingCountOutcome, packing: Packing): object {
  if (outcome.outcome !== "complete") {
    return "count" in outcome ? { ...outcome, count: numberField(outcome.count) } : outcome;
  }
  const { count, upToSymmetry, symmetries, reason, statistics } = outcome;
  return {
    outcome: outcome.outcome,
    count: numberField(count),
    ...(upToSymmetry !== undefined && { upToSymmetry: numberField(upToSymmetry) }),
    symmetries: symmetries.length,
    group: symmetries,
    ...(reason !== undefined && { reason: reasonFields(reason, packing) }),
    statistics,
  };
}

function refuse({ name, error }: NamedError, json: boolean): Promise<ExitStatus> {
  return reportError(error, { name, json });
}
