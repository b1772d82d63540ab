/**
 * The task witness: whether the page's inline task string tells the same puzzle as its cells.
 *
 * Cells decide, always. The string may be another puzzle's (an unfinished saved game replaces the
 * page's puzzle) or corrupted (as served to what is no browser), so it is reported and never used
 * to fill in or correct a cell. It can show one thing, though: that the page is unfinished, since
 * no other puzzle than the task's own has a part with exactly the same clues in the same places.
 */

import {
  areaOf,
  cellAt,
  contains,
  formatSize,
  parseSiteTask,
  sizesOfSiteTask,
  type Clue,
  type Puzzle,
  type Rect,
  type Size,
} from "@shikiri/core";
import { MAX_BOARD_CELLS } from "./board.ts";
import { ABSENT, testimonyOf, type Testimony } from "./witnesses.ts";

/** Compares the task string, undefined where the page has none, with the puzzle of the cells. */
export function taskWitness(task: string | undefined, puzzle: Puzzle): Testimony {
  if (task === undefined) return ABSENT;
  const told = parseSiteTask(task, puzzle.size);
  if (told.ok) return testimonyOf(told.value, puzzle);
  return {
    says: "unreadable",
    how: `it is no task of a ${formatSize(puzzle.size)} board: ${told.error.message}`,
  };
}

/**
 * The number of cells of the task of which the puzzle is some neighbouring columns and rows, and not
 * all; undefined if it is no such part of a well-formed task.
 */
export function cellsOfWhole(task: string, puzzle: Puzzle): number | undefined {
  const sizes = sizesOfSiteTask(task);
  if (!sizes.ok || sizes.value.length === 0) return undefined;
  const cells = areaOf(sizes.value[0]!);
  if (cells <= areaOf(puzzle.size) || cells > MAX_BOARD_CELLS) return undefined;
  const row = parseSiteTask(task, { width: cells, height: 1 });
  if (!row.ok) return undefined;
  const { clues } = row.value;
  return sizes.value.some((size) => isPartOf(puzzle, size, clues)) ? cells : undefined;
}

/** Whether the puzzle is a part of a board of this size, whose clues are given as if in one row. */
export function isPartOf({ size, clues }: Puzzle, whole: Size, inOneRow: readonly Clue[]): boolean {
  const areas = new Map(inOneRow.map(({ x, area }) => [x, area]));
  for (let top = 0; top + size.height <= whole.height; top++) {
    for (let left = 0; left + size.width <= whole.width; left++) {
      const isSame = clues.every(
        ({ x, y, area }) => areas.get((top + y) * whole.width + left + x) === area,
      );
      if (isSame && cluesIn({ x: left, y: top, ...size }, whole, inOneRow) === clues.length) {
        return true;
      }
    }
  }
  return false;
}

function cluesIn(rect: Rect, whole: Size, inOneRow: readonly Clue[]): number {
  return inOneRow.filter(({ x }) => contains(rect, cellAt(whole, x))).length;
}
