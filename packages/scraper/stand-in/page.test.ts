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
import type { Rows, StandInOptions } from "./options.ts";
import type { Submission } from "./page.ts";

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
    for (const region of answerOf(SMALL)) await drag(page, region);
    await page.click("#btnReady");
    expect(await verdict(page)).toBe("succ: Solved. Well done!");
  });

  describe("undoes and redoes one step for each rectangle", () => {
    it("whatever the rectangle took the place of", async () => {
      const page = await openPage();
      await drag(page, { x: 0, y: 0, width: 1, height: 3 });
      await drag(page, { x: 2, y: 2, width: 3, height: 2 });
      await drag(page, { x: 0, y: 0, width: 3, height: 3 });
      expect(await page.evaluate(() => window.standIn.undoSteps())).toBe(3);
      await page.click("#btnUndo");
      expect(await areas(page)).toStrictEqual(["0,0 0,2", "2,2 4,3"]);
      await page.click("#btnRedo");
      expect((await areas(page)).filter((area) => area !== null)).toStrictEqual(["0,0 2,2"]);
      for (let i = 0; i < 5; i++) await page.click("#btnUndo");
      expect(await areas(page)).toStrictEqual([]);
    });

    it("back to what was there at first, and no further", async () => {
      const page = await openPage({ drawn: [{ x: 1, y: 0, width: 2, height: 2 }] });
      await drag(page, { x: 4, y: 4, width: 1, height: 1 }, "right");
      expect(await page.evaluate(() => window.standIn.undoSteps())).toBe(0);
      await drag(page, { x: 1, y: 1, width: 1, height: 1 }, "right");
      expect(await page.$$(".area")).toHaveLength(0);
      await page.click("#btnUndo");
      await page.click("#btnUndo");
      expect(await areas(page)).toStrictEqual(["1,0 2,1"]);
    });
  });

  describe("submits", () => {
    it("when Done is pressed, and only then", async () => {
      const page = await openPage();
      for (const region of answerOf(SMALL)) await drag(page, region);
      expect(await submissions(page)).toStrictEqual([]);
      await page.click("#btnReady");
      expect(await page.evaluate(() => window.standIn.presses())).toBe(1);
      expect(await submissions(page)).toStrictEqual([
        { by: "player", isSolved: true, isRobots: false },
      ]);
    });

    it("by itself as soon as the board is solved, if the player has turned that on", async () => {
      const page = await openPage({ autoSubmit: true });
      const [last, ...others] = answerOf(SMALL);
      for (const region of others) await drag(page, region);
      expect(await submissions(page)).toStrictEqual([]);
      await drag(page, last!);
      expect(await page.evaluate(() => window.standIn.presses())).toBe(0);
      expect(await submissions(page)).toStrictEqual([
        { by: "page", isSolved: true, isRobots: false },
      ]);
      expect(await verdict(page)).toBe("succ: Solved. Well done!");
    });

    it.each(["checkbox", "hidden"] as const)(
      "what is marked as a program's, by a %s #robot",
      async (robot) => {
        const page = await openPage({ robot });
        await page.$eval("#robot", (mark) => {
          if (!(mark instanceof HTMLInputElement)) throw new Error(mark.localName);
          if (mark.type === "checkbox") mark.click();
          else mark.value = "1";
        });
        await page.click("#btnReady");
        expect(await submissions(page)).toMatchObject([{ isRobots: true }]);
      },
    );

    it("without a mark where there is none to set", async () => {
      const page = await openPage({ robot: "absent" });
      expect(await page.$("#robot")).toBeNull();
      await page.click("#btnReady");
      expect(await submissions(page)).toMatchObject([{ isRobots: false }]);
    });
  });

  it("ignores strokes, or takes them a line too short, when it is told to", async () => {
    const page = await openPage();
    await page.evaluate(() => window.standIn.takeStrokes("not"));
    await drag(page, { x: 0, y: 0, width: 2, height: 2 });
    expect(await areas(page)).toStrictEqual([]);
    await page.evaluate(() => window.standIn.takeStrokes("shortened"));
    await drag(page, { x: 0, y: 0, width: 2, height: 2 });
    await drag(page, { x: 4, y: 0, width: 1, height: 2 });
    expect(await areas(page)).toStrictEqual(["0,0 0,1", "4,0 4,0"]);
  });

  it("has other buttons as the mobile site, and swaps the puzzle in place there", async () => {
    const page = await openPage({ site: "mobile" });
    expect(await page.$("#btnReady, #btnNew, #puzzleContainer")).toBeNull();
    await drag(page, { x: 0, y: 0, width: 2, height: 2 });
    await page.click(".check-button");
    expect(await verdict(page)).toMatch(/^err: Not yet: /);
    await page.click(".new-button");
    expect(await page.$$(".cell")).toHaveLength(100);
    expect(await areas(page)).toStrictEqual([]);
    expect(await page.evaluate(() => window.standIn.undoSteps())).toBe(0);
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

function answerOf(rows: Rows): readonly Rect[] {
  const puzzle = puzzleFromRows(rows);
  return (puzzle.ok ? solve(puzzle.value).answers[0] : undefined) ?? [];
}

function submissions(page: Page): Promise<readonly Submission[]> {
  return page.evaluate(() => window.standIn.submissions());
}

function verdict(page: Page): Promise<string> {
  return page.$eval("#ajaxResponse p", (line) => `${line.className}: ${line.textContent}`);
}
