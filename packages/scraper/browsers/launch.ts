/**
 * Launching an installed browser, the same way for tests and for people.
 *
 * Extensions may be installed into it, its own traffic is kept low, and windows are of one size, so
 * that pictures are alike.
 */

import { launch, type Browser } from "puppeteer-core";
import { findBrowser, type BrowserMake } from "./find-browser.ts";

const CHROMIUM_ARGUMENTS = [
  // Chromium's sandbox refuses to run as root, which is who tests are in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Firefox's own window, with the toolbar in it, may be reached. */
const FIREFOX_ARGUMENTS = ["--remote-allow-system-access"];

/**
 * Starts the browser, with a window where a person is to see it; close it when done.
 * Rejects, with what to install, where there is none.
 */
export async function launchBrowser(make: BrowserMake, { headless = true } = {}): Promise<Browser> {
  const executablePath = findBrowser(make);
  if (executablePath === undefined) throw new Error(make.advice);
  const options = { executablePath, headless, defaultViewport: { width: 900, height: 900 } };
  return make.name === "Firefox"
    ? launch({ ...options, browser: "firefox", args: FIREFOX_ARGUMENTS })
    : launch({ ...options, pipe: true, enableExtensions: true, args: CHROMIUM_ARGUMENTS });
}
