/**
 * A position: the candidates that are still open while a puzzle is being deduced.
 *
 * Candidates are only ever removed; fixing a region removes the others of its clue and all that meet
 * it. So whatever a rule may conclude, it may still conclude later, and the order in which the
 * conclusions of a round are applied does not matter. What is removed may be taken back, last first:
 * that is how an assumption is tried. All counts are kept as candidates go, so that a rule need not
 * look at what has not changed.
 */

import type { CandidateTable } from "./candidate-table.ts";

/** What shows that a position has no answer: a clue without candidates, or a cell that none covers. */
export type Contradiction = { readonly clue: number } | { readonly cell: number };

/** In {@link Position.fixed}: the clue's region is not known yet. */
export const OPEN = -1;

/** Which candidates of a table are open, and which regions are known. */
export class Position {
  readonly table: CandidateTable;
  /** By clue: the candidate that is its region, or `OPEN`. */
  readonly fixed: Int32Array;
  /** By clue: how many candidates it has left. */
  readonly left: Int32Array;
  /** By cell: how many candidates that are left cover it. */
  readonly coverage: Int32Array;
  /** The clues whose regions are not known. */
  open: number;
  /** How many cells and entries of lists were looked at to remove candidates, for those who pause. */
  work = 0;
  /** The first fault that came up, if any. */
  contradiction: Contradiction | undefined;
  readonly #isLive: Uint8Array;
  /** By cell: places in the table's `coverers` between which all open ones lie, both included. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  /** What was done, to be taken back: a candidate removed, or `~clue` for a region fixed. */
  readonly #trail: number[] = [];

  /** All candidates of the table are open, or those of another position of that table. */
  constructor(from: CandidateTable | Position) {
    if (from instanceof Position) {
      this.table = from.table;
      this.fixed = from.fixed.slice();
      this.left = from.left.slice();
      this.coverage = from.coverage.slice();
      this.open = from.open;
      this.contradiction = from.contradiction;
      this.#isLive = from.#isLive.slice();
      this.#first = from.#first.slice();
      this.#last = from.#last.slice();
      return;
    }
    const { starts, coverStarts } = from;
    this.table = from;
    this.open = starts.length - 1;
    this.fixed = new Int32Array(this.open).fill(OPEN);
    this.left = new Int32Array(this.open);
    for (let clue = 0; clue < this.open; clue++) {
      this.left[clue] = starts[clue + 1]! - starts[clue]!;
      if (this.left[clue] === 0) this.contradiction ??= { clue };
    }
    this.coverage = new Int32Array(coverStarts.length - 1);
    this.#isLive = new Uint8Array(from.candidates.length).fill(1);
    this.#first = coverStarts.slice(0, -1);
    this.#last = coverStarts.slice(1);
    for (let cell = 0; cell < this.coverage.length; cell++) {
      this.#last[cell]!--;
      this.coverage[cell] = coverStarts[cell + 1]! - coverStarts[cell]!;
      if (this.coverage[cell] === 0) this.contradiction ??= { cell };
    }
  }

  /** Whether the candidate is open, or its clue's known region. */
  isLive(candidate: number): boolean {
    return this.#isLive[candidate] === 1;
  }

  /** The clue's candidates that are left, rising. */
  of(clue: number): readonly number[] {
    const { starts } = this.table;
    const live: number[] = [];
    for (let each = starts[clue]!; each < starts[clue + 1]!; each++) {
      if (this.isLive(each)) live.push(each);
    }
    return live;
  }

  /** The candidates that are left and cover the cell, rising. */
  over(cell: number): readonly number[] {
    const { coverers } = this.table;
    const live: number[] = [];
    for (let at = this.#first[cell]!; at <= this.#last[cell]!; at++) {
      if (this.isLive(coverers[at]!)) live.push(coverers[at]!);
    }
    return live;
  }

  /** The first candidate that is left and covers the cell; the cell must have one. */
  firstOver(cell: number): number {
    const { coverers } = this.table;
    let at = this.#first[cell]!;
    while (!this.isLive(coverers[at]!)) at++;
    this.#first[cell] = at;
    return coverers[at]!;
  }

  /** The only clue that can still reach the cell, or -1 where there are several. */
  soleReacher(cell: number): number {
    const { coverers, clueOf } = this.table;
    // Candidates of one clue stand together, so the first and the last tell.
    let at = this.#last[cell]!;
    while (!this.isLive(coverers[at]!)) at--;
    this.#last[cell] = at;
    const clue = clueOf[this.firstOver(cell)]!;
    return clue === clueOf[coverers[at]!] ? clue : -1;
  }

  /** Takes the candidate away, if it is still there. */
  remove(candidate: number): void {
    if (!this.isLive(candidate)) return;
    this.#isLive[candidate] = 0;
    this.#trail.push(candidate);
    const clue = this.table.clueOf[candidate]!;
    if (--this.left[clue]! === 0) this.contradiction ??= { clue };
    const { coverage } = this;
    const { x, y, width, height } = this.table.candidates[candidate]!;
    this.work += width * height;
    const stride = this.table.size.width;
    for (let row = y; row < y + height; row++) {
      const end = row * stride + x + width;
      for (let cell = end - width; cell < end; cell++) {
        if (--coverage[cell]! === 0) this.contradiction ??= { cell };
      }
    }
  }

  /** Makes the candidate its clue's region; one that is gone leaves its clue without any. */
  fix(candidate: number): void {
    const { starts, coverStarts, coverers, clueOf } = this.table;
    const clue = clueOf[candidate]!;
    if (this.fixed[clue] === OPEN) {
      this.fixed[clue] = candidate;
      this.open--;
      this.#trail.push(~clue);
    }
    for (let each = starts[clue]!; each < starts[clue + 1]!; each++) {
      if (each !== candidate) this.remove(each);
    }
    this.work += starts[clue + 1]! - starts[clue]!;
    this.table.visitCells(candidate, (cell) => {
      if (this.coverage[cell] === 1) return;
      this.work += coverStarts[cell + 1]! - coverStarts[cell]!;
      for (let at = coverStarts[cell]!; at < coverStarts[cell + 1]!; at++) {
        if (coverers[at] !== candidate) this.remove(coverers[at]!);
      }
    });
  }

  /** A point to come back to. */
  get mark(): number {
    return this.#trail.length;
  }

  /** The candidates removed since the mark, in order, each with the mark at which it went. */
  removedSince(mark: number): ReadonlyMap<number, number> {
    const removed = new Map<number, number>();
    for (let at = mark; at < this.#trail.length; at++) {
      if (this.#trail[at]! >= 0) removed.set(this.#trail[at]!, at);
    }
    return removed;
  }

  /** Takes back what was done since the mark, at which there was no contradiction. */
  undo(mark: number): void {
    const { clueOf, coverStarts } = this.table;
    while (this.#trail.length > mark) {
      const entry = this.#trail.pop()!;
      if (entry < 0) {
        this.fixed[~entry] = OPEN;
        this.open++;
        continue;
      }
      this.#isLive[entry] = 1;
      this.left[clueOf[entry]!]!++;
      this.table.visitCells(entry, (cell) => {
        this.coverage[cell]!++;
        this.#first[cell] = coverStarts[cell]!;
        this.#last[cell] = coverStarts[cell + 1]! - 1;
      });
    }
    this.contradiction = undefined;
  }
}
