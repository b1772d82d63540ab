/** The rules of `readBoard`, on saved pages without layout. */

import { rowsOf } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { staticBoardHtml } from "../stand-in/html.ts";
import type { StandInOptions } from "../stand-in/options.ts";
import { documentOf } from "../test/document-of.ts";
import { pageOfCells } from "../test/page-of-cells.ts";
import { errorOn } from "../test/read-rows.ts";
import { MAX_BOARD_CELLS } from "./board.ts";
import { readBoard } from "./read-board.ts";

const ROWS = [
  [4, 0, 2],
  [0, 0, 0],
  [0, 3, 0],
];

function pageOf(options: Partial<StandInOptions> = {}): Document {
  return documentOf(staticBoardHtml({ rows: ROWS, ...options }));
}

function cellsOf(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".cell")];
}

describe("readBoard", () => {
  describe("answers with the board of the page", () => {
    it("its clues by column and row, the cells' parent, and one box a cell in row-major order", () => {
      const document = pageOf({ cellSize: 30, separator: 1 });
      const board = readBoard(document);
      expect(board).toMatchObject({
        ok: true,
        value: {
          puzzle: {
            size: { width: 3, height: 3 },
            clues: [
              { x: 0, y: 0, area: 4 },
              { x: 2, y: 0, area: 2 },
              { x: 1, y: 2, area: 3 },
            ],
          },
        },
      });
      if (!board.ok) return;
      expect(board.value.root).toBe(document.querySelector(".board-back"));
      expect(board.value.boxes[5]).toStrictEqual({ left: 63, top: 32, width: 30, height: 30 });
    });

    it("blank is a cell without text, white space not counted", () => {
      const document = pageOf();
      cellsOf(document)[1]!.innerHTML = "\n <b> </b>&nbsp;";
      cellsOf(document)[0]!.innerHTML = " <b>\n4</b> ";
      const board = readBoard(document);
      expect(board.ok && rowsOf(board.value.puzzle)).toStrictEqual(ROWS);
    });

    it("columns and rows come from geometry: the order of the elements does not matter", () => {
      const document = pageOf();
      const root = document.querySelector(".board-back")!;
      for (const cell of cellsOf(document).toReversed()) root.append(cell);
      const board = readBoard(document);
      expect(board.ok && rowsOf(board.value.puzzle)).toStrictEqual(ROWS);
      expect(board.ok && board.value.boxes[0]).toMatchObject({ left: 1, top: 1 });
    });

    it("no cell size, separator or offset is assumed, and columns may be wider than rows are high", () => {
      const html = [0, 1].flatMap((y) =>
        [0, 1, 2].map(
          (x) =>
            `<div class="cell" style="left:${100 + 47 * x}px;top:${-7.5 + 20 * y}px;width:44px;height:18px">${x === 0 ? 3 : ""}</div>`,
        ),
      );
      const board = readBoard(documentOf(`<section class="board-back">${html.join("")}</section>`));
      expect(board.ok && board.value.fingerprint).toBe("3x2:3b3b");
      expect(board.ok && board.value.boxes[3]).toStrictEqual({
        left: 100,
        top: 12.5,
        width: 44,
        height: 18,
      });
    });

    it("other children of the board are not cells", () => {
      const document = pageOf({ drawn: [{ x: 0, y: 0, width: 2, height: 2 }] });
      const root = document.querySelector(".board-back")!;
      root.insertAdjacentHTML("afterbegin", "<span class='cell'>9</span><p>9</p>text<!-- 9 -->");
      root.insertAdjacentHTML("beforeend", "<div><div class='cell'>9</div></div>");
      const board = readBoard(document);
      expect(board.ok && rowsOf(board.value.puzzle)).toStrictEqual(ROWS);
    });

    it("a second board that is hidden or has no cells does not count", () => {
      const document = pageOf();
      const root = document.querySelector(".board-back")!;
      for (const style of ["display:none", "visibility:hidden"]) {
        const other = root.cloneNode(true) as HTMLElement;
        document.body.insertAdjacentHTML("afterbegin", `<div style="${style}"></div>`);
        document.body.firstElementChild!.append(other);
      }
      document.body.insertAdjacentHTML("beforeend", "<div class='board-back'></div>");
      const board = readBoard(document);
      expect(board.ok && board.value.root).toBe(root);
    });
  });

  describe("reports the inline task string as a second witness, and lets the cells decide", () => {
    it.each([
      ["agrees", "true"],
      ["differs", "other"],
      ["unreadable", "corrupted"],
      ["absent", "absent"],
      ["unreadable", { text: "<!-- -->" }],
      ["unreadable", { text: "" }],
      ["unreadable", { text: "a4a4a" }],
    ] as const)("%s, for a page whose task is %j", (witness, task) => {
      const board = readBoard(pageOf({ task }));
      expect(board.ok && board.value.witnesses.task.says).toBe(witness);
      expect(board.ok && rowsOf(board.value.puzzle)).toStrictEqual(ROWS);
    });

    it("differs, when a saved game is shown in place of the page's own board", () => {
      const savedGame = ROWS.toReversed();
      const board = readBoard(pageOf({ savedGame }));
      expect(board.ok && board.value.witnesses.task.says).toBe("differs");
      expect(board.ok && rowsOf(board.value.puzzle)).toStrictEqual(savedGame);
    });
  });

  describe("refuses, and says what was found and what was expected", () => {
    it("no-board: a page without one", () => {
      expect(errorOn(documentOf("<p>nothing</p>"))).toStrictEqual({
        kind: "no-board",
        message:
          "the page has no board: expected cells in a complete grid, as in an element .board-back",
      });
    });

    it("two-boards: a page that shows two", () => {
      const document = pageOf();
      document.body.append(document.querySelector(".board-back")!.cloneNode(true));
      expect(errorOn(document)).toStrictEqual({
        kind: "two-boards",
        message: "the page has 2 boards, 2 of them shown with cells: expected exactly one",
      });
    });

    it("two-boards: a page of a hundred more, in bounded time", () => {
      const hidden = "<div class='board-back' hidden></div>".repeat(100);
      const document = pageOf();
      document.body.insertAdjacentHTML("beforeend", hidden);
      expect(errorOn(document)).toStrictEqual({
        kind: "two-boards",
        message: "the page has 101 boards: expected exactly one that is shown",
      });
    });

    it("no-cells: a board that is still empty", () => {
      const error = errorOn(documentOf("<div class='board-back'><p>loading</p></div>"));
      expect(error.kind).toBe("no-cells");
    });

    it("too-many-cells: more than any board has", () => {
      const cells = "<div class=cell></div>".repeat(MAX_BOARD_CELLS + 1);
      const error = errorOn(documentOf(`<div class="board-back">${cells}</div>`));
      expect(error.kind).toBe("too-many-cells");
    });

    describe("half-built", () => {
      it("a cell that is not there, naming its column and row", () => {
        const document = pageOf();
        cellsOf(document)[5]!.remove();
        expect(errorOn(document)).toStrictEqual({
          kind: "half-built",
          cell: { x: 2, y: 1 },
          message: "the board has 8 cells in 3 columns and 3 rows, but none at (2, 1): expected 9",
        });
      });

      it.each(["top", "left", "width", "height"])("a cell without a %s", (side) => {
        const document = pageOf();
        cellsOf(document)[3]!.style.removeProperty(side);
        const error = errorOn(document);
        expect(error.kind).toBe("half-built");
        expect(error.message).toContain("cell 4 of 9 has no place");
      });

      it.each(["auto", "10%", "calc(1px + 2px)", "2em", "1e400px", "NaNpx"])(
        "a cell whose left is %s",
        (left) => {
          const document = pageOf();
          const cell = cellsOf(document)[0]!;
          cell.setAttribute("style", `left:${left};top:1px;width:30px;height:30px`);
          expect(errorOn(document).kind).toBe("half-built");
        },
      );

      it("a cell that is positioned in another way than the board's children are", () => {
        const document = pageOf();
        cellsOf(document)[0]!.style.setProperty("position", "relative");
        expect(errorOn(document).kind).toBe("half-built");
      });
    });

    describe("not-a-grid", () => {
      it("two cells with numbers in one place", () => {
        const document = pageOf();
        document.querySelector(".board-back")!.append(cellsOf(document)[7]!.cloneNode(true));
        expect(errorOn(document)).toMatchObject({ kind: "not-a-grid", cell: { x: 1, y: 2 } });
      });

      it("a whole row or column missing between two others", () => {
        const rows = [0, 31, 93].flatMap((top) => [0, 31].map((left) => [left, top, "1"] as const));
        expect(errorOn(pageOfCells(rows)).message).toBe(
          "row 1 ends 32px before the next, but cells are 30px: a row seems to be missing",
        );
        const columns = rows.map(([left, top]) => [top, left, "1"] as const);
        expect(errorOn(pageOfCells(columns)).message).toContain("a column seems to be missing");
      });

      it("cells of very different sizes", () => {
        const document = pageOf();
        cellsOf(document)[2]!.style.setProperty("height", "61px");
        expect(errorOn(document).message).toBe(
          "cell 3 of 9 is 30px wide and 61px high: expected about 30px and 30px, as the others",
        );
      });

      it.each(["0px", "-30px"])("cells without extent: a width of %s", (width) => {
        const document = pageOf();
        for (const cell of cellsOf(document)) cell.style.setProperty("width", width);
        expect(errorOn(document).kind).toBe("not-a-grid");
      });

      it.each([2, 3, 4])("every second line missing: %i columns, two pitches apart", (count) => {
        const cells = Array.from({ length: count }, (_, i) => [62 * i, 0, "1"] as const);
        expect(errorOn(pageOfCells(cells)).message).toBe(
          "column 0 ends 32px before the next, but cells are 30px: a column seems to be missing",
        );
        const rows = cells.map(([left]) => [0, left, "1"] as const);
        expect(errorOn(pageOfCells(rows)).message).toContain("a row seems to be missing");
      });

      it("two cells seven rows apart are no board of two cells", () => {
        const error = errorOn(pageOfCells([0, 217].map((top) => [0, top, "1"] as const)));
        expect(error.message).toContain("a row seems to be missing");
      });

      it.each([15, 20, 27])("cells that cover a part of the next, at a pitch of %ipx", (pitch) => {
        const error = errorOn(pageOfCells([0, 1, 2].map((x) => [x * pitch, 0, "1"] as const)));
        expect(error).toStrictEqual({
          kind: "not-a-grid",
          message: `column 0 reaches ${30 - pitch}px into the next: expected columns side by side`,
        });
      });

      it("ten thousand cells strewn about, within two seconds", () => {
        const strewn = Array.from(
          { length: 10_000 },
          (_, i) => [(i * 7919) % 99_991, (i * 104_729) % 99_989] as const,
        );
        const document = pageOfCells(strewn);
        const start = performance.now();
        expect(errorOn(document).message).toMatch(/^10000 cells stand at \d+ different lefts/);
        expect(performance.now() - start).toBeLessThan(2000);
      });
    });

    it.each([
      "4a",
      "0",
      "04",
      "0004",
      "-4",
      "1 2",
      "４",
      "٤",
      "?",
      "4.0",
      "12345",
      "+4",
      "1\n2",
      "x".repeat(999),
    ])("bad-clue: a cell that says %j, naming the cell", (text) => {
      const document = pageOf();
      cellsOf(document)[7]!.textContent = text;
      const error = errorOn(document);
      expect(error).toMatchObject({ kind: "bad-clue", cell: { x: 1, y: 2 } });
      expect(error.message).toMatch(
        /^the cell at \(1, 2\) of the 3x3 board says ".+": expected nothing, or a number/,
      );
    });

    it("bad-clue: a long text is quoted from its beginning only", () => {
      const document = pageOf();
      cellsOf(document)[0]!.textContent = "x".repeat(1000);
      expect(errorOn(document).message).toContain(`says "${"x".repeat(20)}…": expected`);
    });

    it("no-clues: a board that is blank throughout", () => {
      const document = pageOf();
      for (const cell of cellsOf(document)) cell.textContent = "";
      expect(errorOn(document).kind).toBe("no-clues");
    });

    it("clue-sum: clues that do not sum to the area, with both numbers", () => {
      const document = pageOf();
      cellsOf(document)[0]!.textContent = "5";
      expect(errorOn(document)).toStrictEqual({
        kind: "clue-sum",
        message: "the clues sum to 10, but the 3x3 board has 9 cells: the two must be equal",
      });
    });

    describe("broken-page: a document that fails while it is read", () => {
      it("a query that throws", () => {
        const document = pageOf();
        document.querySelectorAll = () => {
          throw new Error("boom");
        };
        expect(errorOn(document)).toStrictEqual({
          kind: "broken-page",
          message: "the page failed while it was read (boom): expected a document that can be read",
        });
      });

      it("a cell whose text throws something that is no error", () => {
        const document = pageOf();
        Object.defineProperty(cellsOf(document)[0], "childNodes", {
          get: () => AbortSignal.abort("no error").throwIfAborted(),
        });
        expect(errorOn(document).kind).toBe("broken-page");
      });

      it("a cell whose attributes cannot be read", () => {
        const document = pageOf();
        Object.defineProperty(cellsOf(document)[0], "getAttribute", { value: undefined });
        expect(errorOn(document).kind).toBe("broken-page");
      });
    });
  });
});
