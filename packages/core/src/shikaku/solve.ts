/**
 * Solving: the outcome of a puzzle, its answers checked.
 *
 * Reasons that are plain without a search (a clue without candidates, a cell out of every clue's
 * reach) are found first and named. What an engine finds goes through the checker before it leaves.
 */

import { cellAt, cellIndex, cellsOf, formatCell, formatSize, type Cell } from "../base/grid.ts";
import {
  decide,
  runInTurns,
  runNow,
  type Decision,
  type SolveRequest,
  type Watcher,
} from "../base/decide.ts";
import type { Outcome } from "../base/outcome.ts";
import type { Answer } from "./answer.ts";
import { allCandidates, type Candidate } from "./candidates.ts";
import { check } from "./check.ts";
import type { Engine } from "./engine.ts";
import { plain } from "./plain.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/** Why a puzzle plainly has no answer. */
export type NoneReason =
  | { readonly kind: "no-candidates"; readonly clue: Clue; readonly message: string }
  | { readonly kind: "unreachable-cell"; readonly cell: Cell; readonly message: string };

/** What is known of a Shikaku puzzle after solving it. */
export type SolveOutcome = Outcome<Answer, NoneReason>;

/** What to find out and how. */
export interface SolveOptions extends SolveRequest {
  /** `plain` by default. */
  readonly engine?: Engine;
}

/**
 * Solves at once, without yielding. By default it looks for a second answer, and so tells `unique`
 * from `multiple`. An engine that cannot be interrupted overruns its time.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveOutcome {
  return runNow(solving(puzzle, options));
}

/** Solves as {@link solve} does, in short turns between which the event loop runs. */
export function solveAsync(
  puzzle: Puzzle,
  options: SolveOptions & Watcher = {},
): Promise<SolveOutcome> {
  return runInTurns(solving(puzzle, options), options);
}

function* solving(puzzle: Puzzle, options: SolveOptions): Decision<SolveOutcome> {
  const engine = options.engine ?? plain;
  const candidates = allCandidates(puzzle);
  const nothingSearched = {
    engine: engine.name,
    candidates: candidates?.length ?? 0,
    nodes: 0,
    timeMs: 0,
  };
  if (candidates === undefined) {
    return { outcome: "stopped", why: "candidates", answers: [], statistics: nothingSearched };
  }
  const reason = plainReason(puzzle, candidates);
  if (reason !== undefined) {
    return { outcome: "none", answers: [], reason, statistics: nothingSearched };
  }
  const outcome = yield* decide(
    () => engine.start(puzzle, candidates),
    { name: engine.name, candidates: candidates.length },
    options,
  );
  for (const answer of outcome.answers) {
    const [fault] = check(puzzle, answer);
    if (fault !== undefined) throw new Error(`engine ${engine.name}: ${fault.message}`);
  }
  return outcome;
}

/** The reason for `none` that the candidates alone show, if any. */
function plainReason(puzzle: Puzzle, candidates: readonly Candidate[]): NoneReason | undefined {
  const hasCandidate = new Uint8Array(puzzle.clues.length);
  const reached = new Uint8Array(puzzle.size.width * puzzle.size.height);
  for (const { clue, rect } of candidates) {
    hasCandidate[clue] = 1;
    for (const cell of cellsOf(rect)) reached[cellIndex(puzzle.size, cell)] = 1;
  }
  const clue = puzzle.clues[hasCandidate.indexOf(0)];
  if (clue !== undefined) {
    const message = `the clue ${clue.area} at ${formatCell(clue)} has no candidates: no rectangle of ${clue.area} cells on the ${formatSize(puzzle.size)} board holds it and no other clue`;
    return { kind: "no-candidates", clue, message };
  }
  const index = reached.indexOf(0);
  if (index < 0) return undefined;
  const cell = cellAt(puzzle.size, index);
  const message = `no clue can reach the cell ${formatCell(cell)}`;
  return { kind: "unreachable-cell", cell, message };
}
