/**
 * A race: several ways to do the same, each run many times, in turns.
 *
 * They are interleaved so that a slow moment of the machine hits all alike, and what is taken is the
 * median of CPU time, not of the clock, since other processes run as well. CPU time is the whole
 * process's: memory that a contestant leaves behind is collected at its own cost.
 */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { agree, type Verdict } from "./verdict.ts";

/** One run. */
export interface Sample {
  readonly cpuMs: number;
  readonly verdict: Verdict;
}

/** One way to do it: `sample` does it once, or as often as is needed to measure it. */
export interface Entry {
  readonly name: string;
  sample(): Sample;
}

/** Of each entry: its median in CPU milliseconds, and its verdict. */
export type Times = ReadonlyMap<string, Sample>;

/** A batch shorter than this is too short to be measured. */
const BATCH_MS = 2;
const MOST_BATCH = 64;
const FEWEST_SAMPLES = 3;
const MOST_SAMPLES = 21;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { readonly type: "minor" }) => void;

/** An entry that runs `work` on a new subject each time; making the subject is not measured. */
export function entryOf<T>(name: string, subject: () => T, work: (subject: T) => Verdict): Entry {
  let batch = 1;
  return {
    name,
    sample: () => {
      const subjects = Array.from({ length: batch }, subject);
      let verdict: Verdict = "no claim";
      collect({ type: "minor" });
      const start = process.cpuUsage();
      for (const each of subjects) verdict = work(each);
      const { user, system } = process.cpuUsage(start);
      const cpuMs = (user + system) / 1000 / batch;
      batch = Math.min(MOST_BATCH, Math.max(1, Math.ceil(BATCH_MS / cpuMs)));
      return { cpuMs, verdict };
    },
  };
}

/**
 * Runs the race.
 *
 * @param eachMs about how long each entry may run in all, on the clock, its warming up aside
 * @param fewestSamples how often each runs at least, however long that takes
 * @throws Error a verdict contradicts another, of the same entry or of two
 */
export function race(
  entries: readonly Entry[],
  eachMs: number,
  fewestSamples: number = FEWEST_SAMPLES,
): Times {
  const runners = entries.map((entry) => {
    const { sample, clockMs } = warmUp(entry, eachMs);
    const samples = Math.floor(eachMs / clockMs);
    return {
      entry,
      verdict: sample.verdict,
      quota: Math.min(MOST_SAMPLES, Math.max(fewestSamples, samples)),
      times: [] as number[],
    };
  });
  for (let round = 0; round < MOST_SAMPLES; round++) {
    for (const { entry, verdict, quota, times } of runners) {
      // Those who run less often are spread over the rounds.
      if (times.length * MOST_SAMPLES > round * quota) continue;
      const sample = entry.sample();
      if (sample.verdict !== verdict)
        throw new Error(`${entry.name} says ${verdict}, then ${sample.verdict}`);
      times.push(sample.cpuMs);
    }
  }
  for (const one of runners) {
    const other = runners.find(({ verdict }) => !agree(verdict, one.verdict));
    if (other !== undefined) {
      throw new Error(
        `${one.entry.name} says ${one.verdict}, ${other.entry.name} ${other.verdict}`,
      );
    }
  }
  return new Map(
    runners.map(({ entry, verdict, times }) => [
      entry.name,
      { cpuMs: quantile(times, 0.5), verdict },
    ]),
  );
}

/** The value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(share * sorted.length) - 1] ?? sorted[0];
  if (value === undefined) throw new Error("there is no quantile of nothing");
  return value;
}

/** Runs the entry until it is compiled, or a third of its time is gone: the last sample. */
function warmUp(entry: Entry, eachMs: number): { sample: Sample; clockMs: number } {
  const end = performance.now() + eachMs / 3;
  for (;;) {
    const start = performance.now();
    const sample = entry.sample();
    const now = performance.now();
    if (now >= end) return { sample, clockMs: now - start };
  }
}
