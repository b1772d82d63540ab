/** The stand-in page behaves as the live page is known to. */

import { rowsOf, solve, puzzleFromRows, type Rect } from "@shikiri/core";
import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { readBoard } from "../src/index.ts";
import { describeInChromium } from "../test/browser.ts";
import { documentOf } from "../test/document-of.ts";
import { PRACTICE_BOARDS } from "./boards.ts";
import { standInHtml } from "./html.ts";
import type { StandInOptions } from "./options.ts";

declare const scraper: typeof scraperModule;

const { "5x5": SMALL, "10x10": MIDDLE } = PRACTICE_BOARDS;

describe("the stand-in page, as it is served", () => {
  it("has an empty #game and names no other file", () => {
    const html = standInHtml({ rows: SMALL, zoom: 2 });
    const document = documentOf(html);
    expect(document.getElementById("game")?.children).toHaveLength(0);
    expect(readBoard(document)).toMatchObject({ ok: false, error: { kind: "no-board" } });
    expect(html).not.toMatch(/<(?:link|img|script[^>]*src)/);
  });

  it("is refused for a board that is no puzzle, unless it has no task of its own", () => {
    const rows = [[1, 2]];
    expect(() => standInHtml({ rows })).toThrow("the clues sum to 3");
    expect(standInHtml({ rows, task: "absent" })).not.toContain("var task");
  });
});

describeInChromium("the stand-in page", (open) => {
  const openPage = (options: Partial<StandInOptions> = {}) =>
    open(standInHtml({ rows: SMALL, nextBoards: [MIDDLE], ...options }));

  it("builds the board after DOM ready, and then has a Game of the page's shape", async () => {
    const page = await openPage({ lateMs: 1000 });
    expect(await page.evaluate(() => JSON.stringify(window.Game))).toBe("{}");
    await page.waitForSelector(".cell");
    const game = await page.evaluate(() => window.Game);
    expect(game).toMatchObject({
      task: SMALL,
      puzzleWidth: 5,
      puzzleHeight: 5,
      loaded: true,
      currentState: { areas: [] },
    });
  });

  it("draws by dragging with the left button and erases with the right one or with Ctrl", async () => {
    const page = await openPage();
    await drag(page, { x: 0, y: 0, width: 1, height: 3 });
    await drag(page, { x: 2, y: 2, width: 3, height: 2 });
    expect(await areas(page)).toStrictEqual(["0,0 0,2", "2,2 4,3"]);
    expect(await page.evaluate(() => window.Game["currentState"]?.cellStatus[3]?.[4])).toBe(1);
    await drag(page, { x: 0, y: 1, width: 1, height: 1 }, "right");
    expect(await areas(page)).toStrictEqual([null, "2,2 4,3"]);
    await page.keyboard.down("Control");
    await drag(page, { x: 4, y: 3, width: 1, height: 1 });
    await page.keyboard.up("Control");
    expect(await areas(page)).toStrictEqual([null, null]);
    expect(await page.$$(".area")).toHaveLength(0);
  });

  it("finds the cell under the pointer at any zoom", async () => {
    const page = await openPage();
    for (const scale of [0.2, 0.5, 2]) {
      await page.evaluate((to) => window.standIn.zoom(to), scale);
      await drag(page, { x: 1, y: 1, width: 2, height: 2 });
    }
    expect((await areas(page)).at(-1)).toBe("1,1 2,2");
  });

  it("says with Done whether the board is solved, p.succ if it is", async () => {
    const page = await openPage();
    await page.click("#btnReady");
    expect(await verdict(page)).toMatch(/^err: Not yet: /);
    const puzzle = puzzleFromRows(SMALL);
    const answers = puzzle.ok ? solve(puzzle.value).answers : [];
    for (const region of answers[0] ?? []) await drag(page, region);
    await page.click("#btnReady");
    expect(await verdict(page)).toBe("succ: Solved. Well done!");
  });

  it("loads the whole page anew for New Puzzle, and goes round the boards", async () => {
    const page = await openPage();
    for (const size of ["10x10", "5x5"]) {
      await Promise.all([page.waitForNavigation(), page.click("#btnNew")]);
      const shown = await page.evaluate(
        () => `${window.Game["puzzleWidth"]}x${window.Game["puzzleHeight"]}`,
      );
      expect(shown).toBe(size);
    }
  });

  it("keeps the player's rectangles over a redraw and a change of style", async () => {
    const page = await openPage({ drawn: [{ x: 1, y: 0, width: 2, height: 2 }] });
    await page.evaluate(() => window.standIn.redraw());
    await page.evaluate(() => window.standIn.setStyle("classic"));
    expect(await areas(page)).toStrictEqual(["1,0 2,1"]);
    expect(await page.$$(".area")).toHaveLength(1);
  });

  it("shows the saved game, not the board of its own task", async () => {
    const page = await openPage({ savedGame: MIDDLE });
    const read = await page.evaluate(() => {
      const board = scraper.readBoard(document);
      return board.ok
        ? { puzzle: board.value.puzzle, task: board.value.witnesses.task.says }
        : undefined;
    });
    expect(read && rowsOf(read.puzzle)).toStrictEqual(MIDDLE);
    expect(read?.task).toBe("unreadable");
  });

  it("is covered by the consent layer until that is accepted", async () => {
    const page = await openPage({ consent: true });
    await drag(page, { x: 0, y: 0, width: 2, height: 2 });
    expect(await areas(page)).toStrictEqual([]);
    await page.click("#consentAccept");
    await drag(page, { x: 0, y: 0, width: 2, height: 2 });
    expect(await areas(page)).toStrictEqual(["0,0 1,1"]);
  });

  it.each([0.2, 1, 5])(
    "at zoom %d, an overlay in the board lies on the cells by their boxes",
    async (zoom) => {
      const page = await openPage({ zoom, gutter: 3, clueInset: 1, style: "classic" });
      const distance = await page.evaluate(() => {
        const board = scraper.readBoard(document);
        if (!board.ok) return Infinity;
        const cells = document.querySelectorAll(".cell");
        return Math.max(
          ...board.value.boxes.map((box, i) => {
            const overlay = document.createElement("div");
            overlay.style.cssText = `position:absolute; left:${box.left}px; top:${box.top}px; width:${box.width}px; height:${box.height}px`;
            board.value.root.append(overlay);
            const [a, b] = [overlay, cells[i]!].map((element) => element.getBoundingClientRect());
            return Math.max(
              Math.abs(a!.left - b!.left),
              Math.abs(a!.top - b!.top),
              Math.abs(a!.right - b!.right),
              Math.abs(a!.bottom - b!.bottom),
            );
          }),
        );
      });
      expect(distance).toBeLessThan(0.01);
    },
  );
});

/** Drags over a rect of cells with real pointer events. */
async function drag(page: Page, rect: Rect, button: "left" | "right" = "left"): Promise<void> {
  const centres = await page.$$eval(".cell", (cells) =>
    cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const width = await page.evaluate(() => window.Game["puzzleWidth"] ?? 0);
  const from = centres[rect.y * width + rect.x]!;
  const to = centres[(rect.y + rect.height - 1) * width + rect.x + rect.width - 1]!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button });
}

/** The page's areas, from corner to corner, `null` for a hole. */
function areas(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    (window.Game["currentState"]?.areas ?? []).map((area) =>
      area === undefined
        ? null
        : `${area.startPoint.col},${area.startPoint.row} ${area.endPoint.col},${area.endPoint.row}`,
    ),
  );
}

function verdict(page: Page): Promise<string> {
  return page.$eval("#ajaxResponse p", (line) => `${line.className}: ${line.textContent}`);
}
