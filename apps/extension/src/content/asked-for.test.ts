/** What is shown is what was asked for last, whatever the page and the player do meanwhile. */
import { err, ok } from "@shikiri/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  boardNamed,
  drawnStage,
  gameWith,
  HINT,
  NO_BOARD,
  NONE,
  settle,
  Stage,
  stageAfter,
  UNIQUE,
} from "../../test/stage.ts";
import { PATIENCE_MS } from "./patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stage on which a hint for board `a` is drawn; the player has drawn nothing. */
async function hintedStage(): Promise<Stage> {
  const stage = new Stage();
  stage.game = gameWith([-1, -1]);
  await stage.order("hint");
  await stage.find(ok(boardNamed("a")));
  await stage.reply(0, HINT);
  expect(stage.drawn).toBe("a");
  return stage;
}

describe("what is asked for", () => {
  it.each(["answer", "hint"] as const)(
    "is done (%s) after a board had no answer",
    async (press) => {
      const stage = new Stage();
      await stage.click();
      await stage.find(ok(boardNamed("a")));
      await stage.reply(0, NONE);
      await stage.press(press);
      await stage.find(ok(boardNamed("a")));
      expect(stage.asked).toEqual(["a", press === "answer" ? "a" : "hint"]);
    },
  );

  it("is done, and nothing else is drawn, after the board could not be read any more", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    stage.watcher!.onUnreadable(NO_BOARD);
    await stage.press("hint");
    await stage.find(ok(boardNamed("a")));
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a", "hint"]]);
  });

  it("while the page builds its board anew is done once it is there", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    await stage.press("hint");
    await stage.find(ok(boardNamed("a")));
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a", "hint"]]);
    await stage.reply(1, HINT);
    expect(stage.message).toContain("Look there.");
  });

  it("comes although the page builds its board anew meanwhile", async () => {
    const stage = await hintedStage();
    await stage.press("answer");
    await stage.rebuild("a");
    await stage.reply(1, UNIQUE);
    expect([stage.drawn, stage.message]).toEqual(["a", "Solved: 1 rectangle, the only answer."]);
  });

  it("comes although the player draws meanwhile; what was there before goes", async () => {
    const stage = await hintedStage();
    await stage.press("answer");
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    expect([stage.drawn, stage.cancelled]).toEqual([undefined, 0]);
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("goes at once if the player has drawn before it came", async () => {
    const stage = await stageAfter("hint", [-1, -1]);
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    await stage.reply(0, HINT);
    expect(stage.drawn).toBeUndefined();
    expect(stage.message).toContain("Your rectangles have changed");
  });
});

describe("what is not asked for any more does not come back with the next boards", () => {
  it("a hint that went when the player drew", async () => {
    const stage = await hintedStage();
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    await stage.rebuild("a");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["hint"]]);
  });

  it("a hint that went with its puzzle", async () => {
    const stage = await hintedStage();
    await stage.rebuild("b");
    await stage.rebuild("c");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["hint"]]);
  });

  it("what was cancelled", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.press("cancel");
    await stage.rebuild("a");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a"]]);
    expect(stage.statuses.at(-1)).toBe("step");
  });

  it("a drawing that was hidden", async () => {
    const stage = await drawnStage();
    await stage.press("hide");
    for (const name of ["a", "b"]) await stage.rebuild(name);
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a"]]);
    expect([stage.statuses.at(-1), stage.message]).toEqual(["step", undefined]);
  });

  it("an answer that was hidden before it came", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.press("hide");
    await stage.reply(0, UNIQUE);
    expect([stage.drawn, stage.cancelled]).toEqual([undefined, 1]);
  });
});

describe("a choice in the panel", () => {
  it("draws nothing of another puzzle than the one on the board", async () => {
    const stage = await drawnStage();
    await stage.rebuild("b");
    stage.session.change({ opacity: 0.5 });
    expect(stage.drawn).toBeUndefined();
  });
});

describe("while the page has no board", () => {
  it("what the player does there is not taken for a change of the old one", async () => {
    const stage = await hintedStage();
    stage.moved();
    stage.watcher!.onGone();
    stage.game = undefined;
    await settle();
    expect(stage.statuses.at(-1)).toBe("busy");
    stage.game = gameWith([-1, -1]);
    await stage.find(ok(boardNamed("a")));
    expect(stage.drawn).toBe("a");
  });

  it("a panel that was closed stays closed, however long it takes", async () => {
    const stage = await drawnStage();
    await stage.press("close");
    stage.watcher!.onGone();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
    expect(stage.panel).toBeUndefined();
    await stage.find(err(NO_BOARD));
    expect(stage.panel?.message?.detail).toBe("the page has no board");
  });
});
