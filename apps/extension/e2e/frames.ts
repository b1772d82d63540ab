/**
 * Frames: what a player has seen between two moments, frame by frame.
 *
 * Before each frame is painted the page looks whether something is drawn, and whether it is the
 * answer to the clues that the board shows in that very frame. So a stale drawing is caught even
 * if it is there for one frame only.
 */

import type { Page } from "puppeteer-core";

import { ownersOfAnswer } from "./drawing.ts";

/** Frames in which something was drawn, and those of them in which it was not the board's answer. */
export interface Frames {
  readonly drawn: number;
  readonly wrong: number;
}

type Rows = readonly (readonly number[])[];

/** Looks at every frame from now on; the boards are all that the page will show. */
export async function watchFrames(page: Page, boards: readonly Rows[]): Promise<void> {
  const answers = boards.map((rows): [string, string] => [
    JSON.stringify(rows.flat()),
    JSON.stringify(ownersOfAnswer(rows)),
  ]);
  await page.evaluate((answers) => {
    const frames = { drawn: 0, wrong: 0 };
    Object.assign(window, { shikiriFrames: frames });
    const answerTo = new Map(answers);
    const look = (): void => {
      requestAnimationFrame(look);
      const paths = document.querySelector("shikiri-overlay")?.shadowRoot?.querySelectorAll("path");
      if (paths === undefined) return;
      const regions = Array.from(paths, (path) => path.getBoundingClientRect());
      const cells = [...document.querySelectorAll(".board-back > .cell")];
      const owners = cells.map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return regions.flatMap((region, i) =>
          x > region.left && x < region.right && y > region.top && y < region.bottom ? [i] : [],
        );
      });
      const clues = JSON.stringify(cells.map((cell) => Number(cell.textContent)));
      frames.drawn++;
      if (answerTo.get(clues) !== JSON.stringify(owners)) frames.wrong++;
    };
    requestAnimationFrame(look);
  }, answers);
}

/** The frames since {@link watchFrames}. */
export function framesOn(page: Page): Promise<Frames> {
  return page.evaluate(() => (window as unknown as { shikiriFrames: Frames }).shikiriFrames);
}
