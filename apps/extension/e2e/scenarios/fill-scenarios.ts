/** Scenarios of filling the page's own board: asked for, agreed to, and never to the end. */

import type { Rect } from "@shikiri/core";
import { PRACTICE_BOARDS, type StandInOptions } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { answerTo } from "../../browsers/drawing.ts";
import {
  agreeToFill,
  askToFill,
  countsOn,
  drawnBy,
  FILL_ENDED,
  isMarkedOn,
} from "../../browsers/filling.ts";
import { awaitMessage, panelOn, pressInPanel } from "../../browsers/panel.ts";
import { expectFilled } from "../filled.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const LARGE = PRACTICE_BOARDS["40x50"];
const ANSWER = answerTo(BOARD);
/** The first is right, and the second is in the way of several. */
const [RIGHT, WRONG]: [Rect, Rect] = [ANSWER[3]!, { x: 4, y: 5, width: 3, height: 3 }];

/** Opens a page that submits a finished board by itself, has it solved, and presses Fill. */
async function ask(stage: Stage, options: Partial<StandInOptions> = {}): Promise<string> {
  await stage.open({ rows: BOARD, autoSubmit: true, ...options }, { wholeAnswers: false });
  await stage.click();
  await awaitMessage(stage.page, /^Solved/);
  return askToFill(stage.page);
}

/** Waits for the end of what may take many seconds on a slow machine. */
async function awaitEnd(stage: Stage): Promise<void> {
  const message = async (): Promise<string> => (await panelOn(stage.page))?.message ?? "";
  await expect.poll(message, { timeout: 60_000, interval: 250 }).toMatch(FILL_ENDED);
}

async function expectUntouched({ page }: Stage): Promise<void> {
  expect(await drawnBy(page)).toEqual([]);
  expect(await isMarkedOn(page)).toBe(false);
  expect(await countsOn(page)).toEqual({ undoSteps: 0, presses: 0, submissions: 0 });
}

const filled = (title: string, options: Partial<StandInOptions>): Scenario => ({
  group: "fill",
  title,
  play: async (stage) => {
    await ask(stage, options);
    await agreeToFill(stage.page);
    await expectFilled(stage.page, ANSWER);
  },
});

/** What becomes of the page's board. */
export const FILL_SCENARIOS: readonly Scenario[] = [
  {
    group: "fill",
    title: "all but the last, in one undo step each, and nothing is submitted",
    play: async (stage) => {
      const { length } = ANSWER;
      expect(await ask(stage)).toContain(`Draw ${length - 1} rectangles into the page's own board`);
      await expectUntouched(stage);
      expect(await agreeToFill(stage.page)).toContain(`Drawn into the board: ${length - 1} rect`);
      await expectFilled(stage.page, ANSWER);
      expect(await isMarkedOn(stage.page)).toBe(true);
      expect(await countsOn(stage.page)).toMatchObject({ undoSteps: length - 1 });
      await stage.page.click("#btnUndo");
      expect(await drawnBy(stage.page)).toHaveLength(length - 2);
    },
  },
  {
    group: "fill",
    title: "40x50, cancelled half-way, and gone on with",
    play: async (stage) => {
      await ask(stage, { rows: LARGE });
      const { page } = stage;
      await pressInPanel(page, "[data-press=yes]");
      await awaitMessage(page, /^Drawing into the board: [1-9]\d* of \d+$/);
      expect((await panelOn(page))!.isBusy).toBe(true);
      await pressInPanel(page, "[data-press=cancel]");
      const ended = await awaitMessage(page, /^Cancelled\. Drawn so far: \d+ of \d+/);
      const drawn = await drawnBy(page);
      expect(ended).toContain(`far: ${drawn.length} of`);
      expect(await countsOn(page)).toMatchObject({ undoSteps: drawn.length });
      await pressInPanel(page, "[data-press=fill]");
      await awaitMessage(page, /^Draw \d+ rectangles into/);
      await pressInPanel(page, "[data-press=yes]");
      await awaitEnd(stage);
      await expectFilled(page, answerTo(LARGE));
    },
  },
  filled("zoomed to 0.2", { zoom: 0.2 }),
  filled("zoomed to 3, cells scrolled into view", { zoom: 3 }),
  filled("on the mobile site", { site: "mobile" }),
  filled("a page without a mark for programs", { robot: "absent" }),
  {
    group: "fill",
    title: "what the player has right stays, what is in the way is replaced",
    play: async (stage) => {
      expect(await ask(stage, { drawn: [RIGHT, WRONG] })).toMatch(
        new RegExp(
          `^Draw ${ANSWER.length - 2} rectangles[^]*\n1 of your rectangles will be replaced`,
        ),
      );
      await agreeToFill(stage.page);
      await expectFilled(stage.page, ANSWER);
      expect((await drawnBy(stage.page))[0]).toEqual(RIGHT);
      expect(await countsOn(stage.page)).toMatchObject({ undoSteps: ANSWER.length - 2 });
    },
  },
  {
    group: "fill",
    title: "not now: nothing is done",
    play: async (stage) => {
      await ask(stage);
      await pressInPanel(stage.page, "[data-press=no]");
      await expect.poll(async () => (await panelOn(stage.page))?.presses).not.toContain("yes");
      await expectUntouched(stage);
    },
  },
  {
    group: "fill",
    title: "all but one are there: nothing is done",
    play: async (stage) => {
      expect(await ask(stage, { drawn: ANSWER.slice(1) })).toMatch(
        /^Only the last rectangle is missing/,
      );
      expect((await panelOn(stage.page))?.presses).not.toContain("yes");
      expect(await countsOn(stage.page)).toEqual({ undoSteps: 0, presses: 0, submissions: 0 });
    },
  },
  {
    group: "fill",
    title: "under a consent layer: nothing is done",
    play: async (stage) => {
      await ask(stage, { consent: true });
      expect(await agreeToFill(stage.page)).toBe(
        "Something covers the board; close or move it first. Nothing was drawn.",
      );
      await expectUntouched(stage);
    },
  },
  {
    group: "fill",
    title: "a page that takes strokes otherwise: ends at the first",
    play: async (stage) => {
      await ask(stage);
      await stage.page.evaluate(() => window.standIn.takeStrokes("shortened"));
      expect(await agreeToFill(stage.page)).toMatch(
        /^The page did not take a rectangle as it was drawn\. Drawn so far: 0 of \d+\./,
      );
      expect(await drawnBy(stage.page)).toHaveLength(1);
    },
  },
];
