import { describe, expect, it } from "vitest";
import { Meter } from "./budget.ts";
import { decide, runInTurns, runNow, type SolveRequest } from "./decide.ts";
import type { Progress, Search } from "./search.ts";

/** A search that goes through `script` and says what it is asked in `asked`. */
function scripted(script: readonly Progress[], asked: number[] = []): Search<number> {
  let step = 0;
  return {
    nodes: 0,
    answer: 0,
    advance(nodes) {
      asked.push(nodes);
      const progress = script[step++] ?? "exhausted";
      if (progress === "answer") Object.assign(this, { answer: this.answer + 1 });
      Object.assign(this, { nodes: this.nodes + nodes });
      return progress;
    },
  };
}

/** What statistics say of the scripted engine. */
const STATED = { name: "scripted", candidates: 7 };

function decideNow(script: readonly Progress[], request: SolveRequest = {}) {
  return runNow(decide(scripted(script), STATED, request, new Meter({})));
}

describe("a decision", () => {
  it("is none when the search ends without an answer", () => {
    expect(decideNow(["paused"])).toMatchObject({ outcome: "none", answers: [] });
  });

  it("is unique when the search ends after one answer", () => {
    expect(decideNow(["paused", "answer", "paused"])).toMatchObject({
      outcome: "unique",
      answers: [1],
    });
  });

  it("is multiple at the second answer, and looks no further", () => {
    expect(decideNow(["answer", "answer", "answer"])).toMatchObject({
      outcome: "multiple",
      answers: [1, 2],
    });
  });

  it("goes on to the limit, which cannot be below two", () => {
    const three: Progress[] = ["answer", "answer", "answer"];
    expect(decideNow(three, { limit: 3 }).answers).toEqual([1, 2, 3]);
    expect(decideNow(three, { limit: 0 }).answers).toEqual([1, 2]);
  });

  it("is some after the first answer when no more was asked for", () => {
    expect(decideNow(["answer", "answer"], { first: true })).toMatchObject({
      outcome: "some",
      answers: [1],
    });
  });

  it("is stopped, with the answers so far, when the engine is out of memory", () => {
    expect(decideNow(["answer", "out-of-memory"])).toMatchObject({
      outcome: "stopped",
      why: "memory",
      answers: [1],
    });
  });

  it("never asks for more nodes than the budget has", () => {
    const asked: number[] = [];
    const outcome = runNow(
      decide(
        scripted(
          Array.from({ length: 100 }, () => "paused" as const),
          asked,
        ),
        STATED,
        {},
        new Meter({ nodes: 50 }),
      ),
    );
    expect(outcome).toMatchObject({ outcome: "stopped", why: "nodes" });
    expect(asked.reduce((sum, nodes) => sum + nodes, 0)).toBe(50);
  });

  it("reports after each slice, and carries statistics", () => {
    const reports: unknown[] = [];
    const decision = decide(scripted(["paused", "answer"]), STATED, {}, new Meter({}));
    for (let step = decision.next(); step.done !== true; step = decision.next()) {
      reports.push(step.value);
    }
    expect(reports).toMatchObject([{ answers: 0 }, { answers: 1 }]);
    expect(decideNow([]).statistics).toMatchObject({ engine: "scripted", candidates: 7 });
  });

  it("comes out the same in turns", async () => {
    const decision = decide(scripted(["paused", "answer", "paused"]), STATED, {}, new Meter({}));
    expect(await runInTurns(decision)).toMatchObject({ outcome: "unique", answers: [1] });
  });
});
