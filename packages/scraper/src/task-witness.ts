/**
 * The task witness: whether the page's inline task string tells the same puzzle as its cells.
 *
 * Cells decide, always. The string may be another puzzle's (an unfinished saved game replaces the
 * page's puzzle) or corrupted (as served to what is no browser), so it is reported and never used
 * to fill in or correct a cell.
 */

import { parseSiteTask, type Puzzle } from "@shikiri/core";
import type { TaskWitness } from "./board.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** Compares the task string, undefined where the page has none, with the puzzle of the cells. */
export function taskWitness(task: string | undefined, puzzle: Puzzle): TaskWitness {
  if (task === undefined) return "absent";
  const told = parseSiteTask(task, puzzle.size);
  if (!told.ok) return "unreadable";
  return fingerprintOf(told.value) === fingerprintOf(puzzle) ? "agrees" : "differs";
}
