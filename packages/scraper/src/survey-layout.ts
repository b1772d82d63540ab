/**
 * The survey of a live page: where the browser draws each element.
 *
 * All rects are read in a row with nothing written in between, so the page is laid out at most once.
 * Boxes are in window pixels, zoomed as the page is; that a grid is one does not depend on the zoom.
 */

import type { Box } from "./board.ts";
import { kinshipOf, type Survey, type Tile } from "./survey.ts";
import { isDrawn } from "./visibility.ts";

/** Surveys elements, all of one live page's, in document order. */
export function surveyByLayout(elements: readonly Element[]): Survey {
  return { hasLayout: true, ...kinshipOf(elements), tiles: elements.map(tileOf) };
}

function tileOf(element: Element): Tile | undefined {
  // A form's controls may take the place of its methods; it is no cell in any case.
  if (element instanceof HTMLFormElement) return undefined;
  const box = drawnBoxOf(element);
  return box.width > 0 && box.height > 0 && isDrawn(element) ? { box, frame: 0 } : undefined;
}

/** Where the browser draws the element, in window pixels. */
export function drawnBoxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
