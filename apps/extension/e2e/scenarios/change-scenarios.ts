/** Scenarios of pages that change while the answer is drawn, and of clicks that follow. */

import { MOBILE_SITE, SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { isGoneAtOnce, ownersOn } from "../../browsers/drawing.ts";
import { awaitMessage, messageOn, pressInPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

/** A board and itself turned half round: two puzzles of the same size. */
const BOARD = PRACTICE_BOARDS["10x10"];
const OTHER = BOARD.toReversed().map((row) => row.toReversed());

/** Its two regions can be cut in two ways, none of which they share. */
const SEVERAL = [
  [2, 0],
  [0, 2],
];
const NONE = [
  [0, 0, 5],
  [0, 0, 0],
  [4, 0, 0],
];

async function openDrawn(stage: Stage): Promise<void> {
  await stage.open({ rows: BOARD, nextBoards: [OTHER] });
  await stage.click();
  await stage.expectAnswer(BOARD);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Goes to another page and back, to the page as it was left. */
async function leaveAndComeBack({ page }: Stage): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  await page.goto(`${SITE}?board=1`);
  // A driver waits for a page to load, which one that was kept does not do.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  const isAsLeft = () => page.evaluate(() => Reflect.get(window, "isAsLeft") as unknown);
  await expect.poll(() => isAsLeft().catch(() => undefined)).toBe(true);
}

/** What becomes of a drawn answer. */
const CHANGES: readonly (readonly [string, (stage: Stage) => Promise<void>])[] = [
  [
    "zoomed from 0.2 to 5",
    async (stage) => {
      for (const zoom of [0.2, 1.7, 5]) {
        await stage.page.evaluate((scale) => window.standIn.zoom(scale), zoom);
        await stage.expectAnswer(BOARD);
      }
    },
  ],
  [
    "scrolled in its container",
    async (stage) => {
      await stage.page.evaluate(() => {
        window.standIn.zoom(4);
        document.querySelector("#puzzleContainerOverflowDiv")!.scrollBy(90, 250);
        scrollBy(0, 120);
      });
      await stage.expectAnswer(BOARD);
    },
  ],
  [
    "window resized",
    async (stage) => {
      await stage.page.setViewport({ width: 500, height: 700 });
      await stage.expectAnswer(BOARD);
      await stage.page.setViewport({ width: 900, height: 900 });
      await stage.expectAnswer(BOARD);
    },
  ],
  [
    "on the whole screen, and back",
    async (stage) => {
      await stage.page.evaluate(() => {
        document.querySelector("#btnUndo")!.addEventListener("click", () => {
          void document.querySelector("#game")!.requestFullscreen();
        });
      });
      await stage.page.click("#btnUndo");
      const onWhole = () => stage.page.evaluate(() => document.fullscreenElement?.id);
      await expect.poll(onWhole).toBe("game");
      await pause(500);
      await stage.expectAnswer(BOARD);
      await stage.page.evaluate(() => document.exitFullscreen());
      await expect.poll(onWhole).toBeUndefined();
      await stage.expectAnswer(BOARD);
      await pressInPanel(stage.page, "[data-press=hide]");
      await expect.poll(() => ownersOn(stage.page)).toBeUndefined();
    },
  ],
  [
    "left for another page, and come back to",
    async (stage) => {
      await leaveAndComeBack(stage);
      await stage.expectAnswer(BOARD);
      await stage.expectBadge("✓");
    },
  ],
  [
    "another board as the page is left, and come back to",
    async (stage) => {
      await stage.page.evaluate(() => {
        addEventListener("pagehide", () => window.standIn.swap());
      });
      await leaveAndComeBack(stage);
      await stage.expectAnswer(OTHER);
      await stage.expectBadge("✓");
    },
  ],
  [
    "the same board redrawn",
    async (stage) => {
      expect(await isGoneAtOnce(stage.page, () => window.standIn.redraw())).toBe(true);
      await stage.expectAnswer(BOARD);
    },
  ],
  [
    "another puzzle in its place",
    async (stage) => {
      for (const rows of [OTHER, BOARD, OTHER]) {
        await stage.page.evaluate(() => window.standIn.swap());
        await stage.expectAnswer(rows);
      }
    },
  ],
  [
    "other numbers in the same cells",
    async (stage) => {
      await stage.page.evaluate((clues) => {
        for (const [i, cell] of [...document.querySelectorAll(".board-back > .cell")].entries()) {
          cell.textContent = clues[i] === 0 ? "" : String(clues[i]);
        }
      }, OTHER.flat());
      await stage.expectAnswer(OTHER);
    },
  ],
  [
    "another style",
    async (stage) => {
      await stage.page.evaluate(() => window.standIn.setStyle("classic"));
      await stage.expectAnswer(BOARD);
    },
  ],
  [
    "day and night",
    async (stage) => {
      const blend = (): Promise<string> =>
        stage.page.$eval("[data-shikiri=overlay]", (host) => getComputedStyle(host).mixBlendMode);
      for (const [night, mode] of [
        [true, "lighten"],
        [false, "darken"],
      ] as const) {
        await stage.page.evaluate((night) => window.standIn.setNight(night), night);
        await expect.poll(blend).toBe(mode);
      }
      await stage.expectAnswer(BOARD);
    },
  ],
];

/** Changes under a drawing, further clicks, and boards that get none. */
export const CHANGE_SCENARIOS: readonly Scenario[] = [
  ...CHANGES.map(([title, change]): Scenario => ({
    group: "while drawn",
    title,
    play: async (stage) => {
      await openDrawn(stage);
      await change(stage);
    },
  })),
  {
    group: "New Puzzle",
    title: "without the permission: nothing until the next click",
    play: async (stage) => {
      await openDrawn(stage);
      await stage.navigate(() => stage.page.click("#btnNew"));
      await stage.expectBadge("");
      expect(await ownersOn(stage.page)).toBeUndefined();
      await stage.click();
      await stage.expectAnswer(OTHER);
    },
  },
  {
    group: "New Puzzle",
    title: "on the mobile site, which swaps in place",
    play: async (stage) => {
      await stage.open(
        { rows: BOARD, nextBoards: [OTHER], site: "mobile" },
        { address: MOBILE_SITE },
      );
      await stage.click();
      await stage.expectAnswer(BOARD);
      await stage.page.click(".new-button");
      await stage.expectAnswer(OTHER);
    },
  },
  {
    group: "clicks",
    title: "a second one hides without a trace, a third draws again",
    play: async (stage) => {
      await stage.open({ rows: BOARD });
      const before = await stage.markup();
      await stage.click();
      await stage.expectAnswer(BOARD);
      await stage.click();
      await stage.expectBadge("");
      expect(await stage.markup()).toBe(before);
      await stage.click();
      await stage.expectAnswer(BOARD);
    },
  },
  {
    group: "clicks",
    title: "six in quick succession leave nothing",
    play: async (stage) => {
      await stage.open({ rows: BOARD });
      const before = await stage.markup();
      for (let i = 0; i < 6; i++) await stage.click();
      await stage.expectBadge("");
      await pause(300);
      expect(await stage.markup()).toBe(before);
    },
  },
  {
    group: "not drawn",
    title: "a page without a board says so",
    play: async (stage) => {
      await stage.openText("<!doctype html><title>no board</title><p>Hello</p>");
      await stage.click();
      await awaitMessage(stage.page, /^No Shikaku board was found on this page\./);
      await stage.expectBadge("?");
    },
  },
  {
    group: "not drawn",
    title: "a board with several answers, of which nothing is common",
    play: async (stage) => {
      await stage.open({ rows: SEVERAL, cellSize: 44 }, { wholeAnswers: false });
      await stage.click();
      await awaitMessage(stage.page, /^This board has several answers/);
      await stage.expectBadge("≥2");
      expect(await ownersOn(stage.page)).toBeUndefined();
    },
  },
  {
    group: "not drawn",
    title: "a board without an answer",
    play: async (stage) => {
      await stage.open({ rows: NONE, cellSize: 44 }, { wholeAnswers: false });
      await stage.click();
      expect(await awaitMessage(stage.page, /^This board has no answer/)).toBe(
        await messageOn(stage.page),
      );
      await stage.expectBadge("0");
      expect(await ownersOn(stage.page)).toBeUndefined();
    },
  },
];
