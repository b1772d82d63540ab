/**
 * Installed browsers: which suites can run on this machine.
 *
 * Without a browser its suites are reported as skipped, and the line that installs it is
 * printed and in their title; in CI they fail instead, so that no green run has left them out unnoticed.
 */

import { CHROMIUM_ADVICE, findChromium, findFirefox } from "@shikiri/scraper/stand-in";

/** A browser, if it is there. */
export interface Installed {
  /** Where it is; empty if it is missing. */
  readonly path: string;
  /** Whether suites in it have to be skipped. */
  readonly isMissing: boolean;
  /** For a suite's title: empty, or what to do about the missing browser. */
  readonly advice: string;
}

/** Chromium or Chrome. */
export const CHROMIUM: Installed = installed(findChromium(), CHROMIUM_ADVICE);

/** Firefox. */
export const FIREFOX: Installed = installed(
  findFirefox(),
  "no Firefox found: install one (`apt install firefox-esr`), or name it in SHIKIRI_FIREFOX",
);

function installed(path: string | undefined, advice: string): Installed {
  if (path !== undefined) return { path, isMissing: false, advice: "" };
  if (process.env["CI"] === "true") throw new Error(advice);
  process.stderr.write(`Skipped: ${advice}\n`);
  return { path: "", isMissing: true, advice: ` (${advice})` };
}
