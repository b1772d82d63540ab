/** Hints on pages that keep it from the extension that the player has drawn: they go all the same. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, expect, it } from "vitest";
import { drawnBy } from "../browsers/filling.ts";
import { awaitMessage, awaitPanel, pressInPanel } from "../browsers/panel.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const HTML = standInHtml({ rows: PRACTICE_BOARDS["7x7"], cellSize: 40 });

describeInChromium("a hint in Chromium", hintsIn);
describeInFirefox("a hint in Firefox", hintsIn);

function hintsIn(browser: () => RealBrowser): void {
  let page: Page;
  afterEach(() => page.close());

  it.each<readonly [string, () => void, boolean]>([
    ["on a page that lets its events be heard", () => undefined, false],
    ["on a page that stops the mouse before us", stopMouse, false],
    ["on a page that stops all events before us", stopAll, false],
    ["on a page that has written itself anew", () => undefined, true],
  ])("goes when the player draws %s", async (_, act, isWritten) => {
    page = await browser().open(HTML);
    await page.evaluate(act);
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    await pressInPanel(page, "[data-press=hide]");
    await page.waitForSelector("[data-shikiri=overlay]", { hidden: true });
    if (isWritten) {
      await page.evaluate((html) => {
        document.open();
        document.write(html);
        document.close();
      }, HTML);
    }
    await awaitPanel(page, /^/);
    await page.waitForSelector(".board-back > .cell");
    await pressInPanel(page, "[data-press=hint]");
    await awaitMessage(page, /^Look at /);
    await page.waitForSelector("[data-shikiri=overlay]");
    await stroke(page);
    expect(await drawnBy(page)).toHaveLength(1);
    await page.waitForSelector("[data-shikiri=overlay]", { hidden: true });
    await awaitMessage(page, /^Your rectangles have changed/);
  });
}

/** Draws over the first two cells by the mouse. */
async function stroke(page: Page): Promise<void> {
  const { x, y } = await page.$eval(".board-back > .cell", (cell) => {
    const { left, top } = cell.getBoundingClientRect();
    return { x: left + 15, y: top + 15 };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y);
  await page.mouse.up();
}

// What follows runs in the page, so each function stands alone.

function stopMouse(): void {
  addEventListener(
    "mouseup",
    (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      document.dispatchEvent(new MouseEvent("mouseup"));
    },
    true,
  );
}

function stopAll(): void {
  for (const type of ["mouseup", "pointerup", "touchend", "keyup"]) {
    addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        if (type === "mouseup") document.dispatchEvent(new MouseEvent("mouseup"));
      },
      true,
    );
  }
}
