/**
 * The checker's board: what is still possible, by its own reckoning.
 *
 * It lists the candidates by itself, in the plainest way: every rect of a right area that holds the
 * clue, lies on the board and holds no other.
 */

import {
  areaOf,
  cellIndex,
  cellsOf,
  contains,
  isSameRect,
  type Cell,
  type Rect,
} from "../../base/grid.ts";
import { sumsOf, type Clue, type Puzzle } from "../puzzle.ts";
import type { ClaimedContradiction, ClaimedRegion } from "./claims.ts";

/** A candidate by the checker's own reckoning; `clue` counts the puzzle's clues. */
export interface Choice extends Rect {
  readonly clue: number;
}

/** How many rects are looked at to find the candidates, and how many cells these may have together. */
const MOST_RECTS = 50_000_000;
const MOST_CELLS = 10_000_000;

/** The candidates, clue by clue; undefined where there are too many to go through. */
export function listChoices(puzzle: Puzzle): readonly (readonly Choice[])[] | undefined {
  const { size, clues } = puzzle;
  const { known, unknown } = sumsOf(clues);
  const rest = areaOf(size) - known - (unknown - 1);
  const counts = countsOf(puzzle);
  let looked = 0;
  let cells = 0;
  const choices: Choice[][] = [];
  for (const [clue, { x: column, y: row, area }] of clues.entries()) {
    const own: Choice[] = [];
    const most = area === "?" ? rest : area;
    const least = area === "?" && unknown > 1 ? 1 : most;
    for (let width = 1; width <= Math.min(most, size.width); width++) {
      const tallest = Math.min(Math.floor(most / width), size.height);
      for (let height = Math.ceil(least / width); height <= tallest; height++) {
        const right = Math.min(column, size.width - width);
        const bottom = Math.min(row, size.height - height);
        for (let x = Math.max(0, column - width + 1); x <= right; x++) {
          for (let y = Math.max(0, row - height + 1); y <= bottom; y++) {
            if (++looked > MOST_RECTS) return undefined;
            const choice = { clue, x, y, width, height };
            if (cluesIn(choice, counts) > 1) continue;
            cells += areaOf(choice);
            if (cells > MOST_CELLS) return undefined;
            own.push(choice);
          }
        }
      }
    }
    choices.push(own);
  }
  return choices;
}

/** By row and column: the number of clues above and to the left of that cell's top left corner. */
function countsOf({ size, clues }: Puzzle): readonly Int32Array[] {
  const counts = Array.from({ length: size.height + 1 }, () => new Int32Array(size.width + 1));
  for (const { x, y } of clues) counts[y + 1]![x + 1] = 1;
  for (let y = 1; y <= size.height; y++) {
    for (let x = 1; x <= size.width; x++) {
      counts[y]![x]! += counts[y]![x - 1]! + counts[y - 1]![x]! - counts[y - 1]![x - 1]!;
    }
  }
  return counts;
}

/** The number of clues in a rect of the board. */
function cluesIn({ x, y, width, height }: Rect, counts: readonly Int32Array[]): number {
  const above = counts[y]!;
  const below = counts[y + height]!;
  return below[x + width]! - below[x]! - above[x + width]! + above[x]!;
}

/** What is still possible, by the checker's own reckoning. */
export class Board {
  readonly puzzle: Puzzle;
  readonly #choices: readonly (readonly Choice[])[];
  readonly #over: readonly Choice[][];
  readonly #gone: Set<Choice>;

  constructor(from: Board | { puzzle: Puzzle; choices: readonly (readonly Choice[])[] }) {
    this.puzzle = from.puzzle;
    if (from instanceof Board) {
      this.#choices = from.#choices;
      this.#over = from.#over;
      this.#gone = new Set(from.#gone);
      return;
    }
    this.#choices = from.choices;
    this.#over = Array.from({ length: areaOf(this.puzzle.size) }, () => []);
    this.#gone = new Set();
    for (const choice of from.choices.flat()) {
      for (const cell of cellsOf(choice))
        this.#over[cellIndex(this.puzzle.size, cell)]!.push(choice);
    }
  }

  /** The clue's place in the puzzle, -1 where the puzzle has no such clue. */
  numberOf({ x, y, area }: Clue): number {
    return this.puzzle.clues.findIndex(
      (clue) => clue.x === x && clue.y === y && clue.area === area,
    );
  }

  /** The candidate of the puzzle that is meant; undefined where it is none. */
  find(region: ClaimedRegion): Choice | undefined {
    return this.#choices[this.numberOf(region.clue)]?.find((choice) => isSameRect(choice, region));
  }

  isLeft(choice: Choice): boolean {
    return !this.#gone.has(choice);
  }

  /** The clue's candidates, before any step. */
  allOf(clue: number): readonly Choice[] {
    return this.#choices[clue]!;
  }

  of(clue: number): readonly Choice[] {
    return this.allOf(clue).filter((choice) => this.isLeft(choice));
  }

  over(cell: Cell): readonly Choice[] {
    return this.#over[cellIndex(this.puzzle.size, cell)]!.filter((choice) => this.isLeft(choice));
  }

  remove(choice: Choice): void {
    this.#gone.add(choice);
  }

  take(choice: Choice): void {
    const rivals = [...cellsOf(choice)].flatMap((cell) => this.over(cell));
    for (const rival of [...this.of(choice.clue), ...rivals]) {
      if (rival !== choice) this.remove(rival);
    }
  }

  has(cell: Cell): boolean {
    const { x, y } = cell;
    return (
      Number.isInteger(x) &&
      Number.isInteger(y) &&
      contains({ x: 0, y: 0, ...this.puzzle.size }, cell)
    );
  }

  isContradiction(claim: ClaimedContradiction): boolean {
    if ("cell" in claim) return this.has(claim.cell) && this.over(claim.cell).length === 0;
    const clue = this.numberOf(claim.clue);
    return clue >= 0 && this.of(clue).length === 0;
  }

  /** Whether each clue has one candidate left, and these cover the board. */
  isAnswer(): boolean {
    const left = [...this.#choices.keys()].map((clue) => this.of(clue));
    const covered = new Uint8Array(areaOf(this.puzzle.size));
    for (const cell of left.flatMap(([only]) => (only === undefined ? [] : [...cellsOf(only)]))) {
      covered[cellIndex(this.puzzle.size, cell)]!++;
    }
    return left.every((own) => own.length === 1) && covered.every((times) => times === 1);
  }
}

/** Whether no answer has both: they share a cell, or are different candidates of one clue. */
export function exclude(one: Choice, other: Choice): boolean {
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return one !== other && (one.clue === other.clue || !isApart);
}
