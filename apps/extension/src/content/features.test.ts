/** What hints, steps, checks and the panel's buttons do, with a background that the test plays. */
import { ok } from "@shikiri/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  boardNamed,
  DRAWN_SINCE,
  drawnStage,
  gameWith,
  HINT,
  RECT,
  settle,
  Stage,
  stageAfter,
  UNIQUE,
} from "../../test/stage.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import { PATIENCE_MS } from "./patience.ts";
import { PULSE_MS } from "./front.ts";
import { LIFE_MS } from "./signs-of-life.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a hint", () => {
  it("is where first, and why when asked again", async () => {
    const stage = await stageAfter("hint");
    await stage.reply(0, HINT);
    expect([stage.message, stage.marks]).toEqual([
      expect.stringContaining("Look there."),
      HINT.place,
    ]);
    expect(stage.panel?.asksWhy).toBe(true);
    for (let press = 0; press < 2; press++) {
      await stage.press("hint");
      expect([stage.message, stage.marks]).toEqual([
        expect.stringContaining("Because."),
        HINT.proof,
      ]);
    }
    expect(stage.asked).toEqual(["hint"]);
  });

  it("is asked for with what the player has drawn, and says so where that is not known", async () => {
    const stage = await stageAfter("hint", [-1, -1]);
    await stage.reply(0, HINT);
    expect(stage.requests).toContainEqual(expect.objectContaining({ kind: "hint", drawn: [] }));
    expect(stage.message).toBe("Look there. (1, 1) is column 1, row 1.");
    const blind = await stageAfter("hint");
    await blind.reply(0, HINT);
    expect(blind.message).toMatch(/^Look there\. .*\(This page does not tell/);
  });

  it("goes when the player draws, and stays when he only looks around", async () => {
    const stage = await stageAfter("hint", [-1, -1]);
    await stage.reply(0, HINT);
    stage.moved();
    await settle();
    expect(stage.drawn).toBe("a");
    stage.game = gameWith([0, 0]);
    stage.moved();
    await settle();
    expect([stage.drawn, stage.message]).toEqual([undefined, expect.stringMatching(DRAWN_SINCE)]);
  });

  it("tells why also where the page does not tell for a moment what is drawn", async () => {
    const stage = await stageAfter("hint", [0, -1]);
    await stage.reply(0, HINT);
    stage.game = undefined;
    await stage.press("hint");
    expect([stage.message, stage.asked]).toEqual([expect.stringContaining("Because."), ["hint"]]);
  });

  it("is asked for anew where the player has drawn, though that was not noticed yet", async () => {
    const stage = await stageAfter("hint", [-1, -1]);
    await stage.reply(0, HINT);
    await stage.press("hint");
    stage.game = gameWith([0, -1]);
    await stage.press("hint");
    expect(stage.asked).toEqual(["hint", "hint"]);
    await stage.reply(1, { ...HINT, where: "Look here." });
    expect(stage.message).toContain("Look here.");
  });

  it("goes with its puzzle; the next one is not begun unasked", async () => {
    const stage = await stageAfter("hint");
    await stage.reply(0, HINT);
    await stage.rebuild("b");
    expect([stage.drawn, stage.asked]).toEqual([undefined, ["hint"]]);
    expect(stage.message).toBe("Another puzzle is on the board.");
  });
});

describe("the page is scrolled to where the player is to look", () => {
  it.each([
    ["hint", HINT, [{ x: 0, y: 0, width: 1, height: 1 }]],
    ["next", { isAnswer: true, regions: [{ ...RECT, colour: 2 }] }, [RECT]],
    ["check", { wrong: [RECT] }, [RECT]],
  ] as const)(
    "after %s, and not again when the board is built anew",
    async (action, reply, look) => {
      const stage = new Stage();
      stage.game = gameWith([0, -1]);
      await stage.order(action);
      await stage.find(ok(boardNamed("a")));
      await stage.reply(0, reply);
      expect(stage.looked).toEqual([look.map((rect) => expect.objectContaining(rect) as unknown)]);
      await stage.rebuild("a");
      expect([stage.drawn, stage.looked.length]).toEqual(["a", 1]);
    },
  );

  it("and not for the whole answer", async () => {
    expect((await drawnStage()).looked).toEqual([]);
  });
});

