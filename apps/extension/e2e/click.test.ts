/** The button, clicked in a real Chromium on pages that stand in for the site's. */
import { SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage, messageOn, pressInPanel } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const { "5x5": SMALL, "10x10": MEDIUM } = PRACTICE_BOARDS;

describeInChromium("a click", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  /** The page's whole DOM, with what is in the extension's elements. */
  const dom = () => page.evaluate(() => document.documentElement.outerHTML);

  describe("a click draws the answer", () => {
    it.each([
      ["on www.", SITE, SMALL],
      ["on another language's host", "https://fr.puzzle-shikaku.com/", MEDIUM],
      ["on the monthly board of 40x50", `${SITE}?size=8`, PRACTICE_BOARDS["40x50"]],
      ["on a page of any other host", "https://practice.example/", SMALL],
    ])("%s", async (_, address, rows) => {
      page = await chromium().open(standInHtml({ rows }), address);
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(rows));
      expect(await awaitMessage(page, /./)).toMatch(/^Solved: \d+ rectangles, the only answer\.$/);
      expect(await chromium().awaitBadge(page, "✓")).toHaveProperty(
        "title",
        "Shikiri: the only answer is drawn; click to hide it",
      );
      expect(chromium().refused).toEqual([]);
    });

    it.each([0.5, 1, 2])("exactly on the cells at zoom %s", async (zoom) => {
      page = await chromium().open(standInHtml({ rows: MEDIUM, zoom, style: "classic" }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(MEDIUM));
      await chromium().picture(page, `zoom-${zoom}`);
    });

    it("that follows when the page is zoomed afterwards", async () => {
      page = await chromium().open(standInHtml({ rows: MEDIUM }));
      await chromium().click(page);
      await awaitOwners(page);
      for (const zoom of [0.2, 1.7, 5]) {
        await page.evaluate((scale) => window.standIn.zoom(scale), zoom);
        expect(await ownersOn(page)).toEqual(ownersOfAnswer(MEDIUM));
      }
    });

    it("with frames that run in the gutters, within a pixel of half of them", async () => {
      page = await chromium().open(standInHtml({ rows: [[4, 0, 0, 0]], separator: 8 }));
      await chromium().click(page);
      await awaitOwners(page);
      const outset = await page.evaluate(() => {
        const path = document
          .querySelector("[data-shikiri=overlay]")!
          .shadowRoot!.querySelector("path")!;
        const frame = Number.parseFloat(getComputedStyle(path).strokeWidth);
        const region = path.getBBox();
        const cells = [...document.querySelectorAll<HTMLElement>(".cell")];
        return [
          Number.parseFloat(cells[0]!.style.left) - (region.x - frame / 2),
          region.x + region.width + frame / 2 - Number.parseFloat(cells.at(-1)!.style.left) - 30,
        ];
      });
      for (const pixels of outset) expect(pixels).toBeCloseTo(4, 3);
    });
  });

  describe("the drawing", () => {
    it("lets the pointer through: the page finds its cells, and the player draws", async () => {
      page = await chromium().open(standInHtml({ rows: SMALL }));
      await chromium().click(page);
      await awaitOwners(page);
      const ends = await page.evaluate(() => {
        const cells = [...document.querySelectorAll(".board-back > .cell")];
        return [cells[0]!, cells[6]!].map((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          const point = { x: left + width / 2, y: top + height / 2 };
          return { ...point, isFound: document.elementFromPoint(point.x, point.y) === cell };
        });
      });
      expect(ends.map((end) => end.isFound)).toEqual([true, true]);
      await page.mouse.move(ends[0]!.x, ends[0]!.y);
      await page.mouse.down();
      await page.mouse.move(ends[1]!.x, ends[1]!.y, { steps: 4 });
      await page.mouse.up();
      const statuses = await page.evaluate(() =>
        window.Game.currentState?.cellStatus.slice(0, 2).map((row) => row.slice(0, 3)),
      );
      expect(statuses).toEqual([
        [0, 0, -1],
        [0, 0, -1],
      ]);
      expect(await ownersOn(page)).toEqual(ownersOfAnswer(SMALL));
    });

    it("keeps its look, and takes no click, whatever the page's style sheet says", async () => {
      page = await chromium().open(standInHtml({ rows: SMALL }));
      await page.addStyleTag({
        content: `* { display: none !important; pointer-events: auto !important; }
          html, body, body * { display: block !important; opacity: 0.9 !important; }
          div[data-shikiri=overlay] { transform: translate(40px, 40px) !important; position: fixed !important; }`,
      });
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOfAnswer(SMALL));
      const style = await page.$eval("[data-shikiri=overlay]", (host) => {
        const { pointerEvents, opacity, position } = getComputedStyle(host);
        return { pointerEvents, opacity, position };
      });
      expect(style).toEqual({ pointerEvents: "none", opacity: "1", position: "absolute" });
    });
  });

  describe("further clicks", () => {
    it("hide the drawing without a trace, and draw it again", async () => {
      page = await chromium().open(standInHtml({ rows: SMALL }));
      const before = await dom();
      for (let round = 0; round < 2; round++) {
        await chromium().click(page);
        expect(await awaitOwners(page)).toEqual(ownersOfAnswer(SMALL));
        await chromium().awaitBadge(page, "✓");
        await chromium().click(page);
        await chromium().awaitBadge(page, "");
        expect(await dom()).toBe(before);
      }
    });

    it("end the search for a board that does not come", async () => {
      page = await chromium().open(standInHtml({ rows: SMALL, lateMs: 60_000 }));
      const before = await dom();
      await chromium().click(page);
      await awaitMessage(page, /^Looking for the board…$/);
      await chromium().click(page);
      await chromium().awaitBadge(page, "");
      expect(await dom()).toBe(before);
    });
  });

  describe("the panel", () => {
    it("tells what is going on when that takes a while", async () => {
      page = await chromium().open(standInHtml({ rows: SMALL, lateMs: 1000 }));
      await chromium().click(page);
      await awaitMessage(page, /^Looking for the board…$/);
      await chromium().stall(2000);
      await awaitMessage(page, /^Solving the 5×5 board…$/);
      await awaitMessage(page, /^Solved: 9 rectangles, the only answer\.$/);
      expect(await ownersOn(page)).toEqual(ownersOfAnswer(SMALL));
    });

    it("can be closed with its button", async () => {
      page = await chromium().open("<!doctype html><title>no board</title><p>Hello</p>");
      await chromium().click(page);
      await awaitMessage(page, /^No Shikaku board was found on this page\./);
      await pressInPanel(page, "[data-press=close]");
      expect(await messageOn(page)).toBeUndefined();
    });
  });
});
