/** What features say of the state that a board is in: complete, nearly so, with several answers. */
import { ok } from "@shikiri/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardNamed, Stage } from "../../test/stage.ts";
import type { Action } from "../protocol/order.ts";
import type { StepsReply } from "../protocol/replies.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A board on which the player has drawn these cells, and this was ordered. */
async function stageWith(status: readonly number[], action: Action): Promise<Stage> {
  const stage = new Stage();
  stage.game = { task: [[2, 0]], status: [status], puzzleId: null };
  await stage.order(action);
  await stage.find(ok(boardNamed("a")));
  return stage;
}

describe("next", () => {
  const steps: StepsReply = {
    isAnswer: true,
    regions: [
      { x: 0, y: 0, width: 1, height: 1, colour: 0 },
      { x: 1, y: 0, width: 1, height: 1, colour: 1 },
    ],
  };

  it("says of a board on which all is drawn that it is complete", async () => {
    const stage = await stageWith([0, 1], "next");
    await stage.reply(0, steps);
    expect(stage.message).toBe("The board is complete: you have drawn all rectangles.");
  });

  it("says of several answers that it names what all of them have", async () => {
    const stage = await stageWith([-1, -1], "next");
    await stage.reply(0, { ...steps, isAnswer: false });
    expect(stage.message).toBe(
      "One more rectangle that all of the answers have. 1 of these is left.",
    );
    await stage.press("next");
    expect(stage.message).toBe("This is the last rectangle that all of the answers have.");
    await stage.press("next");
    expect(stage.message).toMatch(/^All rectangles that all of the answers have are drawn/);
  });
});

describe("a check", () => {
  it.each([
    ["one", "Your rectangle is right."],
    ["several", "This board has several answers. Your rectangle is in at least one of them."],
  ])("says of what is right in how many answers it is: %s", async (answers, text) => {
    const stage = await stageWith([0, -1], "check");
    await stage.reply(0, { wrong: [], answers });
    expect([stage.marks, stage.message]).toEqual([[], text]);
  });
});
