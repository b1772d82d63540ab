/** What the panel and the drawing are for people who see, hear or press otherwise, in both browsers. */
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { agreeToFill, askToFill } from "../browsers/filling.ts";
import { awaitPanel, inPanel, panelOn, pressAndHear, pressInPanel } from "../browsers/panel.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { contrast } from "../test/contrast.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const BOARD: StandInOptions = { rows: PRACTICE_BOARDS["5x5"], cellSize: 40 };
const WRONG: StandInOptions = { ...BOARD, drawn: [{ x: 1, y: 0, width: 3, height: 1 }] };
const LATE: StandInOptions = { ...BOARD, lateMs: 60_000 };
const SEVERAL: StandInOptions = { rows: [[2, 0], [0, 2]] }; // prettier-ignore
const NONE: StandInOptions = { rows: [[0, 0, 5], [0, 0, 0], [4, 0, 0]] }; // prettier-ignore
const SOLVED = /^Solved/;

/** The board as a text, as it is copied. */
const TEXT = BOARD.rows.map((row) => row.join(" ")).join("\n") + "\n";

/** Where browsers let nothing be put into the clipboard. */
const INSECURE = "http://practice.example/";

/** Something that the panel may say: of which board, how it begins, and what is pressed after that. */
interface State {
  readonly title: string;
  readonly options: StandInOptions;
  readonly says: RegExp;
  readonly presses?: readonly string[];
}

const STATES: readonly State[] = [
  { title: "the answer", options: BOARD, says: SOLVED },
  { title: "where to look", options: BOARD, says: SOLVED, presses: ["hint"] },
  { title: "what is to be seen there", options: BOARD, says: SOLVED, presses: ["hint", "hint"] },
  { title: "the next rectangle", options: BOARD, says: SOLVED, presses: ["next"] },
  { title: "what is wrong", options: WRONG, says: SOLVED, presses: ["check"] },
  { title: "several answers", options: SEVERAL, says: /^This board has several answers/ },
  { title: "no answer", options: NONE, says: /^This board has no answer/ },
  { title: "still looking", options: LATE, says: /^Looking/ },
  { title: "nothing to read", options: LATE, says: /^No Shikaku board was found on this page\./ },
];

describeInChromium("the panel", (chromium) => accessibleIn("chromium", chromium));
describeInFirefox("the panel", (firefox) => accessibleIn("firefox", firefox));

describeInChromium("the panel's entrance", (chromium) => {
  it.each([
    ["moves", "no-preference", "in"],
    ["is still for who wants less motion", "reduce", "none"],
  ])("%s", async (_, value, animation) => {
    const page = await chromium().open(standInHtml(BOARD));
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value }]);
    await chromium().click(page);
    await awaitPanel(page, SOLVED);
    expect(await inPanel(page, animationIn)).toBe(animation);
    await page.close();
  });
});

function focusedPress(this: ShadowRoot): string | undefined {
  return (this.activeElement as HTMLElement | null)?.dataset["press"];
}

function hasForcedColours(): boolean {
  return matchMedia("(forced-colors: active)").matches;
}

