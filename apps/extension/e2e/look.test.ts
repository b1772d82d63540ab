/** Where a player is led to look on boards that are larger than the window, in real browsers. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, expect, it } from "vitest";
import { awaitMessage, inPanel, pressAndHear, pressInPanel } from "../browsers/panel.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

describeInChromium("looking in Chromium", lookingIn);
describeInFirefox("looking in Firefox", lookingIn);

function lookingIn(browser: () => RealBrowser): void {
  let page: Page;
  afterEach(() => page.close());

  it("what Next draws is brought into view each time, and nothing is scrolled otherwise", async () => {
    page = await browser().open(standInHtml({ rows: PRACTICE_BOARDS["40x50"] }));
    await page.setViewport({ width: 700, height: 500 });
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    const before = await scrollsOn(page);
    await pressInPanel(page, "[data-press=hide]");
    await page.waitForSelector("[data-shikiri=overlay]", { hidden: true });
    expect(await scrollsOn(page)).toEqual(before);
    const places = new Set<string>();
    for (let i = 0; i < 8; i++) {
      await pressAndHear(page, "next");
      await expect.poll(() => page.evaluate(isNewestSeen)).toBe(true);
      places.add(String(await scrollsOn(page)));
    }
    expect(places.size).toBeGreaterThan(1);
  });

  it("the rectangle whose row has the focus is brought into view, not one that is only pointed at", async () => {
    page = await browser().open(standInHtml({ rows: PRACTICE_BOARDS["40x50"] }));
    await page.setViewport({ width: 1024, height: 700 });
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    await pressInPanel(page, ".list summary");
    const before = await scrollsOn(page);
    await expect.poll(() => inPanel(page, seeLastRow)).toBeDefined();
    await expect
      .poll(async () => {
        const { x, y } = (await inPanel(page, seeLastRow))!;
        await page.mouse.move(x, y);
        return page.evaluate(isLightSeen);
      })
      .toBe(false);
    expect(await scrollsOn(page)).toEqual(before);
    await inPanel(page, focusLastRow);
    await expect.poll(() => page.evaluate(isLightSeen)).toBe(true);
    expect(await scrollsOn(page)).not.toEqual(before);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => inPanel(page, isFocusSeen)).toBe(true);
    for (let row = 0; row < 30; row++) await page.keyboard.press("ArrowUp");
    await expect.poll(() => inPanel(page, isFocusSeen)).toBe(true);
  });
}

/** Scrolls the list to its end; the middle of its last row. */
function seeLastRow(this: ShadowRoot): { readonly x: number; readonly y: number } | undefined {
  const row = this.querySelector("tbody tr:last-child");
  if (row === null) return undefined;
  row.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = row.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function focusLastRow(this: ShadowRoot): void {
  this.querySelector<HTMLElement>("tbody tr:last-child")?.focus();
}

/** Whether the row that has the focus is to be seen, below the columns' heads. */
function isFocusSeen(this: ShadowRoot): boolean {
  const row = this.activeElement!.getBoundingClientRect();
  const heads = this.querySelector("thead")!.getBoundingClientRect();
  const table = this.querySelector(".table")!.getBoundingClientRect();
  return row.top >= heads.bottom - 1 && row.bottom <= table.bottom + 1;
}

/** Whether what is lit up lies within the window; undefined if nothing is. */
function isLightSeen(): boolean | undefined {
  const light = document
    .querySelector("[data-shikiri=overlay]")
    ?.shadowRoot?.querySelector(".light");
  if (light === null || light === undefined) return undefined;
  const { left, top, right, bottom } = light.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** How far the window and the board's own container are scrolled. */
function scrollsOn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const inner = document.querySelector("#puzzleContainerOverflowDiv")!;
    return [scrollX, scrollY, inner.scrollLeft, inner.scrollTop].map(Math.round);
  });
}

/** Runs in the page: whether the last rectangle that was drawn is within the window and the container. */
function isNewestSeen(): boolean {
  const paths = document
    .querySelector("[data-shikiri=overlay]")
    ?.shadowRoot?.querySelectorAll("path");
  const { left, top, right, bottom } = [...paths!].at(-1)!.getBoundingClientRect();
  const inner = document.querySelector("#puzzleContainerOverflowDiv")!.getBoundingClientRect();
  // Frames at the board's edge are drawn half outside of it.
  const edge = 2;
  return (
    left >= Math.max(0, inner.left) - edge &&
    top >= Math.max(0, inner.top) - edge &&
    right <= Math.min(innerWidth, inner.right) + edge &&
    bottom <= Math.min(innerHeight, inner.bottom) + edge
  );
}
