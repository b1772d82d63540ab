/** What is on when a tab has loaded another page of the site, with the permission and without. */
import { MOBILE_SITE, servePage, SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { panelOn } from "../browsers/panel.ts";
import { permittedFolder } from "../test/permitted.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const ROWS = PRACTICE_BOARDS["10x10"];
const BOARD = standInHtml({ rows: ROWS });

/** Milliseconds in which the background would have begun, if it began. */
const WHILE_MS = 1000;
/** So long a board is waited for, and a little more. */
const BOARD_MS = 4000;

describeInChromium(
  "staying on, with the permission",
  (chromium) => {
    it.each([
      ["the site", undefined],
      ["the mobile site", MOBILE_SITE],
    ])("draws the answer again after a full load, on %s", async (_, address) => {
      const page = await chromium().open(BOARD, address);
      await chromium().click(page);
      await awaitOwners(page);
      for (let load = 0; load < 2; load++) {
        await page.reload();
        expect(await awaitOwners(page)).toEqual(ownersOfAnswer(ROWS));
        await chromium().awaitBadge(page, "✓");
      }
      await page.close();
    });

    goesOnBehindOtherPages(chromium);

    it("begins nothing where nothing was on, or where it was ended", async () => {
      const page = await chromium().open(BOARD);
      await pause();
      expect(await ownersOn(page)).toBeUndefined();
      await chromium().click(page);
      await awaitOwners(page);
      await chromium().click(page);
      await chromium().awaitBadge(page, "");
      await page.reload();
      await pause();
      expect(await ownersOn(page)).toBeUndefined();
      await page.close();
    });

    it("begins nothing in another tab of the site", async () => {
      const first = await chromium().open(BOARD);
      await chromium().click(first);
      await awaitOwners(first);
      const second = await chromium().open(BOARD);
      await pause();
      expect(await ownersOn(second)).toBeUndefined();
      await Promise.all([first.close(), second.close()]);
    });

    it("does not begin anew when the page only changes its address", async () => {
      const page = await chromium().open(BOARD);
      await chromium().click(page);
      await awaitOwners(page);
      await page.$eval("[data-shikiri=overlay]", (host) => host.setAttribute("data-first", ""));
      await page.evaluate(() => {
        history.pushState(null, "", "?size=2");
        location.hash = "#board";
      });
      await pause();
      expect(await page.$("[data-shikiri=overlay][data-first]")).not.toBeNull();
      await page.close();
    });
  },
  permittedFolder,
);

describeInChromium("staying on, without the permission", (chromium) => {
  it("no page that is opened or closed wakes the background", async () => {
    const page = await chromium().open(BOARD);
    await chromium().endBackground();
    await page.reload();
    await page.close();
    await pause();
    expect(chromium().isBackgroundAwake()).toBe(false);
  });

  it("a full load ends what was on, and nothing begins", async () => {
    const page = await chromium().open(BOARD);
    await chromium().click(page);
    await awaitOwners(page);
    await page.reload();
    await pause();
    expect(await ownersOn(page)).toBeUndefined();
    await page.close();
  });
});

describeInFirefox(
  "staying on, with the permission",
  (firefox) => {
    it("draws the answer again after a full load", async () => {
      const page = await firefox().open(BOARD);
      await firefox().click(page);
      await awaitOwners(page);
      await page.reload();
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(ROWS));
      await page.close();
    });

    goesOnBehindOtherPages(firefox);
  },
  permittedFolder,
);

function goesOnBehindOtherPages(browser: () => RealBrowser): void {
  it("shows nothing on the site's pages without a board, and goes on with the next one", async () => {
    const page = await browser().open(BOARD);
    await browser().click(page);
    await awaitOwners(page);
    page.removeAllListeners("request");
    await servePage(page, "<!doctype html><title>News</title><p>No board here.</p>", SITE);
    await pause(BOARD_MS);
    expect(await panelOn(page)).toBeUndefined();
    page.removeAllListeners("request");
    await servePage(page, BOARD, SITE);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(ROWS));
    await page.close();
  });
}

describeInChromium("staying on by the button's menu", (chromium) => {
  it("leads to the options where the browser does not ask", async () => {
    const page = await chromium().open(BOARD);
    await chromium().tickWithoutGesture();
    await expect(chromium().awaitOptions()).resolves.toBeUndefined();
    await page.close();
  });
});

describeInFirefox("staying on by the button's menu", (firefox) => {
  const BOX = "Stay on after New Puzzle";
  const isTicked = async (page: Page): Promise<boolean | undefined> =>
    (await firefox().menu(page))[BOX];

  it("is asked for, allowed, and given back, and the box says so each time", async () => {
    const page = await firefox().open(BOARD);
    expect(await isTicked(page)).toBe(false);
    await firefox().menu(page, BOX);
    await firefox().answer(false);
    await expect.poll(() => isTicked(page)).toBe(false);

    await firefox().click(page);
    await awaitOwners(page);
    await firefox().menu(page, BOX);
    await firefox().answer(true);
    await expect.poll(() => isTicked(page)).toBe(true);
    await page.reload();
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(ROWS));

    await firefox().menu(page, BOX);
    await expect.poll(() => isTicked(page)).toBe(false);
    await page.reload();
    await pause();
    expect(await ownersOn(page)).toBeUndefined();
    await page.close();
  });
});

function pause(milliseconds = WHILE_MS): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
