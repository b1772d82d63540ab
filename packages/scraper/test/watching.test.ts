/** `watchBoard`, in a browser: what calls the watcher, when, and what does not. */

import { describe, expect, it } from "vitest";
import type * as scraperModule from "../src/index.ts";
import { describeInChromium } from "./browser.ts";
import {
  pageHtml,
  pause,
  SMALL_TOLD,
  told,
  toldAtOnce,
  toldNext,
  watched,
} from "./watched-page.ts";

declare const scraper: typeof scraperModule;

describeInChromium("watchBoard", (open) => {
  describe("tells at once, before the page is painted, that the board is gone, and then what comes", () => {
    it.each<readonly [string, () => void, string]>([
      ["a redraw with the same puzzle", () => window.standIn.redraw(), SMALL_TOLD],
      ["a swap to another puzzle in place", () => window.standIn.swap(), "board 10x10"],
      ["another style, with other boxes", () => window.standIn.setStyle("classic"), SMALL_TOLD],
      ["cells built again within the same element", rebuildWithin, SMALL_TOLD],
      ["cells that the page makes larger in place", enlargeCells, SMALL_TOLD],
      ["cells that a style sheet makes larger", enlargeByStyleSheet, SMALL_TOLD],
      ["cells that a style around the board makes larger", enlargeAround, SMALL_TOLD],
      ["cells that any attribute around the board moves", moveByData, SMALL_TOLD],
      ["cells that the board's own name moves", moveByName, SMALL_TOLD],
      ["cells that move because something is put over them", moveByOverlay, SMALL_TOLD],
      ["another number in a cell, and one less elsewhere", changeClues, SMALL_TOLD],
      ["a cell put elsewhere, and another in its place", exchangeCells, SMALL_TOLD],
      ["a row that is added, as of a board that was not complete", addRow, "board 5x6"],
      ["a board hidden and shown again", hideAndShow, SMALL_TOLD],
      ["a second board that appears and takes over", takeOver, "board 1x1"],
      ["a board moved to another place on the page", moveBoard, SMALL_TOLD],
      ["a board taken away and another kind of board put in its place", replaceBoard, "board 1x1"],
    ])("%s", async (_, act, then) => {
      const page = await watched(open);
      expect(await toldAtOnce(page, act)).toStrictEqual(["gone"]);
      expect(await toldNext(page)).toStrictEqual(["gone", then]);
    });
  });

  describe("tells that no board can be read, after having waited for one", () => {
    it("and tells of a board that comes later all the same", async () => {
      const page = await watched(open);
      await page.evaluate(() => {
        const later = window.setTimeout.bind(window);
        const tenTimesFaster = (act: () => void, ms = 0) => later(act, ms / 10);
        Object.assign(window, { setTimeout: tenTimesFaster });
      });
      const gone = await toldAtOnce(page, () => document.querySelector(".board-back")?.remove());
      expect(gone).toStrictEqual(["gone"]);
      await page.waitForFunction(() => window.told.length > 1, { timeout: 20_000 });
      expect(await told(page)).toStrictEqual(["gone", "no-board"]);
      await page.evaluate(() => window.standIn.redraw());
      expect(await toldNext(page, 3)).toStrictEqual(["gone", "no-board", SMALL_TOLD]);
    });
  });

  describe("goes on with each new board", () => {
    it("through three redraws", async () => {
      const page = await watched(open);
      for (const calls of [2, 4, 6]) {
        await page.evaluate(() => window.standIn.redraw());
        expect(await toldNext(page, calls)).toHaveLength(calls);
      }
      expect(await told(page)).toStrictEqual([
        "gone",
        SMALL_TOLD,
        "gone",
        SMALL_TOLD,
        "gone",
        SMALL_TOLD,
      ]);
    });

    it("tells of a hidden second board once it is shown, and the first one is not", async () => {
      const page = await watched(open);
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          "beforeend",
          '<div id="other" hidden><div class="board-back"><div class="cell" style="left:0;top:0;width:9px;height:9px">1</div></div></div>',
        );
      });
      await pause(150);
      expect(await told(page)).toStrictEqual([]);
      await page.evaluate(() => {
        document.querySelector("#game")!.toggleAttribute("hidden", true);
        document.querySelector("#other")!.toggleAttribute("hidden", false);
      });
      expect(await toldNext(page)).toStrictEqual(["gone", "board 1x1"]);
    });

    it("tells of the last one only, when several follow at once", async () => {
      const page = await watched(open);
      await page.evaluate(() => {
        window.standIn.redraw();
        window.standIn.swap();
        window.standIn.redraw();
      });
      expect(await toldNext(page)).toStrictEqual(["gone", "board 10x10"]);
    });
  });

  describe("tells nothing", () => {
    it.each<readonly [string, () => void]>([
      ["of an overlay that is put into the board", addOverlay],
      ["of the player's rectangles coming and going", drawAndErase],
      ["of classes of cells that change", markCells],
      ["of the names of all cells, and of the board", renameAll],
      ["of zoom", () => window.standIn.zoom(3)],
      ["of night mode", () => window.standIn.setNight(true)],
      ["of anything else on the page", changeElsewhere],
    ])("%s", async (_, act) => {
      const page = await watched(open);
      await page.evaluate(act);
      await pause(150);
      expect(await told(page)).toStrictEqual([]);
    });

    it("of a redraw behind the player's back but that the board is gone, until the page is seen again", async () => {
      const page = await watched(open);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        window.standIn.redraw();
      });
      await pause(400);
      expect(await told(page)).toStrictEqual(["gone"]);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: false });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      expect(await toldNext(page)).toStrictEqual(["gone", SMALL_TOLD]);
    });

    it("once its signal is aborted", async () => {
      const page = await watched(open);
      await page.evaluate(() => {
        window.stopWatching.abort();
        window.standIn.redraw();
      });
      await pause(150);
      expect(await told(page)).toStrictEqual([]);
    });

    it("after gone, when its signal is aborted in between", async () => {
      const page = await watched(open);
      // In one go, since the next board is told of soon, whatever else the machine has to do.
      await page.evaluate(async () => {
        window.standIn.redraw();
        await Promise.resolve();
        window.told.push("aborted");
        window.stopWatching.abort();
      });
      await pause(150);
      expect(await told(page)).toStrictEqual(["gone", "aborted"]);
    });
  });

  it("tells of a board that had changed before the watch began", async () => {
    const page = await open(pageHtml());
    await page.evaluate(() => {
      const stale = scraper.readBoard(document);
      window.standIn.swap();
      window.told = [];
      if (!stale.ok) return;
      scraper.watchBoard(document, stale.value, {
        onGone: () => window.told.push("gone"),
        onBoard: () => window.told.push("board"),
        onUnreadable: () => window.told.push("unreadable"),
        signal: new AbortController().signal,
      });
    });
    expect(await toldNext(page)).toStrictEqual(["gone", "board"]);
  });
});

