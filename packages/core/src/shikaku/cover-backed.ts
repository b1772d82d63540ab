/** Engines that hand the whole puzzle, as exact cover, to an exact cover engine. */

import type { Progress } from "../base/search.ts";
import { cdclSearch } from "../engines/cdcl-search.ts";
import type { CoverEngine, CoverSearch } from "../exact-cover/engine.ts";
import { plainSearch } from "../exact-cover/plain-search.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import { decodeAnswer, encodeCover } from "./encode-cover.ts";
import type { AnswerSearch, Engine } from "./engine.ts";
import type { Puzzle } from "./puzzle.ts";

/** What is forced first, then the smallest choice: the oracle that other engines are compared with. */
export const plain: Engine = coverBacked("plain", plainSearch);

/** Our own conflict-driven SAT solver on the whole puzzle: steady, where `cover` takes it apart. */
export const sat: Engine = coverBacked("sat", cdclSearch);

function coverBacked(name: string, engine: CoverEngine): Engine {
  return {
    name,
    start: (puzzle, candidates) => new CoverBackedAnswers(puzzle, candidates, engine),
  };
}

class CoverBackedAnswers implements AnswerSearch {
  readonly #puzzle: Puzzle;
  readonly #candidates: readonly Candidate[];
  readonly #search: CoverSearch;

  constructor(puzzle: Puzzle, candidates: readonly Candidate[], engine: CoverEngine) {
    this.#puzzle = puzzle;
    this.#candidates = candidates;
    this.#search = engine(encodeCover(puzzle, candidates));
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
