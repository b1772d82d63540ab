/** When an answer is asked for before the board has been read, and for what that counts. */
import { describe, expect, it, vi } from "vitest";
import type { ContentRequest } from "../protocol/requests.ts";
import { foresightOf } from "./foresight.ts";

const ROWS = [
  [2, 0],
  [2, 0],
];
const SOLVE: ContentRequest = { kind: "solve", rows: ROWS };
const told = JSON.stringify({ task: ROWS, status: null, puzzleId: null });

/** A background that counts its replies. */
function background() {
  let replies = 0;
  const ask = vi.fn<(request: ContentRequest) => Promise<unknown>>(async () => ++replies);
  return { ask, foresight: foresightOf(ask) };
}

describe("an answer that was asked for ahead", () => {
  it("is the reply to the same request, and nothing is asked again", async () => {
    const { ask, foresight } = background();
    const [askOrRecall, foresee] = foresight;
    foresee(told);
    expect(ask.mock.calls).toEqual([[SOLVE]]);
    expect(await askOrRecall(SOLVE)).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("counts once", async () => {
    const [askOrRecall, foresee] = background().foresight;
    foresee(told);
    await askOrRecall(SOLVE);
    expect(await askOrRecall(SOLVE)).toBe(2);
  });

  it("waits while other things are asked", async () => {
    const [askOrRecall, foresee] = background().foresight;
    foresee(told);
    expect(await askOrRecall({ kind: "status", status: "busy" })).toBe(2);
    expect(await askOrRecall(SOLVE)).toBe(1);
  });

  it.each<[string, ContentRequest]>([
    ["another board's is asked for", { kind: "solve", rows: [[1]] }],
    ["all that is asked for is cancelled", { kind: "cancel" }],
  ])("counts no more once %s", async (_, request) => {
    const [askOrRecall, foresee] = background().foresight;
    foresee(told);
    expect(await askOrRecall(request)).toBe(2);
    expect(await askOrRecall(SOLVE)).toBe(3);
  });

  it("is none to another question about the same board", async () => {
    const [askOrRecall, foresee] = background().foresight;
    foresee(told);
    expect(await askOrRecall({ kind: "grade", rows: ROWS })).toBe(2);
  });

  it("gives way to that for what the game tells next", async () => {
    const [askOrRecall, foresee] = background().foresight;
    foresee(JSON.stringify({ task: [[1]] }));
    foresee(told);
    expect(await askOrRecall(SOLVE)).toBe(2);
  });
});

describe("a page without a game, or with one that tells nonsense,", () => {
  it.each([undefined, null, 7, "", "{", "null", "[]", '{"task":1}', { task: ROWS }])(
    "has nothing asked ahead that would be the reply to anything: %j",
    async (nonsense) => {
      const { ask, foresight } = background();
      const [askOrRecall, foresee] = foresight;
      expect(() => foresee(nonsense)).not.toThrow();
      await askOrRecall(SOLVE);
      expect(ask.mock.lastCall).toEqual([SOLVE]);
    },
  );
});
