/**
 * The backbone: the regions that every answer has, and those that no answer has.
 *
 * The first is what can be drawn of a puzzle with several answers without taking sides; the second
 * is what a player has certainly drawn wrong.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, runNow, type Decision, type Watcher } from "../base/decide.ts";
import { Pace } from "../base/pace.ts";
import { metered, PAUSE, type Steps } from "../base/steps.ts";
import { findBackbone } from "../engines/backbone.ts";
import type { Region } from "./answer.ts";
import { listCandidates, regionOf, type Candidate } from "./candidates.ts";
import { findOpenCover } from "./open-cover.ts";
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
  const found = yield* findSorted(puzzle, meter);
  if (found.outcome !== "known") return found;
  const known = yield* metered(regionsOf(puzzle, found), meter);
  return known.outcome === "stopped" ? known : known.value;
}

/** The candidates, and which of them are in all answers, and which in some. */
export interface SortedCandidates {
  readonly outcome: "known";
  readonly candidates: readonly Candidate[];
  readonly certain: readonly Candidate[];
  readonly possible: ReadonlySet<Candidate>;
}

/** Sorts the candidates by the answers that have them. */
export function* findSorted(
  puzzle: Puzzle,
  meter: Meter,
): Decision<SortedCandidates | Exclude<BackboneOutcome, { readonly outcome: "known" }>> {
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped") return listed;
  const candidates = listed.value;
  if (candidates === undefined) return { outcome: "stopped", why: "candidates" };
  const opened = yield* metered(findOpenCover(puzzle, candidates), meter);
  if (opened.outcome === "stopped") return opened;
  if (opened.value === undefined) return { outcome: "none" };
  const { settled, open, problem } = opened.value;
  const found = yield* metered(findBackbone(problem), meter, 1);
  if (found.outcome === "stopped") return found;
  if (found.value === "none") return { outcome: "none" };
  if (found.value === "out-of-memory") return { outcome: "stopped", why: "memory" };
  const { always, sometimes } = found.value;
  return {
    outcome: "known",
    candidates,
    certain: [...settled, ...always.map((option) => open[option]!)],
    possible: new Set([...settled, ...sometimes.map((option) => open[option]!)]),
  };
}

function* regionsOf(
  puzzle: Puzzle,
  { candidates, certain, possible }: SortedCandidates,
): Steps<BackboneOutcome> {
  const pace = new Pace();
  const impossible: Region[] = [];
  for (const candidate of candidates) {
    if (!possible.has(candidate)) impossible.push(regionOf(puzzle, candidate));
    if (pace.isOver(REGION_WORK)) yield PAUSE;
  }
  return {
    outcome: "known",
    regions: certain
      .toSorted((a, b) => a.clue - b.clue)
      .map((candidate) => regionOf(puzzle, candidate)),
    impossible,
  };
}

/** A region takes as long to make as so many cells to look at. */
const REGION_WORK = 10;
