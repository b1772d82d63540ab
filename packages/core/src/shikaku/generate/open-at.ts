/**
 * What is open at a level: the candidates that keep a board from being as easy, or as unique, as it
 * is to be.
 *
 * A level says by which means a board is to be solvable, and what those leave open has to go. The
 * means are those by which people solve, as the engines of this library have them already:
 *
 * - `gentle`: last candidates (exact cover propagation in which cells force nothing);
 * - `easy`: also cells that one candidate covers (exact cover propagation);
 * - `steady`: hulls and reach (`narrow.ts`, as often as it gains something);
 * - `unique`: whatever means there are. What is open are the candidates of several answers.
 *
 * They are quick and may leave something open that the tier's rules settle, but what they settle
 * those rules do. What a board is in the end says `grade.ts`.
 */

import { coverSearch } from "../../engines/cover.ts";
import { LiveCover } from "../../engines/live-cover.ts";
import { runSteps } from "../../base/steps.ts";
import { listCandidates, type Candidate } from "../candidates.ts";
import { encodeCover } from "../encode-cover.ts";
import { narrow } from "../narrow.ts";
import { openCover } from "../open-cover.ts";
import type { Puzzle } from "../puzzle.ts";

/** The means by which a board is to be solvable. */
export type Level = "gentle" | "easy" | "steady" | "unique";

/** Nodes that looking for further answers may take; a puzzle worth giving to people takes few. */
const MOST_NODES = 300;

/** How many answers are looked at for what is unwanted in them. */
const MOST_ANSWERS = 3;

/**
 * The candidates that the level's means leave open, the wanted ones of the same clues among them;
 * none when they solve the puzzle. Undefined when there are too many candidates to look at.
 *
 * @param puzzle one that has an answer
 */
export function openAt(puzzle: Puzzle, level: Level): readonly Candidate[] | undefined {
  const candidates = runSteps(listCandidates(puzzle));
  if (candidates === undefined) return undefined;
  switch (level) {
    case "gentle":
    case "easy":
      return afterPropagation(puzzle, candidates, level === "easy");
    case "steady":
      return afterNarrowing(puzzle, candidates);
    case "unique":
      return inFurtherAnswers(puzzle, candidates);
  }
}

function afterPropagation(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
  cellsForce: boolean,
): readonly Candidate[] {
  const problem = encodeCover(puzzle, candidates);
  const clues = puzzle.clues.length;
  const cover = new LiveCover(
    cellsForce ? problem : { ...problem, primary: clues, secondary: problem.primary - clues },
  );
  cover.settle();
  return candidates.filter((_, option) => cover.isOpen(option));
}

function afterNarrowing(puzzle: Puzzle, candidates: readonly Candidate[]): readonly Candidate[] {
  const clues = puzzle.clues.length;
  let left = candidates;
  for (let before = Infinity; left.length < before && left.length > clues;) {
    before = left.length;
    left = narrow(puzzle, left) ?? left;
  }
  if (left.length === clues) return [];
  const counts = new Int32Array(clues);
  for (const { clue } of left) counts[clue]!++;
  return left.filter(({ clue }) => counts[clue]! > 1);
}

function inFurtherAnswers(puzzle: Puzzle, candidates: readonly Candidate[]): readonly Candidate[] {
  const left = openCover(puzzle, candidates);
  if (left === undefined || left.open.length === 0) return [];
  const search = coverSearch(left.problem);
  const answers: (readonly number[])[] = [];
  while (answers.length < MOST_ANSWERS) {
    const progress = search.advance(MOST_NODES - search.nodes);
    if (progress === "exhausted") break;
    if (progress === "paused" && search.nodes < MOST_NODES) continue;
    // Who cannot tell in good time takes all that is open for unwanted.
    if (progress !== "answer") return left.open;
    answers.push(search.answer);
  }
  if (answers.length === 1) return [];
  const chosen = new Set(answers.flat());
  return left.open.filter((_, option) => chosen.has(option));
}
