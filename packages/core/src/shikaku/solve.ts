/**
 * Solving: the outcome of a puzzle, its answers checked.
 *
 * What an engine finds goes through the checker before it leaves. Where there is no answer, reasons
 * that a person sees at once (a clue without candidates, a cell out of every clue's reach) are named.
 */

import { cellAt, formatCell, formatSize, type Cell } from "../base/grid.ts";
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
import { Pace } from "../base/pace.ts";
import { metered, PAUSE, type Steps } from "../base/steps.ts";
import type { Outcome } from "../base/outcome.ts";
import type { Answer } from "./answer.ts";
import { listCandidates, type Candidate } from "./candidates.ts";
import { checked } from "./checked.ts";
import { cover } from "./cover.ts";
import type { Engine } from "./engine.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/** Why a puzzle plainly has no answer. */
export type NoneReason =
  | { readonly kind: "no-candidates"; readonly clue: Clue; readonly message: string }
  | { readonly kind: "unreachable-cell"; readonly cell: Cell; readonly message: string };

/** What is known of a Shikaku puzzle after solving it. */
export type SolveOutcome = Outcome<Answer, NoneReason>;

/** What to find out and how. */
export interface SolveOptions extends SolveRequest {
  /** `cover` by default. */
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
  const engine = options.engine ?? cover;
  const meter = new Meter(options.budget ?? DEFAULT_BUDGET);
  const listed = yield* metered(listCandidates(puzzle), meter);
  if (listed.outcome === "stopped" || listed.value === undefined) {
    const why = listed.outcome === "stopped" ? listed.why : "candidates";
    const timeMs = meter.elapsedMs;
    const statistics = { engine: engine.name, candidates: 0, nodes: 0, timeMs };
    return { outcome: "stopped", why, answers: [], statistics };
  }
  const candidates = listed.value;
  const outcome = yield* decide(
    engine.start(puzzle, candidates),
    { name: engine.name, candidates: candidates.length },
    options,
    meter,
  );
  for (const answer of outcome.answers) checked(puzzle, answer, engine.name);
  if (outcome.outcome !== "none") return outcome;
  const looked = yield* metered(findReason(puzzle, candidates), meter);
  if (looked.outcome === "stopped") return { ...outcome, ...looked };
  const reason = looked.value;
  return reason === undefined ? outcome : { ...outcome, reason };
}

/** The reason for `none` that the candidates alone show, if any. */
function* findReason(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
): Steps<NoneReason | undefined> {
  const pace = new Pace();
  const hasCandidate = new Uint8Array(puzzle.clues.length);
  const reached = new Uint8Array(puzzle.size.width * puzzle.size.height);
  const { width: stride } = puzzle.size;
  for (const { clue, x, y, width, height } of candidates) {
    hasCandidate[clue] = 1;
    for (let row = y; row < y + height; row++)
      reached.fill(1, row * stride + x, row * stride + x + width);
    if (pace.isOver(width * height)) yield PAUSE;
  }
  const clue = puzzle.clues[hasCandidate.indexOf(0)];
  if (clue !== undefined) {
    const wanted = clue.area === "?" ? "no rectangle" : `no rectangle of ${clue.area} cells`;
    const message = `the clue ${clue.area} at ${formatCell(clue)} has no candidates: ${wanted} on the ${formatSize(puzzle.size)} board holds it and no other clue`;
    return { kind: "no-candidates", clue, message };
  }
  const index = reached.indexOf(0);
  if (index < 0) return undefined;
  const cell = cellAt(puzzle.size, index);
  const message = `no clue can reach the cell ${formatCell(cell)}`;
  return { kind: "unreachable-cell", cell, message };
}