// What follows runs in the page, so each function stands alone.

function rebuildWithin(): void {
  const root = document.querySelector(".board-back")!;
  root.replaceChildren(...[...root.children].map((child) => child.cloneNode(true)));
}

function enlargeCells(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>(".cell")) {
    for (const side of ["left", "top", "width", "height"]) {
      style.setProperty(side, `${Number.parseFloat(style.getPropertyValue(side)) * 2}px`);
    }
  }
}

function enlargeByStyleSheet(): void {
  const sheet = document.createElement("style");
  sheet.textContent = ".cell { margin-left: 3px }";
  document.head.append(sheet);
}

function enlargeAround(): void {
  const sheet = document.createElement("style");
  sheet.textContent = ".large .cell { border: 2px solid; margin: 5px }";
  document.head.append(sheet);
  document.querySelector("#MainContainer")!.classList.add("large");
}

function moveByData(): void {
  document.styleSheets[0]!.insertRule("[data-moved] .cell { transform: translate(60px, 30px) }");
  document.querySelector<HTMLElement>("#game")!.dataset["moved"] = "";
}

function moveByName(): void {
  document.styleSheets[0]!.insertRule("#moved .cell { transform: translate(60px, 30px) }");
  document.querySelector(".board-back")!.id = "moved";
}

function moveByOverlay(): void {
  document.styleSheets[0]!.insertRule(".board-back:has(b) .cell { margin-left: 40px }");
  document.querySelector(".board-back")!.append(document.createElement("b"));
}

function changeClues(): void {
  const clues = [...document.querySelectorAll(".task-cell")];
  for (const [i, by] of [1, -1].entries()) {
    clues[i]!.textContent = String(Number(clues[i]!.textContent) + by);
  }
}

function exchangeCells(): void {
  const [a, b] = document.querySelectorAll<HTMLElement>(".cell, .task-cell");
  const left = a!.style.left;
  a!.style.left = b!.style.left;
  b!.style.left = left;
}

function renameAll(): void {
  for (const element of document.querySelectorAll(".cell, .board-back")) element.className = "x";
}

function addRow(): void {
  const root = document.querySelector(".board-back")!;
  for (const cell of [...root.querySelectorAll<HTMLElement>(".cell")].slice(-5)) {
    const next = cell.cloneNode() as HTMLElement;
    next.style.top = `${Number.parseFloat(cell.style.top) + 31}px`;
    root.append(next);
  }
  root.lastElementChild!.textContent = "5";
}

function hideAndShow(): void {
  const game = document.querySelector<HTMLElement>("#game")!;
  game.style.display = "none";
  setTimeout(() => {
    game.style.display = "";
  }, 100);
}

function takeOver(): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div class="board-back"><div class="cell" style="left:0;top:0;width:9px;height:9px">1</div></div>',
  );
  document.querySelector<HTMLElement>("#game")!.style.display = "none";
}

function moveBoard(): void {
  document.body.append(document.querySelector("#game")!);
}

function replaceBoard(): void {
  document.querySelector("#game")!.innerHTML =
    '<div class="board-back"><div class="cell" style="left:0;top:0;width:9px;height:9px">1</div></div>';
}

function addOverlay(): void {
  const overlay = document.createElement("div");
  overlay.attachShadow({ mode: "open" }).innerHTML = "<div class='cell'></div>";
  overlay.style.setProperty("position", "absolute");
  document.querySelector(".board-back")!.append(overlay);
  overlay.className = "shown";
  overlay.remove();
}

function drawAndErase(): void {
  const root = document.querySelector(".board-back")!;
  const area = document.createElement("div");
  area.innerHTML = "<b>2</b>";
  root.prepend(area);
  area.style.setProperty("width", "60px");
  area.className = "area";
  area.firstElementChild!.textContent = "3";
  area.remove();
}

function markCells(): void {
  for (const cell of document.querySelectorAll(".cell")) {
    cell.classList.add("cell-off");
    cell.classList.remove("task-cell");
  }
}

function changeElsewhere(): void {
  document.title = "another title";
  document.body.insertAdjacentHTML("beforeend", "<div id='advertisement'><i>text</i></div>");
  document.querySelector("#advertisement")!.remove();
  document.body.className = "scrolled";
  document.querySelector("h1")!.textContent = "another heading";
}
