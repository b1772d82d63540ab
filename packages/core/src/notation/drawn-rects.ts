/**
 * Drawn rects: rects that a text claims to be on a board, before anybody checks them as an answer.
 *
 * Whatever is drawn passes as long as it lies on the board and is no more than it, so that no later
 * step has to fear a rect of a million columns or a million rects of the whole board.
 */

import { areaOf, fitsOn, formatRect, formatSize, type Rect } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, type Place } from "../base/text.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import type { Sheet } from "./notation.ts";

/** A rect, and where it stands in its text if the notation tells. */
export interface DrawnRect {
  readonly rect: Rect;
  readonly place?: Place;
}

/** Why rects cannot be on a board. */
export type DrawnRectError = InputError<"outside-board" | "too-many-cells">;

/**
 * The puzzle with the rects on it, in row-major order of their top left cells.
 *
 * Errors: `outside-board` (with the rect's top left cell), `too-many-cells` (together they have more
 * cells than the board).
 */
export function sheetWith(
  puzzle: Puzzle,
  drawn: readonly DrawnRect[],
): Result<Sheet, DrawnRectError> {
  const { size } = puzzle;
  let cells = 0;
  for (const { rect, place } of drawn) {
    const { x, y, width, height } = rect;
    const isWhole = [x, y, width, height].every(Number.isSafeInteger);
    if (!isWhole || width < 1 || height < 1 || !fitsOn(size, rect)) {
      const message = `the rectangle ${formatRect(rect)} is not on the ${formatSize(size)} board`;
      const error = { kind: "outside-board", cell: { x, y }, message } as const;
      return err(placed(error, place));
    }
    cells += areaOf(rect);
    if (cells > areaOf(size)) {
      const message = `with the rectangle ${formatRect(rect)} the rectangles have more cells than the ${formatSize(size)} board`;
      return err(placed({ kind: "too-many-cells", message }, place));
    }
  }
  if (drawn.length === 0) return ok({ puzzle });
  const rects = drawn.map(({ rect }) => rect).toSorted((a, b) => a.y - b.y || a.x - b.x);
  return ok({ puzzle, rects });
}

function placed(error: DrawnRectError, place: Place | undefined): DrawnRectError {
  if (place === undefined) return error;
  return { ...error, ...errorAt(error.kind, place, error.message) };
}
