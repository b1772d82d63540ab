/**
 * Counting by search, or over the frontier, whichever turns out to be cheaper.
 *
 * How long a search will take cannot be told beforehand, what a frontier count takes can. So the search
 * begins; after a while the frontier count is planned in turns with it, and when the search has cost as much
 * as that count would, the count is done instead: together a small multiple of the cheaper of the two (the argument is that of ski rental: Karlin, Manasse, Rudolph and Sleator,
 * "Competitive snoopy caching", 1988). Costs are counted, not timed, so that the same problem is always
 * counted in the same way.
 */

import { NODES_A_STEP } from "./bitboard/bitboard.ts";
import type { CountJob, CountPlan } from "./count-plan.ts";
import type { FrontierPlan } from "./frontier/plan.ts";

/** Searches of fewer nodes, about a second of them, are not worth planning anything else. */
const PATIENCE = 10_000_000;

/** Additions of the frontier count that take as long as a node of the search. */
const ADDITIONS_A_NODE = 25;

/** Jobs with their counts. */
export type Counted = readonly (readonly [CountJob, bigint])[];

/** Which of the two came to the end. */
export type CountMethod = "bitboard" | "frontier";

/** What a step of counting was: how many nodes, and which part is done by now, from 0 to 1. */
export interface CountStep {
  readonly nodes: number;
  readonly done: number;
}

/**
 * Counts all that a plan's jobs about one symmetry are about.
 *
 * @param memoryMiB how much memory the frontier count may take
 */
export function* searchOrFrontier(
  plan: CountPlan,
  symmetry: number,
  memoryMiB: number,
): Generator<CountStep, { readonly counted: Counted; readonly method: CountMethod }> {
  const jobs = plan.jobs.filter((job) => job.symmetry === symmetry);
  const planning = plan.frontier(symmetry, memoryMiB);
  let nodes = 0;
  let frontier: FrontierPlan | "out-of-memory" | undefined;
  const counted: (readonly [CountJob, bigint])[] = [];
  for (const job of jobs) {
    const steps = plan.count(job);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      const done = counted.length / jobs.length;
      yield { nodes: NODES_A_STEP, done };
      nodes += NODES_A_STEP;
      if (nodes < PATIENCE || frontier === "out-of-memory") continue;
      if (frontier === undefined) {
        const planned = planning.next();
        if (planned.done === true) frontier = planned.value;
        yield { nodes: 0, done };
        continue;
      }
      if (frontier.additions > nodes * ADDITIONS_A_NODE) continue;
      const count = yield* overTheFrontier(frontier);
      if (count === "out-of-memory") {
        frontier = count;
        continue;
      }
      const all: CountJob = { symmetry, prefix: [], weight: 1 };
      return { counted: [[all, count]], method: "frontier" };
    }
    counted.push([job, step.value]);
  }
  return { counted, method: "bitboard" };
}

function* overTheFrontier(frontier: FrontierPlan): Generator<CountStep, bigint | "out-of-memory"> {
  const steps = frontier.count();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield { nodes: 0, done: frontier.progress };
  }
}