function accessibleIn(name: string, browser: () => RealBrowser): void {
  let page: Page;
  afterEach(() => page.close());

  async function open(options: StandInOptions, says = SOLVED): Promise<void> {
    page = await browser().open(standInHtml(options));
    await browser().click(page);
    await awaitPanel(page, says);
  }

  async function picture(title: string): Promise<void> {
    await browser().picture(page, `accessible-${title.replaceAll(" ", "-")}-${name}`);
  }

  describe("has no fault that axe-core finds, by day, at night and in a narrow window, when it shows", () => {
    it.each(STATES)("$title", async ({ title, options, says, presses = [] }) => {
      await open(options, says);
      for (const press of presses) await pressAndHear(page, press);
      await expectNoFaults(page);
      await page.evaluate(() => window.standIn.setNight(true));
      await expectNoFaults(page);
      await picture(`${title} night`);
      await page.evaluate(() => window.standIn.setNight(false));
      await page.setViewport({ width: 320, height: 560 });
      await expectNoFaults(page);
      await expectWithin(page, 320, 560);
      await picture(title);
    });

    it("all that it has, everything open", async () => {
      await open(BOARD);
      for (const summary of [".list summary", "details:not(.list) summary"]) {
        await pressInPanel(page, summary);
      }
      await expectNoFaults(page);
      await picture("open");
      await page.setViewport({ width: 320, height: 560 });
      await expectNoFaults(page);
      await expectWithin(page, 320, 560);
      await picture("open narrow");
    });

    it("one line, folded", async () => {
      await open(BOARD);
      await pressInPanel(page, ".fold");
      expect((await panelOn(page))!.height).toBeLessThan(60);
      await expectNoFaults(page);
      await picture("folded");
      await page.evaluate(() => window.standIn.setNight(true));
      await page.setViewport({ width: 320, height: 560 });
      await expectNoFaults(page);
      await expectWithin(page, 320, 560);
      await picture("folded narrow");
      await pressInPanel(page, ".fold");
      expect((await panelOn(page))!.height).toBeGreaterThan(60);
    });

    it("a question, and what has come of it", async () => {
      await open(BOARD);
      await askToFill(page);
      await expectNoFaults(page);
      await picture("question");
      await page.setViewport({ width: 320, height: 560 });
      await expectNoFaults(page);
      await expectWithin(page, 320, 560);
      await picture("question narrow");
      await agreeToFill(page);
      await expectNoFaults(page);
    });
  });

  describe("gives the focus back to what had it before", () => {
    it.each(["Escape", "closing"])("by %s", async (how) => {
      await open(BOARD);
      await page.focus("#btnUndo");
      await inPanel(page, focusOn, "[data-press=hint]");
      expect(await focused()).toBe("panel");
      await inPanel(page, focusOn, how === "Escape" ? ".move" : "[data-press=close]");
      await page.keyboard.press(how === "Escape" ? "Escape" : "Enter");
      await expect.poll(focused).toBe("btnUndo");
    });

    it("and to the panel's first button where the one that was pressed goes, as Hide does", async () => {
      await open(BOARD);
      await inPanel(page, focusOn, "[data-press=hide]");
      await page.keyboard.press("Enter");
      await expect.poll(() => inPanel(page, focusedPress)).toBe("hint");
    });

    it("and to nothing where nothing had it", async () => {
      await open(BOARD);
      await inPanel(page, focusOn, "[data-press=hint]");
      await page.keyboard.press("Escape");
      expect(await focused()).toBe("body");
    });
  });

  it("stays in order where a page is written from right to left", async () => {
    page = await browser().open(standInHtml(BOARD).replace("<html", '<html dir="rtl"'));
    await browser().click(page);
    await awaitPanel(page, SOLVED);
    await pressInPanel(page, "details:not(.list) summary");
    await pressInPanel(page, "label:nth-of-type(2) input");
    await expect.poll(() => page.evaluate(labelsInPlace)).toEqual(Array(9).fill(true));
    expect(await ownersOn(page)).toEqual(ownersOfAnswer(BOARD.rows));
    expect(await inPanel(page, directionIn)).toBe("ltr");
    await pressInPanel(page, "label:nth-of-type(2) input");
    await picture("right to left");
  });

  it("shows a text that could not be copied in a field, to be taken from there", async () => {
    page = await browser().open(standInHtml(BOARD), INSECURE);
    await browser().click(page);
    await awaitPanel(page, SOLVED);
    await pressInPanel(page, "details:not(.list) summary");
    await pressInPanel(page, "[data-copy=text]");
    await awaitPanel(page, /^The browser did not let it be copied/);
    expect(await inPanel(page, fieldIn)).toBe(TEXT);
    await expectNoFaults(page);
    await picture("not copied");
    await pressAndHear(page, "check");
    expect(await inPanel(page, fieldIn)).toBeUndefined();
  });

  it("lets a board be tried again that was not readable", async () => {
    await open(LATE, /^No Shikaku board was found on this page\./);
    await pressInPanel(page, "[data-press=answer]");
    await awaitPanel(page, /^Looking for the board/);
    await page.evaluate(() => window.standIn.redraw());
    await awaitPanel(page, SOLVED);
    expect(await ownersOn(page)).toEqual(ownersOfAnswer(LATE.rows));
  });

  describe.each(["light", "dark"])("in the system's own few colours, %s ones", (scheme) => {
    it.each(STATES.slice(0, 5))("shows $title", async ({ title, options, says, presses = [] }) => {
      page = await browser().open(standInHtml(options));
      await browser().forceColours(page, scheme);
      await expect.poll(() => page.evaluate(hasForcedColours)).toBe(true);
      await browser().click(page);
      await awaitPanel(page, says);
      for (const press of presses) await pressAndHear(page, press);
      for (const [line, ground] of await page.evaluate(linesOn)) {
        expect(contrast(hexOf(line), hexOf(ground))).toBeGreaterThanOrEqual(3);
      }
      for (const [line, ground] of (await inPanel(page, edgesIn))!) {
        expect(contrast(hexOf(line), hexOf(ground))).toBeGreaterThanOrEqual(3);
      }
      await expectNoFaults(page);
      await picture(`${title} ${scheme} colours`);
    });
    afterEach(() => browser().forceColours(page, undefined));
  });

  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { shikiri } = (activeElement as HTMLElement | null)?.dataset ?? {};
      return shikiri ?? (activeElement?.id || activeElement?.localName);
    });
}

