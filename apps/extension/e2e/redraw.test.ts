/** What becomes of a drawing when the page builds its board anew. */
import { SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, expect, it } from "vitest";
import { awaitOwners, isGoneAtOnce, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage, messageOn } from "../browsers/panel.ts";
import { framesOn, watchFrames } from "./frames.ts";
import { describeInChromium } from "./suites.ts";

/** A board and itself turned half round: two puzzles of the same size. */
const BOARD = PRACTICE_BOARDS["10x10"];
const OTHER = BOARD.toReversed().map((row) => row.toReversed());

describeInChromium("a board that changes under its drawing", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  /** Opens a page whose swap goes from one board to the other, with the answer drawn. */
  async function openDrawn(): Promise<void> {
    page = await chromium().open(standInHtml({ rows: BOARD, nextBoards: [OTHER] }));
    await watchFrames(page, [BOARD, OTHER]);
    await chromium().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
  }

  /** Waits until the answer to the rows is drawn; nothing else may have been drawn meanwhile. */
  async function expectDrawn(rows: typeof BOARD): Promise<void> {
    await expect.poll(() => ownersOn(page), { timeout: 10_000 }).toEqual(ownersOfAnswer(rows));
    expect(await framesOn(page)).toHaveProperty("wrong", 0);
  }

  it("the same puzzle gets its drawing back", async () => {
    await openDrawn();
    expect(await isGoneAtOnce(page, () => window.standIn.redraw())).toBe(true);
    await expectDrawn(BOARD);
  });

  it("another puzzle gets its own, and no frame shows the old one", async () => {
    await openDrawn();
    for (const rows of [OTHER, BOARD, OTHER]) {
      await page.evaluate(() => window.standIn.swap());
      await expectDrawn(rows);
    }
    expect((await framesOn(page)).drawn).toBeGreaterThan(0);
  });

  it("a board whose numbers change in their places loses its drawing before the next frame", async () => {
    await openDrawn();
    await page.evaluate((clues) => {
      for (const [i, cell] of [...document.querySelectorAll(".board-back > .cell")].entries()) {
        cell.textContent = clues[i] === 0 ? "" : String(clues[i]);
      }
    }, OTHER.flat());
    await expectDrawn(OTHER);
  });

  it("a board that is changed step by step is not drawn on before it is whole", async () => {
    await openDrawn();
    await page.evaluate(async (clues) => {
      for (const [i, cell] of [...document.querySelectorAll(".board-back > .cell")].entries()) {
        cell.textContent = clues[i] === 0 ? "" : String(clues[i]);
        if (i % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, OTHER.flat());
    await expectDrawn(OTHER);
  });

  it("another style's cells get the drawing where they are now", async () => {
    await openDrawn();
    await page.evaluate(() => window.standIn.setStyle("classic"));
    await expectDrawn(BOARD);
    const width = await page.$eval(
      "[data-shikiri=overlay]",
      (host) => (host as HTMLElement).offsetWidth,
    );
    expect(width).toBe(10 * 30 + 10 * 3);
  });

  it("the player's rectangles come and go under the drawing, which stays", async () => {
    await openDrawn();
    const isKept = await page.evaluate(async () => {
      const host = document.querySelector("[data-shikiri=overlay]");
      for (let i = 0; i < 5; i++) {
        const area = document.createElement("div");
        area.className = "area";
        area.style.cssText = "position:absolute; left:1px; top:1px; width:60px; height:30px";
        document.querySelector(".board-back")!.append(area);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        area.remove();
      }
      return host === document.querySelector("[data-shikiri=overlay]");
    });
    expect(isKept).toBe(true);
  });

  it("a board that goes takes its drawing along, and that is said if none comes", async () => {
    await openDrawn();
    await page.evaluate(() => document.querySelector("#game")!.replaceChildren());
    expect(await ownersOn(page)).toBeUndefined();
    await awaitMessage(page, /^Looking for the board…$/);
    await awaitMessage(page, /^No Shikaku board was found on this page\./);
    await chromium().awaitBadge(page, "?");
    await page.evaluate(() => window.standIn.redraw());
    await expectDrawn(BOARD);
    await awaitMessage(page, /^Solved/);
  });

  it("nothing is drawn any more after a click has hidden the drawing", async () => {
    await openDrawn();
    await chromium().click(page);
    await chromium().awaitBadge(page, "");
    await page.evaluate(() => window.standIn.swap());
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect([await ownersOn(page), await messageOn(page)]).toEqual([undefined, undefined]);
  });

  it("a new page starts without a drawing, and the next click draws", async () => {
    await openDrawn();
    await Promise.all([page.waitForNavigation(), page.click("#btnNew")]);
    expect(await ownersOn(page)).toBeUndefined();
    await chromium().awaitBadge(page, "");
    await chromium().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(OTHER));
  });

  it("a page that the player comes back to has its drawing, and its button says so again", async () => {
    await openDrawn();
    await chromium().awaitBadge(page, "✓");
    await page.goto(`${SITE}?board=1`);
    await chromium().awaitBadge(page, "");
    await page.goBack();
    expect(await ownersOn(page)).toEqual(ownersOfAnswer(BOARD));
    await chromium().awaitBadge(page, "✓");
  });

  it("a click after the extension was reloaded replaces what it had left on the page", async () => {
    await openDrawn();
    await chromium().reload();
    await chromium().click(page);
    await chromium().awaitBadge(page, "✓");
    await expectDrawn(BOARD);
    await page.evaluate(() => window.standIn.swap());
    await expectDrawn(OTHER);
    await chromium().click(page);
    await chromium().awaitBadge(page, "");
    expect([await ownersOn(page), await messageOn(page)]).toEqual([undefined, undefined]);
  });
});
