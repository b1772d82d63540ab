/**
 * Drawings: what the overlay shows, read off the screen.
 *
 * Nothing is believed of how the overlay came about: each cell of the page is looked up by the
 * centre of where the browser has put it, each region by where the browser has put its path.
 */

import { cellIndex, cellsOf, puzzleFromRows, solve, type Rect } from "@shikiri/core";
import type { Page } from "puppeteer-core";

/** For each cell in row-major order, the regions (in the order of drawing) that cover its centre. */
export type Owners = readonly (readonly number[])[];

/** The owners on the page's screen; undefined while nothing is drawn. */
export function ownersOn(page: Page): Promise<Owners | undefined> {
  return page.evaluate(ownersOnScreen);
}

/** The owners on the screen of the page that this runs in; it stands alone, to be sent there. */
export function ownersOnScreen(): Owners | undefined {
  const hosts = document.querySelectorAll("[data-shikiri=overlay]");
  if (hosts.length > 1) throw new Error(`${hosts.length} overlays`);
  const paths = hosts[0]?.shadowRoot?.querySelectorAll("path");
  if (paths === undefined) return undefined;
  const regions = Array.from(paths, (path) => path.getBoundingClientRect());
  return Array.from(document.querySelectorAll(".board-back > .cell"), (cell) => {
    const box = cell.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return regions.flatMap((region, i) =>
      x > region.left && x < region.right && y > region.top && y < region.bottom ? [i] : [],
    );
  });
}

/** Whether the drawing is gone once the page has done something, before the next frame is painted. */
export function isGoneAtOnce(page: Page, act: () => void): Promise<boolean> {
  return page.evaluate(
    `(async () => { (${act.toString()})(); await null; return document.querySelector("[data-shikiri=overlay]") === null; })()`,
  ) as Promise<boolean>;
}

/** Waits until something is drawn, and returns it. */
export async function awaitOwners(page: Page): Promise<Owners> {
  await page.waitForSelector("[data-shikiri=overlay]");
  return (await ownersOn(page))!;
}

/** The owners of core's only answer to the board. Throws if it has none or several. */
export function ownersOfAnswer(rows: readonly (readonly number[])[]): Owners {
  return ownersOf(rows, answerTo(rows));
}

/** Core's only answer to the board. Throws if it has none or several. */
export function answerTo(rows: readonly (readonly number[])[]): readonly Rect[] {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const outcome = solve(puzzle.value);
  if (outcome.outcome !== "unique") throw new Error(`the board is ${outcome.outcome}`);
  return outcome.answers[0].map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/** The owners of rects on the board. */
export function ownersOf(rows: readonly (readonly number[])[], rects: readonly Rect[]): Owners {
  const size = { width: rows[0]!.length, height: rows.length };
  const owners = Array.from({ length: size.width * size.height }, (): number[] => []);
  for (const [i, rect] of rects.entries()) {
    for (const cell of cellsOf(rect)) owners[cellIndex(size, cell)]!.push(i);
  }
  return owners;
}
