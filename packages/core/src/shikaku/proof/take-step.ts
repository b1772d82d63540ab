/**
 * Taking a step of an explanation: is its claim implied by the reasons that it gives?
 *
 * For each rule there is a sentence, in the tables below, of what must hold on the board: in one for
 * the rules that fix a region, in the other for those that remove candidates. A reason that does not
 * hold, or of a kind that the rule has no use for, makes a step false even where its claim is true:
 * what is shown to a person must be the reason.
 */

import { areaOf, contains, formatCell, formatRect, type Cell } from "../../base/grid.ts";
import { Board, exclude, type Choice } from "./board.ts";
import type { ClaimedStep } from "./claims.ts";

/** The reasons of a step, its rects, clues and cells having been found on the board. */
interface Reasons {
  readonly clues: readonly number[];
  readonly cells: readonly Cell[];
  readonly candidates: readonly Choice[];
  readonly cascade: ClaimedStep["because"]["cascade"];
}

type FixingStep = Reasons & { readonly fixes: Choice };
type RemovingStep = Reasons & { readonly removes: readonly Choice[] };

/** What is wrong with the step in the position; undefined where nothing is. It is then applied. */
export function takeStep(
  board: Board,
  claimed: ClaimedStep,
  isAssumed: boolean,
): string | undefined {
  const step = findStep(board, claimed);
  if (typeof step === "string") return step;
  if ((step.cascade !== undefined) !== (claimed.rule === "assumption"))
    return "only an assumption has a cascade";
  if (step.cascade !== undefined && isAssumed) return "it is an assumption within an assumption";
  const isImplied =
    "fixes" in step
      ? FIXING.get(claimed.rule)?.(board, step)
      : REMOVING.get(claimed.rule)?.(board, step);
  if (isImplied === undefined)
    return `there is no such rule that ${"fixes" in step ? "fixes a region" : "removes candidates"}`;
  if (!isImplied) return "it does not follow from its reasons";
  if ("fixes" in step) board.take(step.fixes);
  else for (const choice of step.removes) board.remove(choice);
  return undefined;
}

/** The step on the board, or what in it is not of this board. */
function findStep(
  board: Board,
  { effect, because }: ClaimedStep,
): FixingStep | RemovingStep | string {
  const regions = "fixes" in effect ? [effect.fixes] : effect.removes;
  const concluded: Choice[] = [];
  for (const region of regions) {
    const choice = board.find(region);
    if (choice === undefined) return `${formatRect(region)} is no candidate`;
    if (!board.isLeft(choice)) return `${formatRect(region)} is gone already`;
    concluded.push(choice);
  }
  const [first] = concluded;
  if (first === undefined) return "it removes nothing";
  if (new Set(concluded).size < concluded.length) return "it removes a candidate twice";
  const candidates: Choice[] = [];
  for (const region of because.candidates) {
    const choice = board.find(region);
    if (choice === undefined) return `${formatRect(region)} is no candidate`;
    candidates.push(choice);
  }
  const clues = because.clues.map((clue) => board.numberOf(clue));
  if (clues.includes(-1)) return "it names a clue that is not on the board";
  const outside = because.cells.find((cell) => !board.has(cell));
  if (outside !== undefined) return `${formatCell(outside)} is not on the board`;
  const reasons = { clues, cells: because.cells, candidates, cascade: because.cascade };
  return "fixes" in effect ? { ...reasons, fixes: first } : { ...reasons, removes: concluded };
}

/** By rule that fixes a region: whether the step is implied. */
const FIXING: ReadonlyMap<string, (board: Board, step: FixingStep) => boolean> = new Map(
  Object.entries({
    "clue-of-one": (board: Board, step: FixingStep) =>
      isAbout(step) && board.puzzle.clues[step.fixes.clue]!.area === 1,
    "only-shape": (board: Board, step: FixingStep) =>
      isAbout(step) && board.allOf(step.fixes.clue).length === 1,
    "last-candidate": (board: Board, step: FixingStep) =>
      isAbout(step) && board.of(step.fixes.clue).length === 1,
    "only-cover": (board: Board, { fixes, clues, cells, candidates }: FixingStep) =>
      isJust(clues, fixes.clue) &&
      candidates.length === 0 &&
      cells.length > 0 &&
      cells.every((cell) => contains(fixes, cell) && board.over(cell).length === 1),
  }),
);

