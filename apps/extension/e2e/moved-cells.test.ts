/** Drawings on pages that move what is drawn on, or the drawing: none stays beside the board. */
import { PRACTICE_BOARDS, standInHtml } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { isGoneAtOnce, ownersOfAnswer, ownersOn } from "../browsers/drawing.ts";
import { awaitMessage } from "../browsers/panel.ts";
import { framesOn, watchFrames } from "./frames.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const MOVE = "{ transform: translate(60px, 30px) }";

describeInChromium("a drawing whose board is moved, in Chromium", movedIn);
describeInFirefox("a drawing whose board is moved, in Firefox", movedIn);

function movedIn(browser: () => RealBrowser): void {
  let page: Page;
  afterEach(() => page.close());

  async function open(rule = ""): Promise<void> {
    page = await browser().open(standInHtml({ rows: BOARD }));
    await page.evaluate((rule) => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: rule }));
    }, rule);
  }

  async function openDrawn(rule = ""): Promise<void> {
    await open(rule);
    await browser().click(page);
    await expectDrawn();
    await awaitMessage(page, /^Solved/);
  }

  async function expectDrawn(): Promise<void> {
    await expect.poll(() => ownersOn(page), { timeout: 10_000 }).toEqual(ownersOfAnswer(BOARD));
  }

  describe("goes before it is seen beside it, and comes back where the cells are, by", () => {
    it.each<readonly [string, string, () => void]>([
      ["a data attribute", `[data-moved] .cell ${MOVE}`, moveByData],
      ["another name of the board", `#moved .cell ${MOVE}`, moveByName],
      ["a style sheet", "", moveBySheet],
      ["the pointer over it", `.board-back:hover .cell ${MOVE}`, () => undefined],
    ])("%s", async (_, rule, act) => {
      await openDrawn(rule);
      await watchFrames(page, [BOARD]);
      await page.evaluate(act);
      const place = await page.$eval(".cell", (cell) => {
        const { left, top } = cell.getBoundingClientRect();
        return { x: left + 90, y: top + 60 };
      });
      if (rule.includes("hover")) await page.mouse.move(place.x, place.y);
      await expect.poll(() => shiftOf(page), { timeout: 10_000 }).toBe("60,30");
      await expectDrawn();
      expect(await framesOn(page)).toHaveProperty("wrong", 0);
    });
  });

  describe("comes back where the cells are, soon, by", () => {
    it.each<readonly [string, string, () => void]>([
      ["a rule put into a style sheet", "", moveByRule],
      ["an adopted style sheet", "", moveByAdopted],
      ["something that is checked", `body:has(:checked) .cell ${MOVE}`, moveByCheck],
      ["an animation", "", moveByAnimation],
      [
        "a transition",
        `.cell { transition: transform 700ms } .moved .cell ${MOVE}`,
        () => document.querySelector("#game")!.classList.add("moved"),
      ],
    ])("%s", async (_, rule, act) => {
      await openDrawn(rule);
      await page.evaluate(act);
      await expect.poll(() => shiftOf(page), { timeout: 10_000 }).toBe("60,30");
      await expectDrawn();
    });
  });

  it("is never seen where the drawing itself moves the cells, and the player is told", async () => {
    await open(`.board-back:has([data-shikiri]) .cell ${MOVE}`);
    await watchFrames(page, [BOARD]);
    await browser().click(page);
    await awaitMessage(page, /^The board is not complete, so nothing is drawn/);
    expect(await ownersOn(page)).toBeUndefined();
    expect(await framesOn(page)).toEqual({ drawn: 0, wrong: 0 });
  });

  describe("goes for good when the page moves the drawing", () => {
    it.each<readonly [string, () => void]>([
      [
        "out of the board",
        () => document.body.append(document.querySelector("[data-shikiri=overlay]")!),
      ],
      [
        "by the drawing's own style",
        () => {
          const { style } = document.querySelector<HTMLElement>("[data-shikiri=overlay]")!;
          style.setProperty("left", "99px", "important");
        },
      ],
    ])("%s", async (_, act) => {
      await openDrawn();
      expect(await isGoneAtOnce(page, act)).toBe(true);
    });
  });

  it("stays through day and night, zoom, and marks on cells", async () => {
    await openDrawn();
    const isKept = await page.evaluate(async () => {
      const host = document.querySelector("[data-shikiri=overlay]");
      window.standIn.setNight(true);
      window.standIn.zoom(2);
      for (const cell of document.querySelectorAll<HTMLElement>(".cell")) {
        cell.classList.add("hovered");
        cell.style.setProperty("background", "gold");
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 1200);
      });
      return host?.isConnected;
    });
    expect(isKept).toBe(true);
  });
}

/** How far the drawing and the cells both are from where the cells were put; undefined while they differ. */
function shiftOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const host = document.querySelector("[data-shikiri=overlay]")?.getBoundingClientRect();
    const root = document.querySelector(".board-back")!.getBoundingClientRect();
    const cell = document.querySelector<HTMLElement>(".cell")!;
    const at = cell.getBoundingClientRect();
    if (
      host === undefined ||
      Math.abs(host.left - at.left) > 2 ||
      Math.abs(host.top - at.top) > 2
    ) {
      return undefined;
    }
    const { left, top } = cell.style;
    const across = at.left - root.left - Number.parseFloat(left);
    const down = at.top - root.top - Number.parseFloat(top);
    return [across, down].map(Math.round).join();
  });
}

// What follows runs in the page, so each function stands alone.

function moveByData(): void {
  document.querySelector<HTMLElement>("#game")!.dataset["moved"] = "";
}

function moveByName(): void {
  document.querySelector(".board-back")!.id = "moved";
}

function moveBySheet(): void {
  const sheet = document.createElement("style");
  sheet.textContent = ".cell { transform: translate(60px, 30px) }";
  document.head.append(sheet);
}

function moveByRule(): void {
  document.styleSheets[0]!.insertRule(".cell { transform: translate(60px, 30px) }");
}

function moveByAdopted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".cell { transform: translate(60px, 30px) }");
  document.adoptedStyleSheets = [sheet];
}

function moveByCheck(): void {
  const box = document.createElement("input");
  box.type = "checkbox";
  document.body.append(box);
  box.checked = true;
}

function moveByAnimation(): void {
  for (const cell of document.querySelectorAll(".cell")) {
    const frames = [{ transform: "none" }, { transform: "translate(60px, 30px)" }];
    cell.animate(frames, { duration: 300, fill: "forwards" });
  }
}
