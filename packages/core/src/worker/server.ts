/**
 * The solver's server: answers the requests that come in at a port.
 *
 * Searches run in short turns, so a `cancel` is heard while they run, and several share the thread.
 * Only logic-solver hears nothing during a call; whoever asks for it must be able to end the worker.
 * Each answer is sent when it is found, so that it is not lost with a worker that was ended. Nothing
 * is thrown: what an engine throws, a programmer's mistake, is sent back as `failed`.
 */

import type { AbortSignalLike, Budget } from "../base/budget.ts";
import { DEFAULT_BUDGET, type SearchReport } from "../base/decide.ts";
import type { Answer } from "../shikaku/answer.ts";
import { checked } from "../shikaku/checked.ts";
import { countAsync } from "../shikaku/count.ts";
import { loadEngine } from "../shikaku/engine-names.ts";
import type { Engine } from "../shikaku/engine.ts";
import { explainAsync } from "../shikaku/explain.ts";
import { gradeAsync } from "../shikaku/grade.ts";
import { hintAsync } from "../shikaku/hint.ts";
import { solveAsync } from "../shikaku/solve.ts";
import { onMessage, type Port } from "./port.ts";
import type { Found, Question, SolverReply, SolverRequest } from "./protocol.ts";

/** Serves the port for as long as it is open; messages that are no requests are passed over. */
export function serveSolver(port: Port): void {
  const running = new Map<number, { aborted: boolean }>();
  const post = (reply: SolverReply): void => port.postMessage(reply, []);

  const serve = async (id: number, question: Question): Promise<void> => {
    const signal = { aborted: false };
    running.set(id, signal);
    try {
      const outcome = await outcomeOf(question, {
        signal,
        onProgress: (progress) => post({ id, kind: "progress", progress }),
        onAnswer: (answer) => post({ id, kind: "answer", answer }),
      });
      post({ id, kind: "done", outcome });
    } catch (error) {
      post({ id, kind: "failed", message: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  onMessage(port, (message) => {
    if (!isRequest(message)) return;
    const signal = running.get(message.id);
    if (message.kind !== "cancel") void serve(message.id, message);
    else if (signal !== undefined) signal.aborted = true;
  });
}

function isRequest(message: unknown): message is SolverRequest {
  const { id, kind } = (message ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === "number" && typeof kind === "string" && KINDS.has(kind);
}

const KINDS: ReadonlySet<string> = new Set<SolverRequest["kind"]>([
  "solve",
  "count",
  "grade",
  "explain",
  "hint",
  "generate",
  "cancel",
]);

interface Listeners {
  readonly signal: AbortSignalLike;
  readonly onProgress: (report: SearchReport) => void;
  readonly onAnswer: (answer: Answer) => void;
}

async function outcomeOf(
  question: Question,
  { signal, onProgress, onAnswer }: Listeners,
): Promise<Found> {
  const budget: Budget = { ...(question.order.budget ?? DEFAULT_BUDGET), signal };
  if (question.kind === "generate") {
    // Who only solves need not load it.
    const { generateAsync } = await import("../shikaku/generate/generate.ts");
    return generateAsync({ ...question.order, budget, onProgress });
  }
  const { kind, puzzle, order } = question;
  switch (kind) {
    case "solve": {
      const engine = telling(await loadEngine(order.engine ?? "cover"), onAnswer);
      return solveAsync(puzzle, { ...order, engine, budget, onProgress });
    }
    case "count":
      return countAsync(puzzle, { ...order, budget, onProgress });
    case "grade":
      return gradeAsync(puzzle, { budget, onProgress });
    case "explain":
      return explainAsync(puzzle, { budget, onProgress });
    case "hint":
      return hintAsync(puzzle, order.drawn, { budget, onProgress });
  }
}

/** The engine, but each answer that it finds is told at once. */
function telling(engine: Engine, onAnswer: (answer: Answer) => void): Engine {
  return {
    name: engine.name,
    start: (puzzle, candidates) => {
      const search = engine.start(puzzle, candidates);
      return {
        get nodes() {
          return search.nodes;
        },
        get answer() {
          return search.answer;
        },
        advance: (nodes) => {
          const progress = search.advance(nodes);
          if (progress === "answer") onAnswer(checked(puzzle, search.answer, engine.name));
          return progress;
        },
      };
    },
  };
}
