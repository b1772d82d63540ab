/**
 * Frames: what a player has seen between two moments, frame by frame.
 *
 * Before each frame is painted the page looks whether something is drawn, and whether it is the
 * answer to the clues that the board shows in that very frame. So a stale drawing is caught even
 * if it is there for one frame only.
 */

import type { Page } from "puppeteer-core";
import { ownersOfAnswer, ownersOnScreen } from "../browsers/drawing.ts";

/** Frames in which something was drawn, and those of them in which it was not the board's answer. */
export interface Frames {
  readonly drawn: number;
  readonly wrong: number;
}

declare global {
  interface Window {
    ownersOnScreen: typeof ownersOnScreen;
    shikiriFrames: Frames;
  }
}

type Rows = readonly (readonly number[])[];

/** Looks at every frame from now on; the boards are all that the page will show. */
export async function watchFrames(page: Page, boards: readonly Rows[]): Promise<void> {
  const answers = boards.map((rows): [string, string] => [
    JSON.stringify(rows.flat()),
    JSON.stringify(ownersOfAnswer(rows)),
  ]);
  await page.evaluate(`window.ownersOnScreen = ${ownersOnScreen.toString()}`);
  await page.evaluate((answers) => {
    const frames = { drawn: 0, wrong: 0 };
    window.shikiriFrames = frames;
    const answerTo = new Map(answers);
    const look = (): void => {
      requestAnimationFrame(look);
      const owners = window.ownersOnScreen();
      if (owners === undefined) return;
      const cells = [...document.querySelectorAll(".board-back > .cell")];
      const clues = JSON.stringify(cells.map((cell) => Number(cell.textContent)));
      frames.drawn++;
      if (answerTo.get(clues) !== JSON.stringify(owners)) frames.wrong++;
    };
    requestAnimationFrame(look);
  }, answers);
}

/** The frames since {@link watchFrames}. */
export function framesOn(page: Page): Promise<Frames> {
  return page.evaluate(() => window.shikiriFrames);
}
