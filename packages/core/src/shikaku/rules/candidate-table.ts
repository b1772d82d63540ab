/**
 * The candidates of a puzzle, found by clue and by cell.
 *
 * A candidate is known by its number, its place in the list of all; a clue by its place in the puzzle;
 * a cell by its place in row-major order. Candidates of a clue are consecutive, and so are, in the list
 * of a cell, those of the same clue: rules rely on both. The table never changes; what is still
 * possible is in a `Position`.
 */

import { areaOf, type Size } from "../../base/grid.ts";
import { Pace } from "../../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../../base/steps.ts";
import type { Candidate } from "../candidates.ts";
import type { Puzzle } from "../puzzle.ts";

/** An index over all candidates of one puzzle. */
export class CandidateTable {
  readonly puzzle: Puzzle;
  readonly candidates: readonly Candidate[];
  /** By candidate: its clue. */
  readonly clueOf: Int32Array;
  /** By clue: its first candidate; one entry more for the end. */
  readonly starts: Int32Array;
  /** By cell: where its candidates begin in `coverers`; one entry more for the end. */
  readonly coverStarts: Int32Array;
  /** For each cell the candidates that cover it, rising. */
  readonly coverers: Int32Array;

  private constructor(puzzle: Puzzle, candidates: readonly Candidate[]) {
    this.puzzle = puzzle;
    this.candidates = candidates;
    this.clueOf = new Int32Array(candidates.length);
    this.starts = new Int32Array(puzzle.clues.length + 1);
    this.coverStarts = new Int32Array(areaOf(puzzle.size) + 1);
    let cells = 0;
    for (let number = 0; number < candidates.length; number++) {
      const { clue, width, height } = candidates[number]!;
      this.clueOf[number] = clue;
      this.starts[clue + 1]!++;
      cells += width * height;
    }
    accumulate(this.starts);
    this.coverers = new Int32Array(cells);
  }

  /** @param candidates all of the puzzle's, clue by clue, see `listCandidates` */
  static of(puzzle: Puzzle, candidates: readonly Candidate[]): CandidateTable {
    return runSteps(CandidateTable.making(puzzle, candidates));
  }

  /** Makes what {@link CandidateTable.of} returns. */
  static *making(puzzle: Puzzle, candidates: readonly Candidate[]): Steps<CandidateTable> {
    const table = new CandidateTable(puzzle, candidates);
    const { coverStarts, coverers } = table;
    const pace = new Pace();
    for (let number = 0; number < candidates.length; number++) {
      table.visitCells(number, (cell) => coverStarts[cell + 1]!++);
      if (pace.isOver(areaOf(candidates[number]!))) yield PAUSE;
    }
    accumulate(coverStarts);
    const next = coverStarts.slice();
    for (let number = 0; number < candidates.length; number++) {
      table.visitCells(number, (cell) => (coverers[next[cell]!++] = number));
      if (pace.isOver(areaOf(candidates[number]!))) yield PAUSE;
    }
    return table;
  }

  get size(): Size {
    return this.puzzle.size;
  }

  /** Visits the candidate's cells in row-major order. */
  visitCells(candidate: number, visit: (cell: number) => void): void {
    const { x, y, width, height } = this.candidates[candidate]!;
    const stride = this.puzzle.size.width;
    for (let row = y; row < y + height; row++) {
      const end = row * stride + x + width;
      for (let cell = end - width; cell < end; cell++) visit(cell);
    }
  }

  /** The candidate's cells in row-major order, for those who pause among them. */
  *cellsOf(candidate: number): Generator<number, void> {
    const { x, y, width, height } = this.candidates[candidate]!;
    const stride = this.puzzle.size.width;
    for (let row = y; row < y + height; row++) {
      const end = row * stride + x + width;
      for (let cell = end - width; cell < end; cell++) yield cell;
    }
  }

  /** Whether the candidate covers the cell. */
  covers(candidate: number, cell: number): boolean {
    const { x, y, width, height } = this.candidates[candidate]!;
    const stride = this.puzzle.size.width;
    const row = Math.floor(cell / stride);
    const column = cell - row * stride;
    return row >= y && row < y + height && column >= x && column < x + width;
  }

  /** Whether no answer has both: they share a cell, or are different candidates of one clue. */
  exclude(one: number, other: number): boolean {
    if (one === other) return false;
    const a = this.candidates[one]!;
    const b = this.candidates[other]!;
    return (
      a.clue === b.clue ||
      (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
    );
  }
}

/** Turns counts, one place late, into starts. */
function accumulate(counts: Int32Array): void {
  for (let at = 1; at < counts.length; at++) counts[at]! += counts[at - 1]!;
}
