/**
 * Installed browsers and pages served to them without a network, for this workspace's tests and for
 * trying the extension by hand. Node only; not published. Suites of tests in them are in `suite.ts`,
 * which needs Vitest.
 */

export { CHROMIUM, FIREFOX, findBrowser, type BrowserMake } from "./find-browser.ts";
export { launchBrowser } from "./launch.ts";
export { MOBILE_SITE, servePage, SITE } from "./served-page.ts";
