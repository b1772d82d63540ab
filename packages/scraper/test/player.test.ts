/** What the player has drawn on the stand-in page, read through the page's own world. */

import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { readGame } from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml } from "../stand-in/html.ts";
import { describeInChromium } from "./browser.ts";

declare const scraper: typeof scraperModule;

const { "5x5": SMALL, "10x10": MIDDLE } = PRACTICE_BOARDS;

describeInChromium("the page's game", (open) => {
  it("tells the rectangles that were drawn with the pointer, at any zoom", async () => {
    const page = await open(standInHtml({ rows: SMALL, zoom: 1.7, style: "classic" }));
    const strokes = [
      [11, 2],
      [0, 1],
      [20, 24],
    ] as const;
    for (const [from, to] of strokes) {
      const cells = await page.$$(".cell");
      const [start, end] = await Promise.all([
        cells[from]!.boundingBox(),
        cells[to]!.boundingBox(),
      ]);
      await page.mouse.move(start!.x + 5, start!.y + 5);
      await page.mouse.down();
      await page.mouse.move(end!.x + 5, end!.y + 5);
      await page.mouse.up();
    }
    const game = await page.evaluate(readGame);
    const board = await page.evaluate(async (game) => {
      const board = await scraper.waitForBoard(document, { askGame: async () => game });
      if (!board.ok) throw new Error(board.error.message);
      const { drawn, puzzleId, witnesses } = board.value;
      return { drawn, puzzleId, game: witnesses.game.says };
    }, game);
    expect(board).toStrictEqual({
      drawn: [
        { x: 0, y: 0, width: 2, height: 1 },
        { x: 0, y: 4, width: 5, height: 1 },
      ],
      puzzleId: "practice",
      game: "agrees",
    });
  });

  it("agrees with a saved game on screen, from which the page's own task differs", async () => {
    const page = await open(standInHtml({ rows: SMALL, savedGame: SMALL.toReversed() }));
    const says = await page.evaluate(async () => {
      const board = await scraper.waitForBoard(document, {
        askGame: async () => scraper.readGame(),
      });
      return board.ok ? [board.value.witnesses.task.says, board.value.witnesses.game.says] : [];
    });
    expect(says).toStrictEqual(["differs", "agrees"]);
  });

  describe("is asked for in bounded time", () => {
    it.each([
      ["rejects", "absent", "() => Promise.reject(new Error('gone'))"],
      ["does not answer", "absent", "() => new Promise(() => {})"],
      ["answers with nonsense", "unreadable", "async () => ({ task: 'none' })"],
    ])("and a page that %s is read without it", async (_, says, askGame) => {
      const page = await open(standInHtml({ rows: MIDDLE }));
      const told = await page.evaluate(
        `scraper.waitForBoard(document, { askGame: ${askGame} }).then((board) => board.ok && board.value.witnesses.game.says)`,
      );
      expect(told).toBe(says);
    });
  });

  it("holds back a board of which it has more", async () => {
    const page = await open(standInHtml({ rows: SMALL, task: "absent" }));
    const error = await page.evaluate(async (rows) => {
      const task = [...rows, [5, 0, 0, 0, 0]];
      const board = await scraper.waitForBoard(document, {
        timeoutMs: 900,
        askGame: async () => ({ task }),
      });
      return board.ok || board.error.kind;
    }, SMALL);
    expect(error).toBe("half-built");
  });
});
