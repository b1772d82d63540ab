/**
 * The scraper in a real browser, for tests of what needs one: mutation observers, layout, the
 * pointer.
 */

import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Page } from "puppeteer-core";
import { CHROMIUM, launchBrowser, servePage, type BrowserMake } from "../browsers/index.ts";
import { describeInBrowser } from "../browsers/suite.ts";

/** Opens a page that shows the HTML; `window.scraper` is the scraper. */
export type OpenPage = (html: string) => Promise<Page>;

/** A suite of tests in Chromium. Each page is closed with the browser, after the suite. */
export function describeInChromium(title: string, tests: (open: OpenPage) => void): void {
  describeOnPages(CHROMIUM, title, tests);
}

/** The same in the browser of that make. There, the scraper comes after the page's own scripts. */
export function describeOnPages(
  make: BrowserMake,
  title: string,
  tests: (open: OpenPage) => void,
): void {
  describeInBrowser(
    make,
    title,
    () => launchBrowser(make),
    (browser) =>
      tests(async (html) => {
        const page = await browser().newPage();
        await servePage(page, html);
        await page.evaluate(scraperScript());
        return page;
      }),
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
    footer: { js: "globalThis.scraper = scraper;" },
    target: "es2023",
    conditions: ["@shikiri/source"],
  }).outputFiles[0]!.text;
  return script;
}
