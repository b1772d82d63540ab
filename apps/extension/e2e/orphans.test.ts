/**
 * What becomes of what is on a page when the extension is removed or reloaded: nothing is left to be
 * seen. In Chromium the old script lives on and ends itself; Firefox ends it where it is, and what it
 * has shown goes for want of signs of life.
 */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage, inPanel } from "../browsers/panel.ts";
import { LIFE_MS } from "../src/content/signs-of-life.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const ROWS = PRACTICE_BOARDS["10x10"];
const BOARD = standInHtml({ rows: ROWS });

/** Longer than what is shown lives without signs of life. */
const LONG_MS = LIFE_MS + 1500;

describeInChromium("an extension that is removed", (chromium) => {
  it("leaves no trace on a page, and its old script heeds nothing any more", async () => {
    const page = await chromium().open(BOARD);
    const before = await dom(page);
    await chromium().click(page);
    await awaitOwners(page);
    await awaitMessage(page, /./);
    await chromium().uninstall();
    await expect.poll(() => dom(page), { timeout: 5000 }).toBe(before);
    await page.evaluate(() => window.standIn.redraw());
    await pause(1500);
    expect(await ownersOn(page)).toBeUndefined();
    await page.close();
  });
});

describeInChromium("an extension that is reloaded", (chromium) => {
  it("begins anew on the page with the next click, with one drawing", async () => {
    const page = await chromium().open(BOARD);
    await chromium().click(page);
    await awaitOwners(page);
    await chromium().reload();
    await chromium().click(page);
    await expect.poll(() => ownersOn(page)).toEqual(ownersOfAnswer(ROWS));
    await pause(2000);
    expect(await ownersOn(page)).toEqual(ownersOfAnswer(ROWS));
    await page.close();
  });

  it("keeps what it shows for as long as it is there", async () => {
    const page = await chromium().open(BOARD);
    await chromium().click(page);
    await awaitOwners(page);
    await pause(LONG_MS);
    expect(await visibilityOn(page)).toBe("visible");
    await page.close();
  });

  it("gives the page no way through its animations into the panel", async () => {
    const page = await chromium().open(BOARD);
    await chromium().click(page);
    await awaitMessage(page, /./);
    expect(await animatedOn(page)).not.toContain("section");
    await page.close();
  });
});

describeInFirefox("an extension that is removed", (firefox) => {
  it("keeps what it shows while it is there, and nothing is to be seen when it has gone", async () => {
    const page = await firefox().open(BOARD);
    await firefox().click(page);
    await awaitOwners(page);
    await awaitMessage(page, /./);
    expect(await animatedOn(page)).not.toContain("section");
    await pause(LONG_MS);
    expect(await visibilityOn(page)).toBe("visible");
    expect(await panelVisibilityOn(page)).toBe("visible");
    await firefox().uninstall();
    await pause(LONG_MS);
    expect(await visibilityOn(page)).toBe("hidden");
    expect(await panelVisibilityOn(page)).toBe("hidden");
    await page.close();
  });
});

function dom(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

/** Whether the drawing is to be seen; undefined if there is none. */
function visibilityOn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const picture = document.querySelector("[data-shikiri=overlay]")?.shadowRoot?.firstElementChild;
    return picture ? getComputedStyle(picture).visibility : undefined;
  });
}

/** Whether the panel is to be seen; undefined if there is none. */
function panelVisibilityOn(page: Page): Promise<string | undefined> {
  return inPanel(page, function () {
    return getComputedStyle(this.querySelector("section")!).visibility;
  });
}

/** The names of the elements whose animations the page's own scripts get at. */
function animatedOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.localName ?? ""),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
