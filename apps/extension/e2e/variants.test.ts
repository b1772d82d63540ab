/** The variants of the site's page, each drawn on rightly. */
import { MOBILE_SITE, SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer } from "../browsers/drawing.ts";
import { awaitMessage } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const SAVED = BOARD.toReversed();

describeInChromium("the variants of the page", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  describe("the answer is drawn on the cells", () => {
    it.each<[string, Omit<StandInOptions, "rows">]>([
      ["that are built half a second late", { lateMs: 500 }],
      ["that a consent layer covers", { consent: true }],
      ["in the classic style", { style: "classic" }],
      ["with gutters after every fifth", { gutter: 7, cellSize: 21 }],
      ["of which those with clues are smaller", { clueInset: 2, separator: 4 }],
      ["whose numbers are nested", { clueText: "nested", cellClasses: "selectable cell-off" }],
      ["that are tiny and without separators", { cellSize: 9, separator: 0 }],
      ["under the player's own rectangles", { drawn: [{ x: 0, y: 0, width: 4, height: 3 }] }],
    ])("%s", async (_, options) => {
      page = await chromium().open(standInHtml({ rows: BOARD, ...options }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
    });

    it("in the night mode, in whose colours it is as long as that lasts", async () => {
      page = await chromium().open(standInHtml({ rows: BOARD, night: true, cellSize: 44 }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
      await awaitMessage(page, /^Solved/);
      await chromium().picture(page, "night");
      const blend = () =>
        page.$eval("[data-shikiri=overlay]", (host) => getComputedStyle(host).mixBlendMode);
      expect(await blend()).toBe("lighten");
      await page.evaluate(() => window.standIn.setNight(false));
      expect(await blend()).toBe("darken");
      await page.evaluate(() => window.standIn.setNight(true));
      expect(await blend()).toBe("lighten");
    });

    it("of a large board that has been scrolled", async () => {
      page = await chromium().open(
        standInHtml({ rows: PRACTICE_BOARDS["40x50"], zoom: 0.6 }),
        `${SITE}?size=8`,
      );
      await page.evaluate(() =>
        document.querySelector("#puzzleContainerOverflowDiv")!.scrollBy(0, 400),
      );
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(PRACTICE_BOARDS["40x50"]));
      await awaitMessage(page, /^Solved/);
      await chromium().picture(page, "monthly");
    });
  });

  it("the mobile site's puzzles are solved too, each that is swapped in place of another", async () => {
    const next = PRACTICE_BOARDS["7x7"];
    page = await chromium().open(standInHtml({ rows: BOARD, nextBoards: [next] }), MOBILE_SITE);
    await chromium().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
    await page.evaluate(() => window.standIn.swap());
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(next));
  });

  it("the board is found in other units", async () => {
    page = await chromium().open(standInHtml({ rows: BOARD }));
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>(".board-back")!;
      root.style.fontSize = "10px";
      for (const cell of root.querySelectorAll<HTMLElement>(".cell")) {
        for (const side of ["left", "top", "width", "height"]) {
          const pixels = Number.parseFloat(cell.style.getPropertyValue(side));
          cell.style.setProperty("font-size", "inherit");
          cell.style.setProperty(side, `${pixels / 10}em`);
        }
      }
    });
    await chromium().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
  });

  describe("the cells decide, whatever the page's script says:", () => {
    it.each<[string, Omit<StandInOptions, "rows">, typeof BOARD, boolean]>([
      ["another puzzle is named", { task: "other" }, BOARD, true],
      ["a saved game took the page's place", { savedGame: SAVED }, SAVED, true],
      ["the task is corrupted", { task: "corrupted" }, BOARD, false],
      ["no task is named", { task: "absent" }, BOARD, false],
    ])("%s", async (_, options, rows, isNoted) => {
      page = await chromium().open(standInHtml({ rows: BOARD, ...options }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(rows));
      const message = await awaitMessage(page, /^Solved/);
      expect(message.includes("The page's own data are those of another puzzle")).toBe(isNoted);
    });
  });

  it("the button is not lost to a click in quick succession: an even number leaves nothing", async () => {
    page = await chromium().open(standInHtml({ rows: BOARD }));
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    for (let i = 0; i < 6; i++) await chromium().click(page);
    await chromium().awaitBadge(page, "");
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
  });
});