describe("a check", () => {
  it("marks what is wrong, and nothing else", async () => {
    const stage = await stageAfter("check", [0, -1]);
    await stage.reply(0, { wrong: [{ ...RECT, width: 1 }], answers: "one" });
    expect(stage.marks).toEqual([{ kind: "wrong", ...RECT, width: 1 }]);
    expect(stage.message).toContain("in no answer");
  });

  it("asks for nothing where nothing is drawn, or where the page does not tell", async () => {
    const stage = await stageAfter("check");
    expect([stage.message, stage.asked]).toEqual([
      "This page does not tell what you have drawn, so nothing can be checked.",
      [],
    ]);
    const empty = new Stage();
    empty.game = gameWith([-1, -1]);
    await empty.order("check");
    await empty.find(ok(boardNamed("a")));
    expect(empty.message).toBe("You have not drawn anything yet.");
  });
});

describe("the panel", () => {
  it("opens alone where the settings want it so, and reveals nothing", async () => {
    const stage = new Stage();
    await stage.order("toggle", { ...DEFAULT_SETTINGS, click: "panel" });
    await stage.find(ok(boardNamed("a")));
    expect([stage.drawn, stage.asked, stage.panel?.facts]).toEqual([
      undefined,
      [],
      "read from the screen",
    ]);
    await stage.click();
    expect(stage.panel).toBeUndefined();
  });

  it("hides the drawing, and draws it again when asked", async () => {
    const stage = await drawnStage();
    await stage.press("hide");
    expect([stage.drawn, stage.panel?.marks]).toEqual([undefined, []]);
    expect(stage.message).toMatch(/^Hidden/);
    await stage.press("answer");
    await stage.reply(1, UNIQUE);
    expect(stage.drawn).toBe("a");
  });

  it("closes without the drawing, which the next click takes away", async () => {
    const stage = await drawnStage();
    await stage.press("close");
    expect([stage.drawn, stage.panel]).toEqual(["a", undefined]);
    await stage.click();
    expect([stage.drawn, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
  });

  it("ends everything when it is closed while nothing is drawn", async () => {
    const stage = await stageAfter("panel");
    await stage.press("close");
    expect([stage.panel, stage.statuses.at(-1)]).toEqual([undefined, "off"]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });

  it("has a way to cancel what takes long", async () => {
    const stage = await stageAfter("answer");
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(stage.panel?.busySince).toBeTypeOf("number");
    await stage.press("cancel");
    expect([stage.cancelled, stage.message, stage.panel?.busySince]).toEqual([
      1,
      "Cancelled.",
      undefined,
    ]);
    await stage.reply(0, UNIQUE);
    expect(stage.drawn).toBeUndefined();
    expect(stage.requests.map(({ kind }) => kind)).not.toContain("grade");
  });

  it("keeps what is chosen in it, and draws it so at once", async () => {
    const stage = await drawnStage();
    stage.session.change({ opacity: 0.5 });
    expect(stage.requests.at(-1)).toEqual({ kind: "settings", change: { opacity: 0.5 } });
    expect([stage.drawn, stage.panel?.settings.opacity]).toEqual(["a", 0.5]);
  });

  it("draws at once as was chosen elsewhere, and begins nothing", async () => {
    const stage = await drawnStage();
    await stage.order("renew", { ...DEFAULT_SETTINGS, form: "outline" });
    expect([stage.drawn, stage.settings?.form]).toEqual(["a", "outline"]);
    expect(stage.panel?.settings.form).toBe("outline");
    await stage.click();
    await stage.order("renew");
    expect([stage.drawn, stage.panel]).toEqual([undefined, undefined]);
  });

  it("copies the board, and says as what", async () => {
    const stage = await drawnStage();
    void stage.session.copy("tatham");
    await settle();
    await stage.reply(1, "2x1:2a");
    expect([stage.copied, stage.message]).toEqual(["2x1:2a", "Copied the Tatham ID: 2x1:2a"]);
  });
});

describe("an extension that has gone", () => {
  it("leaves nothing on the page a moment later", async () => {
    const stage = await drawnStage();
    stage.connected = false;
    await vi.advanceTimersByTimeAsync(PULSE_MS);
    expect([stage.drawn, stage.panel]).toEqual([undefined, undefined]);
    expect(stage.watcher!.signal.aborted).toBe(true);
  });

  it("gives no sign of life any more, as it did often enough while it was there", async () => {
    const stage = await drawnStage();
    await vi.advanceTimersByTimeAsync(3 * PULSE_MS);
    expect(stage.signs).toBe(3);
    stage.connected = false;
    await vi.advanceTimersByTimeAsync(3 * PULSE_MS);
    expect(stage.signs).toBe(3);
    expect(3 * PULSE_MS).toBeLessThan(LIFE_MS);
  });
});
