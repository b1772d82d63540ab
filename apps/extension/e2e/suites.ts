/**
 * Suites of tests with the extension in a real browser; see `@shikiri/scraper/browsers/suite` for
 * what becomes of them where it is missing.
 */

import { CHROMIUM, FIREFOX } from "@shikiri/scraper/browsers";
import { describeInBrowser } from "@shikiri/scraper/browsers/suite";
import { Chromium } from "../browsers/chromium.ts";
import { Firefox } from "../browsers/firefox.ts";

/** A suite in Chromium, which `tests` get at while they run. */
export function describeInChromium(title: string, tests: (chromium: () => Chromium) => void): void {
  describeInBrowser(CHROMIUM, title, () => Chromium.start(), tests);
}

/** A suite in Firefox, which `tests` get at while they run. */
export function describeInFirefox(title: string, tests: (firefox: () => Firefox) => void): void {
  describeInBrowser(FIREFOX, title, () => Firefox.start(), tests);
}
