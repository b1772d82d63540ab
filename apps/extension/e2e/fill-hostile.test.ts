/** Filling, and asking the page's own world, on pages that do what they can against it, in real browsers. */
import { PRACTICE_BOARDS, standInHtml, type StandInOptions } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { afterEach, describe, expect, it } from "vitest";
import { answerTo } from "../browsers/drawing.ts";
import { agreeToFill, askToFill, drawnBy } from "../browsers/filling.ts";
import { awaitMessage, pressInPanel } from "../browsers/panel.ts";
import { expectFilled } from "./filled.ts";
import type { RealBrowser } from "./scenarios/scenario.ts";
import { describeInChromium, describeInFirefox } from "./suites.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const ANSWER = answerTo(BOARD);

describeInChromium("a hostile page, filled in Chromium,", hostileFillingIn);
describeInFirefox("a hostile page, filled in Firefox,", hostileFillingIn);

function hostileFillingIn(browser: () => RealBrowser): void {
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
}
