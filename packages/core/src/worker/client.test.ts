/** The rules of the client: what solve, count and the others give, and what a dead worker does to them. */

import { EventEmitter } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endlessPuzzle } from "../../test/hard-boards.ts";
import { boardFor } from "../../test/ruled-boards.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import type { SearchReport } from "../base/decide.ts";
import type { Answer } from "../shikaku/answer.ts";
import { count } from "../shikaku/count.ts";
import { generate } from "../shikaku/generate/generate.ts";
import { explain } from "../shikaku/explain.ts";
import { grade } from "../shikaku/grade.ts";
import { hint } from "../shikaku/hint.ts";
import { solve, type SolveOutcome } from "../shikaku/solve.ts";
import { SolverClient } from "./client.ts";
import { serveSolver } from "./server.ts";
import type { WebPort, WebPortEvent } from "./port.ts";

const puzzle = validPuzzle([
  [2, 0, 2, 0],
  [0, 2, 0, 2],
  [2, 0, 2, 0],
  [0, 2, 0, 2],
]);

/** An outcome without what differs from run to run. */
function timeless(outcome: SolveOutcome): object {
  return { ...outcome, statistics: { ...outcome.statistics, timeMs: 0 } };
}

describe("SolverClient", () => {
  let near: MessagePort;
  let client: SolverClient;

  beforeEach(() => {
    const { port1, port2 } = new MessageChannel();
    near = port1;
    client = new SolverClient(port1);
    serveSolver(port2);
  });

  afterEach(() => near.close());

  it("gives what solve and count give", async () => {
    expect(timeless(await client.solve(puzzle))).toEqual(timeless(solve(puzzle)));
    expect(await client.count(puzzle)).toEqual(count(puzzle));
    expect(await client.count(puzzle, { limit: 5n })).toEqual(count(puzzle, { limit: 5n }));
  });

  it("gives what grade, explain and hint give", async () => {
    const unique = boardFor("sole-reach");
    const drawn = [{ x: 3, y: 1, width: 1, height: 1 }];
    expect(await client.grade(unique)).toEqual(grade(unique));
    expect(await client.explain(unique)).toEqual(explain(unique));
    expect(await client.hint(unique, { drawn })).toEqual(hint(unique, drawn));
  });

  it("gives what generate gives, be it a puzzle or an error", async () => {
    const order = { width: 6, height: 6, seed: "client" };
    expect(await client.generate(order)).toEqual(generate(order));
    const impossible = { ...order, minArea: 40 };
    expect(await client.generate(impossible)).toEqual(generate(impossible));
  });

  it("gives each of several questions its own outcome", async () => {
    const limits = [2, 3, 4, 5];
    const outcomes = await Promise.all(limits.map((limit) => client.solve(puzzle, { limit })));
    expect(outcomes.map(({ answers }) => answers.length)).toEqual(limits);
  });

  it("tells of each answer when it is found", async () => {
    const found: Answer[] = [];
    const outcome = await client.solve(
      puzzle,
      { limit: 100 },
      { onAnswer: (answer) => found.push(answer) },
    );
    expect(found).toHaveLength(36);
    expect(found).toEqual(outcome.answers);
  });

  describe("with a signal", () => {
    const order = { engine: "plain", budget: {} } as const;
    const aborted = { outcome: "stopped", why: "aborted" };

    it("stops a search while it runs, of which it was told how far it came", async () => {
      const controller = new AbortController();
      // The first reports may be of setting up, before any node.
      const onProgress = vi.fn<(report: SearchReport) => void>(({ nodes }) => {
        if (nodes > 0) controller.abort();
      });
      const { signal } = controller;
      const outcome = await client.solve(endlessPuzzle(), order, { signal, onProgress });
      expect(outcome).toMatchObject(aborted);
      expect(outcome.statistics.nodes).toBeGreaterThan(0);
      expect(onProgress).toHaveBeenCalledWith(
        expect.objectContaining({ nodes: expect.any(Number) as number, answers: 0 }),
      );
    });

    it("stops at once where it is aborted already", async () => {
      const signal = AbortSignal.abort();
      expect(await client.solve(endlessPuzzle(), order, { signal })).toMatchObject(aborted);
    });

    it("leaves no listener at it", async () => {
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, "addEventListener");
      const removed = vi.spyOn(signal, "removeEventListener");
      await client.count(puzzle, {}, { signal });
      expect(removed.mock.calls).toEqual(added.mock.calls);
      expect(added).toHaveBeenCalledTimes(1);
    });
  });

  it("rejects with the message of what an engine throws", async () => {
    const order = { engine: "steam" as "cover" };
    await expect(client.solve(puzzle, order)).rejects.toThrow(/undefined/);
  });

  it("rejects what cannot be sent", async () => {
    const order = { budget: { timeMs: (() => 1) as unknown as number } };
    await expect(client.solve(puzzle, order)).rejects.toThrow(/could not be cloned/);
  });
});

describe("SolverClient, when its worker dies,", () => {
  it("rejects what is open and what comes later, in Node with the worker's own error", async () => {
    const worker = Object.assign(new EventEmitter(), { postMessage: () => {} });
    const client = new SolverClient(worker);
    const open = [client.solve(puzzle), client.count(puzzle)];
    const error = new Error("out of memory");
    worker.emit("error", error);
    for (const each of [...open, client.solve(puzzle)]) await expect(each).rejects.toBe(error);
  });

  it.each<[string, Partial<WebPortEvent>, string]>([
    ["the event's message", { message: "boom" }, "the solver's worker failed: boom"],
    ["that it could not be loaded", {}, "the solver's worker failed: it could not be loaded"],
  ])("rejects on the web with %s", async (_name, event, message) => {
    const listeners = new Map<string, (event: WebPortEvent) => void>();
    const port: WebPort = {
      postMessage: () => {},
      addEventListener: (type, listener) => listeners.set(type, listener),
    };
    const open = new SolverClient(port).solve(puzzle);
    listeners.get("error")?.({ type: "error", ...event });
    await expect(open).rejects.toThrow(message);
  });
});
