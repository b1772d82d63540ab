/** What `readBoard` makes of style sheets and layout, in real browsers. */

import type { Page } from "puppeteer-core";
import { expect, describe, it } from "vitest";
import { CHROMIUM, FIREFOX } from "../browsers/index.ts";
import type * as scraperModule from "../src/index.ts";
import { PRACTICE_BOARDS } from "../stand-in/boards.ts";
import { standInHtml } from "../stand-in/html.ts";
import type { StandInOptions } from "../stand-in/options.ts";
import { describeOnPages } from "./browser.ts";
import { htmlOfCells } from "./page-of-cells.ts";

declare const scraper: typeof scraperModule;

const { "5x5": SMALL, "10x10": MIDDLE, "40x50": LARGE } = PRACTICE_BOARDS;
const CELLS = [0, 1, 2, 3].map((x) => [31 * x, 0, "1"] as const);

/** A board of one row of four clues 1, on a page with this style sheet. */
function styled(css: string, board = htmlOfCells(CELLS)): string {
  return `<style>.board-back{position:absolute;left:40px;top:40px}${css}</style><div id="game">${board}</div>`;
}

/** What is read: the clues with their places as one text, or the error's kind. */
function readingOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const board = scraper.readBoard(document);
    return board.ok ? board.value.fingerprint : board.error.kind;
  });
}

