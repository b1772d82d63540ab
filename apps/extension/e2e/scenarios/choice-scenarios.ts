/** Scenarios of what a player has chosen or permitted, and of boards that are taken elsewhere. */

import { formatPuzzLink, formatTathamId, formatTextMatrix, puzzleFromRows } from "@shikiri/core";
import { MOBILE_SITE } from "@shikiri/scraper/browsers";
import { PRACTICE_BOARDS } from "@shikiri/scraper/stand-in";
import { expect } from "vitest";
import { ownersOn } from "../../browsers/drawing.ts";
import { awaitPanel, panelOn, pressInPanel } from "../../browsers/panel.ts";
import type { Scenario, Stage } from "./scenario.ts";

const BOARD = PRACTICE_BOARDS["10x10"];
const OTHER = BOARD.toReversed();

/** The notations by the panel's names, with the board as core writes it. */
const NOTATIONS: readonly (readonly [string, string])[] = [
  ["puzz.link", formatPuzzLink(boardsPuzzle())],
  ["tatham", tathamId()],
  ["text", formatTextMatrix(boardsPuzzle())],
];

/** Milliseconds in which something would have begun, if it began. */
const WHILE_MS = 1000;

const MORE = "details:not(.list) summary";

/** How the regions on the page look: the fills and frames that there are, and how many have numbers. */
async function looksOn(stage: Stage): Promise<unknown> {
  return stage.page.evaluate(() => {
    const root = document.querySelector("[data-shikiri=overlay]")?.shadowRoot;
    const all = (name: string): string[] => [
      ...new Set(
        Array.from(root?.querySelectorAll("path") ?? [], (path) => path.getAttribute(name) ?? ""),
      ),
    ];
    return {
      fills: all("fill"),
      frames: all("stroke"),
      numbers: root?.querySelectorAll("text").length,
    };
  });
}

/** Nothing of the extension's is on the page, nor comes. */
async function expectNothing(stage: Stage): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, WHILE_MS);
  });
  expect(await stage.page.$("[data-shikiri=overlay], [data-shikiri=panel]")).toBeNull();
  await stage.expectBadge("");
}

async function openMobile(stage: Stage): Promise<void> {
  await stage.open({ rows: BOARD, site: "mobile" }, { address: MOBILE_SITE });
  await stage.click();
  await stage.expectAnswer(BOARD);
}

/** Copies the board, and pastes it into a field of the page. */
async function copyAndPaste(stage: Stage, target: string, text: string): Promise<void> {
  await stage.open({ rows: BOARD });
  await stage.page.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "elsewhere";
    document.body.append(field);
  });
  await stage.click();
  await awaitPanel(stage.page, /^Solved/);
  await pressInPanel(stage.page, MORE);
  await pressInPanel(stage.page, `[data-copy="${target}"]`);
  const { message } = await awaitPanel(stage.page, /^Copied/);
  // The whole of a large board would be read out for minutes.
  expect(message.length).toBeLessThan(80);
  await stage.page.focus("#elsewhere");
  await stage.page.keyboard.down("Control");
  await stage.page.keyboard.press("v", { commands: ["Paste"] });
  await stage.page.keyboard.up("Control");
  await expect
    .poll(() => stage.page.$eval("#elsewhere", (field) => (field as HTMLTextAreaElement).value))
    .toBe(text);
}

/** Options, copies, and staying on. */
export const CHOICE_SCENARIOS: readonly Scenario[] = [
  {
    group: "options",
    title: "another language, and another look, from the next click on",
    play: async (stage) => {
      await stage.choose({ language: "de", form: "outline", palette: "vivid", numbers: "yes" });
      await stage.open({ rows: BOARD });
      await stage.click();
      await stage.expectAnswer(BOARD);
      await awaitPanel(stage.page, /^Gelöst: /);
      expect(await looksOn(stage)).toEqual({
        fills: ["none"],
        frames: ["#000000"],
        numbers: 26,
      });
    },
  },
  {
    group: "options",
    title: "a click that gives a hint, and nothing more",
    play: async (stage) => {
      await stage.choose({ click: "hint" });
      await stage.open({ rows: BOARD }, { wholeAnswers: false });
      await stage.click();
      await awaitPanel(stage.page, /^Look at /);
      await stage.expectBadge("•");
      expect((await ownersOn(stage.page))?.flat()).toEqual([]);
    },
  },
  {
    group: "options",
    title: "what is chosen in the panel holds at once, and on the next page",
    play: async (stage) => {
      await stage.choose({ numbers: "yes" });
      await stage.open({ rows: BOARD, nextBoards: [OTHER] });
      await stage.click();
      await awaitPanel(stage.page, /^Solved/);
      await pressInPanel(stage.page, MORE);
      await pressInPanel(stage.page, "label:nth-of-type(1) input");
      await expect.poll(() => looksOn(stage)).toMatchObject({ fills: ["none"], numbers: 26 });
      await stage.expectAnswer(BOARD);
      await stage.navigate(() => stage.page.click("#btnNew"));
      await stage.click();
      await stage.expectAnswer(OTHER);
      expect(await looksOn(stage)).toMatchObject({ fills: ["none"], numbers: 26 });
    },
  },
  ...NOTATIONS.map(([target, text]): Scenario => ({
    group: "copy",
    title: `the board as ${target === "tatham" ? "Tatham ID" : target}, pasted elsewhere`,
    play: (stage) => copyAndPaste(stage, target, text),
  })),
  {
    group: "New Puzzle",
    title: "with the permission: the next answer, without a click",
    isPermitted: true,
    play: async (stage) => {
      await stage.open({ rows: BOARD, nextBoards: [OTHER] });
      await stage.click();
      await stage.expectAnswer(BOARD);
      await stage.navigate(() => stage.page.click("#btnNew"));
      await stage.expectAnswer(OTHER);
      await stage.expectBadge("✓");
    },
  },
  {
    group: "New Puzzle",
    title: "with the permission, after a hint: the panel, and nothing drawn",
    isPermitted: true,
    play: async (stage) => {
      await stage.choose({ click: "hint" });
      await stage.open({ rows: BOARD, nextBoards: [OTHER] }, { wholeAnswers: false });
      await stage.click();
      await awaitPanel(stage.page, /^Look at /);
      await stage.navigate(() => stage.page.click("#btnNew"));
      await expect.poll(async () => (await panelOn(stage.page))?.presses).toContain("hint");
      expect(await ownersOn(stage.page)).toBeUndefined();
    },
  },
  {
    group: "New Puzzle",
    title: "with the permission, on the mobile site's other games: nothing",
    isPermitted: true,
    play: async (stage) => {
      await openMobile(stage);
      await stage.navigate(() => stage.page.goto(new URL("/", MOBILE_SITE).href));
      await expectNothing(stage);
    },
  },
];

function boardsPuzzle() {
  const puzzle = puzzleFromRows(BOARD);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function tathamId(): string {
  const text = formatTathamId(boardsPuzzle());
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}
