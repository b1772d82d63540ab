/**
 * The engine `cover`: narrowing, then the exact cover engine of that name on what is left.
 *
 * Most boards are finished when narrowing ends, and the others are small by then.
 */

import type { Progress } from "../base/search.ts";
import { coverSearch } from "../engines/cover.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import { SteppedSearch, type CoverSteps } from "../exact-cover/stepped-search.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import { decodeAnswer, encodeCover } from "./encode-cover.ts";
import type { AnswerSearch, Engine } from "./engine.ts";
import { narrow } from "./narrow.ts";
import type { Puzzle } from "./puzzle.ts";

/** Exact on every board, quick on nearly all, and not lost on those with many answers. */
export const cover: Engine = {
  name: "cover",
  start: (puzzle, candidates) => new CoverAnswers(puzzle, candidates),
};

class CoverAnswers implements AnswerSearch {
  readonly #puzzle: Puzzle;
  readonly #candidates: readonly Candidate[];
  #left: readonly Candidate[] = [];
  #search: CoverSearch | undefined;

  constructor(puzzle: Puzzle, candidates: readonly Candidate[]) {
    this.#puzzle = puzzle;
    this.#candidates = candidates;
  }

  get nodes(): number {
    return this.#search?.nodes ?? 0;
  }

  get answer(): Answer {
    return decodeAnswer(this.#puzzle, this.#left, this.#search?.answer ?? []);
  }

  advance(nodes: number): Progress {
    if (this.#search === undefined) {
      if (nodes < 1) return "paused";
      this.#left = narrow(this.#puzzle, this.#candidates) ?? [];
      // Narrowing ends with hulls that cover the board where each is its clue's last candidate.
      this.#search =
        this.#left.length === this.#puzzle.clues.length
          ? oneAnswer([...this.#left.keys()])
          : coverSearch(encodeCover(this.#puzzle, this.#left));
    }
    return this.#search.advance(nodes);
  }
}

/** The search whose only answer is known. */
function oneAnswer(answer: readonly number[]): CoverSearch {
  return new SteppedSearch(
    (function* (): CoverSteps {
      yield answer;
      return "exhausted";
    })(),
  );
}
