/** Filling, and asking the page's own world, on pages that do what they can against it, in real browsers. */
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { answerTo } from "../browsers/drawing.ts";
import { agreeToFill, askToFill, countsOn, drawnBy, isMarkedOn } from "../browsers/filling.ts";
import { awaitMessage, pressInPanel } from "../browsers/panel.ts";
import { expectFilled } from "./filled.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

/** What is said while it goes on. */
const DRAWING = /^Drawing into the board/;

/** What is said when the player's hand was there. */
const PLAYED = /^Stopped, because you did something on the page yourself\. Drawn so far/;

const LARGE = PRACTICE_BOARDS["40x50"];
const BOARD = PRACTICE_BOARDS["10x10"];
const ANSWER = answerTo(BOARD);

// Driven, only Chromium scrolls by a finger, and only Firefox shows scroll bars.
describeInChromium("a hostile page, filled in Chromium,", (chromium) =>
  hostileFillingIn(chromium, "finger"),
);
describeInFirefox("a hostile page, filled in Firefox,", (firefox) =>
  hostileFillingIn(firefox, "scroll bar"),
);

function hostileFillingIn(browser: () => RealBrowser, scrolls: "finger" | "scroll bar"): void {
  let page: Page;
  afterEach(() => page.close());

  /** Opens a page, on which this is run before anything is asked for. */
  async function open(
    trick: string | (() => void),
    options: Partial<StandInOptions> = {},
  ): Promise<void> {
    page = await browser().open(standInHtml({ rows: BOARD, ...options }));
    await page.evaluate(trick);
  }

  /** Asks for the filling of such a page, and returns the question. */
  async function openQuestion(
    trick: string | (() => void),
    options: Partial<StandInOptions> = {},
  ): Promise<string> {
    await open(trick, options);
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    return askToFill(page);
  }

  /** Has a large board filled, all of it in view, and waits until it is well under way. */
  async function startFilling(trick: string | (() => void)): Promise<void> {
    await openQuestion(trick, { rows: LARGE, zoom: 0.3 });
    await pressInPanel(page, "[data-press=yes]");
    await awaitMessage(page, /^Drawing into the board: [1-9]/);
  }

  describe("that gives what a script returns a `then`,", () => {
    it("gets nothing thrown into it where that throws", async () => {
      await open(`var thrown = []; addEventListener("error", ({ message }) => thrown.push(message));
        Object.defineProperty(Object.prototype, "then", { configurable: true, get() {
          if ("task" in this && "status" in this) throw new Error("then");
        } });`);
      await browser().click(page);
      await awaitMessage(page, /^Solved/);
      await askToFill(page);
      await agreeToFill(page);
      expect(await page.evaluate(() => Reflect.get(window, "thrown") as unknown)).toEqual([]);
      await expectFilled(page, ANSWER);
    });

    it("keeps neither a hint nor the filling waiting where that never ends", async () => {
      await openQuestion(`Object.defineProperty(Object.prototype, "then", { get() {
          return "task" in this && "status" in this ? () => undefined : undefined;
        } });`);
      await agreeToFill(page);
      expect(await drawnBy(page)).toHaveLength(ANSWER.length - 1);
      await pressInPanel(page, "[data-press=hint]");
      await awaitMessage(page, /^Look/);
    });
  });

  describe("in the midst of which the player's hand does something, ends:", () => {
    it.each(["Enter", " ", "r"] as const)(
      "the key %j where the focus is on a button",
      async (key) => {
        await startFilling(addButtons);
        await page.focus("#restart");
        await page.keyboard.press(key);
        expect(await awaitMessage(page, PLAYED)).toMatch(/\d+ of \d+/);
      },
    );

    it("a press on what is no button, but listens", async () => {
      await startFilling(addButtons);
      const { x, y } = await pointOf(page, "#new");
      await page.mouse.click(x, y);
      expect(await awaitMessage(page, PLAYED)).toMatch(/\d+ of \d+/);
    });

    it("a press on the board that the page keeps from all others", async () => {
      await startFilling(() => undefined);
      // Since then the panel can be pressed by keys only.
      await page.evaluate(keepPresses);
      const { x, y } = await pointOf(page, ".board-back");
      await page.mouse.move(x, y);
      await page.mouse.down();
      expect(await awaitMessage(page, PLAYED)).toMatch(/\d+ of \d+/);
      await page.mouse.up();
    });

    it.runIf(scrolls === "finger")("a tap, but not a finger that scrolls", async () => {
      await startFilling(() => {
        document.body.style.minHeight = "3000px";
        addEventListener("scrollend", () => document.body.classList.add("rests"));
      });
      const finger = await page.touchscreen.touchStart(10, 700);
      for (let y = 680; y > 500; y -= 20) await finger.move(10, y);
      await finger.end();
      // The page may slide on, and a finger that only stops it is no tap to the browser.
      await page.waitForSelector(".rests");
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await awaitMessage(page, DRAWING)).toMatch(/of \d+$/);
      await page.touchscreen.tap(10, 500);
      expect(await awaitMessage(page, PLAYED)).toMatch(/\d+ of \d+/);
    });

    it.runIf(scrolls === "scroll bar")("but not a press on a scroll bar", async () => {
      await startFilling(() => {
        document.querySelector<HTMLElement>("#puzzleContainerOverflowDiv")!.style.overflow =
          "scroll";
      });
      const bar = await page.$eval("#puzzleContainerOverflowDiv", (element) => {
        const { right, top } = element.getBoundingClientRect();
        const width = element.getBoundingClientRect().width - element.clientWidth;
        return { x: right - width / 2, y: Math.max(0, top) + 60, width };
      });
      await page.mouse.move(bar.x, bar.y);
      expect(bar.width).toBeGreaterThan(0);
      await page.mouse.down();
      await page.mouse.up();
      await pause(200);
      expect(await awaitMessage(page, DRAWING)).toMatch(/of \d+$/);
    });

    it("but not where it only looks around", async () => {
      await startFilling(addButtons);
      const { x, y } = await pointOf(page, "#puzzleContainer");
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: 30 });
      await page.focus("#restart");
      for (const key of ["Shift", "Tab", "PageDown"] as const) await page.keyboard.press(key);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press("ArrowDown");
      await pause(300);
      expect(await awaitMessage(page, DRAWING)).toMatch(/of \d+$/);
      await page.keyboard.press("Escape");
      await awaitMessage(page, /^Cancelled\. Drawn so far/);
    });
  });

  describe("that does what it can against its mark for programs", () => {
    it("is marked again where it has built its board anew, unmarked", async () => {
      await openQuestion(() => {
        let strokes = 0;
        document.addEventListener("mouseup", () => {
          if (++strokes !== 3) return;
          document.querySelector<HTMLInputElement>("#robot")!.checked = false;
          window.standIn.redraw();
        });
      });
      await agreeToFill(page);
      expect(await drawnBy(page)).not.toEqual([]);
      expect(await isMarkedOn(page)).toBe(true);
    });

    it("is marked again where it takes the mark away, and puts another there after the end", async () => {
      await openQuestion(() => {
        const robot = document.querySelector("#robot")!;
        const around = robot.parentElement!;
        document.addEventListener("mousedown", (event) => event.isTrusted || robot.remove(), true);
        document.addEventListener("mouseup", (event) => {
          if (event.isTrusted) return;
          setTimeout(
            () => around.insertAdjacentHTML("beforeend", `<input type="checkbox" id="robot">`),
            1000,
          );
        });
      });
      expect(await agreeToFill(page)).toMatch(/cannot be set\. Drawn so far: 1 of/);
      await expect.poll(() => isMarkedOn(page), { timeout: 5000 }).toBe(true);
    });

    it("is left as it is where the mark would not be sent", async () => {
      await openQuestion(() => {
        document.querySelector("#robot")!.outerHTML =
          `<form><fieldset disabled><input type="checkbox" id="robot" name="robot"></fieldset></form>`;
      });
      expect(await agreeToFill(page)).toMatch(/cannot be set\. Nothing was drawn\.$/);
      expect([await drawnBy(page), await isMarkedOn(page)]).toEqual([[], false]);
    });

    it("is marked in each place that it has for it", async () => {
      await openQuestion(() => {
        const other = `<input type="checkbox" id="robot" class="other">`;
        document.body.insertAdjacentHTML("beforeend", other);
      });
      await agreeToFill(page);
      expect(await isMarkedOn(page)).toBe(true);
      expect(await page.$eval("#robot.other", (box) => (box as HTMLInputElement).checked)).toBe(
        true,
      );
    });

    it("stays marked, whatever the page does later, but not against the player's own hand", async () => {
      await openQuestion(() => undefined);
      await agreeToFill(page);
      for (let i = 0; i < 3; i++) {
        await page.$eval("#robot", (box) => {
          (box as HTMLInputElement).checked = false;
        });
        await expect.poll(() => isMarkedOn(page)).toBe(true);
      }
      await page.click("#robot");
      await pause(700);
      expect(await isMarkedOn(page)).toBe(false);
    });
  });

  it("whose game hides the rectangle that would be left is not completed", async () => {
    const hidden = ANSWER.findLast(({ width, height }) => width * height > 1)!;
    page = await browser().open(standInHtml({ rows: BOARD, autoSubmit: true, drawn: [hidden] }));
    await page.evaluate(({ x, y, width, height }) => {
      const real = window.Game as { currentState: { cellStatus: number[][] } };
      const lie = (): unknown => {
        const told = structuredClone({ ...real });
        for (const row of told.currentState.cellStatus.slice(y, y + height)) {
          row.fill(-1, x, x + width);
        }
        return told;
      };
      Object.defineProperty(window, "Game", { get: lie });
    }, hidden);
    await browser().click(page);
    await awaitMessage(page, /^Solved/);
    await askToFill(page);
    await agreeToFill(page);
    await pause(300);
    const { submissions, presses } = await countsOn(page);
    expect([submissions, presses]).toEqual([0, 0]);
    const painted = await page.$$eval(".board-back > .area", (areas) => areas.length);
    expect(painted).toBe(ANSWER.length - 1);
  });

  it("that puts another puzzle there as it is pressed gets no stroke there, and all is told", async () => {
    await openQuestion(
      () => {
        let presses = 0;
        document.addEventListener(
          "mousedown",
          ({ isTrusted }) => {
            if (!isTrusted && ++presses === 4) window.standIn.swap();
          },
          true,
        );
      },
      { nextBoards: [LARGE] },
    );
    await pressInPanel(page, "[data-press=yes]");
    const message = await awaitMessage(page, /^Another puzzle is on the board/);
    expect(message).toMatch(/On the one before, 3 of \d+ rectangles were drawn\./);
    const drawn = await drawnBy(page);
    // What the page makes of a press alone is its own: a cell at most, and that is told.
    expect(drawn.every(({ width, height }) => width * height === 1)).toBe(true);
    expect(/may have gone into the new puzzle/.test(message)).toBe(drawn.length > 0);
  });
}

/** The middle of an element's top left, in the window. */
async function pointOf(
  page: Page,
  selector: string,
): Promise<{ readonly x: number; readonly y: number }> {
  return page.$eval(selector, (element) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + 20, y: Math.max(0, top) + 20 };
  });
}

/** Buttons that a page has made out of anything. */
function addButtons(): void {
  document.body.insertAdjacentHTML(
    "beforeend",
    `<button id="restart" style="position:fixed;top:0;left:0">Restart</button>
         <div id="new" style="position:fixed;top:0;left:90px;width:60px;height:40px">New</div>`,
  );
  document.getElementById("new")!.addEventListener("click", () => undefined);
}

/** Keeps what a player presses from whoever listens later. */
function keepPresses(): void {
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
    addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
  }
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
