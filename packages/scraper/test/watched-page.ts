/** A page in a browser whose board is watched, and what the watcher is told. */

import type { Page } from "puppeteer-core";
import type * as scraperModule from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml } from "../stand-in/html.ts";
import type { StandInOptions } from "../stand-in/options.ts";
import type { OpenPage } from "./browser.ts";

declare const scraper: typeof scraperModule;

declare global {
  interface Window {
    /** What the watcher was told, in order. */
    told: string[];
    stopWatching: AbortController;
  }
}

const { "5x5": SMALL, "10x10": MIDDLE } = PRACTICE_BOARDS;
/** What is told of the page's first board. */
export const SMALL_TOLD = "board 5x5";

/** A page with a 5x5 board, and a 10x10 one to swap to. */
export function pageHtml(options: Partial<StandInOptions> = {}): string {
  return standInHtml({ rows: SMALL, nextBoards: [MIDDLE], ...options });
}

/** A page whose board is watched, and `window.told` written. */
export async function watched(
  open: OpenPage,
  options: Partial<StandInOptions> = {},
): Promise<Page> {
  const page = await open(pageHtml(options));
  await page.evaluate(() => {
    const board = scraper.readBoard(document);
    if (!board.ok) throw new Error(board.error.message);
    window.told = [];
    window.stopWatching = new AbortController();
    scraper.watchBoard(document, board.value, {
      onGone: () => window.told.push("gone"),
      onBoard: ({ puzzle: { size } }) => window.told.push(`board ${size.width}x${size.height}`),
      onUnreadable: (error) => window.told.push(error.kind),
      signal: window.stopWatching.signal,
    });
  });
  return page;
}

/** What was told so far. */
export function told(page: Page): Promise<string[]> {
  return page.evaluate(() => window.told);
}

/** What was told when `act` is done and the microtasks after it, but no frame, have run. */
export function toldAtOnce(page: Page, act: () => void): Promise<string[]> {
  return page.evaluate(
    `(async () => { (${act.toString()})(); await null; return [...told]; })()`,
  ) as Promise<string[]>;
}

/** What was told once so many calls have come. */
export async function toldNext(page: Page, calls = 2): Promise<string[]> {
  await page.waitForFunction((n) => window.told.length >= n, { timeout: 20_000 }, calls);
  await pause(100);
  return told(page);
}

/** Lets so many milliseconds pass. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
