/** The panel in a real Chromium: its place, its keys, and what a screen reader makes of it. */
import axe, { type AxeResults } from "axe-core";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { awaitMessage, inPanel, panelOn, pressInPanel } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["5x5"];

/** Opens the closed tree to the page's scripts, of which axe-core is one. */
function openTree(this: ShadowRoot): void {
  Object.defineProperty(this.host, "shadowRoot", { value: this, configurable: true });
}

describeInChromium("the panel", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  async function openSolved(options: { lateMs?: number; night?: boolean } = {}): Promise<void> {
    page = await chromium().open(standInHtml({ rows: BOARD, ...options }));
    await chromium().click(page);
  }

  async function faultsOf(): Promise<readonly string[]> {
    await inPanel(page, openTree);
    await page.evaluate(axe.source);
    return page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(selector: string): Promise<AxeResults> };
      };
      const { violations } = await axe.run("shikiri-panel");
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
  }

  describe("has no fault that axe-core finds", () => {
    it.each([false, true])("with all of it open (night: %s)", async (night) => {
      await openSolved({ night });
      await awaitMessage(page, /^Solved/);
      for (const summary of [".list summary", "details:not(.list) summary"]) {
        await pressInPanel(page, summary);
      }
      expect(await faultsOf()).toEqual([]);
      await chromium().picture(page, `panel-open${night ? "-night" : ""}`);
    });

    it("with a hint", async () => {
      await openSolved();
      await awaitMessage(page, /^Solved/);
      await pressInPanel(page, "[data-press=hint]");
      await awaitMessage(page, /^Look/);
      expect(await faultsOf()).toEqual([]);
      await chromium().picture(page, "panel-hint");
    });
  });

  it("stays within a small window, whatever is opened in it", async () => {
    await openSolved();
    await awaitMessage(page, /^Solved/);
    await page.setViewport({ width: 700, height: 420 });
    for (const summary of [".list summary", "details:not(.list) summary"]) {
      await pressInPanel(page, summary);
    }
    await expect
      .poll(async () => {
        const { left, top, width, height } = (await panelOn(page))!;
        return left >= 0 && top >= 0 && left + width <= 700 && top + height <= 420;
      })
      .toBe(true);
    await chromium().picture(page, "panel-small");
  });

  it("goes to the side of a board that comes late", async () => {
    await openSolved({ lateMs: 1000 });
    await awaitMessage(page, /^Looking/);
    await awaitMessage(page, /^Solved/);
    const right = await page.$eval(".board-back", (board) => board.getBoundingClientRect().right);
    await expect.poll(async () => Math.round((await panelOn(page))!.left - right)).toBe(8);
  });

  it("is moved by the arrow keys, and is found there again", async () => {
    await openSolved();
    await awaitMessage(page, /^Solved/);
    const before = (await panelOn(page))!;
    await inPanel(page, focusHandle);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const moved = (await panelOn(page))!;
    expect([moved.left - before.left, moved.top - before.top]).toEqual([16, 16]);
    await chromium().click(page);
    await expect.poll(() => panelOn(page)).toBeUndefined();
    await chromium().click(page);
    await awaitMessage(page, /^Solved/);
    expect(await panelOn(page)).toMatchObject({ left: moved.left, top: moved.top });
  });
});

function focusHandle(this: ShadowRoot): void {
  this.querySelector<HTMLElement>(".move")?.focus();
}
