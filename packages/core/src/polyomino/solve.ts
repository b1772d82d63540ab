/**
 * Solving: the outcome of a packing problem, its arrangements checked.
 *
 * Where a count of cells, places or colours shows that there is none, nothing is searched and the
 * reason is given. What an engine finds goes through the checker before it leaves.
 */

import { Meter } from "../base/budget.ts";
import {
  decide,
  DEFAULT_BUDGET,
  runInTurns,
  runNow,
  type Decision,
  type SolveRequest,
  type Watcher,
} from "../base/decide.ts";
import type { Outcome, Statistics } from "../base/outcome.ts";
import { metered } from "../base/steps.ts";
import { checkedArrangement } from "./checked.ts";
import { chooseEngine } from "./choose-engine.ts";
import type { PackingEngine } from "./engine.ts";
import type { Packing } from "./packing.ts";
import { listPlacements, type Arrangement } from "./placements.ts";
import { plainReasonOf, type PackingReason } from "./reasons.ts";

/** What is known of a packing problem after solving it. */
export type PackingOutcome = Outcome<Arrangement, PackingReason>;

/** What to find out and how. */
export interface PackingOptions extends SolveRequest {
  /** Chosen by the board's size when left out. */
  readonly engine?: PackingEngine;
}

/**
 * Solves at once, without yielding. By default it looks for a second arrangement, and so tells
 * `unique` from `multiple`; symmetric images of one are different arrangements.
 */
export function solvePacking(packing: Packing, options: PackingOptions = {}): PackingOutcome {
  return runNow(solving(packing, options));
}

/** Solves as {@link solvePacking} does, in short turns between which the event loop runs. */
export function solvePackingAsync(
  packing: Packing,
  options: PackingOptions & Watcher = {},
): Promise<PackingOutcome> {
  return runInTurns(solving(packing, options), options);
}

function* solving(packing: Packing, options: PackingOptions): Decision<PackingOutcome> {
  const engine = options.engine ?? chooseEngine(packing, options.first);
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const listed = yield* metered(listPlacements(packing), meter);
  const placements = listed.outcome === "stopped" ? undefined : listed.value;
  const statistics = (): Statistics => ({
    engine: engine.name,
    candidates: placements?.length ?? 0,
    nodes: 0,
    timeMs: meter.elapsedMs,
  });
  if (placements === undefined) {
    const why = listed.outcome === "stopped" ? listed.why : "candidates";
    return { outcome: "stopped", why, answers: [], statistics: statistics() };
  }
  const reason = plainReasonOf(packing, placements);
  if (reason !== undefined) {
    return { outcome: "none", answers: [], reason, statistics: statistics() };
  }
  const search = engine.start(packing, placements);
  const outcome = yield* decide(
    search,
    { name: engine.name, candidates: placements.length },
    options,
    meter,
  );
  for (const answer of outcome.answers) checkedArrangement(packing, answer, engine.name);
  return outcome;
}
