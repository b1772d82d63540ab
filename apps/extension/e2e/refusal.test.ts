/** Boards of which nothing, or not all, may be drawn, and what the player is told. */
import { backbone, puzzleFromRows, solve, type Puzzle, type Rect } from "@shikiri/core";
import { PRACTICE_BOARDS, standInHtml, type Rows } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { awaitOwners, ownersOf, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage, awaitPanel } from "../browsers/panel.ts";
import { describeInChromium } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["5x5"];
const NO_BOARD = "No Shikaku board was found on this page";
const NO_PUZZLE = "What the board's cells say makes no Shikaku puzzle";

/** Four of its thirteen rectangles can be cut in two ways. */
const SEVERAL = [
  [4, 0, 0, 6, 0, 0, 8, 0],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 4, 0, 0, 0],
  [0, 6, 4, 0, 0, 0, 0, 6],
  [6, 0, 0, 0, 5, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 3],
  [0, 0, 0, 4, 0, 0, 0, 0],
  [0, 0, 0, 2, 0, 6, 0, 0],
];

describeInChromium("what is not drawn", (chromium) => {
  let page: Page;
  afterEach(() => page.close());

  describe("a board with several answers", () => {
    it("gets the rectangles that all of them have, and a message that says so", async () => {
      page = await chromium().open(standInHtml({ rows: SEVERAL, cellSize: 44 }));
      await chromium().click(page);
      expect(await awaitOwners(page)).toEqual(ownersOf(SEVERAL, commonRegions(SEVERAL)));
      await awaitMessage(
        page,
        /^This board has several answers\. Drawn: only the 9 rectangles that all of them have\.$/,
      );
      await chromium().awaitBadge(page, "≥2");
      await chromium().picture(page, "several");
      await chromium().click(page);
      await chromium().awaitBadge(page, "");
      expect(await ownersOn(page)).toBeUndefined();
    });

    it("gets them on the largest board too, within the time that is allowed", async () => {
      const rows = withCluesMoved(PRACTICE_BOARDS["40x50"]);
      const common = commonRegions(rows);
      page = await chromium().open(standInHtml({ rows, zoom: 0.6 }));
      await chromium().click(page);
      await awaitMessage(
        page,
        new RegExp(
          `^This board has several answers\\. Drawn: only the ${common.length} rectangles`,
        ),
      );
      expect(await awaitOwners(page)).toEqual(ownersOf(rows, common));
      await chromium().picture(page, "several-monthly");
    });

    it("gets no drawing when they share nothing", async () => {
      page = await chromium().open(standInHtml({ rows: [[2, 0], [0, 2]] })); // prettier-ignore
      await chromium().click(page);
      await awaitMessage(page, /^This board has several answers\. No rectangle is in all of them/);
      expect(await ownersOn(page)).toBeUndefined();
    });
  });

  it("a board that is far larger than any of the site's is neither solved nor drawn", async () => {
    const rows = Array.from({ length: 71 }, () => Array<number>(71).fill(1));
    page = await chromium().open(standInHtml({ rows, zoom: 0.3 }));
    await chromium().click(page);
    await awaitMessage(page, /^The board is too large/);
    await chromium().awaitBadge(page, "?");
    expect(await ownersOn(page)).toBeUndefined();
  });

  it("a board without an answer gets the reason and no drawing", async () => {
    const rows = [
      [0, 0, 5],
      [0, 0, 0],
      [4, 0, 0],
    ];
    page = await chromium().open(standInHtml({ rows, cellSize: 44 }));
    await chromium().click(page);
    await awaitMessage(
      page,
      /^This board has no answer, so nothing is drawn: the 5 in column 3, row 1 has no room/,
    );
    await chromium().awaitBadge(page, "0");
    expect(await ownersOn(page)).toBeUndefined();
    await chromium().picture(page, "none");
  });

  describe("a board that cannot be read gets a message and no drawing:", () => {
    it.each([
      [
        "none is there",
        NO_BOARD,
        "the page has no board",
        () => document.querySelector("#game")!.remove(),
      ],
      [
        "it has no cells",
        NO_BOARD,
        "the board \\(.board-back\\) has no cells",
        () => document.querySelector(".board-back")!.replaceChildren(),
      ],
      [
        "it is half built",
        "The board is not complete",
        "the board has 24 cells in 5 columns and 5 rows, but none at \\(2, 2\\)",
        () => document.querySelectorAll(".cell")[12]!.remove(),
      ],
      [
        "its 10,000 cells form no grid",
        "The board's cells do not stand in clear columns and rows",
        "10000 cells stand at \\d+ different lefts",
        () => {
          const cells = Array.from({ length: 10_000 }, (_, i) => {
            const cell = document.createElement("div");
            cell.className = "cell";
            const [left, top] = [(i * 7919) % 9973, (i * 6007) % 9967];
            cell.style.cssText = `position:absolute; left:${left}px; top:${top}px; width:9px; height:9px`;
            return cell;
          });
          document.querySelector(".board-back")!.replaceChildren(...cells);
        },
      ],
      [
        "its clues do not sum to its area",
        NO_PUZZLE,
        "the clues sum to 26, but the 5x5 board has 25 cells",
        () => {
          const clue = [...document.querySelectorAll(".cell")].find((cell) => cell.textContent)!;
          clue.textContent = String(Number(clue.textContent) + 1);
        },
      ],
      [
        "a cell says something else than a number",
        NO_PUZZLE,
        'the cell at \\(0, 0\\) of the 5x5 board says "<b>"',
        () => document.querySelector(".cell")!.append("<b>"),
      ],
      [
        "the page's own game has more of it",
        "The board is not complete",
        "the 5x5 board is a part of the 5x6 board of the page's game",
        () => {
          const { Game } = window as unknown as { Game: { task: number[][] } };
          Object.assign(window, { Game: { task: [...Game.task, [5, 0, 0, 0, 0]] } });
        },
      ],
      [
        "there are two",
        "There is more than one board",
        "the page has 2 boards",
        () => {
          const board = document.querySelector(".board-back")!;
          board.after(board.cloneNode(true));
        },
      ],
    ])("%s", async (_, message, detail, spoil) => {
      page = await chromium().open(standInHtml({ rows: BOARD }));
      await page.evaluate(spoil);
      await chromium().click(page);
      const panel = await awaitPanel(page, new RegExp(`^${message}`));
      expect(panel.detail).toMatch(new RegExp(`^${detail}`));
      await chromium().awaitBadge(page, "?");
      expect(await ownersOn(page)).toBeUndefined();
      expect(chromium().refused).toEqual([]);
      await chromium().picture(page, "unreadable");
    });
  });

  it("a failed click is no half of a pair: the next one tries again, and a board that comes is drawn", async () => {
    page = await chromium().open(standInHtml({ rows: BOARD }));
    await page.evaluate(() => document.querySelector("#game")!.replaceChildren());
    for (const _ of ["first", "second"]) {
      await chromium().click(page);
      await awaitMessage(page, /^Looking for the board/);
      await awaitMessage(page, /^No Shikaku board was found/);
    }
    await page.evaluate(() => window.standIn.redraw());
    expect(await awaitOwners(page)).toEqual(ownersOfAnswer(BOARD));
  });

  it("a document that is no HTML, and so has no place for a message, is answered by the button", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    page = await chromium().open(svg, undefined, "image/svg+xml");
    await chromium().click(page);
    const { title } = await chromium().awaitBadge(page, "!");
    expect(title).toBe("Shikiri: nothing could be drawn on this page; click to try again");
  });

  it("a page of the browser's own is answered by the button alone", async () => {
    page = await chromium().blankPage();
    await page.goto("chrome://version");
    await chromium().click(page);
    const { title } = await chromium().awaitBadge(page, "!");
    expect(title).toMatch(/^Shikiri cannot work on this page: browsers keep extensions out/);
  });
});

/** The board with each clue elsewhere in its region: its answer becomes one of several. */
function withCluesMoved(rows: Rows): Rows {
  const moved = rows.map((row) => row.map(() => 0));
  const { answers } = solve(puzzleOf(rows));
  for (const { x, y, width, height, clue } of answers[0] ?? []) {
    moved[y + ((2 * x + y) % height)]![x + ((x + 2 * y) % width)] = Number(clue.area);
  }
  return moved;
}

/** The regions that all answers to the board have; there are some, but not as many as clues. */
function commonRegions(rows: Rows): readonly Rect[] {
  const puzzle = puzzleOf(rows);
  const common = backbone(puzzle);
  if (common.outcome !== "known") throw new Error(common.outcome);
  expect(common.regions.length).toBeGreaterThan(0);
  expect(common.regions.length).toBeLessThan(puzzle.clues.length);
  return common.regions;
}

function puzzleOf(rows: Rows): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
