/**
 * Suites of tests in a real browser.
 *
 * The rule: where the browser is missing they are reported as skipped, and their title and a line on
 * standard error say what to install; in CI they fail, so that no green run has left them out
 * unnoticed. One browser serves the whole suite.
 */

import { afterAll, beforeAll, describe } from "vitest";
import { findBrowser, type BrowserMake } from "./find-browser.ts";

/** Milliseconds for starting a browser, and for each test in it. */
const TIMEOUT_MS = 60_000;

/**
 * A suite in the browser. `start` brings up what its tests use, which `running` gives them while
 * they run; it is closed after the last one.
 */
export function describeInBrowser<T extends { close(): Promise<void> }>(
  make: BrowserMake,
  title: string,
  start: () => Promise<T>,
  tests: (running: () => T) => void,
): void {
  const isSkipped = findBrowser(make) === undefined && process.env["CI"] !== "true";
  if (isSkipped) process.stderr.write(`Skipped: ${make.advice}\n`);
  const where = isSkipped ? `${make.name} (${make.advice})` : make.name;
  describe.skipIf(isSkipped)(`${title}, in ${where}`, { timeout: TIMEOUT_MS }, () => {
    let started: T | undefined;
    beforeAll(async () => {
      started = await start();
    }, TIMEOUT_MS);
    afterAll(async () => {
      await started?.close();
    });
    tests(() => {
      if (started === undefined) throw new Error(`${make.name} is used while no test runs`);
      return started;
    });
  });
}
