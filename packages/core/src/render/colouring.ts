/**
 * Colours for regions, so that a drawing shows them apart.
 *
 * Regions on a board are faces of a planar map, and pieces that are in one part each are too; four
 * colours therefore suffice (Appel & Haken 1976), and no more than four are ever given.
 */

import { Meter, type Budget, type StopReason } from "../base/budget.ts";
import { DEFAULT_BUDGET, runInTurns, type Decision, type Watcher } from "../base/decide.ts";
import type { Rect } from "../base/grid.ts";
import { metered, runSteps, type Steps } from "../base/steps.ts";
import { findFourColours } from "./four-colour.ts";
import { findNeighbours, ownersOf } from "./owners.ts";

/**
 * A colour from 0 to 3 for each rect, different for two that share the side of a cell. The rects do
 * not overlap; they need not cover a board. Equal rects in equal order get equal colours.
 */
export function colourRegions(rects: readonly Rect[]): readonly number[] {
  return runSteps(findColours(rects));
}

/** The colours of {@link colourRegions}, or why they were not all found. */
export type ColourOutcome =
  | { readonly outcome: "known"; readonly colours: readonly number[] }
  | { readonly outcome: "stopped"; readonly why: StopReason };

/** Finds what {@link colourRegions} finds, in short turns between which the event loop runs. */
export function colourRegionsAsync(
  rects: readonly Rect[],
  options: { readonly budget?: Budget } & Watcher = {},
): Promise<ColourOutcome> {
  return runInTurns(colouring(rects, options.budget ?? DEFAULT_BUDGET), options);
}

function* colouring(rects: readonly Rect[], budget: Budget): Decision<ColourOutcome> {
  const found = yield* metered(findColours(rects), new Meter(budget));
  return found.outcome === "stopped" ? found : { outcome: "known", colours: found.value };
}

function* findColours(rects: readonly Rect[]): Steps<readonly number[]> {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const rect of rects) {
    left = Math.min(left, rect.x);
    top = Math.min(top, rect.y);
    right = Math.max(right, rect.x + rect.width);
    bottom = Math.max(bottom, rect.y + rect.height);
  }
  if (rects.length === 0) return [];
  const size = { width: right - left, height: bottom - top };
  const moved = rects.map(({ x, y, width, height }) => ({
    x: x - left,
    y: y - top,
    width,
    height,
  }));
  const neighbours = yield* findNeighbours(size, ownersOf(size, moved), rects.length);
  return yield* findFourColours(neighbours);
}
