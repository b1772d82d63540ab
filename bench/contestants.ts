/**
 * Contestants: whatever decides a puzzle inside this process, ours and others', under one interface.
 *
 * Each does all of its work in `run`, from a puzzle to a verdict: candidates, encoding, set-up and
 * search. Core is measured as it is built, not from its sources through a loader, which would make
 * it slower than the others that npm has. dancing-links is given core's filtered list of candidates.
 */

import {
  allCandidates,
  cover,
  encodeCover,
  itemsOf,
  loadLogicSolverEngine,
  plain,
  puzzleFromClues,
  solve,
  type Engine,
  type Puzzle,
} from "@shikiri/core";
import { DancingLinks } from "dancing-links";
import { listCandidates } from "./limit-line.ts";
import type { Verdict } from "./verdict.ts";

/** Something that decides a puzzle. */
export interface Contestant {
  readonly name: ContestantName;
  readonly run: (puzzle: Puzzle) => Verdict;
}

/** The columns of the table that are measured inside the process. */
export type ContestantName =
  "limit line" | "cover, first" | "cover, proof" | "plain" | "logic-solver" | "dancing-links";

/** All contestants; loads logic-solver. */
export async function loadContestants(): Promise<readonly Contestant[]> {
  const logicSolver = await loadLogicSolverEngine();
  return [
    { name: "limit line", run: limitLine },
    { name: "cover, first", run: (puzzle) => verdict(puzzle, cover, true) },
    { name: "cover, proof", run: (puzzle) => verdict(puzzle, cover, false) },
    { name: "plain", run: (puzzle) => verdict(puzzle, plain, false) },
    // The chapter's encoding; the first answer alone, which is to its advantage.
    { name: "logic-solver", run: (puzzle) => verdict(puzzle, logicSolver, true) },
    { name: "dancing-links", run: dancingLinks },
  ];
}

/** The same puzzle as new objects, so that nothing can be remembered of it. */
export function freshPuzzle({ size, clues }: Puzzle): Puzzle {
  const puzzle = puzzleFromClues(
    size,
    clues.map(({ x, y, area }) => ({ x, y, area })),
  );
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function verdict(puzzle: Puzzle, engine: Engine, first: boolean): Verdict {
  const { outcome } = solve(puzzle, { engine, first, budget: {} });
  return outcome === "stopped" ? "no claim" : outcome;
}

function limitLine(puzzle: Puzzle): Verdict {
  return listCandidates(puzzle).length < puzzle.clues.length ? "none" : "no claim";
}

/** The first answer only: dancing links have no proof of uniqueness short of a second search. */
function dancingLinks(puzzle: Puzzle): Verdict {
  const problem = encodeCover(puzzle, allCandidates(puzzle) ?? []);
  const solver = new DancingLinks<number>().createSolver({ columns: problem.primary });
  for (let option = 0; option < problem.options; option++) {
    solver.addSparseConstraint(option, Array.from(itemsOf(problem, option)));
  }
  return solver.findOne().length > 0 ? "some" : "none";
}
