/**
 * What narrowing leaves open, as exact cover: the clues with several candidates, and the cells that no
 * last candidate covers.
 *
 * Most clues of most boards have one candidate left by then; those are settled and need no items, and
 * neither do their cells. Open candidates that meet a settled one are dropped on the way.
 */

import { areaOf, type Rect, type Size } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { Answer, Region } from "./answer.ts";
import { regionOf, type Candidate } from "./candidates.ts";
import { narrowing } from "./narrow.ts";
import type { Puzzle } from "./puzzle.ts";

/** A puzzle narrowed: what is settled, and the problem of which of the open candidates to choose. */
export interface OpenCover {
  /** The last candidates of their clues. */
  readonly settled: readonly Candidate[];
  /** By the problem's option: its candidate. */
  readonly open: readonly Candidate[];
  readonly problem: CoverProblem;
}

const SETTLED = -1;

/**
 * Narrows the puzzle and takes the settled candidates out; undefined when it plainly has no answer.
 *
 * @param candidates all of the puzzle's, clue by clue
 */
export function openCover(puzzle: Puzzle, candidates: readonly Candidate[]): OpenCover | undefined {
  return runSteps(findOpenCover(puzzle, candidates));
}

/** Finds what {@link openCover} returns. */
export function* findOpenCover(
  puzzle: Puzzle,
  candidates: readonly Candidate[],
): Steps<OpenCover | undefined> {
  const left = yield* narrowing(puzzle, candidates);
  if (left === undefined) return undefined;
  const pace = new Pace();
  const { size, clues } = puzzle;
  const counts = new Int32Array(clues.length);
  for (const { clue } of left) counts[clue]!++;
  const cells = new Int32Array(areaOf(size));
  const settled: Candidate[] = [];
  for (const candidate of left) {
    if (counts[candidate.clue] !== 1) continue;
    settled.push(candidate);
    settle(cells, size, candidate);
    if (pace.isOver(areaOf(candidate))) yield PAUSE;
  }
  let primary = 0;
  for (let clue = 0; clue < counts.length; clue++) {
    counts[clue] = counts[clue] === 1 ? SETTLED : primary++;
  }
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== SETTLED) cells[cell] = primary++;
  }
  const open: Candidate[] = [];
  const starts = [0];
  for (const candidate of left) {
    if (pace.isOver(areaOf(candidate))) yield PAUSE;
    if (counts[candidate.clue] === SETTLED || meetsSettled(cells, size, candidate)) continue;
    open.push(candidate);
    starts.push(starts.at(-1)! + 1 + areaOf(candidate));
  }
  const items = new Int32Array(starts.at(-1)!);
  let next = 0;
  for (const candidate of open) {
    items[next++] = counts[candidate.clue]!;
    next = putCells(items, next, cells, size, candidate);
    if (pace.isOver(areaOf(candidate))) yield PAUSE;
  }
  const problem = {
    primary,
    secondary: 0,
    options: open.length,
    starts: Int32Array.from(starts),
    items,
  };
  return { settled, open, problem };
}

function settle(cells: Int32Array, { width: stride }: Size, { x, y, width, height }: Rect): void {
  for (let row = y; row < y + height; row++) {
    const start = row * stride + x;
    cells.fill(SETTLED, start, start + width);
  }
}

/** Puts the numbers of the rect's cells into the items; returns where the next go. */
function putCells(
  items: Int32Array,
  first: number,
  cells: Int32Array,
  { width: stride }: Size,
  { x, y, width, height }: Rect,
): number {
  let next = first;
  for (let row = y; row < y + height; row++) {
    for (let at = row * stride + x, end = at + width; at < end; at++) items[next++] = cells[at]!;
  }
  return next;
}

/** Whether one of the rect's cells is covered by a settled candidate. */
function meetsSettled(cells: Int32Array, { width: stride }: Size, rect: Rect): boolean {
  for (let row = rect.y; row < rect.y + rect.height; row++) {
    for (let at = row * stride + rect.x, end = at + rect.width; at < end; at++) {
      if (cells[at] === SETTLED) return true;
    }
  }
  return false;
}

/** The answer that the chosen options and what is settled make: one region a clue, in order. */
export function decodeOpen(
  puzzle: Puzzle,
  { settled, open }: OpenCover,
  chosen: readonly number[],
): Answer {
  const regions: Region[] = [];
  for (const candidate of settled) regions[candidate.clue] = regionOf(puzzle, candidate);
  for (const option of chosen) regions[open[option]!.clue] = regionOf(puzzle, open[option]!);
  return regions;
}