describe.each([CHROMIUM, FIREFOX])("$name", (make) => {
  describeOnPages(make, "readBoard, confirmed by layout", (open) => {
    let blank: Promise<Page> | undefined;

    /** A page that shows the HTML, the same page each time. */
    const show = async (html: string): Promise<Page> => {
      blank ??= open("<!doctype html>");
      const page = await blank;
      await page.evaluate((shown) => {
        document.documentElement.innerHTML = shown;
      }, html);
      return page;
    };

    describe("reads the board", () => {
      it.each<readonly [string, Partial<StandInOptions>]>([
        ["with odd sizes", { cellSize: 21.5, separator: 3, gutter: 4, clueInset: 2 }],
        ["with nested clues", { clueText: "nested", style: "classic" }],
        [
          "under a consent layer, with rectangles drawn",
          { consent: true, drawn: [{ x: 0, y: 0, width: 2, height: 2 }] },
        ],
      ])("%s, at every zoom, scrolled or not", async (_, options) => {
        const page = await open(standInHtml({ rows: MIDDLE, ...options }));
        const expected = await readingOf(page);
        expect(expected).toMatch(/^10x10:/);
        for (const scale of [0.2, 0.33, 0.9, 1.1, 2.7, 5]) {
          await page.evaluate((to) => {
            window.standIn.zoom(to);
            document.querySelector("#puzzleContainerOverflowDiv")?.scrollTo(37.5 * to, 41.3 * to);
          }, scale);
          expect(await readingOf(page)).toBe(expected);
        }
      });

      it("whatever borders, padding and small margins style sheets give the cells", async () => {
        for (const css of [
          "border:1px solid",
          "border:2px solid; padding:2px",
          "margin:1px",
          "margin:5px; border-radius:9px",
        ]) {
          expect(await readingOf(await show(styled(`.cell{${css}}`)))).toBe("4x1:1_1_1_1");
        }
      });

      it("of one cell, one column, or one row", async () => {
        const column = CELLS.map(([x, y, text]) => [y, x, text] as const);
        for (const [cells, expected] of [
          [CELLS.slice(0, 1), "1x1:1"],
          [column, "1x4:1_1_1_1"],
          [CELLS, "4x1:1_1_1_1"],
        ] as const) {
          const css = "#game{transform:scale(0.2)}";
          expect(await readingOf(await show(styled(css, htmlOfCells(cells))))).toBe(expected);
        }
      });
    });

    it.each([
      [
        "two cells change places",
        ".cell:nth-child(2){left:62px !important} .cell:nth-child(3){left:31px !important}",
        "4x1:a3_1a",
        "differs",
      ],
      ["all cells grow", ".cell{width:31px !important}", "4x1:a1_3a", "agrees"],
      ["all cells move along", "#game{margin:9px} .cell{translate:7px 3px}", "4x1:a1_3a", "agrees"],
    ])(
      "reads what is seen when style sheets overrule inline styles: %s",
      async (_, css, seen, style) => {
        const cells = ["", "1", "3", ""].map((text, x) => [31 * x, 0, text] as const);
        const page = await show(styled(css, htmlOfCells(cells)));
        const read = await page.evaluate(() => {
          const board = scraper.readBoard(document);
          return board.ok ? [board.value.fingerprint, board.value.witnesses.style.says] : [];
        });
        expect(read).toStrictEqual([seen, style]);
      },
    );

    it.each([
      ["a margin", ".cell:nth-child(4){margin-top:31px}"],
      ["a transform", ".cell:nth-child(2){transform:translateX(31px)}"],
      ["the position", ".cell{position:relative !important}"],
      ["the size", ".cell{width:60px !important}"],
      ["the first cell only", ".cell:first-child{translate:0 31px}"],
      ["the last cell only", ".cell:last-child{translate:31px}"],
      [
        "all cells, to twice as far",
        ".cell:nth-child(2){left:62px !important} .cell:nth-child(3){left:124px !important} .cell:nth-child(4){left:186px !important}",
      ],
      ["a mirror around the board", "#game{transform:scaleX(-1); width:200px}"],
      ["a turn of the board", "#game{rotate:90deg; height:200px; width:200px}"],
    ])("refuses cells that a style sheet moves by %s", async (_, css) => {
      expect(["not-a-grid", "half-built"]).toContain(await readingOf(await show(styled(css))));
    });

    it.each([
      ["the board is positioned", "", "board-back"],
      ["the board is zoomed", ".board-back{scale:0.4; zoom:1.5}", "board-back"],
      ["the board is positioned, but has no box", ".board-back{display:contents}", "game"],
    ])("gives boxes on which an overlay fits the cells where %s", async (_, css, frame) => {
      const page = await show(styled(`#game{position:relative; top:30px}${css}`));
      const seen = await page.evaluate(() => {
        const board = scraper.readBoard(document);
        if (!board.ok) return board.error.message;
        const { root, boxes, cells } = board.value;
        const overlay = document.createElement("div");
        const { left, top, width, height } = boxes.at(-1)!;
        overlay.style.cssText = `position:absolute; left:${left}px; top:${top}px; width:${width}px; height:${height}px`;
        root.append(overlay);
        const [own, cell] = [overlay, cells.at(-1)!].map((one) => one.getBoundingClientRect());
        const off = [own!.left - cell!.left, own!.top - cell!.top, own!.width - cell!.width];
        return { root: root.id || root.className, isOff: off.some((by) => Math.abs(by) > 0.1) };
      });
      expect(seen).toStrictEqual({ root: frame, isOff: false });
    });

    it("does not take a copy that is clipped away right below the board for more of it", async () => {
      const style = "position:absolute; left:40px; top:71px";
      const copy = `<div style="${style}">${htmlOfCells(CELLS)}</div>`;
      const cut = copy.replace(style, `${style}; width:1px; height:1px; overflow:hidden`);
      expect(await readingOf(await show(styled("") + cut))).toBe("4x1:1_1_1_1");
      const nameless = cut.replaceAll(/class="[^"]*"/g, "");
      expect(await readingOf(await show(styled("") + nameless))).toBe("4x1:1_1_1_1");
      expect(await readingOf(await show(styled("") + copy))).toBe("two-boards");
    });

    it("reads no number that a shadow tree adds a digit to", async () => {
      const page = await show(styled(""));
      await page.evaluate(() => {
        const shadow = document.querySelector(".cell")!.attachShadow({ mode: "open" });
        shadow.innerHTML = "<slot></slot>";
      });
      expect(await readingOf(page)).toBe("4x1:1_1_1_1");
      await page.evaluate(() => document.querySelector(".cell")!.shadowRoot!.prepend("3"));
      expect(await readingOf(page)).toBe("bad-clue");
    });

    it("says where a cell is missing on the screen", async () => {
      const page = await show(styled(".cell:nth-child(2){top:31px !important}"));
      const error = await page.evaluate(() => {
        const board = scraper.readBoard(document);
        return board.ok || board.error;
      });
      expect(error).toStrictEqual({
        kind: "half-built",
        cell: { x: 1, y: 0 },
        message: "the board has 4 cells in 4 columns and 2 rows, but none at (1, 0): expected 8",
      });
    });

    it.each([
      ["the board", ".board-back{display:none}", "no-board"],
      ["what is around it", "#game{visibility:hidden}", "no-board"],
      ["a cell within", ".cell:nth-child(2){display:none}", "not-a-grid"],
      ["all cells", ".cell{opacity:0}", "no-cells"],
      ["a digit", "i{display:none}", "2x1:2a"],
      [
        "a digit's element, and the rest is",
        ".board-back{visibility:hidden} .board-back,.cell,b{visibility:visible} i{visibility:hidden}",
        "2x1:2a",
      ],
    ])("reads only what is shown: %s is hidden by a style sheet", async (what, css, expected) => {
      const digits = htmlOfCells([
        [0, 0, "<i>1</i><b>2</b>"],
        [31, 0],
      ]);
      const board = what.includes("digit") ? digits : htmlOfCells(CELLS);
      expect(await readingOf(await show(styled(css, board)))).toBe(expected);
    });

    it.each(["noscript", "template", "iframe", "object data='data:text/plain,'", "dialog"])(
      "does not count a board in <%s>",
      async (name) => {
        const inside = `<${name}>${htmlOfCells(CELLS.slice(0, 2))}</${name.split(" ")[0]}>`;
        expect(await readingOf(await show(styled("", inside)))).toBe("no-board");
        expect(await readingOf(await show(styled("", inside + htmlOfCells(CELLS))))).toBe(
          "4x1:1_1_1_1",
        );
      },
    );

    it("is not misled by controls that take the place of a form's properties", async () => {
      const controls = ["parentElement", "style", "children", "closest", "contains"]
        .map((name) => `<input name="${name}">`)
        .join("");
      const board = `<form hidden>${controls}${htmlOfCells(CELLS.slice(1))}</form>`;
      const page = await show(styled("", board + htmlOfCells(CELLS)));
      expect(await readingOf(page)).toBe("4x1:1_1_1_1");
      const parsed = await page.evaluate((html) => {
        const board = scraper.readBoard(new DOMParser().parseFromString(html, "text/html"));
        return board.ok ? board.value.fingerprint : board.error.kind;
      }, board);
      expect(["no-board", "broken-page"]).toContain(parsed);
    });

    it("reads a document that no window shows, as a saved page", async () => {
      const page = await show("<p>nothing</p>");
      const parsed = await page.evaluate((html) => {
        const board = scraper.readBoard(new DOMParser().parseFromString(html, "text/html"));
        return board.ok ? board.value.fingerprint : board.error.kind;
      }, htmlOfCells(CELLS));
      expect(parsed).toBe("4x1:1_1_1_1");
    });

    it("asks where each element is once, and each cell and the board a few times more", async () => {
      const page = await open(standInHtml({ rows: LARGE, clueText: "nested" }));
      const [asked, elements] = (await page.evaluate(`(() => {
        let asked = 0;
        const { getBoundingClientRect } = Element.prototype;
        Element.prototype.getBoundingClientRect = function () {
          asked++;
          return getBoundingClientRect.call(this);
        };
        scraper.readBoard(document);
        return [asked, document.querySelectorAll("*").length];
      })()`)) as [number, number];
      expect(elements).toBeGreaterThan(2000);
      expect(asked).toBeLessThan(elements + 100);
    });

    it("reads every variant alike after a redraw", async () => {
      const page = await open(standInHtml({ rows: SMALL }));
      const before = await readingOf(page);
      await page.evaluate(() => window.standIn.setStyle("classic"));
      expect(await readingOf(page)).toBe(before);
    });
  });
});
