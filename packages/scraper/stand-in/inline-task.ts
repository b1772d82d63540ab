/**
 * The inline task string of a stand-in page, true or in one of the ways in which it misleads.
 *
 * On the live page it belongs to the board as served, which need not be the board on screen, and it
 * has been reported corrupted.
 */

import { formatSiteTask, puzzleFromRows, type Puzzle } from "@shikiri/core";
import type { Rows, Settings } from "./options.ts";

/** The text between the quotes of `var task = '...'`; undefined when the page has no such script. */
export function inlineTaskText({ rows, task }: Settings): string | undefined {
  if (typeof task === "object") return task.text;
  switch (task) {
    case "true":
      return formatSiteTask(puzzleOf(rows));
    case "other":
      return formatSiteTask(puzzleOf(turned(rows)));
    case "corrupted":
      return formatSiteTask(puzzleOf(rows)).replace(/\d+/, (area) => String(Number(area) + 1));
    case "absent":
      return undefined;
  }
}

/** Another puzzle of the same size: the board turned half round, unless that is the same board. */
function turned(rows: Rows): Rows {
  return rows.toReversed().map((row) => row.toReversed());
}

function puzzleOf(rows: Rows): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new TypeError(`the stand-in page's board: ${puzzle.error.message}`);
  return puzzle.value;
}
