/** Filling the page's own board, in real browsers: as a player would, and never to the end. */
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { answerTo } from "../browsers/drawing.ts";
import {
  agreeToFill,
  askToFill,
  countsOn,
  drawnBy,
  FILL_ENDED,
  isMarkedOn,
} from "../browsers/filling.ts";
import { awaitMessage, inPanel, panelOn, pressInPanel } from "../browsers/panel.ts";
import { expectFilled } from "./filled.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const LARGE = PRACTICE_BOARDS["40x50"];
const ANSWER = answerTo(BOARD);

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

  it.each([0.2, 1, 3])(
    "scrolls as it must and back, in a small window, zoomed by %d",
    async (zoom) => {
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
      await expectFilled(page, ANSWER);
      expect(await scrolls()).toEqual(before);
    },
  );

  it("ends when the player draws in the middle", async () => {
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
    await awaitMessage(
      page,
      /^Stopped, because you did something on the page yourself\. Drawn so far/,
    );
    const { undoSteps } = await countsOn(page);
    await page.mouse.up();
    await pause(300);
    expect((await countsOn(page)).undoSteps - undoSteps).toBeLessThanOrEqual(1);
  }, 60_000);

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
    ["swap", /^Another puzzle is on the board\. On the one before, \d+ of/],
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

  describe("marks the attempt as a program's", () => {
    it("in a hidden field too", async () => {
      expect(await openQuestion({ robot: "hidden" })).toContain("marked as a program's");
      await agreeToFill(page);
      expect(await isMarkedOn(page)).toBe(true);
    });

    it("or draws all the same where the page has no mark, of which it then says nothing", async () => {
      expect(await openQuestion({ robot: "absent" })).not.toContain("marked");
      await agreeToFill(page);
      await expectFilled(page, ANSWER);
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
      expect([await drawnBy(page), await isMarkedOn(page)]).toEqual([[], false]);
      await pressInPanel(page, "[data-press=fill]");
      await awaitMessage(page, /^Draw/);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await awaitMessage(page, FILL_ENDED);
      await expectFilled(page, ANSWER);
    });

    it("is not answered by events that no hand has made", async () => {
      await openQuestion();
      await page.evaluate(() => {
        const host = document.querySelector<HTMLElement>("[data-shikiri=panel]")!;
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

  it.each([
    ["a click on the button", () => browser().click(page)],
    ["Escape, wherever the focus is", () => page.keyboard.press("Escape")],
  ])(
    "ends at once, and for good, with %s, and says how far it came",
    async (_, stop) => {
      await openQuestion({ rows: LARGE });
      await pressInPanel(page, "[data-press=yes]");
      await awaitMessage(page, /^Drawing into the board: [1-9]/);
      await stop();
      await awaitMessage(page, /Drawn so far/);
      const drawn = await drawnBy(page);
      await pause(300);
      expect(await drawnBy(page)).toEqual(drawn);
      expect(drawn.length).toBeLessThan(answerTo(LARGE).length - 1);
    },
    60_000,
  );

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
    await expectFilled(page, ANSWER);
  });
}

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
