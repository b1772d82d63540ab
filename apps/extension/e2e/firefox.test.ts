/** The same extension, the same folder, in a real Firefox. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import { expect, it } from "vitest";
import { awaitOwners, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage, messageOn, pressInPanel } from "../browsers/panel.ts";
import { describeInFirefox } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const OTHER = BOARD.toReversed();

describeInFirefox("the same extension", (firefox) => {
  it("a click draws, a second one hides without a trace, a third draws again", async () => {
    const page = await firefox().open(standInHtml({ rows: BOARD, zoom: 1.5 }));
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    await firefox().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
    await awaitMessage(page, /^Solved: \d+ rectangles, the only answer\.$/);
    await expect.poll(() => firefox().badge()).toBe("✓");
    await firefox().click(page);
    await expect.poll(() => firefox().badge()).toBe("");
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    await firefox().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
    expect(firefox().refused).toEqual([]);
    await page.close();
  });

  it("the drawing lets the pointer through and follows the puzzle", async () => {
    const page = await firefox().open(standInHtml({ rows: BOARD, nextBoards: [OTHER] }));
    await firefox().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
    const isFound = await page.$eval(".board-back > .cell", (cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + 5) === cell;
    });
    expect(isFound).toBe(true);
    await page.evaluate(() => window.standIn.swap());
    await expect.poll(() => ownersOn(page)).toEqual(ownersOfAnswer(OTHER));
    await page.close();
  });

  it("the monthly board of 40x50 is solved", async () => {
    const page = await firefox().open(standInHtml({ rows: PRACTICE_BOARDS["40x50"] }));
    await firefox().click(page);
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(PRACTICE_BOARDS["40x50"]));
    await page.close();
  });

  it("a page without a board gets a message and no drawing", async () => {
    const page = await firefox().open("<!doctype html><title>no board</title><p>Hello</p>");
    await firefox().click(page);
    await awaitMessage(page, /^No Shikaku board was found on this page\./);
    expect(await ownersOn(page)).toBeUndefined();
    await pressInPanel(page, "[data-press=close]");
    expect(await messageOn(page)).toBeUndefined();
    await page.close();
  });
});
