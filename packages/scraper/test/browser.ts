/**
 * A real browser for tests of what needs one: mutation observers, layout, the pointer.
 *
 * Every page is served without a server, on an https address of its own, by answering the
 * browser's requests; nothing else is let through. Without a Chromium the suites are reported as
 * skipped, with what to install; in CI its absence fails them.
 */

import { buildSync } from "esbuild";
import { launch, type Browser, type Page } from "puppeteer-core";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe } from "vitest";

import { CHROMIUM_ADVICE, findChromium } from "../stand-in/find-browser.ts";

/** Opens a page that shows the HTML; `window.scraper` is the scraper. */
export type OpenPage = (html: string) => Promise<Page>;

const ADDRESS = "https://www.puzzle-shikaku.com/";

/** A suite of tests in Chromium. Each page is closed with the browser, after the suite. */
export function describeInBrowser(name: string, tests: (open: OpenPage) => void): void {
  const executablePath = findChromium();
  const isMissing = executablePath === undefined && process.env["CI"] !== "true";
  describe.skipIf(isMissing)(
    `${name}${isMissing ? ` (${CHROMIUM_ADVICE})` : ""}`,
    { timeout: 20_000 },
    () => {
      let browser: Browser | undefined;
      beforeAll(async () => {
        if (executablePath === undefined) throw new Error(CHROMIUM_ADVICE);
        browser = await launch({
          executablePath,
          headless: true,
          args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"],
        });
      }, 60_000);
      afterAll(async () => {
        await browser?.close();
      });
      tests(async (html) => {
        if (browser === undefined) throw new Error("the browser has not started");
        const page = await browser.newPage();
        await page.setRequestInterception(true);
        page.on("request", (request) => {
          const isPage = request.url().startsWith(ADDRESS) && request.isNavigationRequest();
          void (isPage
            ? request.respond({ contentType: "text/html; charset=utf-8", body: html })
            : request.abort());
        });
        await page.evaluateOnNewDocument(scraperScript());
        await page.goto(ADDRESS);
        return page;
      });
    },
  );
}

let script: string | undefined;

function scraperScript(): string {
  script ??= buildSync({
    entryPoints: [fileURLToPath(new URL("../src/index.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "scraper",
    target: "es2023",
    conditions: ["@shikiri/source"],
  }).outputFiles[0]!.text;
  return script;
}
