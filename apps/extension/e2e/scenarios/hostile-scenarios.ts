/**
 * Scenarios of pages that are up to no good: they change what scripts rely on, lie about their game,
 * press our buttons, look into our elements, take them away, or answer each change with another.
 *
 * What is asked for is the same each time: the page sees of the answer what it was asked to show, it
 * gets nothing thrown into it, and neither side is kept busy without end.
 */

import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { ownersOn } from "../../browsers/drawing.ts";
import { awaitPanel, panelOn, pressInPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["7x7"];

/** How long a page is left to its tricks. */
const TRICKS_MS = 1500;

async function open(stage: Stage): Promise<void> {
  await stage.open({ rows: BOARD, cellSize: 40 }, { wholeAnswers: false });
}

/** Opens the panel, with nothing drawn on the board. */
async function openPanelOnly(stage: Stage): Promise<void> {
  await stage.click();
  await awaitPanel(stage.page, /^Solved/);
  await pressInPanel(stage.page, "[data-press=hide]");
  await expect.poll(() => ownersOn(stage.page)).toBeUndefined();
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Whether the page still takes its turns. */
async function expectResponsive(stage: Stage): Promise<void> {
  const turns = await stage.page.evaluate(async () => {
    const end = performance.now() + 300;
    let turns = 0;
    while (performance.now() < end) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      turns++;
    }
    return turns;
  });
  expect(turns).toBeGreaterThan(10);
}

/** Each trick. */
export const HOSTILE_SCENARIOS: readonly Scenario[] = [
  {
    group: "hostile page",
    title: "prototypes changed: drawn all the same, and no closed tree is handed out",
    play: async (stage) => {
      // Unwatched, since the watcher would fall for the tricks itself.
      await stage.openText(standInHtml({ rows: BOARD, cellSize: 40 }));
      await stage.page.evaluate(() => {
        const stolen: unknown[] = [];
        Object.assign(window, { stolen });
        const attach = Reflect.get(Element.prototype, "attachShadow");
        Element.prototype.attachShadow = function (init) {
          const root = attach.call(this, init);
          stolen.push(root);
          return root;
        };
        Object.assign(Array.prototype, { map: () => ["changed"], flatMap: () => [], at: () => 7 });
        Object.assign(Document.prototype, { createElementNS: () => null });
        Object.assign(Element.prototype, { append: () => undefined, remove: () => undefined });
        void Object.assign(Promise.prototype, { catch: () => undefined });
        Object.assign(Map.prototype, { get: () => 1 });
      });
      await stage.click();
      await stage.page.waitForSelector("[data-shikiri=overlay]");
      await stage.expectBadge("✓");
      await awaitPanel(stage.page, /^Solved/);
      expect(
        await stage.page.evaluate(() => (window as unknown as { stolen: unknown[] }).stolen.length),
      ).toBe(0);
    },
  },
  {
    group: "hostile page",
    title: "a game that throws, lies and has no end",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        const endless: unknown = new Proxy(
          {},
          {
            get: (_, key) => (key === "length" ? 1e9 : endless),
            has: () => true,
            ownKeys: () => {
              throw new Error("no keys");
            },
          },
        );
        Object.defineProperty(window, "Game", {
          get: () => ({ task: endless, puzzleWidth: 1e9, loaded: true, currentState: endless }),
        });
      });
      await stage.click();
      await expect
        .poll(async () => (await panelOn(stage.page))?.message ?? "", { timeout: 10_000 })
        .toMatch(/^(Solved|The board is not complete|The page failed)/);
      await expectResponsive(stage);
    },
  },
  {
    group: "hostile page",
    title: "presses and keys that no hand has made do nothing",
    play: async (stage) => {
      await open(stage);
      await openPanelOnly(stage);
      await stage.page.evaluate(() => {
        const host = document.querySelector<HTMLElement>("[data-shikiri=panel]")!;
        const { left, top, width, height } = host.getBoundingClientRect();
        for (let x = left + 5; x < left + width; x += 10) {
          for (let y = top + 5; y < top + height; y += 10) {
            const target = document.elementFromPoint(x, y) ?? host;
            const at = { bubbles: true, composed: true, clientX: x, clientY: y };
            for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
              target.dispatchEvent(new MouseEvent(type, at));
            }
          }
        }
        for (const key of ["Enter", " ", "Tab", "h", "s"]) {
          host.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
        }
        host.focus();
        host.click();
      });
      await pause(500);
      expect(await ownersOn(stage.page)).toBeUndefined();
      expect(await panelOn(stage.page)).toMatchObject({
        presses: expect.arrayContaining(["hint", "answer"]),
      });
    },
  },
  {
    group: "hostile page",
    title: "looking into our elements shows no more than is drawn",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        const dispatch = Reflect.get(EventTarget.prototype, "dispatchEvent");
        EventTarget.prototype.dispatchEvent = function (event) {
          heard.push(event.type);
          return dispatch.call(this, event);
        };
        for (const type of ["message", "messageerror", "storage", "shikiri", "hashchange"]) {
          addEventListener(type, ({ type }) => heard.push(type), true);
        }
      });
      await openPanelOnly(stage);
      const seen = await stage.page.evaluate(() => {
        const hosts = [...document.querySelectorAll<HTMLElement>("[data-shikiri]")];
        return {
          names: hosts.map(({ dataset }) => dataset["shikiri"]),
          roots: hosts.filter(({ shadowRoot }) => shadowRoot !== null).length,
          texts: hosts.map(({ textContent, attributes }) => [
            textContent,
            ...Array.from(attributes, ({ name }) => name),
          ]),
          globals: Object.keys(window).filter((name) => /^(chrome-ext|shikiri(?!F))/i.test(name)),
          heard: (window as unknown as { heard: string[] }).heard,
          stored: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
          cookie: document.cookie,
        };
      });
      expect(seen).toEqual({
        names: ["panel"],
        roots: 0,
        texts: [["", "data-shikiri", "style"]],
        globals: [],
        heard: [],
        stored: [],
        cookie: "",
      });
    },
  },
  {
    group: "hostile page",
    title: "our elements removed at once, again and again",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        Object.assign(window, { removed: 0 });
        new MutationObserver(() => {
          for (const host of document.querySelectorAll(
            "[data-shikiri=overlay], [data-shikiri=panel]",
          )) {
            host.remove();
            (window as unknown as { removed: number }).removed++;
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await stage.click();
      await pause(TRICKS_MS);
      await expectResponsive(stage);
      const removed = await stage.page.evaluate(
        () => (window as unknown as { removed: number }).removed,
      );
      expect(removed).toBeGreaterThan(0);
      expect(removed).toBeLessThan(100);
    },
  },
  {
    group: "hostile page",
    title: "a board that is built anew whenever it is drawn on",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        Object.assign(window, { rebuilt: 0 });
        new MutationObserver(() => {
          if (document.querySelector("[data-shikiri=overlay]") === null) return;
          (window as unknown as { rebuilt: number }).rebuilt++;
          window.standIn.redraw();
        }).observe(document.querySelector("#game")!, { childList: true, subtree: true });
      });
      await stage.click();
      await pause(TRICKS_MS);
      await expectResponsive(stage);
      const rebuilt = await stage.page.evaluate(
        () => (window as unknown as { rebuilt: number }).rebuilt,
      );
      expect(rebuilt).toBeGreaterThan(0);
      expect(rebuilt).toBeLessThan(100);
    },
  },
  {
    group: "hostile page",
    title: "events without end",
    play: async (stage) => {
      await open(stage);
      await stage.page.evaluate(() => {
        setInterval(() => {
          for (const type of ["mouseup", "keyup", "click", "pageshow", "resize", "scroll"]) {
            document.dispatchEvent(new Event(type, { bubbles: true }));
            window.dispatchEvent(new Event(type));
          }
          window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
          document.body.toggleAttribute("data-noise");
        });
      });
      await stage.click();
      await stage.expectAnswer(BOARD);
      await expectResponsive(stage);
      await stage.click();
      await stage.expectBadge("");
      expect(await stage.page.$("[data-shikiri=overlay], [data-shikiri=panel]")).toBeNull();
    },
  },
];
