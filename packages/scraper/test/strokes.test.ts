/** What a page costs who watches its board: no reading for strokes, marks and clocks. */

import type { Page } from "puppeteer-core";
import { expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml } from "../stand-in/html.ts";
import type { Rows } from "../stand-in/options.ts";
import { describeInChromium } from "./browser.ts";

declare const scraper: typeof scraperModule;

declare global {
  interface Window {
    /** How often the page was read since the watch began. */
    readings: number;
  }
}

describeInChromium("a watched page", (open) => {
  /** A page whose board is watched, and its readings counted; before it watches for changes it reads once. */
  async function counted(rows: Rows): Promise<Page> {
    const page = await open(standInHtml({ rows }));
    await page.evaluate(async () => {
      const board = scraper.readBoard(document);
      if (!board.ok) throw new Error(board.error.message);
      scraper.watchBoard(document, board.value, {
        onGone: () => undefined,
        onBoard: () => undefined,
        onUnreadable: () => undefined,
        signal: new AbortController().signal,
      });
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      window.readings = 0;
      const query = document.querySelectorAll.bind(document);
      document.querySelectorAll = (selector: string) => {
        if (selector === "*") window.readings++;
        return query(selector);
      };
    });
    return page;
  }

  it("is not read anew for what is painted and taken away at once, but for a number that comes", async () => {
    const page = await counted(PRACTICE_BOARDS["5x5"]);
    const readings = await page.evaluate(async () => {
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
      const ofStrokes = window.readings;
      root.append("3");
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      return { ofStrokes, ofNumber: window.readings > 0 };
    });
    expect(readings).toStrictEqual({ ofStrokes: 0, ofNumber: true });
  });

  it("is not read anew for what changes in a cell and leaves it as it was", async () => {
    const page = await counted(PRACTICE_BOARDS["40x50"]);
    const readings = await page.evaluate(async () => {
      const cells = [...document.querySelectorAll<HTMLElement>(".cell")];
      for (const cell of cells.slice(0, 40)) {
        document.querySelector(".hovered")?.classList.remove("hovered");
        cell.classList.add("hovered");
        cell.style.setProperty("background", "gold");
        cell.title = "a cell";
        cell.replaceChildren(...[...cell.childNodes].map((child) => child.cloneNode(true)));
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
      document.querySelector("#game")!.toggleAttribute("data-hovered");
      document.querySelector(".board-back")!.classList.add("hovered");
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      return window.readings;
    });
    expect(readings).toBe(0);
  });

  it("without a board is not read again for a clock that ticks, and ever more seldom for what else moves", async () => {
    const page = await open("<!doctype html><h1>0:00</h1><p id='wheel'></p>");
    const { ofClock, ofWheel } = await page.evaluate(async () => {
      await new Promise<void>((resolve) => {
        scraper.watchBoard(document, undefined, {
          onGone: () => undefined,
          onBoard: () => undefined,
          onUnreadable: () => resolve(),
          timeoutMs: 300,
          signal: new AbortController().signal,
        });
      });
      let readings = 0;
      const query = document.querySelectorAll.bind(document);
      document.querySelectorAll = (selector: string) => {
        if (selector === "*") readings++;
        return query(selector);
      };
      for (let i = 0; i < 30; i++) {
        document.querySelector("h1")!.textContent = `0:${i + 10}`;
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      const ofClock = readings;
      for (let i = 0; i < 60; i++) {
        document.querySelector<HTMLElement>("#wheel")!.style.setProperty("rotate", `${i}deg`);
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      return { ofClock, ofWheel: readings };
    });
    expect(ofClock).toBe(0);
    expect(ofWheel).toBeGreaterThan(0);
    expect(ofWheel).toBeLessThan(20);
  });

  it("is read now and then, however often what only a reading can tell may have changed", async () => {
    const page = await counted(PRACTICE_BOARDS["40x50"]);
    const { readings, frames } = await page.evaluate(async () => {
      const sheet = document.createElement("style");
      document.head.append(sheet);
      for (let frame = 0; frame < 60; frame++) {
        sheet.textContent = `h1 { margin-left: ${frame % 9}px }`;
        await new Promise(requestAnimationFrame);
      }
      return { readings: window.readings, frames: 60 };
    });
    expect(readings).toBeGreaterThan(0);
    expect(readings).toBeLessThan(frames / 2);
  });
});
