/** The interface of every Shikaku engine: a puzzle and its candidates in, a search out. */

import type { Search } from "../base/search.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import type { Puzzle } from "./puzzle.ts";

/** An enumeration of a puzzle's answers. */
export type AnswerSearch = Search<Answer>;

/**
 * Something that enumerates a puzzle's answers. Engines are values, not names, so that a bundle
 * holds only those that its code mentions.
 */
export interface Engine {
  /** As the command line and the statistics call it. */
  readonly name: string;
  /** Starts a search over the puzzle's candidates ({@link Candidate}, all of them, in order). */
  start(puzzle: Puzzle, candidates: readonly Candidate[]): AnswerSearch;
}
