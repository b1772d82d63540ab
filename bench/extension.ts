/**
 * `pnpm bench:extension`: from the click on the toolbar button to the drawn answer, in real browsers.
 *
 * Each click meets a board that was never seen before, made from a seed. Timed is from the moment at
 * which the browser is told to click to the end of the frame that has the drawing in it, so the
 * browser's own way from the button to the extension counts, and so does waiting for the frame.
 * `--write` puts the table into the extension's README, `--quick` takes few clicks. A figure that is
 * missed is reported, not an error, since machines differ; what of it is the browser's own, the bare
 * extension tells.
 */

import { parseArgs } from "node:util";
import { formatSize, generate, rowsOf, type Size } from "@shikiri/core";
import { CHROMIUM, findBrowser, FIREFOX } from "@shikiri/scraper/browsers";
import { standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { Chromium } from "../apps/extension/browsers/chromium.ts";
import { Firefox } from "../apps/extension/browsers/firefox.ts";
import { bareFolder } from "./bare-extension.ts";
import { idleGap, watchClick, type Seen } from "./click-watch.ts";
import { quantile } from "./race.ts";
import { load, reportOf, writeReport } from "./report.ts";
import { formatMs, markdownTable, type Section } from "./section.ts";

const BOARDS: readonly { readonly size: Size; readonly aimMs: number }[] = [
  { size: { width: 25, height: 25 }, aimMs: 100 },
  { size: { width: 40, height: 50 }, aimMs: 200 },
];
const TASK_AIM_MS = 50;

/** How a click comes upon the page. */
const CLICKS = ["page just loaded, background ended", "page just loaded", "same page, other board"];

const README = new URL("../apps/extension/README.md", import.meta.url);

const { values } = parseArgs({
  options: { quick: { type: "boolean" }, write: { type: "boolean" } },
});
const CLICKS_EACH = values.quick === true ? 6 : 60;
const PROBED_EACH = values.quick === true ? 4 : 20;

/** The times of the clicks on one kind of board, which came in one way. */
interface Times {
  readonly drawnMs: number[];
  readonly gapsMs: number[];
  longTasks: number;
}

/** Starts a browser with the extension, or with the one in the folder. */
type Start = (options?: { readonly folder?: string }) => Promise<Chromium | Firefox>;

const loadBefore = load();
const sections: Section[] = [];
if (findBrowser(CHROMIUM) !== undefined) sections.push(await measure("Chromium", Chromium));
if (findBrowser(FIREFOX) !== undefined) sections.push(await measure("Firefox", Firefox));
const report = reportOf(sections, loadBefore);
process.stdout.write(report);
if (values.write === true) await writeReport(README, report);

async function measure(name: string, { start }: { readonly start: Start }): Promise<Section> {
  const browser = await start();
  const table = [
    ["board", "click", "clicks", "median", "95 %", "longest task", "over 50 ms", "as aimed"],
  ];
  const idle: number[] = [];
  for (const { size, aimMs } of BOARDS) {
    for (const click of CLICKS) {
      if (click === CLICKS[0] && !(browser instanceof Chromium)) continue;
      const times: Times = { drawnMs: [], gapsMs: [], longTasks: 0 };
      process.stderr.write(`${name}: ${formatSize(size)}, ${click}\n`);
      for (let i = 0; i < CLICKS_EACH + PROBED_EACH; i++) {
        const page = await browser.open(
          standInHtml({ rows: boardOf(size, `${i} before`), nextBoards: [boardOf(size, `${i}`)] }),
        );
        const isProbed = i >= CLICKS_EACH;
        if (isProbed) idle.push(await page.evaluate(idleGap));
        if (click === CLICKS[2]) await playOn(browser, page);
        if (click === CLICKS[0]) await endBackground(browser);
        note(times, await clickOn(browser, page, isProbed), isProbed);
        await page.close();
      }
      const [median, late] = [quantile(times.drawnMs, 0.5), quantile(times.drawnMs, 0.95)];
      const longest = Math.max(...times.gapsMs);
      const isMet = median < aimMs && late < 2 * aimMs && longest < TASK_AIM_MS;
      table.push([
        formatSize(size),
        click,
        String(times.drawnMs.length),
        formatMs(median),
        formatMs(late),
        `${formatMs(quantile(times.gapsMs, 0.5))} to ${formatMs(longest)}`,
        name === "Firefox" ? "–" : String(times.longTasks),
        isMet ? "yes" : "**no**",
      ]);
    }
  }
  await browser.close();
  const text = `Milliseconds; the longest task's median and longest of ${PROBED_EACH} further clicks, on a page that without a click has ${formatMs(quantile(idle, 0.5))} to ${formatMs(Math.max(...idle))}. ${await measureBare(start)}`;
  return { title: name, text: `${text}\n\n${markdownTable(table)}`, figures: [] };
}

/** A sentence on what the bare extension takes. */
async function measureBare(start: Start): Promise<string> {
  const browser = await start({ folder: await bareFolder() });
  const { size } = BOARDS[0]!;
  const medianOf = async (isEnded: boolean): Promise<string> => {
    const drawnMs: number[] = [];
    for (let i = 0; i < CLICKS_EACH; i++) {
      const page = await browser.open(standInHtml({ rows: boardOf(size, `${i} before`) }));
      if (isEnded) await endBackground(browser);
      drawnMs.push((await clickOn(browser, page, false)).drawnMs);
      await page.close();
    }
    return formatMs(quantile(drawnMs, 0.5));
  };
  const usual = `An extension that does nothing but put an empty element into the board has a median of ${await medianOf(false)}`;
  const ended =
    browser instanceof Chromium ? `, and ${await medianOf(true)} with its background ended` : "";
  await browser.close();
  return `${usual}${ended}.`;
}

async function endBackground(browser: Chromium | Firefox): Promise<void> {
  if (browser instanceof Chromium) await browser.endBackground();
}

/** The click, and what the page saw of it. */
async function clickOn(
  browser: Chromium | Firefox,
  page: Page,
  isProbed: boolean,
): Promise<{ readonly drawnMs: number; readonly seen: Seen }> {
  await page.bringToFront();
  await page.evaluate(watchClick, isProbed);
  const clickedAt = await browser.click(page);
  const seen = await page.evaluate(() => window.shikiriSeen);
  return { drawnMs: seen.drawnAt - clickedAt, seen };
}

function note(
  times: Times,
  { drawnMs, seen }: Awaited<ReturnType<typeof clickOn>>,
  isProbed: boolean,
): void {
  if (isProbed) times.gapsMs.push(seen.longestGapMs);
  else times.drawnMs.push(drawnMs);
  times.longTasks += seen.longTasks;
}

/** Has the answer drawn and hidden again, and goes on to the next board. */
async function playOn(browser: Chromium | Firefox, page: Page): Promise<void> {
  await browser.click(page);
  await page.waitForSelector("[data-shikiri=overlay]");
  await browser.click(page);
  await page.waitForSelector("[data-shikiri=overlay]", { hidden: true });
  await page.evaluate(() => window.standIn.swap());
}

function boardOf(size: Size, seed: string): number[][] {
  const made = generate({ ...size, seed });
  if (!made.ok) throw new Error(made.error.message);
  if (made.value.outcome !== "generated") throw new Error(`not made: ${made.value.why}`);
  return rowsOf(made.value.puzzle).map((row) => row.map(Number));
}
