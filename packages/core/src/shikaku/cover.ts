/**
 * The engine `cover`: narrowing, then the exact cover engine of that name on what is left.
 *
 * Most boards are finished when narrowing ends, and the others are small by then.
 */

import type { Progress } from "../base/search.ts";
import type { Steps } from "../base/steps.ts";
import { coverSearch } from "../engines/cover.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import type { Answer } from "./answer.ts";
import type { Candidate } from "./candidates.ts";
import type { AnswerSearch, Engine } from "./engine.ts";
import { decodeOpen, findOpenCover, type OpenCover } from "./open-cover.ts";
import type { Puzzle } from "./puzzle.ts";

/** Exact on every board, quick on nearly all, and not lost on those with many answers. */
export const cover: Engine = {
  name: "cover",
  start: (puzzle, candidates) => new CoverAnswers(puzzle, candidates),
};

class CoverAnswers implements AnswerSearch {
  readonly #puzzle: Puzzle;
  readonly #opening: Steps<OpenCover | undefined>;
  #started: { readonly left: OpenCover; readonly search: CoverSearch } | "impossible" | undefined;

  constructor(puzzle: Puzzle, candidates: readonly Candidate[]) {
    this.#puzzle = puzzle;
    this.#opening = findOpenCover(puzzle, candidates);
  }

  get nodes(): number {
    return typeof this.#started === "object" ? this.#started.search.nodes : 0;
  }

  get answer(): Answer {
    if (typeof this.#started !== "object") return [];
    const { left, search } = this.#started;
    return decodeOpen(this.#puzzle, left, search.answer);
  }

  advance(nodes: number): Progress {
    for (let steps = nodes; this.#started === undefined; steps--) {
      if (steps <= 0) return "paused";
      const step = this.#opening.next();
      if (step.done !== true) continue;
      const left = step.value;
      this.#started =
        left === undefined ? "impossible" : { left, search: coverSearch(left.problem) };
    }
    return this.#started === "impossible" ? "exhausted" : this.#started.search.advance(nodes);
  }
}
