/**
 * The fingerprint: a text by which two puzzles are known to be the same.
 *
 * It holds the size and every clue, so it is equal if and only if they are. It is no hash: a reply
 * that belongs to another board must not be taken for this one's, ever.
 */

import { formatSiteTask, formatSize, type Puzzle } from "@shikiri/core";

/** The puzzle's fingerprint, such as `2x2:2a2a`. */
export function fingerprintOf(puzzle: Puzzle): string {
  return `${formatSize(puzzle.size)}:${formatSiteTask(puzzle)}`;
}
