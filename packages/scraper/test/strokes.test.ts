/** What the player's strokes cost who watches the board: no reading of the page. */

import { expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml } from "../stand-in/html.ts";
import { describeInChromium } from "./browser.ts";

declare const scraper: typeof scraperModule;

describeInChromium("a watched page", (open) => {
  it("is not read anew for what is painted and taken away at once, but for a number that comes", async () => {
    const page = await open(standInHtml({ rows: PRACTICE_BOARDS["5x5"] }));
    const readings = await page.evaluate(async () => {
      const board = scraper.readBoard(document);
      if (!board.ok) throw new Error(board.error.message);
      scraper.watchBoard(document, board.value, {
        onGone: () => undefined,
        onBoard: () => undefined,
        onUnreadable: () => undefined,
        signal: new AbortController().signal,
      });
      // Before it watches for changes it reads once.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      let readings = 0;
      const query = document.querySelectorAll.bind(document);
      document.querySelectorAll = (selector: string) => {
        if (selector === "*") readings++;
        return query(selector);
      };
      const root = document.querySelector(".board-back")!;
      for (let stroke = 0; stroke < 5; stroke++) {
        const preview = document.createElement("div");
        preview.className = "area preview";
        root.append(preview);
        preview.remove();
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
      const ofStrokes = readings;
      root.append("3");
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      return { ofStrokes, ofNumber: readings > 0 };
    });
    expect(readings).toStrictEqual({ ofStrokes: 0, ofNumber: true });
  });
});
