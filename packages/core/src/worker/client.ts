/**
 * The solver's client: `solveAsync`, `countAsync` and the like, but on another thread.
 *
 * The worker at the other end runs `serveSolver`. The client neither starts nor ends it: that differs
 * from one environment to the next. Several questions may be open at once. A promise is rejected only
 * where the worker dies or an engine has a mistake; a worker that its owner ends says nothing, so
 * what was still open then stays open.
 */

import type { AbortSignalLike } from "../base/budget.ts";
import type { Watcher } from "../base/decide.ts";
import type { Result } from "../base/result.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { CountOutcome } from "../shikaku/count.ts";
import type { Explanation } from "../shikaku/explain.ts";
import type { Generation } from "../shikaku/generate/generate.ts";
import type { GenerateError } from "../shikaku/generate/options.ts";
import type { GradeOutcome } from "../shikaku/grade.ts";
import type { Hint } from "../shikaku/hint.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import type { SolveOutcome } from "../shikaku/solve.ts";
import { onFailure, onMessage, type Port } from "./port.ts";
import type {
  CountOrder,
  DeduceOrder,
  Found,
  GenerateOrder,
  HintOrder,
  Question,
  SolveOrder,
  SolverReply,
  SolverRequest,
} from "./protocol.ts";

/** As much of an `AbortSignal` as can be heard from afar. */
export interface AudibleSignal extends AbortSignalLike {
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** What stays with the asker of a question. */
export interface Asker extends Watcher {
  /** Makes the worker stop when it is aborted; the outcome is then `stopped`. */
  readonly signal?: AudibleSignal;
  /** Called with each answer when `solve` finds it; all of them come again in the outcome. */
  readonly onAnswer?: (answer: Answer) => void;
}

interface Open {
  readonly asker: Asker;
  readonly resolve: (outcome: Found) => void;
  readonly reject: (error: Error) => void;
}

/** Whoever asks a solver's worker. */
export class SolverClient {
  readonly #port: Port;
  readonly #open = new Map<number, Open>();
  #lastId = 0;
  #failure: Error | undefined;

  /** @param port the worker, or a port to one; no other client may use it */
  constructor(port: Port) {
    this.#port = port;
    onMessage(port, (message) => this.#take(message));
    onFailure(port, (error) => {
      this.#failure = error;
      for (const { reject } of this.#open.values()) reject(error);
    });
  }

  /** Solves as `solveAsync` does; rejects with the error of which the worker died, or an engine's. */
  async solve(puzzle: Puzzle, order: SolveOrder = {}, asker: Asker = {}): Promise<SolveOutcome> {
    return (await this.#ask({ kind: "solve", puzzle, order }, asker)) as SolveOutcome;
  }

  /** Counts as `countAsync` does; rejects as {@link SolverClient.solve}. */
  async count(puzzle: Puzzle, order: CountOrder = {}, asker: Asker = {}): Promise<CountOutcome> {
    return (await this.#ask({ kind: "count", puzzle, order }, asker)) as CountOutcome;
  }

  /** Grades as `gradeAsync` does; rejects as {@link SolverClient.solve}. */
  async grade(puzzle: Puzzle, order: DeduceOrder = {}, asker: Asker = {}): Promise<GradeOutcome> {
    return (await this.#ask({ kind: "grade", puzzle, order }, asker)) as GradeOutcome;
  }

  /** Explains as `explainAsync` does; rejects as {@link SolverClient.solve}. */
  async explain(puzzle: Puzzle, order: DeduceOrder = {}, asker: Asker = {}): Promise<Explanation> {
    return (await this.#ask({ kind: "explain", puzzle, order }, asker)) as Explanation;
  }

  /** Finds a hint as `hintAsync` does; rejects as {@link SolverClient.solve}. */
  async hint(puzzle: Puzzle, order: HintOrder, asker: Asker = {}): Promise<Hint> {
    return (await this.#ask({ kind: "hint", puzzle, order }, asker)) as Hint;
  }

  /** Makes a puzzle as `generateAsync` does; rejects as {@link SolverClient.solve}. */
  async generate(
    order: GenerateOrder,
    asker: Asker = {},
  ): Promise<Result<Generation, GenerateError>> {
    const found = await this.#ask({ kind: "generate", order }, asker);
    return found as Result<Generation, GenerateError>;
  }

  async #ask(question: Question, asker: Asker): Promise<Found> {
    if (this.#failure !== undefined) throw this.#failure;
    const id = ++this.#lastId;
    const { signal } = asker;
    const cancel = (): void => this.#post({ id, kind: "cancel" });
    try {
      const outcome = new Promise<Found>((resolve, reject) => {
        this.#open.set(id, { asker, resolve, reject });
      });
      this.#post({ id, ...question });
      signal?.addEventListener("abort", cancel);
      if (signal?.aborted === true) cancel();
      return await outcome;
    } finally {
      signal?.removeEventListener("abort", cancel);
      this.#open.delete(id);
    }
  }

  #post(request: SolverRequest): void {
    this.#port.postMessage(request, []);
  }

  #take(message: unknown): void {
    const reply = (message ?? {}) as SolverReply;
    const open = this.#open.get(reply.id);
    if (open === undefined) return;
    switch (reply.kind) {
      case "progress":
        return open.asker.onProgress?.(reply.progress);
      case "answer":
        return open.asker.onAnswer?.(reply.answer);
      case "done":
        return open.resolve(reply.outcome);
      case "failed":
        return open.reject(new Error(reply.message));
    }
  }
}
