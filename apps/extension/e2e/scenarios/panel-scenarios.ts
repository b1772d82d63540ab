/** Scenarios of the panel: each of its actions, pressed by hand. */

import { solve, puzzleFromRows, type Rect } from "@shikiri/core";
import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { ownersOfAnswer, ownersOn, type Owners } from "../../browsers/drawing.ts";
import { awaitPanel, panelOn, pressInPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["7x7"];
const ANSWER = answerTo(BOARD);

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
      await openPanel(stage);
      await press(stage, "hint");
      const { message: where } = await awaitPanel(stage.page, /./);
      await stage.expectBadge("•");
      await press(stage, "hint");
      await expect.poll(async () => (await panelOn(stage.page))?.message).not.toBe(where);
      expect(await stage.page.$("shikiri-overlay")).not.toBeNull();
    },
  },
  {
    group: "panel",
    title: "Next: one rectangle at a time, to the last",
    play: async (stage) => {
      await openPanel(stage);
      for (let count = 1; count <= ANSWER.length; count++) {
        await press(stage, "next");
        await expect.poll(() => regionsDrawn(stage)).toBe(count);
      }
      expect(inOrder(await ownersOn(stage.page))).toEqual(inOrder(ownersOfAnswer(BOARD)));
    },
  },
  {
    group: "panel",
    title: "Check: what no answer has is marked, and nothing else",
    play: async (stage) => {
      const [right, wrong] = [ANSWER[0]!, { x: 5, y: 5, width: 2, height: 2 }];
      await openPanel(stage, [right, wrong]);
      await press(stage, "check");
      await awaitPanel(stage.page, /^1 of your rectangles is in no answer/);
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

function answerTo(rows: readonly (readonly number[])[]): readonly Rect[] {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const outcome = solve(puzzle.value);
  if (outcome.outcome !== "unique") throw new Error(`the board is ${outcome.outcome}`);
  return outcome.answers[0];
}
