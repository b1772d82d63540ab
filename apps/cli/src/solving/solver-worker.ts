/**
 * The solver worker: solves one job after the other on a thread of its own.
 *
 * It reports each answer when it is found, not only the outcome, because an engine that cannot be
 * interrupted is ended together with its thread, and what was found by then must not be lost.
 */

import { parentPort } from "node:worker_threads";
import { loadEngine, solveAsync, type AnswerSearch, type Engine } from "@shikiri/core";
import type { Job, Report } from "./protocol.ts";

function post(report: Report): void {
  parentPort?.postMessage(report, []);
}

parentPort?.on("message", (job: Job) => {
  // A failure becomes the worker's `error` event.
  void work(job);
});

async function work({ puzzle, engine, first, limit, timeMs }: Job): Promise<void> {
  const outcome = await solveAsync(puzzle, {
    engine: reporting(await loadEngine(engine)),
    first,
    limit,
    budget: timeMs === undefined ? {} : { timeMs },
    onProgress: (progress) => post({ kind: "progress", progress }),
  });
  post({ kind: "done", outcome });
}

/** The engine, but it reports when a search begins and what it finds. */
function reporting(engine: Engine): Engine {
  return {
    name: engine.name,
    start: (puzzle, candidates) => {
      post({ kind: "opened", candidates: candidates.length });
      return reportingSearch(engine.start(puzzle, candidates));
    },
  };
}

function reportingSearch(search: AnswerSearch): AnswerSearch {
  return {
    get nodes() {
      return search.nodes;
    },
    get answer() {
      return search.answer;
    },
    advance(nodes) {
      const progress = search.advance(nodes);
      if (progress === "answer") post({ kind: "answer", answer: search.answer });
      return progress;
    },
  };
}
