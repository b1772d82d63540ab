/** Where the panel is in real browsers: over nothing that matters, and back when there is room. */
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import {
  awaitMessage,
  awaitSight,
  inPanel,
  panelOn,
  pressAndHear,
  pressInPanel,
} from "../browsers/panel.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const MORE = "details:not(.list) summary";

describeInChromium("the panel's place", (chromium) => placedIn("chromium", chromium));
describeInFirefox("the panel's place", (firefox) => placedIn("firefox", firefox));

function placedIn(name: string, browser: () => RealBrowser): void {
  let page: Page;
  let hasMoved = false;
  afterEach(async () => {
    await page.close();
    // The next panel is to have its own place again.
    if (hasMoved) await browser().choose();
    hasMoved = false;
  });

  async function openSolved(
    options: StandInOptions,
    [width, height]: readonly [number, number] = [1280, 800],
  ): Promise<void> {
    page = await browser().open(standInHtml(options));
    await page.setViewport({ width, height });
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    await settled();
  }

  /** The panel's left and top, once they do not change any more. */
  async function settled(): Promise<readonly [number, number]> {
    let before = "";
    for (;;) {
      const { left, top, height } = (await panelOn(page))!;
      const now = JSON.stringify([left, top, height]);
      if (now === before) return [Math.round(left), Math.round(top)];
      before = now;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  }

  /** Drags the panel by its handle to this left and top. */
  async function drag(left: number, top: number): Promise<void> {
    hasMoved = true;
    const [fromLeft, fromTop] = await settled();
    await page.mouse.move(fromLeft + 60, fromTop + 20);
    await page.mouse.down();
    await page.mouse.move(left + 60, top + 20, { steps: 3 });
    await page.mouse.up();
  }

  /** What the panel lies over: of the page's controls and of what is marked, if nothing else is named. */
  async function covered(
    names = "button, input, summary, a, circle, rect, polyline",
  ): Promise<readonly string[]> {
    await settled();
    const panel = (await panelOn(page))!;
    const things = await page.evaluate(thingsOn, names);
    return things
      .filter(({ left, top, right, bottom }) => {
        const isAcross = left < panel.left + panel.width && right > panel.left;
        return isAcross && top < panel.top + panel.height && bottom > panel.top;
      })
      .map(({ what }) => what);
  }

  describe.each([
    ["25x25", 1280, 800],
    ["30x30", 1280, 800],
    ["25x25", 1024, 768],
    ["30x30", 1440, 900],
  ] as const)("on a board of %s in a window of %i by %i", (size, width, height) => {
    it("is over no control of the page and over nothing that is marked", async () => {
      await openSolved({ rows: PRACTICE_BOARDS[size] }, [width, height]);
      await browser().picture(page, `place-${size}-${width}-click-${name}`);
      await expect.poll(() => covered()).toEqual([]);
      for (const step of ["hint", "hint", "next", "next"]) {
        await pressAndHear(page, step);
        await awaitSight(page, ({ isBusy }) => !isBusy);
        await browser().picture(page, `place-${size}-${width}-${step}-${name}`);
        await expect.poll(() => covered()).toEqual([]);
      }
    });
  });

  it("is another while a mark would be under it, wherever a player has put it, and then the same again", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["5x5"] });
    await drag(195, 215);
    const chosen = await settled();
    expect(chosen).toEqual([195, 215]);
    await pressAndHear(page, "hint");
    await expect.poll(() => covered()).toEqual([]);
    expect(await settled()).not.toEqual(chosen);
    await pressInPanel(page, "[data-press=hide]");
    await expect.poll(settled).toEqual(chosen);
    await pressAndHear(page, "hint");
    expect(await settled()).not.toEqual(chosen);
    await drag(200, 215);
    expect(await settled()).toEqual([200, 215]);
  });

  it("keeps eight pixels from every edge of the window", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["5x5"] });
    await drag(-50, -15);
    expect(await settled()).toEqual([8, 8]);
    await drag(1200, 770);
    const { left, top, width, height } = (await panelOn(page))!;
    expect([left + width, top + height].map(Math.round)).toEqual([1272, 792]);
  });

  it("has room for the mark in a small window too, once it is folded to one line, and stays so", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["5x5"] }, [320, 400]);
    await page.evaluate(() => document.querySelector(".board-back")?.scrollIntoView());
    await pressInPanel(page, ".fold");
    hasMoved = true;
    await expect.poll(async () => (await panelOn(page))!.height).toBeLessThan(60);
    expect(await inPanel(page, expandedIn)).toBe("false");
    await browser().click(page);
    await expect.poll(() => panelOn(page)).toBeUndefined();
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    expect((await panelOn(page))!.height).toBeLessThan(60);
    await pressInPanel(page, ".fold");
    await pressAndHear(page, "hint");
    await pressInPanel(page, ".fold");
    await expect.poll(() => covered("circle, rect, polyline")).toEqual([]);
    await browser().picture(page, `place-folded-${name}`);
  });

  it("is above a board that leaves room for the answer's panel alone", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["10x10"] }, [400, 800]);
    await browser().picture(page, `place-narrow-${name}`);
    await expect.poll(() => covered("button, input, .board-back")).toEqual([]);
  });

  it("is not over the question of a layer that covers the page", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["5x5"], consent: true });
    await browser().picture(page, `place-consent-${name}`);
    await expect.poll(() => covered()).toEqual([]);
  });

  it("is the same again after it has grown, and after the window was small", async () => {
    await openSolved({ rows: PRACTICE_BOARDS["15x15"] }, [900, 560]);
    const before = await settled();
    for (const summary of [".list summary", MORE, MORE, ".list summary"]) {
      await pressInPanel(page, summary);
      await settled();
    }
    await expect.poll(settled).toEqual(before);
    await page.setViewport({ width: 400, height: 300 });
    await settled();
    await page.setViewport({ width: 900, height: 560 });
    await expect.poll(settled).toEqual(before);
  });
}

/** The page's controls that are to be seen, and what marks there are, with where they are. */
function thingsOn(names: string): readonly {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}[] {
  const controls = [...document.querySelectorAll(names)].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (control.contains(hit) || hit.matches("[data-shikiri=panel]"));
  });
  const overlay = document.querySelector("[data-shikiri=overlay]")?.shadowRoot;
  const marks = overlay?.querySelectorAll(names) ?? [];
  return [...controls, ...marks].map((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { what: thing.textContent || thing.localName, left, top, right, bottom };
  });
}

function expandedIn(this: ShadowRoot): string | null | undefined {
  return this.querySelector(".fold")?.getAttribute("aria-expanded");
}
