/**
 * The plan: which rectangles of an answer are to be drawn, after what the player has drawn already.
 *
 * What is right stays untouched. One rectangle is left for the player, so that the page, which may submit
 * a finished board by itself, has none to submit; it has more than one cell where there is such a one,
 * since a page might take the single ones for drawn.
 */

import { areaOf, isSameRect, type Rect } from "@shikiri/core";
import { meets } from "../drawn.ts";

/** What filling a board comes to. */
export interface Plan {
  /** The rectangles to be drawn, in this order; perhaps none. */
  readonly draw: readonly Rect[];
  /** The one that is left for the player; undefined if all are drawn already. */
  readonly left: Rect | undefined;
  /** How many of the player's rectangles are in the way. */
  readonly replaced: number;
}

/** The plan for a board with this answer, on which this is drawn. */
export function planFor(answer: readonly Rect[], drawn: readonly Rect[]): Plan {
  const missing = answer.filter((rect) => !drawn.some((known) => isSameRect(known, rect)));
  const left = missing.findLast((rect) => areaOf(rect) > 1) ?? missing.at(-1);
  const draw = missing.filter((rect) => rect !== left);
  const isInTheWay = (known: Rect): boolean => draw.some((rect) => meets(known, rect));
  return { draw, left, replaced: drawn.filter(isInTheWay).length };
}
