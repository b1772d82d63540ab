/** Filling the page's own board, in real browsers: as a player would, and never to the end. */
import { isSameRect, puzzleFromRows, solve, type Rect } from "@shikiri/core";
import {
  PRACTICE_BOARDS,
  standInHtml,
  type Rows,
  type StandInOptions,
} from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { agreeToFill, askToFill, countsOn, drawnBy, FILL_ENDED } from "../browsers/filling.ts";
import { awaitMessage, inPanel, panelOn, pressInPanel } from "../browsers/panel.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const LARGE = PRACTICE_BOARDS["40x50"];
const ANSWER = answerTo(BOARD);
/** The first is right, and the second is in the way of several. */
const RIGHT = ANSWER[3]!;
const WRONG: Rect = { x: 4, y: 5, width: 3, height: 3 };

describeInChromium("filling in Chromium", fillingIn);
describeInFirefox("filling in Firefox", fillingIn);

function fillingIn(browser: () => RealBrowser): void {
  let page: Page;
  afterEach(() => page.close());

  async function openQuestion(
    options: Partial<StandInOptions> = {},
    viewport?: { readonly width: number; readonly height: number },
  ): Promise<string> {
    page = await browser().open(standInHtml({ rows: BOARD, ...options }));
    if (viewport !== undefined) await page.setViewport(viewport);
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    return askToFill(page);
  }

  /** All of the answer but one rectangle is on the page's board, nothing else is, and nothing was submitted. */
  async function expectFilled(answer = ANSWER): Promise<void> {
    const drawn = await drawnBy(page);
    expect(missingOf(answer, drawn)).toHaveLength(1);
    expect(missingOf(drawn, answer)).toEqual([]);
    expect(await countsOn(page)).toMatchObject({ presses: 0, submissions: 0 });
  }

  const isMarked = (): Promise<boolean | string | undefined> =>
    page.evaluate(() => {
      const robot = document.querySelector<HTMLInputElement>("#robot");
      return robot?.type === "checkbox" ? robot.checked : robot?.value;
    });

  it("draws all but one rectangle, each in one undo step, and submits nothing", async () => {
    expect(await openQuestion({ autoSubmit: true })).toMatch(
      new RegExp(`^Draw ${ANSWER.length - 1} rectangles into the page's own board`),
    );
    expect([await drawnBy(page), await isMarked()]).toEqual([[], false]);
    expect(await agreeToFill(page)).toMatch(/^Drawn into the board: \d+ rectangles\. The last one/);
    await expectFilled();
    expect(await countsOn(page)).toMatchObject({ undoSteps: ANSWER.length - 1 });
    expect(await isMarked()).toBe(true);
    await page.click("#btnUndo");
    expect(await drawnBy(page)).toHaveLength(ANSWER.length - 2);
  });

  it("fills 40x50, tells how far it has come, and can be ended half-way", async () => {
    await openQuestion({ rows: LARGE, autoSubmit: true });
    await pressInPanel(page, "[data-press=yes]");
    const progress = await awaitMessage(page, /^Drawing into the board: [1-9]\d* of \d+$/);
    expect((await panelOn(page))!.isBusy).toBe(true);
    await pressInPanel(page, "[data-press=cancel]");
    const ended = await awaitMessage(page, /^Cancelled\. Drawn so far: \d+ of \d+/);
    const drawn = await drawnBy(page);
    expect(drawn.length).toBe(Number(/far: (\d+)/.exec(ended)![1]));
    expect(drawn.length).toBeGreaterThanOrEqual(Number(/: (\d+)/.exec(progress)![1]));
    expect(await countsOn(page)).toMatchObject({ undoSteps: drawn.length });
    // What was drawn is right, and so it is left alone when the rest is asked for.
    await pressInPanel(page, "[data-press=fill]");
    await awaitMessage(page, /^Draw \d+ rectangles into/);
    await pressInPanel(page, "[data-press=yes]");
    await expect.poll(async () => (await panelOn(page))?.message, SLOWLY).toMatch(FILL_ENDED);
    await expectFilled(answerTo(LARGE));
  }, 120_000);

  describe("on a board that is hard to reach", () => {
    it.each([0.2, 1, 3])("zoomed by %d, in a small window, scrolled", async (zoom) => {
      await openQuestion({ zoom }, { width: 700, height: 500 });
      const scrolls = (): Promise<number[]> =>
        page.evaluate(() => {
          const inner = document.querySelector("#puzzleContainerOverflowDiv")!;
          return [scrollX, scrollY, inner.scrollLeft, inner.scrollTop].map(Math.round);
        });
      await page.evaluate(() => {
        scrollTo({ top: 60, behavior: "instant" });
        document.querySelector("#puzzleContainerOverflowDiv")!.scrollTo(35, 50);
      });
      const before = await scrolls();
      await agreeToFill(page);
      await expectFilled();
      expect(await scrolls()).toEqual(before);
    });

    it("under a consent layer does nothing, and says why", async () => {
      await openQuestion({ consent: true });
      expect(await agreeToFill(page)).toBe("Something covers the board. Nothing was drawn.");
      expect([await drawnBy(page), await isMarked()]).toEqual([[], false]);
      expect(await countsOn(page)).toMatchObject({ undoSteps: 0, submissions: 0 });
    });
  });

  describe("with what the player has drawn", () => {
    it("leaves alone what is right, and replaces what is in the way", async () => {
      expect(await openQuestion({ drawn: [RIGHT, WRONG] })).toMatch(
        new RegExp(
          `^Draw ${ANSWER.length - 2} rectangles.*\n1 of your rectangles is in the way and will be replaced`,
        ),
      );
      await agreeToFill(page);
      await expectFilled();
      expect(missingOf([RIGHT], (await drawnBy(page)).slice(0, 1))).toEqual([]);
      expect(await countsOn(page)).toMatchObject({ undoSteps: ANSWER.length - 2 });
    });

    it("does nothing when all but one are there", async () => {
      const message = await openQuestion({ drawn: ANSWER.slice(1), autoSubmit: true });
      expect(message).toMatch(/^At most one rectangle is missing/);
      expect((await panelOn(page))?.presses).not.toContain("yes");
      expect(await countsOn(page)).toMatchObject({ undoSteps: 0, submissions: 0 });
    });

    it("stops when the player draws in the middle", async () => {
      // All of it is in view, so that nothing is scrolled away from under the pointer.
      await openQuestion({ rows: LARGE, zoom: 0.3 });
      await pressInPanel(page, "[data-press=yes]");
      await awaitMessage(page, /^Drawing into the board: [1-9]/);
      const at = await page.$eval("#puzzleContainerOverflowDiv", (part) => {
        const { left, top } = part.getBoundingClientRect();
        return { x: left + 40, y: Math.max(0, top) + 40 };
      });
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await awaitMessage(page, /^Stopped, because you drew on the board yourself\. Drawn so far/);
      const { undoSteps } = await countsOn(page);
      await page.mouse.up();
      await pause(300);
      expect((await countsOn(page)).undoSteps - undoSteps).toBeLessThanOrEqual(1);
    }, 60_000);
  });

  describe("on a page that takes strokes otherwise", () => {
    it.each(["shortened", "not"] as const)("stops at the first one: %s", async (how) => {
      await openQuestion();
      await page.evaluate((how) => window.standIn.takeStrokes(how), how);
      expect(await agreeToFill(page)).toMatch(
        /^The page did not take a rectangle as it was drawn\. Drawn so far: 0 of \d+\./,
      );
      expect((await drawnBy(page)).length).toBe(how === "not" ? 0 : 1);
    });

    it("does nothing where the page tells nothing of what is drawn", async () => {
      page = await browser().open(standInHtml({ rows: BOARD }));
      await page.evaluate(() => {
        Object.assign(window, { Game: undefined });
      });
      await browser().click(page);
      await awaitMessage(page, /^Solved/);
      expect(await askToFill(page)).toMatch(/^This page does not tell what is drawn/);
      expect((await panelOn(page))?.presses).not.toContain("yes");
    });

    it.each([
      ["redraw", /^The board is no longer the one that it was\. Drawn so far: \d+ of/],
      ["swap", /^Another puzzle is on the board\.$/],
    ] as const)("stops when the board is built anew: %s", async (change, message) => {
      await openQuestion({ rows: LARGE, nextBoards: [BOARD] });
      await pressInPanel(page, "[data-press=yes]");
      await awaitMessage(page, /^Drawing into the board: [1-9]/);
      await page.evaluate((change) => window.standIn[change](), change);
      await awaitMessage(page, message);
      const drawn = await drawnBy(page);
      await pause(300);
      expect(await drawnBy(page)).toEqual(drawn);
      expect(drawn.length > 0).toBe(change === "redraw");
    });
  });

  describe("marks the attempt as a program's", () => {
    it("in a hidden field too", async () => {
      expect(await openQuestion({ robot: "hidden" })).toContain("marked as a program's");
      await agreeToFill(page);
      expect(await isMarked()).toBe("1");
    });

    it("or draws all the same where the page has no mark, of which it then says nothing", async () => {
      expect(await openQuestion({ robot: "absent" })).not.toContain("marked");
      await agreeToFill(page);
      await expectFilled();
    });

    it("or draws nothing where the mark cannot be set", async () => {
      await openQuestion();
      await page.$eval("#robot", (robot) => robot.setAttribute("disabled", ""));
      expect(await agreeToFill(page)).toMatch(/cannot be set\. Nothing was drawn\.$/);
      expect(await drawnBy(page)).toEqual([]);
    });
  });

  describe("its question", () => {
    it("has the focus, is answered by keyboard, and Escape is no", async () => {
      await openQuestion();
      expect(await inPanel(page, focusedIn)).toBe("status");
      await page.keyboard.press("Escape");
      await expect.poll(async () => (await panelOn(page))?.presses).not.toContain("yes");
      await pressInPanel(page, "[data-press=fill]");
      await awaitMessage(page, /^Draw/);
      await page.keyboard.press("Tab");
      expect(await inPanel(page, focusedIn)).toBe("yes");
      await page.keyboard.press("Tab");
      expect(await inPanel(page, focusedIn)).toBe("no");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await panelOn(page))?.presses).not.toContain("yes");
      expect([await drawnBy(page), await isMarked()]).toEqual([[], false]);
      await pressInPanel(page, "[data-press=fill]");
      await awaitMessage(page, /^Draw/);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await awaitMessage(page, FILL_ENDED);
      await expectFilled();
    });

    it("is not answered by events that no hand has made", async () => {
      await openQuestion();
      await page.evaluate(() => {
        const host = document.querySelector<HTMLElement>("shikiri-panel")!;
        for (const type of ["mousedown", "mouseup", "click"]) {
          host.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
        }
        const enter = { key: "Enter", bubbles: true, composed: true };
        host.dispatchEvent(new KeyboardEvent("keydown", enter));
      });
      await pause(300);
      expect(await drawnBy(page)).toEqual([]);
      expect((await panelOn(page))?.presses).toContain("yes");
    });
  });

  it("ends at once, and for good, with a click on the button", async () => {
    await openQuestion({ rows: LARGE });
    await pressInPanel(page, "[data-press=yes]");
    await awaitMessage(page, /^Drawing into the board: [1-9]/);
    await browser().click(page);
    await expect.poll(() => panelOn(page)).toBeUndefined();
    const drawn = await drawnBy(page);
    await pause(300);
    expect(await drawnBy(page)).toEqual(drawn);
    expect(drawn.length).toBeLessThan(answerTo(LARGE).length - 1);
  }, 60_000);

  // The last one, since the panel is remembered where it was put.
  it("reaches the cells under the panel", async () => {
    await openQuestion();
    const board = await page.$eval(".board-back", (root) => {
      const { left, top } = root.getBoundingClientRect();
      return { left, top };
    });
    const panel = (await panelOn(page))!;
    const handle = { x: panel.left + 90, y: panel.top + 20 };
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await page.mouse.move(
      handle.x + board.left - panel.left,
      handle.y + Math.max(0, board.top) - panel.top,
      { steps: 5 },
    );
    await page.mouse.up();
    await browser().picture(page, "fill-under-the-panel");
    await agreeToFill(page);
    await expectFilled();
  });
}

/** How a test waits for what takes many seconds on a slow machine. */
const SLOWLY = { timeout: 60_000, interval: 250 };

/** What has the focus in the panel: a button by what it is for, other things by their role. */
function focusedIn(this: ShadowRoot): string | null | undefined {
  const focused = this.activeElement as HTMLElement | null;
  return focused?.dataset["press"] ?? focused?.getAttribute("role");
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function missingOf(rects: readonly Rect[], among: readonly Rect[]): Rect[] {
  return rects.filter((rect) => !among.some((each) => isSameRect(each, rect)));
}

function answerTo(rows: Rows): readonly Rect[] {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const outcome = solve(puzzle.value);
  if (outcome.outcome !== "unique") throw new Error(`the board is ${outcome.outcome}`);
  return outcome.answers[0];
}
