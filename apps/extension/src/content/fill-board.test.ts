/** When a board is filled: asked for, asked about, agreed to, and ended, with a filler that the test plays. */
import { ok } from "@shikiri/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardNamed, gameWith, settle, Stage, UNIQUE } from "../../test/stage.ts";
import { FILLER, type Filler } from "./fill/filler.ts";
import type { Doing, View } from "./view.ts";

const view = (text: string): View => ({
  message: { tone: "step", text },
  status: "step",
  marks: [],
  label: text,
  isForDrawn: true,
});

/** The fillings that were begun, and how to end each. */
let begun: { readonly doing: Doing; readonly end: (text: string) => void }[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  asked = 0;
  const filler: Filler = {
    ask: async () => {
      asked++;
      return {
        ...view("Fill it?"),
        yes: (doing) =>
          new Promise((resolve) => {
            begun.push({ doing, end: (text) => resolve(view(text)) });
          }),
      };
    },
  };
  vi.stubGlobal(FILLER, filler);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A stage on which filling was asked for. */
async function askedStage(): Promise<Stage> {
  const stage = new Stage();
  stage.game = gameWith([-1, -1]);
  await stage.order("fill");
  await stage.find(ok(boardNamed("a")));
  expect([stage.message, stage.panel?.asksLeave]).toEqual(["Fill it?", true]);
  return stage;
}

/** A stage on which the player has agreed. */
async function fillingStage(): Promise<Stage> {
  const stage = await askedStage();
  await stage.press("yes");
  expect(begun).toHaveLength(1);
  return stage;
}

async function end(index: number, text: string): Promise<void> {
  begun[index]!.end(text);
  await settle();
}

describe("filling", () => {
  it("is begun by nothing but a yes to its question", async () => {
    const stage = await askedStage();
    await stage.press("fill");
    await stage.order("fill");
    expect([begun.length, asked]).toEqual([0, 3]);
    await stage.press("yes");
    expect(begun).toHaveLength(1);
  });

  it("has its script fetched once, and says so where that fails", async () => {
    vi.stubGlobal(FILLER, undefined);
    const stage = new Stage();
    await stage.order("fill");
    await stage.find(ok(boardNamed("a")));
    expect(stage.requests.filter(({ kind }) => kind === "fill")).toHaveLength(1);
    expect(stage.panel?.message?.detail).toContain("did not reply");
    await stage.press("yes");
    expect(stage.panel?.message?.detail).toContain("did not reply");
  });

  it("is not begun after a no, which leaves nothing to agree to", async () => {
    const stage = await askedStage();
    await stage.press("no");
    expect([stage.message, stage.panel?.asksLeave]).toEqual([
      "Not filled in: the board stays as it is.",
      false,
    ]);
    await stage.press("yes");
    expect(begun).toEqual([]);
  });

  it("leaves what was to be seen before it was asked about, after a no", async () => {
    const stage = new Stage();
    await stage.order("answer");
    await stage.find(ok(boardNamed("a")));
    await stage.reply(0, UNIQUE);
    const { marks, message } = stage;
    expect(marks.length).toBeGreaterThan(0);
    for (let question = 0; question < 2; question++) await stage.press("fill");
    expect([stage.panel?.asksLeave, stage.marks]).toEqual([true, []]);
    await stage.press("no");
    expect([stage.marks, stage.message, stage.panel?.asksLeave, stage.statuses.at(-1)]).toEqual([
      marks,
      `Not filled in: the board stays as it is. ${message}`,
      false,
      "unique",
    ]);
    await stage.press("hide");
    await stage.press("fill");
    await stage.press("no");
    expect(stage.marks).toEqual([]);
  });

  it("is asked about no more once what was asked since then is cancelled", async () => {
    const stage = await askedStage();
    await stage.press("answer");
    await stage.press("cancel");
    expect([stage.panel?.asksLeave, stage.message]).toEqual([false, "Cancelled."]);
    await stage.press("yes");
    expect(begun).toEqual([]);
  });

  it("is not asked about again because the page builds its board anew", async () => {
    const stage = await askedStage();
    await stage.press("no");
    await stage.rebuild("a");
    await stage.rebuild("b");
    expect([asked, stage.panel?.asksLeave]).toEqual([1, false]);
  });

  it("is not begun on another puzzle than the question was about", async () => {
    const stage = await askedStage();
    await stage.rebuild("b");
    expect([stage.message, stage.panel?.asksLeave]).toEqual([
      "Another puzzle is on the board.",
      false,
    ]);
    await stage.press("yes");
    expect(begun).toEqual([]);
  });

  it("is not begun when the player has drawn since it was asked about", async () => {
    const stage = await askedStage();
    stage.game = gameWith([0, -1]);
    stage.moved();
    await settle();
    await stage.press("yes");
    expect([begun, stage.message]).toEqual([
      [],
      expect.stringContaining("rectangles have changed"),
    ]);
  });

  it("is not begun a second time while it goes on", async () => {
    const stage = await fillingStage();
    await stage.press("yes");
    expect(begun).toHaveLength(1);
  });

  it("tells how far it has come, and how it ended", async () => {
    const stage = await fillingStage();
    expect([stage.panel?.asksLeave, stage.statuses.at(-1)]).toEqual([true, "busy"]);
    begun[0]!.doing.onProgress({ tone: "busy", text: "1 of 2", part: 0.5 });
    expect([stage.panel?.message?.part, stage.panel?.asksLeave]).toEqual([0.5, false]);
    await end(0, "Done.");
    expect([stage.message, stage.statuses.at(-1)]).toEqual(["Done.", "step"]);
  });

  it("goes on while the page takes up what is drawn", async () => {
    const stage = await fillingStage();
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    expect(begun[0]!.doing.hindrance()).toBeUndefined();
    await end(0, "Done.");
    stage.moved();
    await settle();
    expect(stage.message).toBe("Done.");
  });
});

describe("filling ends", () => {
  it("when it is cancelled, and tells how far it came", async () => {
    const stage = await fillingStage();
    await stage.press("cancel");
    expect(begun[0]!.doing.hindrance()).toMatch(/^(cancelled|gone)$/);
    await end(0, "1 of 2.");
    expect(stage.message).toBe("1 of 2.");
  });

  it("when the button is clicked, and tells how far it came; the next click takes all away", async () => {
    const stage = await fillingStage();
    await stage.click();
    expect(begun[0]!.doing.hindrance()).toBe("cancelled");
    await end(0, "1 of 2.");
    expect([stage.message, stage.statuses.at(-1)]).toEqual(["1 of 2.", "step"]);
    await stage.click();
    expect([stage.panel, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
  });

  it.each(["hint", "fill", "close"] as const)(
    "when another button is pressed: %s",
    async (press) => {
      const stage = await fillingStage();
      await stage.press(press);
      expect(begun[0]!.doing.hindrance()).toMatch(/^(cancelled|gone)$/);
      await end(0, "1 of 2.");
      expect(stage.message).not.toBe("1 of 2.");
    },
  );

  it("when the board goes, and tells so when the same puzzle is back", async () => {
    const stage = await fillingStage();
    stage.watcher!.onGone();
    expect(begun[0]!.doing.hindrance()).toMatch(/^(cancelled|gone)$/);
    await end(0, "1 of 2.");
    await stage.rebuild("a");
    expect(stage.message).toBe("1 of 2.");
  });

  it.each([true, false])(
    "when another puzzle comes (at once: %s), of which nothing is filled, and tells how far it came",
    async (isAtOnce) => {
      const stage = await fillingStage();
      const { doing } = begun[0]!;
      stage.watcher!.onGone();
      expect(doing.isOver()).toBe(false);
      if (!isAtOnce) await end(0, "1 of 2.");
      await stage.rebuild("b");
      expect([doing.hindrance(), doing.isOver()]).toEqual([isAtOnce ? "gone" : "cancelled", true]);
      await end(0, "1 of 2.");
      expect([stage.message, stage.marks, asked, begun.length]).toEqual(["1 of 2.", [], 1, 1]);
      await stage.rebuild("c");
      expect(stage.message).not.toBe("1 of 2.");
    },
  );

  it("and is over when the session ends, not when the same board is built anew", async () => {
    const stage = await fillingStage();
    const { doing } = begun[0]!;
    await end(0, "Done.");
    await stage.rebuild("a");
    expect(doing.isOver()).toBe(false);
    await stage.click();
    expect(doing.isOver()).toBe(true);
  });
});
