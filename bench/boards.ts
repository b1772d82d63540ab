/** The boards that are measured: the shared data where it is there, practice boards, generated ones. */

import { areaOf, puzzleFromRows, type Puzzle } from "@shikiri/core";
import { PRACTICE_BOARDS } from "../packages/scraper/stand-in/index.ts";
import { HAS_SHARED_DATA, sharedBoards as readShared } from "../shared-data.ts";
import { randomPuzzle } from "../packages/core/test/random-dissection.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

/** A board and its name in the tables. */
export interface BenchBoard {
  readonly name: string;
  readonly puzzle: Puzzle;
  /** The verdict that the data itself claims, if any. */
  readonly known?: Verdict;
}

/** The boards of one file of the shared data, such as `site-boards`; none where it is not there. */
export function sharedBoards(name: string): readonly BenchBoard[] {
  if (!HAS_SHARED_DATA) return [];
  return readShared(name).map(({ id, rows, answers = 1 }) => {
    const read = puzzleFromRows(rows);
    if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
    return { name: id, puzzle: read.value, known: verdictOf(answers) };
  });
}

/** The site's boards, or the practice boards in their place, small ones first. */
export function siteBoards(): readonly BenchBoard[] {
  const shared = sharedBoards("site-boards");
  const boards = shared.length > 0 ? shared : practiceBoards();
  return boards.toSorted((a, b) => areaOf(a.puzzle.size) - areaOf(b.puzzle.size));
}

/** Boards of 20x20 to 100x100 from the two recipes of the tests' generator. */
export function generatedBoards(): readonly BenchBoard[] {
  return [20, 40, 60, 80, 100].flatMap((side) =>
    (["cut", "fill"] as const).map((style) => {
      const recipe = { size: { width: side, height: side }, seed: side, style, largest: 12 };
      return { name: `${style}-${side}x${side}`, puzzle: randomPuzzle(recipe).puzzle };
    }),
  );
}

function practiceBoards(): readonly BenchBoard[] {
  return Object.entries(PRACTICE_BOARDS).map(([name, rows]) => {
    const read = puzzleFromRows(rows);
    if (!read.ok) throw new Error(`${name}: ${read.error.message}`);
    return { name, puzzle: read.value };
  });
}
