/**
 * Suites of tests with the extension in a real browser; see `@shikiri/scraper/browsers/suite` for
 * what becomes of them where it is missing.
 */

import { CHROMIUM, FIREFOX } from "@shikiri/scraper/browsers";
import { describeInBrowser } from "@shikiri/scraper/browsers/suite";
import { Chromium } from "../browsers/chromium.ts";
import { Firefox } from "../browsers/firefox.ts";

/** A suite in Chromium, which `tests` get at while they run; `folder` may say what is loaded. */
export function describeInChromium(
  title: string,
  tests: (chromium: () => Chromium) => void,
  folder?: () => Promise<string>,
): void {
  describeInBrowser(
    CHROMIUM,
    title,
    async () => Chromium.start(folder && { folder: await folder() }),
    tests,
  );
}

/** A suite in Firefox, which `tests` get at while they run; `folder` may say what is loaded. */
export function describeInFirefox(
  title: string,
  tests: (firefox: () => Firefox) => void,
  folder?: () => Promise<string>,
): void {
  describeInBrowser(
    FIREFOX,
    title,
    async () => Firefox.start(folder && { folder: await folder() }),
    tests,
  );
}
