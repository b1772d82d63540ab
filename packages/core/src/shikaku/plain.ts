/** The engine `plain`: exact cover by plain search. */

import type { Progress } from "../base/search.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import { plainSearch } from "../exact-cover/plain-search.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import { decodeAnswer, encodeCover } from "./encode-cover.ts";
import type { AnswerSearch, Engine } from "./engine.ts";
import type { Puzzle } from "./puzzle.ts";

/** Exact cover over the candidates: what is forced first, then the smallest choice. */
export const plain: Engine = {
  name: "plain",
  start: (puzzle, candidates) => new PlainAnswers(puzzle, candidates),
};

class PlainAnswers implements AnswerSearch {
  readonly #puzzle: Puzzle;
  readonly #candidates: readonly Candidate[];
  readonly #search: CoverSearch;

  constructor(puzzle: Puzzle, candidates: readonly Candidate[]) {
    this.#puzzle = puzzle;
    this.#candidates = candidates;
    this.#search = plainSearch(encodeCover(puzzle, candidates));
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get answer(): Answer {
    return decodeAnswer(this.#puzzle, this.#candidates, this.#search.answer);
  }

  advance(nodes: number): Progress {
    return this.#search.advance(nodes);
  }
}
