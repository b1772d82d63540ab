/** The panel in a real Chromium: its place, and its keys. */
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, expect, it } from "vitest";
import { awaitMessage, inPanel, panelOn, pressAndHear, pressInPanel } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["5x5"];

describeInChromium("the panel", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  async function openSolved(options: Partial<StandInOptions> = {}): Promise<void> {
    page = await chromium().open(standInHtml({ rows: BOARD, ...options }));
    await chromium().click(page);
  }

  it("stays within a small window, whatever is opened in it", async () => {
    await openSolved();
    await awaitMessage(page, /^Solved/);
    await page.setViewport({ width: 700, height: 420 });
    for (const summary of [".list summary", "details:not(.list) summary"]) {
      await pressInPanel(page, summary);
    }
    await expect
      .poll(async () => {
        const { left, top, width, height } = (await panelOn(page))!;
        return left >= 0 && top >= 0 && left + width <= 700 && top + height <= 420;
      })
      .toBe(true);
    await chromium().picture(page, "panel-small");
  });

  it.each(["en", "zh_CN", "ja", "de", "fr"])(
    "has each main button where it was when one is pressed, so that a second press is of the same: %s",
    async (language) => {
      await chromium().choose({ language, click: "panel" });
      try {
        const drawn = [{ x: 0, y: 0, width: 1, height: 1 }];
        page = await chromium().open(standInHtml({ rows: BOARD, drawn }));
        await chromium().click(page);
        await expect.poll(() => panelOn(page)).toBeDefined();
        const before = (await inPanel(page, placesOfButtons))!;
        for (const name of ["check", "hint", "hint", "next", "hide", "answer"]) {
          await pressAndHear(page, name);
          const now = (await inPanel(page, placesOfButtons))!;
          expect(now.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
          for (const [at, { x, y }] of before.entries()) {
            const { left, right, top, bottom } = now[at]!;
            expect([left < x && x < right, top < y && y < bottom]).toEqual([true, true]);
          }
        }
      } finally {
        await chromium().choose();
      }
    },
  );

  it("goes to the side of a board that comes late", async () => {
    await openSolved({ lateMs: 1000 });
    await awaitMessage(page, /^Looking/);
    await awaitMessage(page, /^Solved/);
    const right = await page.$eval(".board-back", (board) => board.getBoundingClientRect().right);
    await expect.poll(async () => Math.round((await panelOn(page))!.left - right)).toBe(8);
  });

  it("lights up the rectangle on the board whose row is pointed at, or has the focus", async () => {
    await openSolved();
    await awaitMessage(page, /^Solved/);
    await pressInPanel(page, ".list summary");
    await expect.poll(async () => (await panelOn(page))!.rows.length).toBeGreaterThan(4);
    await expect
      .poll(async () => {
        const { left, top } = (await inPanel(page, placeOfRow))!;
        await page.mouse.move(left, top);
        return page.evaluate(lightOn);
      })
      .toBe(2);
    await chromium().picture(page, "panel-light");
    await page.mouse.move(2, 2);
    await expect.poll(() => page.evaluate(lightOn)).toBeUndefined();
    await inPanel(page, focusTable);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(lightOn)).toBe(1);
    await pressInPanel(page, ".list summary");
    await expect.poll(() => page.evaluate(lightOn)).toBeUndefined();
  });

  it("is moved by the arrow keys, and is found there again", async () => {
    await openSolved();
    await awaitMessage(page, /^Solved/);
    const before = (await panelOn(page))!;
    await inPanel(page, focusHandle);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const moved = (await panelOn(page))!;
    expect([moved.left - before.left, moved.top - before.top]).toEqual([16, 16]);
    await chromium().click(page);
    await expect.poll(() => panelOn(page)).toBeUndefined();
    await chromium().click(page);
    await awaitMessage(page, /^Solved/);
    expect(await panelOn(page)).toMatchObject({ left: moved.left, top: moved.top });
  });
});

/** Where the main buttons are and their middles, from the panel's corner on, which may move. */
function placesOfButtons(this: ShadowRoot): readonly {
  readonly name: string | undefined;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}[] {
  const corner = this.host.getBoundingClientRect();
  return Array.from(this.querySelectorAll<HTMLElement>(".main button"), (button) => {
    const box = button.getBoundingClientRect();
    const [left, right] = [box.left - corner.left, box.right - corner.left];
    const [top, bottom] = [box.top - corner.top, box.bottom - corner.top];
    const name = button.dataset["press"];
    return { name, left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}

function focusHandle(this: ShadowRoot): void {
  this.querySelector<HTMLElement>(".move")?.focus();
}

function focusTable(this: ShadowRoot): void {
  this.querySelector<HTMLElement>(".table")?.focus();
}

/** A point in the third row of the list. */
function placeOfRow(this: ShadowRoot): { readonly left: number; readonly top: number } {
  const { left, top } = this.querySelectorAll("tbody tr")[2]!.getBoundingClientRect();
  return { left: left + 20, top: top + 8 };
}

/** Which of the regions that are drawn is lit up, counted from 0. */
function lightOn(): number | undefined {
  const drawn = document.querySelector("[data-shikiri=overlay]")?.shadowRoot;
  const light = drawn?.querySelector(".light")?.getAttribute("d");
  const paths = [...(drawn?.querySelectorAll("g path") ?? [])];
  return light === undefined
    ? undefined
    : paths.findIndex((path) => path.getAttribute("d") === light);
}
