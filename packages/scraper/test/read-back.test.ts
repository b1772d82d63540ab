/** Properties of `readBoard` over random boards on random variants of the page. */

import { rowsOf } from "@shikiri/core";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBoard } from "../src/index.ts";
import { startOf } from "../stand-in/board-html.ts";
import { staticBoardHtml } from "../stand-in/html.ts";
import { settingsOf, type StandInOptions } from "../stand-in/options.ts";
import { documentOf } from "./document-of.ts";
import { randomRows, randomVariant } from "./random-page.ts";

describe("readBoard, on any board in any variant of the page", () => {
  it("reads back exactly the clues, and a box inside each cell's place", () => {
    fc.assert(
      fc.property(randomRows(1, 12), randomVariant, (rows, variant) => {
        const options = { rows, ...variant };
        const board = readBoard(documentOf(staticBoardHtml(options)));
        if (!board.ok) throw new Error(board.error.message);
        expect(rowsOf(board.value.puzzle)).toStrictEqual(rows);
        expect(board.value.witnesses.task.says).toBe("agrees");
        const look = settingsOf(options);
        const places = rows.flatMap((row, y) =>
          row.map((area, x) => {
            const inset = area === 0 ? 0 : look.clueInset;
            const side = look.cellSize - 2 * inset;
            return {
              left: startOf(x, look) + inset,
              top: startOf(y, look) + inset,
              width: side,
              height: side,
            };
          }),
        );
        expect(board.value.boxes).toStrictEqual(places);
      }),
      { numRuns: 60 },
    );
  });

  it("has equal fingerprints for two pages if and only if size and clues are equal", () => {
    const page = fc.tuple(randomRows(1, 3), randomVariant);
    fc.assert(
      fc.property(page, page, ([rows, variant], [otherRows, otherVariant]) => {
        const one = readBoard(documentOf(staticBoardHtml({ rows, ...variant })));
        const same = readBoard(documentOf(staticBoardHtml({ rows, ...otherVariant })));
        const other = readBoard(documentOf(staticBoardHtml({ rows: otherRows, ...otherVariant })));
        if (!one.ok || !same.ok || !other.ok) throw new Error("a page was not read");
        expect(same.value.fingerprint).toBe(one.value.fingerprint);
        expect(other.value.fingerprint === one.value.fingerprint).toBe(
          JSON.stringify(rows) === JSON.stringify(otherRows),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("refuses the board after any damage to a single cell, or reads it if the screen is the same", () => {
    fc.assert(
      fc.property(
        randomRows(2, 6),
        randomVariant,
        fc.nat(),
        fc.constantFrom(...Object.keys(DAMAGES)),
        (rows, variant, which, name) => {
          const document = documentOf(staticBoardHtml({ rows, ...variant }));
          const cells = document.querySelectorAll<HTMLElement>(".cell");
          DAMAGES[name]!(cells[which % cells.length]!);
          const board = readBoard(document);
          const read = board.ok ? rowsOf(board.value.puzzle) : "refused";
          const allowed: unknown[] = ["refused"];
          if (INVISIBLE.has(name)) allowed.push(rows);
          // A rectangle of the player's, as large as a cell, may lie where a cell is lost.
          if (variant.drawn!.length > 0) allowed.push(rowsShown(document, { rows, ...variant }));
          expect(allowed).toContainEqual(read);
        },
      ),
      {
        numRuns: 150,
        examples: [
          [
            [
              [4, 0],
              [0, 0],
            ],
            UNDER_AN_AREA,
            0,
            "in another's place",
          ],
        ],
      },
    );
  });
});

/** The player's rectangle is as large as a cell, and lies in the first one's place. */
const UNDER_AN_AREA = {
  separator: 0,
  cellSize: 20,
  drawn: [{ x: 0, y: 0, width: 1, height: 1 }],
};

/** What the cells say in each place, wherever in the document they are; 0 where no number is. */
function rowsShown(document: Document, options: StandInOptions): number[][] {
  const look = settingsOf(options);
  const cells = [...document.querySelectorAll<HTMLElement>(".cell")];
  const isNear = (side: string, start: number): boolean =>
    Math.abs(Number.parseFloat(side) - start) < look.cellSize / 2;
  return options.rows.map((row, y) =>
    row.map((_, x) => {
      const here = cells.filter(
        ({ style, hidden }) =>
          !hidden && isNear(style.left, startOf(x, look)) && isNear(style.top, startOf(y, look)),
      );
      return Number(here.map((cell) => cell.textContent).join(""));
    }),
  );
}

/** Damages that change nothing on the screen: a blank cell lies twice in a place, or has no name. */
const INVISIBLE: ReadonlySet<string> = new Set(["doubled", "no cell any more"]);

const DAMAGES: Readonly<Record<string, (cell: HTMLElement) => void>> = {
  removed: (cell) => cell.remove(),
  doubled: (cell) => cell.after(cell.cloneNode(true)),
  "without a top": (cell) => cell.style.removeProperty("top"),
  "without a width": (cell) => cell.style.removeProperty("width"),
  "in percent": (cell) => cell.style.setProperty("left", "10%"),
  "moved away": (cell) => cell.style.setProperty("left", "5000px"),
  "in another's place": (cell) => {
    const neighbour = (cell.nextElementSibling ?? cell.previousElementSibling) as HTMLElement;
    cell.style.setProperty("left", neighbour.style.left);
    cell.style.setProperty("top", neighbour.style.top);
    neighbour.style.setProperty("left", neighbour.style.left);
  },
  "without extent": (cell) => cell.style.setProperty("height", "0px"),
  "twice as wide": (cell) => cell.style.setProperty("width", "150px"),
  hidden: (cell) => cell.toggleAttribute("hidden", true),
  "moved by a margin": (cell) => cell.style.setProperty("margin-left", "40px"),
  "with a side stated twice": (cell) =>
    cell.setAttribute("style", `${cell.getAttribute("style")}; left: 1px`),
  "no cell any more": (cell) => cell.classList.remove("cell"),
  "with another number": (cell) => {
    cell.textContent = String(Number(cell.textContent) + 1);
  },
  "with a leading zero": (cell) => {
    cell.textContent = `0${cell.textContent}`;
  },
  "with words": (cell) => {
    cell.textContent = "four";
  },
};
