/**
 * Scenarios of pages that would have a hand press in the panel what it does not see; that put our elements
 * elsewhere, keep them or copy them; and of pages that only look otherwise, where a press counts as ever.
 */

import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { isGoneAtOnce, ownersOn } from "../../browsers/drawing.ts";
import { awaitPanel, inPanel, pressInPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["7x7"];
const ANSWER = "[data-press=answer]";
const PANEL = "[data-shikiri=panel]";

/** How long a press may take to bring something about. */
const PRESS_MS = 400;

/** Opens the panel, with nothing drawn on the board. */
async function openPanelOnly(stage: Stage): Promise<void> {
  await stage.open({ rows: BOARD, cellSize: 40 }, { wholeAnswers: false });
  await stage.click();
  await awaitPanel(stage.page, /^Solved/);
  await hide(stage);
}

async function hide(stage: Stage): Promise<void> {
  await pressInPanel(stage.page, "[data-press=hide]");
  await expect.poll(() => ownersOn(stage.page)).toBeUndefined();
}

/** Presses Solve, which is to bring about nothing. */
async function pressInVain(stage: Stage): Promise<void> {
  await pressInPanel(stage.page, ANSWER);
  await pause(PRESS_MS);
  expect(await ownersOn(stage.page)).toBeUndefined();
}

/** Presses Solve, which draws the answer, and hides it again. */
async function pressToEffect(stage: Stage): Promise<void> {
  await pressInPanel(stage.page, ANSWER);
  await stage.expectAnswer(BOARD);
  await hide(stage);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Gives the root element a style, in place of one that was given before. */
async function styleRoot(stage: Stage, style: string): Promise<void> {
  await stage.page.evaluate((style) => {
    document.documentElement.style.cssText = style;
  }, style);
}

/** Each of them. */
export const PRESS_SCENARIOS: readonly Scenario[] = [
  {
    group: "hostile page",
    title:
      "the panel made transparent over the page's own button: a press does nothing and shows it",
    play: async (stage) => {
      await openPanelOnly(stage);
      await stage.page.$eval(PANEL, (host) => {
        const { style } = host as HTMLElement;
        style.setProperty("opacity", "0.001", "important");
        style.setProperty("left", "200px", "important");
        style.setProperty("top", "150px", "important");
      });
      await pressInVain(stage);
      const { opacity, left } = await stage.page.$eval(PANEL, (host) => {
        const { opacity, left } = getComputedStyle(host);
        return { opacity, left };
      });
      expect(opacity).toBe("1");
      expect(left).not.toBe("200px");
      await pressToEffect(stage);
      await stage.page.$eval(PANEL, (host) => document.body.append(host));
      await pressInVain(stage);
      await pressToEffect(stage);
    },
  },
  {
    group: "hostile page",
    title: "the whole page made transparent, cut or moved under the panel: a press does nothing",
    play: async (stage) => {
      await openPanelOnly(stage);
      for (const style of [
        "opacity: 0.01",
        "transform: translate(60px, 40px)",
        "filter: opacity(2%)",
        "clip-path: inset(0 0 0 1px)",
        "mask-image: linear-gradient(#000, #0001)",
      ]) {
        await styleRoot(stage, style);
        await pressInVain(stage);
        await styleRoot(stage, "");
      }
      await pause(PRESS_MS);
      await pressToEffect(stage);
    },
  },
  {
    group: "hostile page",
    title:
      "the panel, or the page, shown again only as the button goes down: the press does nothing",
    play: async (stage) => {
      await openPanelOnly(stage);
      for (const selector of [PANEL, "html"]) {
        await stage.page.$eval(selector, (element) => {
          const { style } = element as HTMLElement;
          const before = style.cssText;
          style.setProperty("opacity", "0.001", "important");
          const show = (): void => {
            style.cssText = before;
          };
          addEventListener("pointerdown", show, { capture: true, once: true });
        });
        await pause(PRESS_MS);
        await pressInVain(stage);
        await pressToEffect(stage);
      }
    },
  },
  {
    group: "panel",
    title:
      "a page that is inverted, paler or zoomed: a press counts, and a key on a page that is moved",
    play: async (stage) => {
      await openPanelOnly(stage);
      for (const style of [
        "filter: invert(1) hue-rotate(180deg)",
        "opacity: 0.9",
        "zoom: 1.25",
        "zoom: 0.8",
        "font-size: 30px; letter-spacing: 2px",
      ]) {
        await styleRoot(stage, style);
        await pressToEffect(stage);
      }
      await styleRoot(stage, "transform: translate(9px, 5px)");
      await inPanel(stage.page, focusOn, ANSWER);
      await stage.page.keyboard.press("Enter");
      await stage.expectBadge("✓");
    },
  },
  {
    group: "hostile page",
    title: "the drawing made a popover, which is out of the board: it goes before it is seen there",
    play: async (stage) => {
      await stage.open({ rows: BOARD, cellSize: 40 });
      await stage.click();
      await stage.expectAnswer(BOARD);
      const isGone = await isGoneAtOnce(stage.page, () => {
        const overlay = document.querySelector<HTMLElement>("[data-shikiri=overlay]")!;
        overlay.popover = "manual";
        overlay.showPopover();
      });
      expect(isGone).toBe(true);
      await pressInPanel(stage.page, ANSWER);
      await stage.expectAnswer(BOARD);
    },
  },
  {
    group: "hostile page",
    title: "our elements put elsewhere, kept or copied: gone when they are to go, and never two",
    play: async (stage) => {
      await openPanelOnly(stage);
      await stage.page.evaluate(() => {
        const kept: Element[] = [];
        Object.assign(window, { kept });
        const frame = document.createElement("iframe");
        const div = document.createElement("div");
        document.body.append(frame, div);
        const places = [div.attachShadow({ mode: "closed" }), frame.contentDocument!.body];
        new MutationObserver(() => {
          const overlay = document.querySelector("[data-shikiri=overlay]");
          const place = places[kept.length];
          if (overlay === null || place === undefined) return;
          kept.push(overlay);
          place.append(overlay);
        }).observe(document, { childList: true, subtree: true });
      });
      const kept = () =>
        stage.page.evaluate(() =>
          (window as unknown as { kept: Element[] }).kept.map(({ isConnected }) => isConnected),
        );
      for (let i = 1; i <= 2; i++) {
        await pressInPanel(stage.page, ANSWER);
        await expect.poll(async () => (await kept()).length).toBe(i);
        await pressInPanel(stage.page, "[data-press=hide]");
        await expect.poll(kept).toEqual(Array(i).fill(false));
      }

      await stage.page.$eval(PANEL, (host) => Object.assign(window, { host }));
      await pressInPanel(stage.page, "[data-press=close]");
      await expect.poll(() => stage.page.$(PANEL)).toBeNull();
      await stage.page.evaluate(() => {
        document.documentElement.append((window as unknown as { host: Element }).host);
      });
      expect(await inPanel(stage.page, textIn)).toBe("");

      await stage.click();
      await awaitPanel(stage.page, /^Solved/);
      expect(await panelsOn(stage)).toBe(1);
      await stage.page.evaluate(() => {
        document.replaceChild(document.documentElement.cloneNode(true), document.documentElement);
      });
      await pause(PRESS_MS);
      expect(await panelsOn(stage)).toBeLessThanOrEqual(1);
      await stage.click();
      await stage.expectBadge("");
      expect(await panelsOn(stage)).toBe(0);
    },
  },
];

function panelsOn(stage: Stage): Promise<number> {
  return stage.page.$$eval(PANEL, (hosts) => hosts.length);
}

function focusOn(this: ShadowRoot, selector: string): void {
  this.querySelector<HTMLElement>(selector)?.focus();
}

function textIn(this: ShadowRoot): string {
  return this.textContent ?? "";
}
