/** `waitForBoard`, in a browser: boards that come late, grow, or never come. */

import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { waitForBoard } from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml, staticBoardHtml } from "../stand-in/html.ts";
import { describeInChromium } from "./browser.ts";
import { documentOf } from "./document-of.ts";

declare const scraper: typeof scraperModule;

const { "5x5": SMALL, "10x10": MIDDLE } = PRACTICE_BOARDS;

describeInChromium("waitForBoard", (open) => {
  it("answers at once when the board is there", async () => {
    const page = await open(standInHtml({ rows: SMALL }));
    const first = await page.evaluate(() =>
      Promise.race([
        scraper.waitForBoard(document).then((result) => result.ok),
        new Promise((resolve) => {
          setTimeout(resolve, 0, "a timer");
        }),
      ]),
    );
    expect(first).toBe(true);
  });

  it("waits for a board that the page builds half a second late", async () => {
    const page = await open(standInHtml({ rows: MIDDLE, lateMs: 500 }));
    const size = await page.evaluate(async () => {
      const result = await scraper.waitForBoard(document);
      return result.ok && result.value.puzzle.size;
    });
    expect(size).toStrictEqual({ width: 10, height: 10 });
  });

  it("does not take a growing board for a whole one, though every stage of it is a puzzle", async () => {
    const page = await open("<!doctype html><div id='game'></div>");
    const height = await page.evaluate(async () => {
      const root = document.createElement("div");
      root.className = "board-back";
      let rows = 0;
      const grow = setInterval(() => {
        for (let x = 0; x < 3; x++) {
          root.insertAdjacentHTML(
            "beforeend",
            `<div class="cell" style="position:absolute; top:${rows * 31}px; left:${x * 31}px; width:30px; height:30px">${x === 0 ? 3 : ""}</div>`,
          );
        }
        document.getElementById("game")?.append(root);
        if (++rows === 12) clearInterval(grow);
      }, 20);
      const result = await scraper.waitForBoard(document);
      return result.ok && result.value.puzzle.size.height;
    });
    expect(height).toBe(12);
  });

  it("answers with the last error when the time is out", async () => {
    const page = await open("<!doctype html><div class='board-back'></div>");
    const result = await page.evaluate(async () => {
      const start = performance.now();
      const result = await scraper.waitForBoard(document, { timeoutMs: 200 });
      return { error: result.ok || result.error.kind, ms: performance.now() - start };
    });
    expect(result.error).toBe("no-cells");
    expect(result.ms).toBeGreaterThan(190);
    expect(result.ms).toBeLessThan(1000);
  });

  it("answers half-built when the board never keeps still", async () => {
    const page = await open(standInHtml({ rows: SMALL, lateMs: 60_000 }));
    const error = await page.evaluate(async () => {
      const redraw = setInterval(() => window.standIn.redraw(), 10);
      const result = await scraper.waitForBoard(document, { timeoutMs: 400 });
      clearInterval(redraw);
      return result.ok || result.error.message;
    });
    expect(error).toBe("the board was still changing after 400 ms: expected it to keep still");
  });

  it("is not held up by a page on which something else changes all the time", async () => {
    const page = await open(standInHtml({ rows: SMALL, lateMs: 100 }));
    const isRead = await page.evaluate(async () => {
      const clock = setInterval(() => {
        document.title = String(performance.now());
      }, 1);
      const result = await scraper.waitForBoard(document, { timeoutMs: 1500 });
      clearInterval(clock);
      return result.ok;
    });
    expect(isRead).toBe(true);
  });

  it("ends with aborted when its signal is, before or during the wait", async () => {
    const page = await open("<!doctype html><p>no board</p>");
    const errors = await page.evaluate(async () => {
      const before = await scraper.waitForBoard(document, { signal: AbortSignal.abort() });
      const during = await scraper.waitForBoard(document, { signal: AbortSignal.timeout(50) });
      return [before, during].map((result) => result.ok || result.error.kind);
    });
    expect(errors).toStrictEqual(["aborted", "aborted"]);
  });
});

describe("waitForBoard, on a saved page", () => {
  it("answers with the board that is there", async () => {
    const result = await waitForBoard(documentOf(staticBoardHtml({ rows: SMALL })));
    expect(result.ok && result.value.task).toBe("agrees");
  });

  it("answers with the error when the time is out", async () => {
    const result = await waitForBoard(documentOf("<p>nothing</p>"), { timeoutMs: 10 });
    expect(result).toMatchObject({ ok: false, error: { kind: "no-board" } });
  });
});
