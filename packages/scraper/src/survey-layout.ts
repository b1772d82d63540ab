/**
 * The survey of a live page: where the browser draws each element.
 *
 * Many rects are read in a row with nothing written in between, so the page is laid out at most once
 * for them. Boxes are in window pixels, zoomed as the page is; that a grid is one does not depend on the
 * zoom.
 */

import type { Box } from "./board.ts";
import type { Steps } from "./steps.ts";
import { kinshipOf, type Survey, type Tile } from "./survey.ts";
import { isDrawn } from "./visibility.ts";

/** So many elements are looked at before others may have their turn: a few milliseconds. */
const STEP = 500;

/** Surveys elements, all of one live page's, in document order. */
export function* surveyByLayout(elements: readonly Element[]): Steps<Survey> {
  const tiles: (Tile | undefined)[] = [];
  // A global is slow to find from an extension's world.
  const Form = HTMLFormElement;
  for (const element of elements) {
    if (tiles.length % STEP === 0 && tiles.length > 0) yield;
    // A form's controls may take the place of its methods; it is no cell in any case.
    tiles.push(element instanceof Form ? undefined : tileOf(element));
  }
  return { hasLayout: true, ...kinshipOf(elements), tiles };
}

function tileOf(element: Element): Tile | undefined {
  const box = drawnBoxOf(element);
  return box.width > 0 && box.height > 0 && isDrawn(element) ? { box, frame: 0 } : undefined;
}

/** Where the browser draws the element, in window pixels. */
export function drawnBoxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
