/** What Next does, with a background that the test plays. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  DRAWN_SINCE,
  gameWith,
  HINT,
  RECT,
  settle,
  type Stage,
  stageAfter,
  UNIQUE,
} from "../../test/stage.ts";
import type { StepsReply } from "../protocol/replies.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("next", () => {
  const steps: StepsReply = {
    isAnswer: true,
    regions: [
      { ...RECT, width: 1, colour: 0 },
      { ...RECT, x: 1, width: 1, colour: 1 },
    ],
  };

  it("draws one rectangle more each time, until all are drawn", async () => {
    const stage = await stageAfter("next");
    await stage.reply(0, steps);
    expect([stage.marks.length, stage.message]).toEqual([
      1,
      "One more rectangle. 1 rectangle is left.",
    ]);
    await stage.press("next");
    expect([stage.marks.length, stage.message]).toEqual([2, "This is the last rectangle."]);
    await stage.press("next");
    expect([stage.marks.length, stage.asked]).toEqual([2, ["steps"]]);
    expect(stage.message).toBe("All rectangles are drawn.");
  });

  it("stays when the player draws, and does not tell whether that is right", async () => {
    const stage = await stageAfter("next", [-1, -1]);
    await stage.reply(0, steps);
    const { marks } = stage;
    const said = [];
    for (const status of [
      [-1, 0],
      [-1, -1],
      [-1, 0],
    ]) {
      stage.game = gameWith(status);
      stage.moved();
      await settle();
      expect(stage.marks).toEqual(marks);
      said.push(stage.message);
    }
    expect(said).toEqual(Array(3).fill(expect.stringMatching(DRAWN_SINCE)));
    await stage.press("next");
    expect([stage.marks, stage.message]).toEqual([marks, "All rectangles are drawn."]);
  });

  it("says no longer that all are drawn once the player has erased one", async () => {
    const stage = await stageAfter("next", [0, 1]);
    await stage.reply(0, steps);
    expect(stage.message).toMatch(/^The board is complete/);
    stage.game = gameWith([0, -1]);
    stage.moved();
    await settle();
    expect(stage.message).toMatch(DRAWN_SINCE);
  });

  it("says that what the player has drawn is in the way, until it is not", async () => {
    const stage = await stageAfter("next", [0, 0]);
    await stage.reply(0, steps);
    const inTheWay = "Something you have drawn is in the way: Check crosses it out.";
    expect(stage.message).toBe(`One more rectangle. 1 rectangle is left. ${inTheWay}`);
    await stage.press("next");
    await stage.press("next");
    expect(stage.message).toBe(`All rectangles are drawn. ${inTheWay}`);
    stage.game = gameWith([0, -1]);
    stage.moved();
    await settle();
    expect(stage.message).toMatch(/^Your rectangles have changed\. Press again what you wanted\.$/);
  });

  it("passes over what the player has drawn", async () => {
    const stage = await stageAfter("next", [0, -1]);
    await stage.reply(0, steps);
    expect(stage.marks).toEqual([{ kind: "region", ...steps.regions[1] }]);
  });

  it.each([
    ["hint", HINT],
    ["check", { wrong: [] }],
    ["answer", UNIQUE],
  ] as const)("goes on where it was after another thing was asked: %s", async (action, reply) => {
    const stage = await oneRevealed();
    stage.game = gameWith([0, 0]);
    await stage.press(action);
    await stage.reply(1, reply);
    stage.game = gameWith([-1, -1]);
    await stage.press("next");
    await stage.reply(2, steps);
    expect(stage.marks).toHaveLength(2);
  });

  it("begins anew once it was hidden, and on another puzzle", async () => {
    const stage = await oneRevealed();
    await stage.press("hide");
    await stage.press("next");
    await stage.reply(1, steps);
    expect(stage.marks).toHaveLength(1);
    await stage.rebuild("b");
    await stage.press("next");
    await stage.reply(2, steps);
    expect(stage.marks).toHaveLength(1);
  });

  it("has told what a hint need not tell again, and it stays to be seen", async () => {
    const stage = await oneRevealed();
    stage.game = gameWith([-1, -1]);
    await stage.press("hint");
    const { colour: _, ...known } = steps.regions[0]!;
    expect(stage.requests.at(-1)).toMatchObject({ kind: "hint", drawn: [known] });
    await stage.reply(1, HINT);
    expect(stage.marks).toEqual([{ kind: "region", ...steps.regions[0] }, ...HINT.place]);
  });

  it("has told nothing that counts for a hint where the player has drawn across it", async () => {
    const stage = await oneRevealed();
    stage.game = gameWith([0, 0]);
    await stage.press("hint");
    expect(stage.requests.at(-1)).toMatchObject({ kind: "hint", drawn: [RECT] });
    await stage.reply(1, HINT);
    expect(stage.marks).toEqual(HINT.place);
  });

  async function oneRevealed(): Promise<Stage> {
    const stage = await stageAfter("next");
    await stage.reply(0, steps);
    expect(stage.marks).toHaveLength(1);
    return stage;
  }
});
