/**
 * `pnpm screenshots`: takes the stores' pictures, in `store/screenshots/`, and the READMEs' own.
 *
 * The extension as it is built does in headless Chromium what a person does: true clicks on the toolbar
 * button and in the panel, on the practice page. The Chrome Web Store takes five pictures of 1280x800
 * pixels without transparency, addons.mozilla.org takes the same. They are kept with the sources; this
 * runs when what they show has changed.
 */

import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Rect } from "@shikiri/core";
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { buildExtension } from "../build.ts";
import { Chromium } from "../browsers/chromium.ts";
import { awaitSight, pressAndHear } from "../browsers/panel.ts";
import type { Settings } from "../src/protocol/settings.ts";

const FOLDER = fileURLToPath(new URL("../store/screenshots/", import.meta.url));

const README_PICTURE = fileURLToPath(new URL("../../../docs/pictures/overlay", import.meta.url));

const WINDOW = { width: 1280, height: 800 };
/** The READMEs show a smaller one. */
const README_WINDOW = { width: 900, height: 660 };

/** What a player has drawn by then on the board of 10x10: the first ten that a person finds, and a wrong one. */
const RIGHT: readonly Rect[] = [
  { x: 2, y: 2, width: 3, height: 3 },
  { x: 2, y: 7, width: 4, height: 3 },
  { x: 9, y: 6, width: 1, height: 4 },
  { x: 1, y: 2, width: 1, height: 3 },
  { x: 2, y: 5, width: 3, height: 1 },
  { x: 8, y: 5, width: 1, height: 5 },
  { x: 0, y: 8, width: 2, height: 2 },
  { x: 0, y: 3, width: 1, height: 5 },
  { x: 0, y: 0, width: 1, height: 3 },
  { x: 1, y: 5, width: 1, height: 3 },
];
const WRONG: Rect = { x: 5, y: 2, width: 2, height: 3 };

/** One picture of a board: where it goes, what is clicked, and pressed in the panel then. */
interface Shot {
  /** A file's name without its end, in the stores' folder if no other is said. */
  readonly name: string;
  readonly window?: typeof WINDOW;
  readonly click: Settings["click"];
  readonly page?: Partial<StandInOptions>;
  readonly presses?: readonly string[];
}

const SHOTS: readonly Shot[] = [
  {
    name: README_PICTURE,
    window: README_WINDOW,
    click: "answer",
    page: { cellSize: 40 },
  },
  { name: "1-answer", click: "answer", page: { rows: PRACTICE_BOARDS["15x15"], cellSize: 30 } },
  { name: "2-hint", click: "hint", page: { drawn: RIGHT }, presses: ["hint"] },
  { name: "3-check", click: "panel", page: { drawn: [...RIGHT, WRONG] }, presses: ["check"] },
  {
    name: "4-next-at-night",
    click: "panel",
    page: { night: true },
    presses: Array(12).fill("next"),
  },
];

await buildExtension();
const chromium = await Chromium.start();
try {
  await takeAll();
} finally {
  await chromium.close();
}

async function takeAll(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const { name, window = WINDOW, click, page: options, presses = [] } of SHOTS) {
    await chromium.store({ settings: { language: "en", click } });
    const page = await chromium.open(
      standInHtml({ rows: PRACTICE_BOARDS["10x10"], cellSize: 46, ...options }),
    );
    await page.setViewport(window);
    await chromium.click(page);
    await chromium.awaitBadge(page, click === "answer" ? "✓" : "•");
    // The panel comes after the badge, and its first message is not what a press is answered by.
    await awaitSight(page, ({ message }) => click === "panel" || message !== "");
    for (const press of presses) await pressAndHear(page, press);
    await take(page, name);
  }
  await chromium.store({ settings: { language: "en" } });
  const options = await chromium.openOptions();
  await options.setViewport(WINDOW);
  await options.waitForSelector("#preview [data-shikiri=overlay]");
  await take(options, "5-options");
}

async function take(page: Page, name: string): Promise<void> {
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: path.resolve(FOLDER, `${name}.png`) });
  await page.close();
}
