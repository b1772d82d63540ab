/**
 * Filling, asked for and agreed to as a person does, and what the stand-in page makes of it.
 */

import type { Rect } from "@shikiri/core";
import type { StandIn } from "@shikiri/scraper/stand-in";
import type { Page } from "puppeteer-core";
import { awaitMessage, awaitSight, pressInPanel } from "./panel.ts";

/** Presses Fill in the open panel, and returns what the panel asks, or says instead. */
export async function askToFill(page: Page): Promise<string> {
  // Once it is known how hard the board is, nothing in the panel moves any more.
  await awaitSight(page, ({ facts }) => facts.includes("One answer"));
  await pressInPanel(page, "details:not(.list) summary");
  await pressInPanel(page, "[data-press=fill]");
  return awaitMessage(page, /^(?!Solved|Looking|Solving)./);
}

/** Agrees, and returns what is said at the end. */
export async function agreeToFill(page: Page): Promise<string> {
  await pressInPanel(page, "[data-press=yes]");
  return awaitMessage(page, FILL_ENDED);
}

/** What the panel says once filling has ended, whichever way. */
export const FILL_ENDED = /^(Drawn into the board|.* (Drawn so far|Nothing was drawn))/;

/** What the page has of the player's rectangles, by its own game, in the order of drawing. */
export function drawnBy(page: Page): Promise<Rect[]> {
  return page.evaluate(() => {
    const { currentState } = window.Game as {
      currentState: { areas: readonly (Area | undefined)[] };
    };
    return currentState.areas
      .filter((area) => area !== undefined)
      .map(({ startPoint: from, endPoint: to }) => ({
        x: from.col,
        y: from.row,
        width: to.col - from.col + 1,
        height: to.row - from.row + 1,
      }));
  });
}

/** The state of the page's mark for attempts by programs; undefined where there is none. */
export function isMarkedOn(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => {
    const robot = document.querySelector<HTMLInputElement>("#robot");
    return robot?.type === "checkbox" ? robot.checked : robot && robot.value !== "0";
  }) as Promise<boolean | undefined>;
}

/** What the page has counted by now. */
export function countsOn(page: Page): Promise<{
  readonly undoSteps: number;
  readonly presses: number;
  readonly submissions: number;
}> {
  return page.evaluate(() => {
    const standIn: StandIn = window.standIn;
    return {
      undoSteps: standIn.undoSteps(),
      presses: standIn.presses(),
      submissions: standIn.submissions().length,
    };
  });
}

interface Area {
  readonly startPoint: { readonly row: number; readonly col: number };
  readonly endPoint: { readonly row: number; readonly col: number };
}
