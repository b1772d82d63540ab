/**
 * The backbone: the regions that every answer has, and those that no answer has.
 *
 * The first is what can be drawn of a puzzle with several answers without taking sides; the second
 * is what a player has certainly drawn wrong.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, runNow, type Decision, type Watcher } from "../base/decide.ts";
import { metered } from "../base/steps.ts";
import { findBackbone } from "../engines/backbone.ts";
import type { Region } from "./answer.ts";
import { listCandidates, regionOf } from "./candidates.ts";
import { openCover } from "./open-cover.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * - `known`: `regions`, in the order of their clues, are in every answer; `impossible`, candidates
 *   as regions, are in none. What is in neither list is in some answers.
 * - `none`: the puzzle has no answer.
 * - `stopped`: the budget ended first, and nothing is claimed.
 */
export type BackboneOutcome =
  | {
      readonly outcome: "known";
      readonly regions: readonly Region[];
      readonly impossible: readonly Region[];
    }
  | { readonly outcome: "none" }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** At what price. */
export interface BackboneOptions {
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
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return listed;
  const candidates = listed.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const left = openCover(puzzle, candidates);
  if (left === undefined) return { outcome: "none" };
  const found = yield* metered(findBackbone(left.problem), meter, 1);
  if (found.outcome === "stopped") return found;
  if (found.value === "none") return { outcome: "none" };
  if (found.value === "out-of-memory") return { outcome: "stopped", why: "memory" };
  const { always, sometimes } = found.value;
  const certain = [...left.settled, ...always.map((option) => left.open[option]!)];
  const possible = new Set([...left.settled, ...sometimes.map((option) => left.open[option]!)]);
  return {
    outcome: "known",
    regions: certain
      .toSorted((a, b) => a.clue - b.clue)
      .map((candidate) => regionOf(puzzle, candidate)),
    impossible: candidates
      .filter((candidate) => !possible.has(candidate))
      .map((candidate) => regionOf(puzzle, candidate)),
  };
}
