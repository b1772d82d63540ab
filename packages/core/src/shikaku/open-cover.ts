/**
 * What narrowing leaves open, as exact cover: the clues with several candidates, and the cells that no
 * last candidate covers.
 *
 * Most clues of most boards have one candidate left by then; those are settled and need no items, and
 * neither do their cells. Open candidates that meet a settled one are dropped on the way.
 */

import { areaOf } from "../base/grid.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { Answer, Region } from "./answer.ts";
import { regionOf, type Candidate } from "./candidates.ts";
import { narrow } from "./narrow.ts";
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
  const left = narrow(puzzle, candidates);
  if (left === undefined) return undefined;
  const { size, clues } = puzzle;
  const counts = new Int32Array(clues.length);
  for (const { clue } of left) counts[clue]!++;
  const cells = new Int32Array(areaOf(size));
  const settled: Candidate[] = [];
  for (const candidate of left) {
    if (counts[candidate.clue] !== 1) continue;
    settled.push(candidate);
    const { x, y, width, height } = candidate;
    for (let row = y; row < y + height; row++) {
      const start = row * size.width + x;
      cells.fill(SETTLED, start, start + width);
    }
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
  const items: number[] = [];
  for (const candidate of left) {
    const { clue, x, y, width, height } = candidate;
    if (counts[clue] === SETTLED) continue;
    const start = items.length;
    let isFree = true;
    items.push(counts[clue]!);
    for (let row = y; row < y + height && isFree; row++) {
      for (let at = row * size.width + x, end = at + width; at < end; at++) {
        if (cells[at] === SETTLED) isFree = false;
        items.push(cells[at]!);
      }
    }
    if (isFree) {
      open.push(candidate);
      starts.push(items.length);
    } else items.length = start;
  }
  const problem = {
    primary,
    secondary: 0,
    options: open.length,
    starts: Int32Array.from(starts),
    items: Int32Array.from(items),
  };
  return { settled, open, problem };
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
