/**
 * The task witness: whether the page's inline task string tells the same puzzle as its cells.
 *
 * Cells decide, always. The string may be another puzzle's (an unfinished saved game replaces the
 * page's puzzle) or corrupted (as served to what is no browser), so it is reported and never used
 * to fill in or correct a cell. It can show one thing, though: that the page is unfinished, since
 * no other puzzle than the task's own begins with exactly the same clues in the same places.
 */

import {
  areaOf,
  formatSize,
  parseSiteTask,
  sizesOfSiteTask,
  type Clue,
  type Puzzle,
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
 * The number of cells of the task whose first columns and rows, and not all of them, the puzzle is;
 * undefined if it is no such part of a well-formed task.
 */
export function cellsOfWhole(task: string, puzzle: Puzzle): number | undefined {
  const sizes = sizesOfSiteTask(task);
  if (!sizes.ok || sizes.value.length === 0) return undefined;
  const cells = areaOf(sizes.value[0]!);
  if (cells <= areaOf(puzzle.size) || cells > MAX_BOARD_CELLS) return undefined;
  const row = parseSiteTask(task, { width: cells, height: 1 });
  if (!row.ok) return undefined;
  return sizes.value.some(({ width }) => isBeginning(puzzle, row.value.clues, width))
    ? cells
    : undefined;
}

/** Whether the puzzle is the corner of a board `width` wide whose cells, in one row, hold `whole`. */
export function isBeginning(
  { size, clues }: Puzzle,
  whole: readonly Clue[],
  width: number,
): boolean {
  if (width < size.width) return false;
  let next = 0;
  for (const { x: index, area } of whole) {
    const x = index % width;
    const y = Math.floor(index / width);
    if (y >= size.height) break;
    if (x >= size.width) continue;
    const clue = clues[next++];
    if (clue?.x !== x || clue.y !== y || clue.area !== area) return false;
  }
  return next === clues.length;
}
