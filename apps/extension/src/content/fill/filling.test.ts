/** How rectangles are drawn one by one, on a page that the test plays. */
import { check, puzzleFromRows, type Rect } from "@shikiri/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWER, BOARD, LEFT, PlayedPage } from "../../../test/played-page.ts";
import { areSameRects, meets } from "../drawn.ts";
import type { Ending } from "./filling.ts";

/** Rectangles of the answer, and others. */
const SOME_RECT = fc
  .record({
    x: fc.nat(3),
    y: fc.nat(2),
    width: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 3 }),
  })
  .filter(({ x, y, width, height }) => x + width <= 4 && y + height <= 3);
const STROKES = fc.array(fc.oneof(fc.constantFrom(...ANSWER), SOME_RECT), { maxLength: 6 });

/** Whether the board is complete. */
function isSolved(rects: readonly Rect[]): boolean {
  const puzzle = puzzleFromRows(BOARD);
  return puzzle.ok && check(puzzle.value, rects).length === 0;
}

describe("filling", () => {
  it("draws all but the last, with one stroke each, and tells of each", async () => {
    const page = new PlayedPage();
    expect(await page.filled()).toMatchObject({ how: "filled", done: 4, isUntouched: false });
    expect([page.rects, page.strokes, page.told]).toEqual([ANSWER.slice(0, 4), 4, [1, 2, 3, 4]]);
  });

  it("leaves alone what the player has right", async () => {
    const page = new PlayedPage([ANSWER[3]!, ANSWER[0]!]);
    await page.filled();
    expect(page.rects).toEqual([ANSWER[3], ANSWER[0], ANSWER[1], ANSWER[2]]);
    expect(page.strokes).toBe(2);
  });

  it("marks the attempt before the first stroke", async () => {
    const page = new PlayedPage();
    page.take = (rect) => {
      expect(page.marked).toBe(true);
      return page.without(rect, rect);
    };
    expect((await page.filled()).how).toBe("filled");
    expect(page.marks).toEqual([true]);
  });

  it("waits for a page that takes a stroke up late", async () => {
    const page = new PlayedPage();
    page.late = 10;
    expect((await page.filled()).how).toBe("filled");
    expect(page.strokes).toBe(4);
  });

  it("ends marked where the page builds its mark anew with the last stroke, or says that it is not", async () => {
    for (const [canMark, how] of [
      [true, "filled"],
      [false, "unmarked"],
    ] as const) {
      const page = new PlayedPage();
      page.onProgress = (done) => {
        if (done !== 4) return;
        page.marked = false;
        page.canMark = canMark;
      };
      expect((await page.filled()).how).toBe(how);
      expect(page.marked).toBe(canMark);
    }
  });

  it("does not strike twice where the page erases first, and draws a little later", async () => {
    const wrong: Rect = { x: 0, y: 1, width: 1, height: 2 };
    const page = new PlayedPage([wrong]);
    page.late = 3;
    page.take = (rect) => page.without(rect, rect);
    page.draw = (rect) => {
      const isDrawn = PlayedPage.prototype.draw.call(page, rect);
      page.erase();
      return isDrawn;
    };
    expect((await page.filled()).how).toBe("filled");
    expect(page.strokes).toBe(4);
  });

  it("replaces what is in the way, with a second stroke where the first one only erased", async () => {
    const wrong: Rect = { x: 3, y: 0, width: 1, height: 2 };
    const page = new PlayedPage([wrong]);
    page.take = (rect) =>
      rect.width === 1 && page.rects.some((each) => meets(each, rect))
        ? page.without(rect)
        : page.without(rect, rect);
    expect((await page.filled()).how).toBe("filled");
    expect([page.rects, page.strokes]).toEqual([ANSWER.slice(0, 4), 5]);
  });

  it("never completes the board, whatever is drawn on it, and harms nothing that is right", async () => {
    await fc.assert(
      fc.asyncProperty(STROKES, async (strokes) => {
        const page = new PlayedPage();
        for (const each of strokes) page.rects = page.without(each, each);
        const wasSolved = areSameRects(page.rects, ANSWER);
        const right = page.rects.filter((each) =>
          ANSWER.some((one) => areSameRects([each], [one])),
        );
        expect((await page.filled()).how).toBe("filled");
        expect(isSolved(page.rects)).toBe(wasSolved);
        for (const each of right) expect(page.rects).toContainEqual(each);
      }),
    );
  });

  it("never completes the board where the game is silent on some of what is painted", async () => {
    await fc.assert(
      fc.asyncProperty(STROKES, fc.subarray([...ANSWER]), async (strokes, hidden) => {
        const page = new PlayedPage();
        for (const each of strokes) page.rects = page.without(each, each);
        const wasSolved = isSolved(page.rects);
        page.hidden = hidden;
        await page.filled();
        expect([isSolved(page.rects), wasSolved ? page.strokes : 0]).toEqual([wasSolved, 0]);
      }),
    );
  });
});

/** An ending before anything was done. */
function untouched(how: Ending["how"]): Ending {
  return { how, done: 0, isUntouched: true, puzzle: "same" };
}

