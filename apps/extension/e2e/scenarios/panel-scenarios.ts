/** Scenarios of the panel: each of its actions, pressed by hand. */

import type { Rect } from "@shikiri/core";
import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { answerTo, ownersOfAnswer, ownersOn, type Owners } from "../../browsers/drawing.ts";
import { awaitPanel, inPanel, panelOn, pressAndHear, pressInPanel } from "../../browsers/panel.ts";
import { findingsOn, givenAway, setSpy } from "../spy.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["7x7"];
const ANSWER = answerTo(BOARD);

/** Opens the board with what the player has drawn and a spy in the page, and the panel alone. */
async function openSpied(stage: Stage, drawn: readonly Rect[] = []): Promise<void> {
  await stage.choose({ click: "panel" });
  await stage.open({ rows: BOARD, cellSize: 40, drawn }, { wholeAnswers: false });
  await setSpy(stage.page);
  await stage.click();
  await expect.poll(async () => (await panelOn(stage.page))?.presses).toContain("hint");
}

/** Nothing of the answer but these was ever to be found in the page or in the panel; returns what was drawn. */
async function expectGivenAway(
  stage: Stage,
  secrets: readonly Rect[],
  count: number,
): Promise<readonly string[]> {
  const { opened, texts, rects } = await findingsOn(stage.page);
  expect(opened).toEqual([]);
  const panel = (await inPanel(stage.page, markupIn))!;
  expect(givenAway({ texts: [...texts, panel], rects }, secrets)).toHaveLength(count);
  return rects;
}

/** Opens the board with what the player has drawn, and the panel; nothing of the answer is left. */
async function openPanel(stage: Stage, drawn: readonly Rect[] = []): Promise<void> {
  await stage.open({ rows: BOARD, cellSize: 40, drawn }, { wholeAnswers: false });
  await stage.click();
  await awaitPanel(stage.page, /^Solved/);
  await press(stage, "hide");
  await expect.poll(() => ownersOn(stage.page)).toBeUndefined();
}

async function press(stage: Stage, name: string): Promise<void> {
  await pressInPanel(stage.page, `[data-press=${name}]`);
}

/** How many regions of the answer are drawn. */
async function regionsDrawn(stage: Stage): Promise<number> {
  return new Set((await ownersOn(stage.page))?.flat() ?? []).size;
}

/** Each action of the panel. */
export const PANEL_SCENARIOS: readonly Scenario[] = [
  {
    group: "panel",
    title: "Hint: where, then why",
    play: async (stage) => {
      await openSpied(stage);
      await pressAndHear(stage.page, "hint");
      await stage.page.waitForSelector("[data-shikiri=overlay]");
      await expectGivenAway(stage, ANSWER, 0);
      await pressAndHear(stage.page, "hint");
      await expectGivenAway(stage, ANSWER, 1);
    },
  },
  {
    group: "panel",
    title: "Next: one rectangle at a time, to the last",
    play: async (stage) => {
      await openSpied(stage);
      for (let count = 1; count <= ANSWER.length; count++) {
        await press(stage, "next");
        await expect.poll(() => regionsDrawn(stage)).toBe(count);
        await expectGivenAway(stage, ANSWER, count);
      }
      expect(inOrder(await ownersOn(stage.page))).toEqual(inOrder(ownersOfAnswer(BOARD)));
    },
  },
  {
    group: "panel",
    title: "Check: what no answer has is marked, and nothing else",
    play: async (stage) => {
      const [right, wrong] = [ANSWER[0]!, { x: 5, y: 5, width: 2, height: 2 }];
      await openSpied(stage, [right, wrong]);
      await press(stage, "check");
      await awaitPanel(stage.page, /^1 of your rectangles is in no answer/);
      const drawn = await expectGivenAway(stage, ANSWER.slice(1), 0);
      expect(drawn).toContain("5,5,2,2");
    },
  },
  {
    group: "panel",
    title: "Solve, and Hide",
    play: async (stage) => {
      await openPanel(stage);
      await press(stage, "answer");
      await stage.expectAnswer(BOARD);
      await press(stage, "hide");
      await expect.poll(() => ownersOn(stage.page)).toBeUndefined();
    },
  },
  {
    group: "panel",
    title: "the list of rectangles can be read",
    play: async (stage) => {
      await openPanel(stage);
      await press(stage, "answer");
      await stage.expectAnswer(BOARD);
      await pressInPanel(stage.page, ".list summary");
      await expect.poll(async () => (await panelOn(stage.page))?.rows.length).toBe(ANSWER.length);
    },
  },
  {
    group: "panel",
    title: "closed, the drawing stays",
    play: async (stage) => {
      await openPanel(stage);
      await press(stage, "answer");
      await stage.expectAnswer(BOARD);
      await press(stage, "close");
      await expect.poll(() => panelOn(stage.page)).toBeUndefined();
      await stage.expectAnswer(BOARD);
    },
  },
];

/** The owners, numbered in the order in which they are met, whatever the order of drawing. */
function inOrder(owners: Owners = []): number[][] {
  const numbers = new Map<number, number>();
  const numberOf = (owner: number): number => {
    if (!numbers.has(owner)) numbers.set(owner, numbers.size);
    return numbers.get(owner)!;
  };
  return owners.map((cell) => cell.map(numberOf));
}

function markupIn(this: ShadowRoot): string {
  return this.innerHTML;
}
