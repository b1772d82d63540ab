/**
 * Marks: what the drawing on a board consists of, as plain data.
 *
 * The background decides what is to be seen, the content script where and how it looks. No two kinds
 * differ by colour alone.
 */

import type { Cell, Rect } from "@shikiri/core";

/** A region of an answer, with its colour from 0 to 3; neighbours have different ones. */
export interface DrawnRegion extends Rect {
  readonly colour: number;
}

/**
 * - `region`: a region of the answer.
 * - `fixed`: the rectangle that a hint names.
 * - `reason`: a candidate that a deduction looks at; `removed`: one that it crosses out.
 * - `wrong`: a rectangle of the player's that is in no answer.
 * - `cell`: a cell to look at; `clue`: a clue to look at.
 */
export type Mark =
  | ({ readonly kind: "region" } & DrawnRegion)
  | ({ readonly kind: "fixed" | "reason" | "removed" | "wrong" } & Rect)
  | ({ readonly kind: "cell" | "clue" } & Cell);
