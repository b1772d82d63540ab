/**
 * The first command of the README: a board is solved before your eyes.
 *
 * Solves the bundled practice page at the command line, then opens the same page in the browser that
 * is installed, with the extension loaded, and clicks its toolbar button. `--headless` opens no
 * window and keeps a picture instead, and so does a machine without a display. Everything was built
 * before this runs.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHROMIUM, findBrowser, FIREFOX } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { Chromium } from "../apps/extension/browsers/chromium.ts";
import { awaitOwners } from "../apps/extension/browsers/drawing.ts";
import { Firefox } from "../apps/extension/browsers/firefox.ts";

const ROOT = new URL("../", import.meta.url);
const PICTURE = "artefacts/practice-page.png";
const hasDisplay =
  process.platform !== "linux" ||
  process.env["DISPLAY"] !== undefined ||
  process.env["WAYLAND_DISPLAY"] !== undefined;
const headless = process.argv.includes("--headless") || !hasDisplay;

solveAtTheCommandLine("docs/examples/practice-page.html");
if (findBrowser(CHROMIUM) !== undefined)
  await showIn("Chromium", await Chromium.start({ headless }));
else if (findBrowser(FIREFOX) !== undefined)
  await showIn("Firefox", await Firefox.start({ headless }));
else say(`To see it on a page as well: ${CHROMIUM.advice}; or Firefox.`);

function solveAtTheCommandLine(page: string): void {
  say(`$ shikiri solve ${page}`);
  const cli = fileURLToPath(new URL("apps/cli/dist/shikiri.js", ROOT));
  execFileSync(process.execPath, [cli, "solve", page], {
    cwd: fileURLToPath(ROOT),
    stdio: "inherit",
  });
}

async function showIn(name: string, browser: Chromium | Firefox): Promise<void> {
  const { "10x10": rows, ...others } = PRACTICE_BOARDS;
  const page = await browser.open(standInHtml({ rows, nextBoards: Object.values(others) }));
  await browser.click(page);
  await awaitOwners(page);
  if (!headless) {
    say(`The answer is drawn in ${name}; the toolbar button hides it. Close the browser to end.`);
    await browser.closed();
    return;
  }
  await keepPicture(page);
  await browser.close();
  say(`The answer, drawn by a click in ${name}: ${PICTURE}`);
}

async function keepPicture(page: Page): Promise<void> {
  mkdirSync(new URL("artefacts/", ROOT), { recursive: true });
  await page.setViewport({ width: 900, height: 700 });
  await page.screenshot({ path: fileURLToPath(new URL(PICTURE, ROOT)) });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
