/**
 * The plan: which rectangles of an answer are to be drawn, after what the player has drawn already.
 *
 * What is right stays untouched. One rectangle is left for the player, so that the page, which may submit
 * a finished board by itself, has none to submit; it has more than one cell where there is such a one,
 * since a page might take the single ones for drawn. And it is one over which the page paints nothing:
 * what is painted may be drawn, whatever the page's game tells.
 */

import { areaOf, isSameRect, type Rect } from "@shikiri/core";
import { meets } from "../drawn.ts";

/** What filling a board comes to. */
export interface Plan {
  /** The rectangles to be drawn, in this order; perhaps none. */
  readonly draw: readonly Rect[];
  /** The one that is left for the player; undefined if all are drawn already, or all may be. */
  readonly left: Rect | undefined;
  /** Whether all are drawn already. */
  readonly isComplete: boolean;
  /** How many of the player's rectangles are in the way. */
  readonly replaced: number;
}

/** The plan for a board with this answer, on which this is drawn, and where something is painted. */
export function planFor(
  answer: readonly Rect[],
  drawn: readonly Rect[],
  isPainted: (rect: Rect) => boolean,
): Plan {
  const missing = answer.filter((rect) => !drawn.some((known) => isSameRect(known, rect)));
  const open = missing.filter(
    (rect) => drawn.some((each) => meets(each, rect)) || !isPainted(rect),
  );
  const left = open.findLast((rect) => areaOf(rect) > 1) ?? open.at(-1);
  const draw = left === undefined ? [] : missing.filter((rect) => rect !== left);
  const isInTheWay = (known: Rect): boolean => draw.some((rect) => meets(known, rect));
  return {
    draw,
    left,
    isComplete: missing.length === 0,
    replaced: drawn.filter(isInTheWay).length,
  };
}