/** By rule that removes candidates: whether the step is implied. */
const REMOVING: ReadonlyMap<string, (board: Board, step: RemovingStep) => boolean> = new Map(
  Object.entries({
    "shared-cells": (
      board: Board,
      { removes, clues: [clue, other], cells, candidates }: RemovingStep,
    ) =>
      clue !== undefined &&
      other === undefined &&
      candidates.every((each) => each.clue === clue) &&
      isAmong(board.of(clue), candidates) &&
      cells.every((cell) => candidates.every((each) => contains(each, cell))) &&
      removes.every((each) => each.clue !== clue && cells.some((cell) => contains(each, cell))),
    "sole-reach": (
      board: Board,
      { removes, clues: [clue, other], cells, candidates }: RemovingStep,
    ) =>
      other === undefined &&
      candidates.length === 0 &&
      cells.every((cell) => board.over(cell).every((each) => each.clue === clue)) &&
      removes.every((each) => each.clue === clue && !cells.every((cell) => contains(each, cell))),
    "stranded-cell": (
      board: Board,
      { removes, clues, cells: [cell, other], candidates }: RemovingStep,
    ) =>
      cell !== undefined &&
      other === undefined &&
      clues.length === 0 &&
      candidates.every((each) => contains(each, cell)) &&
      isAmong(board.over(cell), candidates) &&
      removes.every(
        (each) => !contains(each, cell) && candidates.every((over) => exclude(each, over)),
      ),
    "region-counting": (board: Board, step: RemovingStep) =>
      step.candidates.length === 0 && (doesNotFill(board, step) || hasNoRoom(board, step)),
    assumption: isRefuted,
  }),
);

/** Whether the step is about the clue of the region that it fixes, and nothing else. */
function isAbout({ fixes, clues, cells, candidates }: FixingStep): boolean {
  return isJust(clues, fixes.clue) && cells.length + candidates.length === 0;
}

function isJust(clues: readonly number[], clue: number): boolean {
  return clues.length === 1 && clues[0] === clue;
}

function isAmong(some: readonly Choice[], all: readonly Choice[]): boolean {
  return some.every((each) => all.includes(each));
}

/** Whether each removed one leaves too much of cells that only the clues can reach to the others. */
function doesNotFill(board: Board, { removes, clues, cells }: RemovingStep): boolean {
  const inCells = (choice: Choice): number => cells.filter((cell) => contains(choice, cell)).length;
  const most = (clue: number): number =>
    board.of(clue).reduce((largest, each) => Math.max(largest, inCells(each)), 0);
  const isTheirs = cells.every((cell) =>
    board.over(cell).every(({ clue }) => clues.includes(clue)),
  );
  return (
    isTheirs &&
    hasNoTwins(clues) &&
    isDistinct(cells) &&
    removes.every(
      (choice) =>
        clues.includes(choice.clue) &&
        clues.reduce(
          (sum, each) => sum + (each === choice.clue ? inCells(choice) : most(each)),
          0,
        ) < cells.length,
    )
  );
}

/** Whether each removed one takes more of the cells, which hold the clues' regions, than is spare. */
function hasNoRoom(board: Board, { removes, clues, cells }: RemovingStep): boolean {
  const own = clues.flatMap((clue) => board.of(clue));
  const isIn = (choice: Choice): boolean =>
    cells.filter((cell) => contains(choice, cell)).length === areaOf(choice);
  const needed = clues.reduce((sum, clue) => sum + leastArea(board.of(clue)), 0);
  return (
    hasNoTwins(clues) &&
    isDistinct(cells) &&
    own.every(isIn) &&
    removes.every(
      (choice) =>
        !clues.includes(choice.clue) &&
        cells.filter((cell) => contains(choice, cell)).length > cells.length - needed,
    )
  );
}

function leastArea(choices: readonly Choice[]): number {
  return choices.reduce((least, each) => Math.min(least, areaOf(each)), Infinity);
}

function hasNoTwins(clues: readonly number[]): boolean {
  return new Set(clues).size === clues.length;
}

function isDistinct(cells: readonly Cell[]): boolean {
  return new Set(cells.map(formatCell)).size === cells.length;
}

/** Whether the cascade leads from the removed candidate to the contradiction. */
function isRefuted(
  board: Board,
  { removes, clues, cells, candidates, cascade }: RemovingStep,
): boolean {
  const [assumed, other] = removes;
  if (assumed === undefined || other !== undefined || cascade === undefined) return false;
  const { steps, contradiction } = cascade;
  const isNamed =
    "cell" in contradiction
      ? clues.length === 0 && cells.map(formatCell).join() === formatCell(contradiction.cell)
      : cells.length === 0 && isJust(clues, board.numberOf(contradiction.clue));
  const trial = new Board(board);
  trial.take(assumed);
  return (
    isNamed &&
    candidates.length === 0 &&
    steps.every((step) => takeStep(trial, step, true) === undefined) &&
    trial.isContradiction(contradiction)
  );
}
