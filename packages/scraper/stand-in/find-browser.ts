/**
 * Finding an installed browser, for tests and for trying things by hand.
 *
 * An environment variable names it exactly; without one, the usual names are looked for on PATH
 * and then in the usual places of macOS and Windows. Nothing is ever downloaded.
 */

import { existsSync } from "node:fs";
import path from "node:path";

const CHROMIUM_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "chrome.exe",
];
const CHROMIUM_PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];
const FIREFOX_NAMES = ["firefox-esr", "firefox", "firefox.exe"];
const FIREFOX_PLACES = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** What to tell who has no Chromium. */
export const CHROMIUM_ADVICE =
  "no Chromium found: install one (`apt install chromium`), or name it in SHIKIRI_CHROMIUM";

/** The path of a Chromium or Chrome: SHIKIRI_CHROMIUM if set, or else one that is installed. */
export function findChromium(): string | undefined {
  return find(process.env["SHIKIRI_CHROMIUM"], CHROMIUM_NAMES, CHROMIUM_PLACES);
}

/** The path of a Firefox: SHIKIRI_FIREFOX if set, or else one that is installed. */
export function findFirefox(): string | undefined {
  return find(process.env["SHIKIRI_FIREFOX"], FIREFOX_NAMES, FIREFOX_PLACES);
}

function find(
  named: string | undefined,
  names: readonly string[],
  places: readonly string[],
): string | undefined {
  if (named !== undefined && named !== "") return named;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file));
}
