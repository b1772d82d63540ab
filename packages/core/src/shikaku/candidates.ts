/**
 * Candidates: the rects that a clue could be given.
 *
 * A raw candidate is any rect that lies on the board, contains the clue and has its area (for an
 * unknown clue, an area that the others leave, see `clue-areas.ts`). A candidate contains no other
 * clue besides. The order is part of the contract, since variables are numbered by it: widths
 * ascending, then heights, then the clue's offset in x from the rect's left, then in y from its top,
 * both from 0.
 */

import type { Rect } from "../base/grid.ts";
import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import type { Region } from "./answer.ts";
import { areasOf, unknownAreas, type AreaRange } from "./clue-areas.ts";
import { ClueTable } from "./clue-table.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/**
 * Visits the raw candidates of one clue, in order, until `visit` returns false. It is for those who
 * do not need them all: there may be millions.
 */
export function visitRawCandidates(
  puzzle: Puzzle,
  clue: Clue,
  visit: (x: number, y: number, width: number, height: number) => boolean,
): void {
  const { size } = puzzle;
  const { least, most } = areasOf(puzzle, clue);
  for (let width = 1; width <= Math.min(most, size.width); width++) {
    const tallest = Math.min(Math.floor(most / width), size.height);
    const rightmost = Math.min(clue.x, size.width - width);
    const leftmost = Math.max(0, clue.x - width + 1);
    for (let height = Math.ceil(least / width); height <= tallest; height++) {
      const lowest = Math.min(clue.y, size.height - height);
      const highest = Math.max(0, clue.y - height + 1);
      for (let x = rightmost; x >= leftmost; x--) {
        for (let y = lowest; y >= highest; y--) if (!visit(x, y, width, height)) return;
      }
    }
  }
}

/** The raw candidates of one clue, in order. */
export function rawCandidates(puzzle: Puzzle, clue: Clue): readonly Rect[] {
  const rects: Rect[] = [];
  visitRawCandidates(puzzle, clue, (x, y, width, height) => {
    rects.push({ x, y, width, height });
    return true;
  });
  return rects;
}

/** The candidates of one clue, in order. */
export function candidatesOf(puzzle: Puzzle, clue: Clue): readonly Rect[] {
  const table = new ClueTable(puzzle);
  return rawCandidates(puzzle, clue).filter(
    ({ x, y, width, height }) => table.count(x, y, width, height) === 1,
  );
}

/** A rect that one clue of the puzzle could be given; `clue` counts the clues in their order. */
export interface Candidate extends Rect {
  readonly clue: number;
}

/** The candidate as a region of its puzzle. */
export function regionOf(puzzle: Puzzle, { clue, x, y, width, height }: Candidate): Region {
  return { x, y, width, height, clue: puzzle.clues[clue]! };
}

/**
 * How many cells all candidates of a puzzle may have together. Beyond that a search would take
 * more memory and time than it is worth: the outcome is `stopped`, by `candidates`.
 */
export const MAX_CANDIDATE_CELLS = 10_000_000;

/** How many raw candidates may be looked at to find them. */
const MAX_RAW_CANDIDATES = 50_000_000;

/**
 * All candidates of the puzzle, clue by clue; undefined when they have more than
 * {@link MAX_CANDIDATE_CELLS} cells.
 */
export function allCandidates(puzzle: Puzzle): readonly Candidate[] | undefined {
  return runSteps(listCandidates(puzzle));
}

/**
 * Lists what {@link allCandidates} returns, and yields after each clue and, within an unknown one, which
 * may have very many, after some widths.
 */
export function* listCandidates(puzzle: Puzzle): Steps<readonly Candidate[] | undefined> {
  const listing = new Listing(puzzle);
  const unknown = unknownAreas(puzzle);
  const pace = new Pace();
  for (const [clue, { area }] of puzzle.clues.entries()) {
    if (area === "?") {
      for (let width = 1; width <= Math.min(unknown.most, puzzle.size.width); width++) {
        const before = listing.raw;
        if (!listing.add(clue, unknown, width, width)) return undefined;
        if (pace.isOver(listing.raw - before)) yield PAUSE;
      }
    } else if (!listing.add(clue, { least: area, most: area }, 1, area)) {
      return undefined;
    }
    yield;
  }
  return listing.cells > MAX_CANDIDATE_CELLS ? undefined : listing.candidates;
}

/** The candidates that are listed so far. */
class Listing {
  readonly candidates: Candidate[] = [];
  /** How many cells they have together, and how many raw candidates were looked at. */
  cells = 0;
  raw = 0;
  readonly #puzzle: Puzzle;
  readonly #table: ClueTable;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#table = new ClueTable(puzzle);
  }

  /**
   * Adds a clue's candidates of some widths; false when there are too many. The loops are those of
   * {@link visitRawCandidates}, without a call for each rect, which would take as long again.
   */
  add(clue: number, { least, most }: AreaRange, narrowest: number, widest: number): boolean {
    const { size, clues } = this.#puzzle;
    const { candidates } = this;
    const table = this.#table;
    const its = clues[clue]!;
    let { cells, raw } = this;
    for (let width = narrowest; width <= Math.min(widest, size.width); width++) {
      const tallest = Math.min(Math.floor(most / width), size.height);
      const rightmost = Math.min(its.x, size.width - width);
      const leftmost = Math.max(0, its.x - width + 1);
      for (let height = Math.ceil(least / width); height <= tallest; height++) {
        const lowest = Math.min(its.y, size.height - height);
        const highest = Math.max(0, its.y - height + 1);
        raw += (rightmost - leftmost + 1) * (lowest - highest + 1);
        if (raw > MAX_RAW_CANDIDATES || cells > MAX_CANDIDATE_CELLS) return false;
        for (let x = rightmost; x >= leftmost; x--) {
          for (let y = lowest; y >= highest; y--) {
            if (table.count(x, y, width, height) !== 1) continue;
            cells += width * height;
            candidates.push({ clue, x, y, width, height });
          }
        }
      }
    }
    this.cells = cells;
    this.raw = raw;
    return true;
  }
}
