/**
 * The backbone: the regions that every answer has.
 *
 * It is what can be drawn of a puzzle with several answers without taking sides. Found by
 * refutation: take any answer, and for each of its regions look for an answer without it; one that
 * is found clears away every region that it does not share.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import {
  decide,
  DEFAULT_BUDGET,
  runInTurns,
  runNow,
  type Decision,
  type Watcher,
} from "../base/decide.ts";
import { isSameRect } from "../base/grid.ts";
import type { Region } from "./answer.ts";
import { allCandidates } from "./candidates.ts";
import type { Engine } from "./engine.ts";
import { plain } from "./plain.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * - `known`: the regions that every answer has, in the order of their clues; perhaps no region.
 * - `none`: the puzzle has no answer.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type BackboneOutcome =
  | { readonly outcome: "known"; readonly regions: readonly Region[] }
  | { readonly outcome: "none" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** By which engine, and at what price. */
export interface BackboneOptions {
  /** `plain` by default. */
  readonly engine?: Engine;
  /** For all searches together; one minute by default. */
  readonly budget?: Budget;
}

/** Finds the backbone at once, without yielding. */
export function backbone(puzzle: Puzzle, options: BackboneOptions = {}): BackboneOutcome {
  return runNow(finding(puzzle, options));
}

/** Finds the backbone as {@link backbone} does, in short turns between which the event loop runs. */
export function backboneAsync(
  puzzle: Puzzle,
  options: BackboneOptions & Watcher = {},
): Promise<BackboneOutcome> {
  return runInTurns(finding(puzzle, options), options);
}

function* finding(puzzle: Puzzle, options: BackboneOptions): Decision<BackboneOutcome> {
  const { engine = plain, budget = DEFAULT_BUDGET } = options;
  const meter = new Meter(budget);
  const candidates = allCandidates(puzzle);
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  let nodes = 0;
  let common: readonly Region[] | undefined;
  const proved = new Set<Region>();
  for (;;) {
    const suspect = common?.find((region) => !proved.has(region));
    if (common !== undefined && suspect === undefined) return { outcome: "known", regions: common };
    const allowed =
      suspect === undefined
        ? candidates
        : candidates.filter(({ rect }) => !isSameRect(rect, suspect));
    const found = yield* decide(
      () => engine.start(puzzle, allowed),
      { name: engine.name, candidates: allowed.length },
      { first: true, budget: meter.remaining(nodes) },
    );
    if (found.outcome === "stopped") return { outcome: "stopped", why: found.why };
    nodes += found.statistics.nodes;
    const [other] = found.answers;
    if (other !== undefined) {
      const rival = new Map(other.map((region) => [region.clue, region]));
      common = (common ?? other).filter((region) => isSameRect(rival.get(region.clue)!, region));
    } else if (suspect === undefined) {
      return { outcome: "none" };
    } else {
      proved.add(suspect);
    }
  }
}
