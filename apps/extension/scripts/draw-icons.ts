/**
 * `pnpm icons`: draws the icon files from `icons/icon.svg`.
 *
 * Headless Chromium draws them, with a transparent background, one for each side that the manifest
 * names. The files are kept with the sources; this runs only when the drawing changes.
 */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CHROMIUM, launchBrowser } from "@shikiri/scraper/browsers";
import { ICONS } from "./manifest.ts";

const svg = await readFile(new URL("../icons/icon.svg", import.meta.url), "utf8");
const browser = await launchBrowser(CHROMIUM);
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
