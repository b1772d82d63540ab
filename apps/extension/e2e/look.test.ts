/** Where a player is led to look on boards that are larger than the window, in real browsers. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, expect, it } from "vitest";
import { awaitMessage, pressAndHear, pressInPanel } from "../browsers/panel.ts";
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
