/**
 * Finding an installed browser, for tests and for trying things by hand.
 *
 * An environment variable names its file, or its name on PATH; without one, the usual names are looked
 * for there, and then in the usual places of macOS and Windows. Nothing is ever downloaded.
 */

import { existsSync } from "node:fs";
import path from "node:path";

/** A make of browser, and where it is usually found. */
export interface BrowserMake {
  readonly name: "Chromium" | "Firefox";
  /** The environment variable that names its file. */
  readonly variable: string;
  /** What to tell who has none. */
  readonly advice: string;
  /** Its file's usual names, the first one preferred. */
  readonly names: readonly string[];
  /** Its usual places where programs are not on PATH. */
  readonly places: readonly string[];
}

/** Chromium or Chrome. */
export const CHROMIUM: BrowserMake = {
  name: "Chromium",
  variable: "SHIKIRI_CHROMIUM",
  advice: "no Chromium found: install one (`apt install chromium`), or name it in SHIKIRI_CHROMIUM",
  names: [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "chrome.exe",
  ],
  places: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  ],
};

/** Firefox, the long-term release first. */
export const FIREFOX: BrowserMake = {
  name: "Firefox",
  variable: "SHIKIRI_FIREFOX",
  advice:
    "no Firefox found: install one (`apt install firefox-esr`), or name it in SHIKIRI_FIREFOX",
  names: ["firefox-esr", "firefox", "firefox.exe"],
  places: [
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  ],
};

/** The path of the browser: what its variable names, or else one that is installed; undefined without. */
export function findBrowser({ variable, names, places }: BrowserMake): string | undefined {
  const named = process.env[variable] ?? "";
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  const onPath = (named === "" ? names : [named]).flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...onPath, ...(named === "" ? places : [named])].find((file) => existsSync(file));
}
