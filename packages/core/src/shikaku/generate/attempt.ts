/**
 * One attempt at a puzzle: cut, place the clues, settle, and what else is asked for.
 *
 * Any of it may fail, and then the next attempt begins with another cut. What comes out is meant to be
 * what the plan says; whoever takes it grades it.
 */

import type { Random } from "../../base/random.ts";
import type { Steps } from "../../base/steps.ts";
import type { Answer } from "../answer.ts";
import type { Puzzle } from "../puzzle.ts";
import { ClueCells } from "./clue-cells.ts";
import { cut } from "./cut.ts";
import { formAnswer, formPuzzle } from "./form-puzzle.ts";
import { harden } from "./harden.ts";
import { loosen } from "./loosen.ts";
import type { Level } from "./open-at.ts";
import type { Difficulty, Plan } from "./options.ts";
import { settle } from "./settle.ts";

/** A puzzle and the answer that it was made from. */
export interface Made {
  readonly puzzle: Puzzle;
  readonly answer: Answer;
}

/** By which means a board of the difficulty is solvable, as far as settling sees to it. */
const LEVELS: Readonly<Record<Difficulty, Level>> = {
  gentle: "gentle",
  easy: "easy",
  steady: "steady",
  hard: "unique",
  fierce: "unique",
};

/** Rounds that settling may take; a board of last candidates alone hangs together and takes more. */
const ROUNDS: Readonly<Record<Level, number>> = {
  gentle: 500,
  easy: 100,
  steady: 100,
  unique: 100,
};

/** Makes a puzzle, or nothing; yields after each look at the board, and each patch cut anew. */
export function* attempt(plan: Plan, random: Random): Steps<Made | undefined> {
  const { size, style, difficulty } = plan;
  const dissection = yield* cut(size, style, random);
  yield;
  if (dissection === undefined) return undefined;
  const { plots } = dissection;
  const unknowns = plan.unknowns < 1 ? Math.round(plan.unknowns * plots.length) : plan.unknowns;
  if (unknowns > plots.length) return undefined;
  const clueCells = new ClueCells(dissection, style.isSymmetric, random);
  clueCells.scatter(unknowns);
  const level = LEVELS[difficulty ?? "steady"];
  const settled = yield* settle(dissection, clueCells, level, ROUNDS[level], random);
  if (settled === undefined) return undefined;
  if (difficulty !== undefined) {
    if (!(yield* harden(dissection, clueCells, difficulty, level, settled, random))) {
      return undefined;
    }
  }
  if (style.isSymmetric) yield* loosen(dissection, style, level, difficulty, random);
  const puzzle = formPuzzle(dissection);
  return { puzzle, answer: formAnswer(dissection, puzzle) };
}
