/** What a board must look like once it was filled, on the stand-in page. */

import { isSameRect, type Rect } from "@shikiri/core";
import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { countsOn, drawnBy } from "../browsers/filling.ts";

/** All of the answer but one rectangle is on the page's board, and nothing else; nothing was submitted. */
export async function expectFilled(page: Page, answer: readonly Rect[]): Promise<void> {
  const drawn = await drawnBy(page);
  const missing = answer.filter((rect) => !drawn.some((each) => isSameRect(each, rect)));
  expect([missing.length, drawn.length]).toEqual([1, answer.length - 1]);
  expect(await countsOn(page)).toMatchObject({ presses: 0, submissions: 0 });
}
