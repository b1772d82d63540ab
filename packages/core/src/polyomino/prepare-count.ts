/**
 * Preparing a count: the placements and the plan, or why there is nothing to count, under a budget.
 *
 * On a large board with many pieces this alone takes longer than some budgets allow, so it is metered
 * as a search is, and so is the number of placements.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, type Decision, type Watcher } from "../base/decide.ts";
import { metered } from "../base/steps.ts";
import { CountPlan } from "./count-plan.ts";
import type { IsometryName } from "./isometry.ts";
import type { Packing } from "./packing.ts";
import { listPlacements } from "./placements.ts";
import { plainReasonOf, type PackingReason } from "./reasons.ts";
import { symmetriesOf } from "./symmetry.ts";

/**
 * - `ready`: the plan can be followed.
 * - `none`: there plainly is no arrangement, for the reason.
 * - `stopped`: the budget ended first, or there are too many placements.
 *
 * `candidates` is the number of placements, 0 where they were not listed to the end.
 */
export type PreparedCount = { readonly candidates: number } & (
  | { readonly outcome: "ready"; readonly plan: CountPlan }
  | {
      readonly outcome: "none";
      readonly reason: PackingReason;
      /** The group of the problem, the identity first. */
      readonly symmetries: readonly IsometryName[];
    }
  | { readonly outcome: "stopped"; readonly why: StopReason }
);

/** Prepares a count in short turns between which the event loop runs; one minute at most by default. */
export function prepareCountAsync(
  packing: Packing,
  {
    upToSymmetry = false,
    budget = DEFAULT_BUDGET,
    ...watcher
  }: { readonly upToSymmetry?: boolean; readonly budget?: Budget } & Watcher = {},
): Promise<PreparedCount> {
  return runInTurns(preparing(packing, upToSymmetry, new Meter(budget)), watcher);
}

/** Prepares a count as a decision under way. */
export function* preparing(
  packing: Packing,
  isUpToSymmetry: boolean,
  meter: Meter,
): Decision<PreparedCount> {
  const listed = yield* metered(listPlacements(packing), meter);
  if (listed.outcome === "stopped") return { ...listed, candidates: 0 };
  const placements = listed.value;
  if (placements === undefined) return { outcome: "stopped", why: "candidates", candidates: 0 };
  const candidates = placements.length;
  const reason = plainReasonOf(packing, placements);
  if (reason !== undefined) {
    const symmetries = symmetriesOf(packing).map(({ name }) => name);
    return { outcome: "none", reason, symmetries, candidates };
  }
  const made = yield* metered(CountPlan.making(packing, placements, isUpToSymmetry), meter);
  if (made.outcome === "stopped") return { ...made, candidates };
  return { outcome: "ready", plan: made.value, candidates };
}
