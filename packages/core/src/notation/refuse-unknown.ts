/** Clues that a notation cannot write: some have no sign for a `?`, and a sheet is never changed. */

import { formatCell } from "../base/grid.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import type { FormatError } from "./notation.ts";

/** Why the puzzle cannot be written in `notation`: its first `?`; undefined if it has none. */
export function refuseUnknown(puzzle: Puzzle, notation: string): FormatError | undefined {
  const unknown = puzzle.clues.find(({ area }) => area === "?");
  if (unknown === undefined) return undefined;
  const cell = { x: unknown.x, y: unknown.y };
  const message = `the clue at ${formatCell(cell)} is ?, for which ${notation} has no sign: expected known areas`;
  return { kind: "unknown-clue", cell, message };
}
