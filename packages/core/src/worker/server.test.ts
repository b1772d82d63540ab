/** The rules of the server: which messages come back for which, at a port of either shape. */

import { MessageChannel, type MessagePort } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { serveSolver } from "./server.ts";
import type { WebPort } from "./port.ts";
import type { SolverReply } from "./protocol.ts";

const unique = validPuzzle([[0, 2]]);
const twofold = validPuzzle([
  [2, 0],
  [0, 2],
]);

let near: MessagePort;
let replies: SolverReply[];

function send(message: unknown): void {
  near.postMessage(message, []);
}

/** Waits for the last reply to a request. */
function last(id: number): Promise<SolverReply> {
  return vi.waitFor(() => {
    const end = replies.find((reply) => reply.id === id && /done|failed/.test(reply.kind));
    if (end === undefined) throw new Error(`no end of ${id}`);
    return end;
  }, 5000);
}

function kindsOf(id: number): string[] {
  return replies.filter((reply) => reply.id === id).map(({ kind }) => kind);
}

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  near = port1;
  replies = [];
  near.on("message", (reply: SolverReply) => replies.push(reply));
  serveSolver(port2);
});

afterEach(() => near.close());

describe("serveSolver", () => {
  it("answers solve with each answer as it is found, and the outcome last", async () => {
    send({ id: 7, kind: "solve", puzzle: twofold, order: {} });
    const end = await last(7);
    expect(end).toMatchObject({ kind: "done", outcome: { outcome: "multiple" } });
    expect(kindsOf(7).filter((kind) => kind !== "progress")).toEqual(["answer", "answer", "done"]);
  });

  it("answers count with the count, a bigint", async () => {
    send({ id: 1, kind: "count", puzzle: twofold, order: {} });
    expect(await last(1)).toEqual({
      id: 1,
      kind: "done",
      outcome: { outcome: "complete", count: 2n },
    });
  });

  it("takes the options that can be sent", async () => {
    const order = { engine: "logic-solver", first: true };
    send({ id: 1, kind: "solve", puzzle: twofold, order });
    const statistics = expect.objectContaining({ engine: "logic-solver" }) as unknown;
    expect(await last(1)).toMatchObject({ outcome: { outcome: "some", statistics } });
    send({ id: 2, kind: "count", puzzle: twofold, order: { limit: 1n } });
    expect(await last(2)).toMatchObject({ outcome: { outcome: "at-least", count: 1n } });
    const budget = { nodes: 50 };
    send({
      id: 3,
      kind: "solve",
      puzzle: endlessPuzzle(),
      order: { engine: "plain", budget },
    });
    expect(await last(3)).toMatchObject({ outcome: { outcome: "stopped", why: "nodes" } });
  });

  describe("cancel", () => {
    it("stops that request while it runs, and no other", async () => {
      const order = { engine: "plain", budget: {} };
      for (const id of [1, 2]) send({ id, kind: "solve", puzzle: endlessPuzzle(), order });
      await vi.waitFor(() => expect(kindsOf(2)).toContain("progress"));
      send({ id: 1, kind: "cancel" });
      expect(await last(1)).toMatchObject({ outcome: { outcome: "stopped", why: "aborted" } });
      send({ id: 3, kind: "solve", puzzle: unique, order: {} });
      expect(await last(3)).toMatchObject({ outcome: { outcome: "unique" } });
      expect(kindsOf(2)).not.toContain("done");
      send({ id: 2, kind: "cancel" });
      await last(2);
    });

    it("of a request that is over, or never was, changes nothing", async () => {
      send({ id: 1, kind: "solve", puzzle: unique, order: {} });
      await last(1);
      for (const id of [1, 99]) send({ id, kind: "cancel" });
      send({ id: 1, kind: "solve", puzzle: unsolvablePuzzle(), order: {} });
      await vi.waitFor(() => expect(kindsOf(1).filter((kind) => kind === "done")).toHaveLength(2));
      expect(replies.at(-1)).toMatchObject({ id: 1, outcome: { outcome: "none" } });
    });
  });

  it("says failed where an engine throws, and goes on serving", async () => {
    send({ id: 1, kind: "solve", puzzle: unique, order: { engine: "steam" } });
    expect(await last(1)).toEqual({
      id: 1,
      kind: "failed",
      message: expect.any(String) as string,
    });
    send({ id: 2, kind: "solve", puzzle: unique, order: {} });
    expect(await last(2)).toMatchObject({ outcome: { outcome: "unique" } });
  });

  it("passes over what is no request", async () => {
    for (const message of [null, "solve", 7, {}, { id: "a", kind: "solve" }, { id: 1 }]) {
      send(message);
    }
    send({ id: 2, kind: "solve", puzzle: unique, order: {} });
    await last(2);
    expect(new Set(replies.map(({ id }) => id))).toEqual(new Set([2]));
  });

  it("serves a port of the web as well, and starts it where it has to be started", () => {
    const told: string[] = [];
    const port: WebPort = {
      postMessage: () => {},
      addEventListener: (type) => told.push(type),
      start: () => told.push("start"),
    };
    serveSolver(port);
    expect(told).toEqual(["message", "start"]);
  });
});