/** Whatever is shown in a window of this size lies in it, and can be scrolled to down, never sideways. */
async function expectWithin(page: Page, width: number, height: number): Promise<void> {
  await expect
    .poll(async () => {
      const panel = (await panelOn(page))!;
      const isAcross = panel.left >= 0 && panel.left + panel.width <= width;
      return isAcross && panel.top >= 0 && panel.top + panel.height <= height;
    })
    .toBe(true);
  expect(await inPanel(page, overflow)).toBe(0);
}

/**
 * Of axe-core's rules one does not suit: that no style sheet could change the spacing of text. Ours take no
 * style of the page's (`all: initial`, which Firefox writes out one by one), but those of a person's own,
 * which come before all others.
 */
async function expectNoFaults(page: Page): Promise<void> {
  await inPanel(page, openTree);
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(parts: { include: string[] }, options: RunOptions): Promise<AxeResults> };
    };
    const ours = ["[data-shikiri=panel]", "[data-shikiri=overlay]"];
    const include = ours.filter((name) => document.querySelector(name) !== null);
    const { violations } = await axe.run(
      { include },
      { rules: { "avoid-inline-spacing": { enabled: false } } },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  });
  expect(faults).toEqual([]);
}

/** Opens the closed tree to the page's scripts, of which axe-core is one. */
function openTree(this: ShadowRoot): void {
  Object.defineProperty(this.host, "shadowRoot", { value: this, configurable: true });
}

function overflow(this: ShadowRoot): number {
  const { scrollWidth, clientWidth } = this.querySelector("section")!;
  return scrollWidth - clientWidth;
}

function focusOn(this: ShadowRoot, selector: string): void {
  this.querySelector<HTMLElement>(selector)?.focus();
}

function directionIn(this: ShadowRoot): string {
  return getComputedStyle(this.querySelector("section")!).direction;
}

function animationIn(this: ShadowRoot): string {
  return getComputedStyle(this.querySelector("section")!).animationName;
}

/** The text in the field, if it is to be seen. */
function fieldIn(this: ShadowRoot): string | undefined {
  const field = this.querySelector("textarea")!;
  return field.getClientRects().length === 0 ? undefined : field.value;
}

/** Whether each number of a region lies in its region, beside the page's own. */
function labelsInPlace(): boolean[] {
  const root = document.querySelector("[data-shikiri=overlay]")?.shadowRoot;
  const clues = Array.from(document.querySelectorAll(".cell:not(:empty)"), (cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect();
  });
  const regions = Array.from(root?.querySelectorAll("path") ?? [], (path) =>
    path.getBoundingClientRect(),
  );
  return Array.from(root?.querySelectorAll("text") ?? [], (label, i) => {
    const { left, top, right, bottom } = label.getBoundingClientRect();
    const region = regions[i]!;
    // A path's box ends in the middle of its frame.
    const isIn = left >= region.left && top >= region.top - 2;
    const isBeside = clues.every(
      (clue) =>
        left >= clue.right || right <= clue.left || top >= clue.bottom || bottom <= clue.top,
    );
    return isIn && isBeside && right <= region.right && bottom <= region.bottom;
  });
}

/** The colours of each line that is drawn, and of the cells behind it. */
function linesOn(): (readonly [string, string])[] {
  const root = document.querySelector("[data-shikiri=overlay]")!.shadowRoot!;
  const ground = getComputedStyle(document.querySelector(".cell")!).backgroundColor;
  return Array.from(root.querySelectorAll("[stroke]"), (mark) => [
    getComputedStyle(mark).stroke,
    ground,
  ]);
}

/** The colours of the edges by which the panel's parts are told apart, and of the ground. */
function edgesIn(this: ShadowRoot): (readonly [string, string])[] {
  const ground = getComputedStyle(this.querySelector("section")!).backgroundColor;
  return Array.from(this.querySelectorAll("section, .row button, .message"), (part) => [
    getComputedStyle(part).borderInlineStartColor,
    ground,
  ]);
}

/** `rgb(1, 2, 3)` as `#010203`. */
function hexOf(colour: string): string {
  const channels = colour.match(/\d+/g)!.slice(0, 3);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}
