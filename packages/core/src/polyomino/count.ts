/**
 * Counting a packing problem's arrangements, exactly, and up to symmetry where asked.
 *
 * The count follows a plan (`count-plan.ts`): one place of each orbit of a piece, and the folded boards. What
 * the search would take too long for is counted over the frontier, where the memory is granted.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import {
  DEFAULT_BUDGET,
  runInTurns,
  runNow,
  SLICE,
  type Decision,
  type Watcher,
} from "../base/decide.ts";
import type { Statistics } from "../base/outcome.ts";
import type { CountPlan } from "./count-plan.ts";
import type { IsometryName } from "./isometry.ts";
import type { Packing } from "./packing.ts";
import { preparing } from "./prepare-count.ts";
import type { PackingReason } from "./reasons.ts";
import { searchOrFrontier, type Counted, type CountMethod } from "./search-or-frontier.ts";

/**
 * - `complete`: there are exactly `count` arrangements; `upToSymmetry` of them, where it was asked for, when
 *   those that a symmetry of the problem maps to one another count once.
 * - `at-least`: counting ended at the limit; there are `count` or more.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type PackingCountOutcome =
  | {
      readonly outcome: "complete";
      readonly count: bigint;
      readonly upToSymmetry?: bigint;
      /** The group of the problem, the identity first. */
      readonly symmetries: readonly IsometryName[];
      /** Why there is none, where that is plain. */
      readonly reason?: PackingReason;
      readonly statistics: Statistics;
    }
  | { readonly outcome: "at-least"; readonly count: bigint; readonly statistics: Statistics }
  | { readonly outcome: "stopped"; readonly why: StopReason; readonly statistics: Statistics };

/** What to count, and at what price. */
export interface PackingCountOptions {
  /** Whether to count up to symmetry besides. */
  readonly upToSymmetry?: boolean;
  /** Where to stop, at least 1; nowhere by default. Not up to symmetry. */
  readonly limit?: bigint;
  /** One minute by default, `{}` for no limit. */
  readonly budget?: Budget;
  /** How much memory may be taken to remember what is left of the board, in MiB; 1024 by default. */
  readonly memoryMiB?: number;
}

/** Counts at once, without yielding. */
export function countPacking(
  packing: Packing,
  options: PackingCountOptions = {},
): PackingCountOutcome {
  return runNow(counting(packing, options));
}

/** Counts as {@link countPacking} does, in short turns between which the event loop runs. */
export function countPackingAsync(
  packing: Packing,
  options: PackingCountOptions & Watcher = {},
): Promise<PackingCountOutcome> {
  return runInTurns(counting(packing, options), options);
}

function* counting(packing: Packing, options: PackingCountOptions): Decision<PackingCountOutcome> {
  const { upToSymmetry = false, limit, budget = DEFAULT_BUDGET, memoryMiB = 1024 } = options;
  const meter = new Meter(budget);
  const prepared = yield* preparing(packing, upToSymmetry, meter);
  const { candidates } = prepared;
  let nodes = 0;
  let engine: CountMethod = "bitboard";
  const statistics = (): Statistics => ({ engine, candidates, nodes, timeMs: meter.elapsedMs });
  if (prepared.outcome === "stopped") {
    return { outcome: "stopped", why: prepared.why, statistics: statistics() };
  }
  if (prepared.outcome === "none") {
    const { symmetries, reason } = prepared;
    const none = { count: 0n, ...(upToSymmetry && { upToSymmetry: 0n }) };
    return { outcome: "complete", ...none, symmetries, reason, statistics: statistics() };
  }
  const { plan } = prepared;
  const symmetries = plan.symmetries.map(({ name }) => name);
  if (limit !== undefined) {
    const found = yield* foundUpTo(limit, plan, meter);
    ({ nodes } = found);
    const { why, count } = found;
    if (why !== undefined) return { outcome: "stopped", why, statistics: statistics() };
    if (count >= limit) return { outcome: "at-least", count: limit, statistics: statistics() };
    return { outcome: "complete", count, symmetries, statistics: statistics() };
  }
  const counts: Counted[] = [];
  for (const symmetry of plan.symmetries.keys()) {
    if (!plan.jobs.some((job) => job.symmetry === symmetry)) continue;
    const steps = searchOrFrontier(plan, symmetry, memoryMiB);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      nodes += step.value.nodes;
      const why = meter.exhausted(nodes);
      if (why !== undefined) return { outcome: "stopped", why, statistics: statistics() };
      // Of several symmetries, the identity is by far the most work.
      const done = symmetry === 0 ? step.value.done : 1;
      yield { nodes, answers: 0, timeMs: meter.elapsedMs, done };
    }
    counts.push(step.value.counted);
    if (step.value.method === "frontier") engine = "frontier";
  }
  return {
    outcome: "complete",
    ...plan.total(counts.flat()),
    symmetries,
    statistics: statistics(),
  };
}

/** Lists arrangements until there are so many, without keeping them; counting could not stop there. */
function* foundUpTo(
  limit: bigint,
  plan: CountPlan,
  meter: Meter,
): Decision<{ readonly count: bigint; readonly nodes: number; readonly why?: StopReason }> {
  const search = plan.search({ symmetry: 0, prefix: [], weight: 1 });
  for (let count = 0n; ;) {
    const { nodes } = search;
    const why = meter.exhausted(nodes);
    if (why !== undefined) return { count, nodes, why };
    const progress = search.advance(meter.slice(nodes, SLICE));
    if (progress === "answer") count++;
    if (progress === "exhausted" || count >= limit) return { count, nodes };
    yield { nodes, answers: Number(count), timeMs: meter.elapsedMs };
  }
}
