/** What the toolbar button does, step by step, on a page and with a background that the test plays. */
import { err, ok } from "@shikiri/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardNamed, drawnStage, NO_BOARD, NONE, Stage, UNIQUE } from "../../test/stage.ts";
import { PATIENCE_MS } from "./patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the first click", () => {
  it("reads the board, has it solved and draws the answer", async () => {
    const stage = await drawnStage();
    expect(stage.asked).toEqual(["a"]);
    expect(stage.drawn).toBe("a");
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
    expect(stage.statuses).toEqual(["off", "busy", "busy", "unique"]);
  });

  it("draws nothing before the reply is there", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    expect(stage.drawn).toBeUndefined();
  });

  it("says that it looks, and that it solves, only when that takes a while", async () => {
    const stage = new Stage();
    await stage.click();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(stage.message).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.message).toBe("Looking for the board…");
    await stage.find(ok(boardNamed("a")));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toBe("Solving the 2×1 board…");
    await stage.reply(0, UNIQUE);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
  });

  it("says why a board cannot be read, and draws nothing", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(err(NO_BOARD));
    expect(stage.panel?.message).toMatchObject({
      text: expect.stringContaining("Start a puzzle") as string,
      detail: "the page has no board",
    });
    expect([stage.drawn, stage.asked, stage.statuses.at(-1)]).toEqual([
      undefined,
      [],
      "unreadable",
    ]);
  });

  it("draws on a board that comes after none could be read", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(err(NO_BOARD));
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("draws nothing when there is no answer, and says so", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    expect(stage.message).toContain("no answer");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "none"]);
  });
});

describe("the second click", () => {
  it("takes away the drawing and the panel, and ends the watch", async () => {
    const stage = await drawnStage();
    await stage.click();
    expect([stage.drawn, stage.message]).toEqual([undefined, undefined]);
    expect(stage.watcher!.signal.aborted).toBe(true);
    expect(stage.statuses.at(-1)).toBe("off");
  });

  it("cancels the search for a board", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.click();
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect([stage.message, stage.asked, stage.statuses.at(-1)]).toEqual([undefined, [], "off"]);
  });

  it("has the button say that nothing is under way once what was asked for is cancelled", async () => {
    const stage = new Stage();
    await stage.order("hint");
    await stage.find(ok(boardNamed("a")));
    expect(stage.statuses.at(-1)).toBe("busy");
    await stage.press("cancel");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "step"]);
  });

  it("has it say what is still drawn, where something is", async () => {
    const stage = await drawnStage();
    await stage.press("hint");
    await stage.press("cancel");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual(["a", "unique"]);
  });

  it("cancels the solving, and a reply that comes all the same is not drawn", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.click();
    expect(stage.cancelled).toBe(1);
    await stage.reply(0, UNIQUE);
    expect([stage.drawn, stage.message, stage.statuses.at(-1)]).toEqual([
      undefined,
      undefined,
      "off",
    ]);
  });

  it("tries again at once when the first one found nothing to draw", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(err(NO_BOARD));
    await stage.click();
    expect(stage.message).toBeUndefined();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });
});

describe("the third click", () => {
  it("starts from the beginning", async () => {
    const stage = await drawnStage();
    await stage.click();
    await stage.click();
    await stage.find(ok(boardNamed("b")));
    await stage.reply(1, UNIQUE);
    expect([stage.asked, stage.drawn]).toEqual([["a", "b"], "b"]);
  });
});

describe("when the page builds its board anew", () => {
  it("takes the drawing away in the same moment", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    expect(stage.drawn).toBeUndefined();
  });

  it("draws the same puzzle again from the answer at hand, without a word", async () => {
    const stage = await drawnStage();
    await stage.rebuild("a");
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
    expect(stage.said).toHaveLength(1);
    expect(stage.statuses.at(-1)).toBe("unique");
  });

  it("solves another puzzle, and draws nothing until then", async () => {
    const stage = await drawnStage();
    await stage.rebuild("b");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["a", "b"]]);
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("b");
  });

  it("never draws a reply on a board that it was not made for", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.rebuild("b");
    expect(stage.cancelled).toBe(1);
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("b");
  });

  it("keeps a reply that comes while there is no board, for the board that it belongs to", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.watcher!.onGone();
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
    stage.watcher!.onBoard(boardNamed("a"));
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
    expect(stage.message).toBe("Solved: 1 rectangle, the only answer.");
  });

  it("says so when no board can be read any more, and draws again when one comes", async () => {
    const stage = await drawnStage();
    stage.watcher!.onGone();
    stage.watcher!.onUnreadable(NO_BOARD);
    expect(stage.panel?.message).toMatchObject({
      text: expect.stringContaining("Start a puzzle") as string,
      detail: "the page has no board",
    });
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "unreadable"]);
    stage.watcher!.onBoard(boardNamed("a"));
    expect([stage.drawn, stage.message]).toEqual(["a", "Solved: 1 rectangle, the only answer."]);
  });

  it("is busy again when the board comes back while it is still being solved", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.watcher!.onGone();
    stage.watcher!.onUnreadable(NO_BOARD);
    stage.watcher!.onBoard(boardNamed("a"));
    expect(stage.statuses.at(-1)).toBe("busy");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.message).toContain("Solving");
    await stage.reply(0, UNIQUE);
    expect([stage.drawn, stage.asked]).toEqual(["a", ["a"]]);
  });

  it("says again that there is no answer, since nothing drawn would show it", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, NONE);
    await stage.rebuild("a");
    expect(stage.message).toContain("no answer");
    expect(stage.asked).toEqual(["a"]);
  });
});

describe("a page that comes back", () => {
  it("tells the button again what it shows", async () => {
    const stage = await drawnStage();
    stage.session.resume();
    expect(stage.statuses.slice(-2)).toEqual(["unique", "unique"]);
    await stage.click();
    stage.session.resume();
    expect(stage.statuses.slice(-2)).toEqual(["off", "off"]);
  });

  it("asks again for what it still waited for when it was left, since that reply may be lost", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.session.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.asked).toEqual(["a", "a"]);
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("asks again once the board is there, where the page builds that anew as it comes back", async () => {
    const stage = new Stage();
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    stage.watcher!.onGone();
    stage.session.resume();
    await stage.find(ok(boardNamed("a")));
    expect(stage.asked).toEqual(["a", "a"]);
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("asks for nothing again that it has", async () => {
    const stage = await drawnStage();
    stage.session.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.asked).toEqual(["a"]);
  });
});

describe("faults", () => {
  it("end a session whose extension has been reloaded: it draws nothing any more", async () => {
    const stage = await drawnStage();
    stage.connected = false;
    await stage.rebuild("a");
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });

  it("of drawing are said, and nothing half drawn is left", async () => {
    const stage = new Stage();
    stage.draw = () => {
      stage.drawn = "half";
      throw new Error("the page forbids it");
    };
    await stage.click();
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, UNIQUE);
    expect(stage.panel?.message).toMatchObject({ tone: "bad", detail: "the page forbids it" });
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "failed"]);
  });
});