describe("filling does nothing, and takes its mark back,", () => {
  it("when something covers the board", async () => {
    const page = new PlayedPage();
    page.isCovered = true;
    expect(await page.filled()).toEqual(untouched("covered"));
    expect(page.marks).toEqual([true, false]);
  });

  it("when the attempt cannot be marked as a program's", async () => {
    const page = new PlayedPage();
    page.canMark = false;
    expect([await page.filled(), page.strokes]).toEqual([untouched("unmarked"), 0]);
  });

  it("when the page takes the mark back", async () => {
    const page = new PlayedPage();
    page.turn = async () => {
      page.marked = false;
    };
    expect([await page.filled(), page.strokes]).toEqual([untouched("unmarked"), 0]);
  });

  it("when something was drawn after it was planned", async () => {
    const page = new PlayedPage([LEFT]);
    expect([await page.filled([]), page.marks]).toEqual([untouched("changed"), []]);
  });

  it("when it is cancelled before it has begun: then the mark is not even set", async () => {
    const page = new PlayedPage();
    page.watch = () => "cancelled";
    expect([await page.filled(), page.marks]).toEqual([untouched("cancelled"), []]);
  });

  it("when the page does not tell what is drawn", async () => {
    const page = new PlayedPage();
    page.tells = false;
    expect([await page.filled(), page.marks]).toEqual([untouched("untold"), []]);
  });
});

describe("filling stops, and says how far it came,", () => {
  it("before the last stroke, when what is left for the player was painted meanwhile", async () => {
    const page = new PlayedPage();
    page.onProgress = (done) => {
      if (done === 3) page.painted = [LEFT];
    };
    expect(await page.filled()).toMatchObject({ how: "untold", done: 3, isUntouched: false });
    expect(page.strokes).toBe(3);
  });

  it.each([
    ["same", true],
    ["fresh", false],
    ["drawn-on", true],
  ] as const)(
    "when the board has gone: marked anew (%s), but on a puzzle on which nothing was drawn",
    async (puzzle, marked) => {
      const page = new PlayedPage();
      page.puzzle = puzzle;
      page.watch = (strokes) => {
        if (strokes < 2) return undefined;
        page.marked = false;
        return "gone";
      };
      expect(await page.filled()).toMatchObject({ how: "gone", done: 2, puzzle });
      page.watch = () => undefined;
      expect([page.marked, page.strokes]).toEqual([marked, 2]);
    },
  );

  it.each(["cancelled", "gone", "hand"] as const)("when it is hindered: %s", async (how) => {
    const page = new PlayedPage();
    page.watch = (strokes) => (strokes === 2 ? how : undefined);
    expect(await page.filled()).toMatchObject({ how, isUntouched: false });
    expect(page.strokes).toBe(2);
    expect(page.marked).toBe(true);
  });

  it("when it is cancelled while the page is never done with telling", async () => {
    const page = new PlayedPage();
    let looks = 0;
    page.watch = (strokes) => {
      if (strokes < 2) return undefined;
      page.drawn = () => new Promise(() => {});
      return ++looks > 9 ? "cancelled" : undefined;
    };
    expect(await page.filled()).toMatchObject({ how: "cancelled", done: 2, isUntouched: false });
  });

  it("when the page fails", async () => {
    const page = new PlayedPage();
    page.take = (rect) => {
      if (page.strokes === 3) throw new Error("boom");
      return page.without(rect, rect);
    };
    expect(await page.filled()).toMatchObject({ how: "failed", done: 2, isUntouched: false });
  });

  it("when the mark goes, which is set again first", async () => {
    const page = new PlayedPage();
    page.watch = (strokes) => {
      if (strokes === 2) page.marked = false;
      return undefined;
    };
    expect(await page.filled()).toMatchObject({ how: "unmarked", done: 2, isUntouched: false });
    expect([page.marked, page.strokes]).toEqual([true, 2]);
  });

  it("when something comes over the board", async () => {
    const page = new PlayedPage();
    page.watch = (strokes) => {
      page.isCovered = strokes === 2;
      return undefined;
    };
    expect(await page.filled()).toMatchObject({ how: "covered", done: 2, isUntouched: false });
  });

  it("when the page takes a stroke short, or not at all, or elsewhere", async () => {
    const takes: ((page: PlayedPage, rect: Rect) => readonly Rect[])[] = [
      (page, rect) => page.without(rect, { ...rect, width: Math.max(1, rect.width - 1) }),
      (page) => page.rects,
      (page, rect) => page.without(rect, { ...rect, y: rect.y === 0 ? 1 : 0 }),
    ];
    for (const take of takes) {
      const page = new PlayedPage();
      page.take = (rect) => take(page, rect);
      expect(await page.filled()).toMatchObject({ how: "not-taken", done: 0, isUntouched: false });
      expect(page.strokes).toBe(1);
    }
  });

  it("when the page takes more than it was given", async () => {
    const page = new PlayedPage();
    page.take = (rect) => page.without(rect, rect, LEFT);
    expect(await page.filled()).toMatchObject({ how: "not-taken", done: 0 });
  });

  it("when the page no longer tells what is drawn", async () => {
    const page = new PlayedPage();
    page.watch = (strokes) => {
      page.tells = strokes < 2;
      return undefined;
    };
    expect(await page.filled()).toMatchObject({ how: "untold", done: 2, isUntouched: false });
  });
});
