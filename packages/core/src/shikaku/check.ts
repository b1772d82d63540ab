/**
 * The checker: is a list of rects an answer?
 *
 * It shares no code with candidates, encodings or engines, so that a mistake there cannot hide
 * here, and it names every fault, not the first only.
 */

import {
  cellAt,
  fitsOn,
  formatCell,
  formatRect,
  formatSize,
  type Cell,
  type Rect,
} from "../base/grid.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/**
 * One fault of an answer, with the cell where it shows and a sentence.
 *
 * - `not-a-rect`: a rect whose numbers are not whole, or whose size is not positive.
 * - `outside-board`: a rect that leaves the board, or lies off it; `cell` is its top left cell.
 * - `no-clue`: a rect without a clue; `cell` is its top left cell.
 * - `two-clues`: a rect with several clues; `cell` is the second one's.
 * - `wrong-area`: a rect whose area is not its only clue's; `cell` is the clue's.
 * - `overlap`: a cell in more than one rect.
 * - `uncovered-cell`: a cell in none.
 */
export interface Issue {
  readonly kind:
    | "not-a-rect"
    | "outside-board"
    | "no-clue"
    | "two-clues"
    | "wrong-area"
    | "overlap"
    | "uncovered-cell";
  readonly cell: Cell;
  /** The rect at fault; none for an uncovered cell. For an overlap: the later of the two. */
  readonly rect?: Rect;
  readonly message: string;
}

/** Faults beyond so many are not listed: nobody reads them, and hostile rects could make millions. */
export const MAX_ISSUES = 10_000;

/**
 * All faults of the rects as an answer of the puzzle, the first {@link MAX_ISSUES} of them; an empty
 * list when they are one.
 */
export function check(puzzle: Puzzle, rects: readonly Rect[]): readonly Issue[] {
  const { width, height } = puzzle.size;
  const issues: Issue[] = [];
  const covered = new Uint8Array(width * height);
  const clueAt = new Int32Array(width * height).fill(-1);
  for (const [number, clue] of puzzle.clues.entries()) clueAt[clue.y * width + clue.x] = number;
  for (const { x, y, width: w, height: h } of rects) {
    if (issues.length >= MAX_ISSUES) return issues.slice(0, MAX_ISSUES);
    const rect = { x, y, width: w, height: h };
    const cell = { x, y };
    if (![x, y, w, h].every(Number.isSafeInteger) || w < 1 || h < 1) {
      const message = `x ${x}, y ${y}, width ${w}, height ${h} is no rectangle: expected whole numbers and a size of at least 1x1`;
      issues.push({ kind: "not-a-rect", cell, rect, message });
      continue;
    }
    if (!fitsOn(puzzle.size, rect)) {
      const message = `the rectangle ${formatRect(rect)} leaves the ${formatSize(puzzle.size)} board`;
      issues.push({ kind: "outside-board", cell, rect, message });
    }
    const clues: Clue[] = [];
    for (let row = Math.max(0, y); row < Math.min(height, y + h); row++) {
      for (let column = Math.max(0, x); column < Math.min(width, x + w); column++) {
        const index = row * width + column;
        const number = clueAt[index]!;
        if (number >= 0) clues.push(puzzle.clues[number]!);
        if (covered[index] === 1) {
          const shared = { x: column, y: row };
          const message = `the cell ${formatCell(shared)} is in more than one rectangle`;
          issues.push({ kind: "overlap", cell: shared, rect, message });
        }
        covered[index] = 1;
      }
    }
    const [clue, second] = clues;
    if (clue === undefined) {
      const message = `the rectangle ${formatRect(rect)} holds no clue`;
      issues.push({ kind: "no-clue", cell, rect, message });
    } else if (second !== undefined) {
      const named = clues.map((each) => `${each.area} at ${formatCell(each)}`).join(", ");
      const message = `the rectangle ${formatRect(rect)} holds ${clues.length} clues: ${named}`;
      issues.push({ kind: "two-clues", cell: { x: second.x, y: second.y }, rect, message });
    } else if (clue.area !== "?" && clue.area !== w * h) {
      const message = `the rectangle ${formatRect(rect)} has ${w * h} cells, but its clue at ${formatCell(clue)} is ${clue.area}`;
      issues.push({ kind: "wrong-area", cell: { x: clue.x, y: clue.y }, rect, message });
    }
  }
  for (let index = covered.indexOf(0); index >= 0; index = covered.indexOf(0, index + 1)) {
    if (issues.length >= MAX_ISSUES) return issues.slice(0, MAX_ISSUES);
    const cell = cellAt(puzzle.size, index);
    const message = `the cell ${formatCell(cell)} is in no rectangle`;
    issues.push({ kind: "uncovered-cell", cell, message });
  }
  return issues;
}
