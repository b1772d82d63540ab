/** The boards that are measured: the site's where the shared data is there, else practice boards. */

import { existsSync, readFileSync } from "node:fs";
import { areaOf, parsePuzzle, puzzleFromRows, type Puzzle } from "@shikiri/core";
import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";

/** A board and its name in the tables. */
export interface BenchBoard {
  readonly name: string;
  readonly puzzle: Puzzle;
}

/** All boards, small ones first. */
export function benchBoards(): readonly BenchBoard[] {
  const shared = new URL("../../shared/data/site-boards.jsonl", import.meta.url);
  const boards = existsSync(shared)
    ? readFileSync(shared, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ name: (JSON.parse(line) as { id: string }).id, read: parsePuzzle(line) }))
    : PRACTICE_BOARDS.map(({ name, rows }) => ({ name, read: puzzleFromRows(rows) }));
  return boards
    .map(({ name, read }) => {
      if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
      return { name, puzzle: read.value };
    })
    .toSorted((a, b) => areaOf(a.puzzle.size) - areaOf(b.puzzle.size));
}
