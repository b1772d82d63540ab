/**
 * The first command of the README: a board is solved before your eyes.
 *
 * Solves the bundled practice page at the command line, then opens the same page in the browser that
 * is installed, with the extension loaded, and clicks its toolbar button. `--headless` opens no
 * window and keeps a picture instead. Everything was built before this runs.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { Chromium } from "../apps/extension/e2e/chromium.ts";
import { awaitOwners } from "../apps/extension/e2e/drawing.ts";
import { Firefox } from "../apps/extension/e2e/firefox.ts";
import { CHROMIUM, FIREFOX } from "../apps/extension/e2e/installed.ts";

const ROOT = new URL("../", import.meta.url);
const PICTURE = "artefacts/practice-page.png";
const headless = process.argv.includes("--headless");

solveAtTheCommandLine("docs/examples/practice-page.html");
if (!CHROMIUM.isMissing) await showIn("Chromium", await Chromium.start({ headless }));
else if (!FIREFOX.isMissing) await showIn("Firefox", await Firefox.start({ headless }));
else say(`To see it on a page as well, install a browser${CHROMIUM.advice}.`);

function solveAtTheCommandLine(page: string): void {
  say(`$ shikiri solve ${page}`);
  const cli = fileURLToPath(new URL("apps/cli/dist/shikiri.js", ROOT));
  execFileSync(process.execPath, [cli, "solve", page], {
    cwd: fileURLToPath(ROOT),
    stdio: "inherit",
  });
}

async function showIn(name: string, browser: Chromium | Firefox): Promise<void> {
  const [, board, ...others] = PRACTICE_BOARDS.map(({ rows }) => rows);
  const page = await browser.open(standInHtml({ rows: board ?? [], nextBoards: others }));
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
