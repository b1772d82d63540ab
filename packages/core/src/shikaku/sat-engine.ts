/**
 * The engine `logic-solver`: the SAT encoding, solved by logic-solver.
 *
 * One node is one call of the solver, which cannot be interrupted: whoever needs a time limit runs
 * it in a worker that can be ended. Another answer is found by forbidding the rects of the last.
 */

import type { Progress } from "../base/search.ts";
import { loadLogicSolver } from "../sat/logic-solver.ts";
import { models, type ModelsEnd } from "../sat/models.ts";
import type { Model, SatSolver } from "../sat/solver.ts";
import type { Answer } from "./answer.ts";
import { exceedsClauses, SatEncoding } from "./encode-sat.ts";
import type { AnswerSearch, Engine } from "./engine.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * Clauses beyond which logic-solver's heap of 64 MiB certainly bursts, so that the encoding is not
 * even made: it holds 1.5 million clauses at the very most.
 */
const MOST_CLAUSES = 2_000_000;

/** Loads logic-solver and gives the engine that runs on it. */
export async function loadLogicSolverEngine(): Promise<Engine> {
  const newSolver = await loadLogicSolver();
  return {
    name: "logic-solver",
    start: (puzzle) =>
      exceedsClauses(puzzle, MOST_CLAUSES) ? outOfMemory : new SatAnswers(puzzle, newSolver()),
  };
}

/** The search of an encoding that is too large to try. */
const outOfMemory: AnswerSearch = { nodes: 0, answer: [], advance: () => "out-of-memory" };

class SatAnswers implements AnswerSearch {
  nodes = 0;
  answer: Answer = [];
  readonly #encoding: SatEncoding;
  readonly #models: Generator<Model, ModelsEnd, void>;
  #end: Progress | undefined;

  constructor(puzzle: Puzzle, solver: SatSolver) {
    this.#encoding = new SatEncoding(puzzle);
    this.#models = models(this.#encoding.cnf, solver, { over: this.#encoding.rectVariables });
  }

  advance(nodes: number): Progress {
    if (this.#end !== undefined) return this.#end;
    if (nodes < 1) return "paused";
    this.nodes++;
    const step = this.#models.next();
    if (step.done !== true) {
      this.answer = this.#encoding.decode(step.value);
      return "answer";
    }
    this.#end = step.value.outcome === "exhausted" ? "exhausted" : "out-of-memory";
    return this.#end;
  }
}
