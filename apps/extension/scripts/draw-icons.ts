/**
 * `pnpm icons`: draws the icon files from `icons/icon.svg`.
 *
 * Headless Chromium draws them, with a transparent background, one for each side that the manifest
 * names. The files are kept with the sources; this runs only when the drawing changes.
 */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { findChromium } from "@shikiri/scraper/stand-in";
import { launch } from "puppeteer-core";

import { ICONS } from "./manifest.ts";

const executablePath = findChromium();
if (executablePath === undefined) throw new Error("drawing the icons needs Chromium");
const svg = await readFile(new URL("../icons/icon.svg", import.meta.url), "utf8");
const browser = await launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  for (const [side, file] of Object.entries(ICONS)) {
    await page.setViewport({ width: Number(side), height: Number(side) });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    await page.screenshot({ path, omitBackground: true });
  }
} finally {
  await browser.close();
}
