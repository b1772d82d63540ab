/**
 * Frames: what a player has seen between two moments, frame by frame.
 *
 * Before each frame is painted, after all that anybody does for it, the page looks whether something is
 * drawn, and if so, whether it belongs there: it must lie on the board that this very frame shows, and no
 * drawing may be seen with other clues than those it was first seen with. Where whole answers are drawn, it
 * must be the answer to the clues. So a stale or a misplaced drawing is caught even if it is there for one
 * frame.
 */

import type { Page } from "puppeteer-core";
import { ownersOfAnswer, ownersOnScreen } from "../browsers/drawing.ts";

/** Frames in which something was drawn, and those of them in which it did not belong there. */
export interface Frames {
  readonly drawn: number;
  readonly wrong: number;
}

declare global {
  interface Window {
    ownersOnScreen: typeof ownersOnScreen;
    shikiriFrames?: Frames;
  }
}

type Rows = readonly (readonly number[])[];

/**
 * Looks at every frame from now on. The boards are those that only their whole answers are drawn on;
 * what is drawn on others, such as hints, is not compared with anything.
 */
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
    const cluesOf = new WeakMap<Element, string>();
    const look = (): void => {
      const host = document.querySelector("[data-shikiri=overlay]");
      if (host === null) return;
      const cells = [...document.querySelectorAll(".board-back > .cell")];
      const clues = JSON.stringify(cells.map((cell) => Number(cell.textContent)));
      const first = cells[0]?.getBoundingClientRect();
      const last = cells.at(-1)?.getBoundingClientRect();
      const box = host.getBoundingClientRect();
      frames.drawn++;
      const isStale = (cluesOf.get(host) ?? clues) !== clues;
      cluesOf.set(host, clues);
      // The drawing ends half a gutter beyond the cells, so less than half a cell.
      const isOnBoard =
        first !== undefined &&
        last !== undefined &&
        [
          [first.left - box.left, first.width],
          [first.top - box.top, first.height],
          [box.right - last.right, last.width],
          [box.bottom - last.bottom, last.height],
        ].every(([outset, cell]) => outset! > -1 && outset! < cell! / 2 + 1);
      const answer = answerTo.get(clues);
      const isAnswer =
        answer === undefined || answer === JSON.stringify(window.ownersOnScreen() ?? []);
      if (isStale || !isOnBoard || !isAnswer) frames.wrong++;
    };
    // Sizes are told of after the last callback of a frame, and always for what is newly observed.
    const beforePaint = new ResizeObserver(look);
    const onFrame = (): void => {
      requestAnimationFrame(onFrame);
      beforePaint.disconnect();
      beforePaint.observe(document.documentElement);
    };
    requestAnimationFrame(onFrame);
  }, answers);
}

/** The frames since {@link watchFrames}. */
export function framesOn(page: Page): Promise<Frames> {
  return page.evaluate(() => window.shikiriFrames!);
}
