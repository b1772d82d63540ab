/**
 * Cutting a board into rects that are good to look at and to solve.
 *
 * Rects first grow from random cells until they reach a random area or meet a neighbour. What is
 * left between them is small, so small rects are then cut anew together with some of their
 * neighbours (`tile.ts`): all that are below the least area, and most of those of two or three
 * cells, of which published puzzles have few. Growing makes large rects, cutting anew joins them
 * without seams; neither leaves the long straight lines that halving a board again and again would.
 *
 * A symmetric dissection is its own half turn: whatever is added or cut anew is so on both sides.
 */

import { areaOf, type Rect, type Size } from "../../base/grid.ts";
import type { Random } from "../../base/random.ts";
import type { Steps } from "../../base/steps.ts";
import type { Bounds } from "./bounds.ts";
import { Dissection, halfTurn, NOBODY } from "./dissection.ts";
import { isStrip, tile } from "./tile.ts";

/** What a dissection is to be like. */
export interface Style {
  readonly bounds: Bounds;
  /** Whether plots of two cells are kept only where they cannot be cut anew. */
  readonly fewTwos: boolean;
  readonly isSymmetric: boolean;
}

/** How often, for each plot there is, one that is too small may be cut anew. */
const MOST_RECUTS = 40;

/**
 * A random dissection; undefined when cutting anew did not bring all plots to the least area, or
 * when no rect within the bounds can be in the middle of a symmetric one. Yields after each patch
 * that is cut anew, since where areas are nearly alike there are many, most of them in vain.
 */
export function* cut(size: Size, style: Style, random: Random): Steps<Dissection | undefined> {
  const dissection = new Dissection(size);
  if (style.isSymmetric && size.width % 2 === 1 && size.height % 2 === 1) {
    const middles = middleRects(size, style.bounds);
    if (middles.length === 0) return undefined;
    dissection.add(random.pick(middles));
  }
  const order = random.shuffle(Int32Array.from({ length: areaOf(size) }, (_, cell) => cell));
  for (const cell of order) {
    if (dissection.owners[cell] !== NOBODY) continue;
    const rect = grow(dissection, cell, style, random);
    dissection.add(rect);
    if (style.isSymmetric) dissection.add(halfTurn(size, rect));
  }
  if (!(yield* mend(dissection, style, random))) return undefined;
  yield* coarsen(dissection, style, random);
  return dissection;
}

/** The rects around the middle cell that are their own half turns, on a board that has that cell. */
function middleRects(size: Size, { least, most, widest, tallest }: Bounds): readonly Rect[] {
  const rects: Rect[] = [];
  for (let width = 1; width <= widest; width += 2) {
    for (let height = 1; height <= tallest; height += 2) {
      const area = width * height;
      if (area < least || area > most) continue;
      rects.push({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height });
    }
  }
  return rects;
}

/** The rect that grows from a free cell, a row or a column at a time, towards a random area. */
function grow(
  dissection: Dissection,
  cell: number,
  { bounds: { least, most, widest, tallest }, isSymmetric }: Style,
  random: Random,
): Rect {
  const { size } = dissection;
  const span = most - least + 1;
  // Mostly small, sometimes any area.
  const target = least + random.below(random.below(4) === 0 ? span : 1 + random.below(span));
  const canBe = (whole: Rect, added: Rect): boolean =>
    areaOf(whole) <= target &&
    whole.width <= widest &&
    whole.height <= tallest &&
    dissection.isFree(added) &&
    !(isSymmetric && meet(whole, halfTurn(size, whole)));
  let rect: Rect = { x: cell % size.width, y: Math.floor(cell / size.width), width: 1, height: 1 };
  const sides: Side[] = ["left", "right", "top", "bottom"];
  while (sides.length > 0) {
    const at = random.below(sides.length);
    const { whole, added } = extended(rect, sides[at]!);
    if (!canBe(whole, added)) sides.splice(at, 1);
    // A strip that could still become broader usually does.
    else if (sides.length === 1 || !isStrip(whole) || random.below(3) === 0) rect = whole;
  }
  return rect;
}

type Side = "left" | "right" | "top" | "bottom";

/** The rect with one more row or column at a side, and what is added alone. */
function extended(rect: Rect, side: Side): { readonly whole: Rect; readonly added: Rect } {
  const { x, y, width, height } = rect;
  const isAcross = side === "left" || side === "right";
  const corner = { x: side === "left" ? x - 1 : x, y: side === "top" ? y - 1 : y };
  const whole = isAcross
    ? { ...corner, width: width + 1, height }
    : { ...corner, width, height: height + 1 };
  const added = isAcross
    ? { x: side === "left" ? x - 1 : x + width, y, width: 1, height }
    : { x, y: side === "top" ? y - 1 : y + height, width, height: 1 };
  return { whole, added };
}

/** Whether two rects, of which one is the other's half turn, have a cell in common. */
function meet(one: Rect, other: Rect): boolean {
  const far = { x: other.x + other.width - 1, y: other.y + other.height - 1 };
  const end = { x: one.x + one.width - 1, y: one.y + one.height - 1 };
  return other.x <= end.x && other.y <= end.y && one.x <= far.x && one.y <= far.y;
}

/** Cuts anew until no plot is below the least area; false when that did not come about. */
function* mend(dissection: Dissection, style: Style, random: Random): Steps<boolean> {
  const { plots } = dissection;
  const { least } = style.bounds;
  for (let left = MOST_RECUTS * plots.length; left > 0; left--) {
    const small = plots.findIndex((plot) => areaOf(plot) < least);
    if (small < 0) return true;
    yield;
    // Where no patch has room for it, the small plot moves on to another place.
    if (!recut(dissection, small, style, random)) recut(dissection, small, style, random, true);
  }
  return false;
}

/** Cuts most plots of two and three cells anew into larger ones, where that is possible. */
function* coarsen(dissection: Dissection, style: Style, random: Random): Steps<void> {
  const { bounds } = style;
  const larger = [4, 3, 2]
    .filter((least) => least > bounds.least && least <= bounds.most)
    .map((least): Style => ({ ...style, bounds: { ...bounds, least } }));
  for (let at = dissection.plots.length - 1; at >= 0; at--) {
    const plot = dissection.plots[at];
    if (plot === undefined || areaOf(plot) > 3) continue;
    const isTooMany = areaOf(plot) === 1 || (style.fewTwos && areaOf(plot) === 2);
    if (random.below(isTooMany ? 8 : 2) === 0) continue;
    for (let tries = isTooMany ? 4 : 1; tries > 0; tries--) {
      yield;
      if (larger.some((each) => recut(dissection, at, each, random))) break;
    }
  }
}

/** Cuts a plot and up to four of its neighbours anew; false if it stays. */
function recut(
  dissection: Dissection,
  place: number,
  { bounds, isSymmetric }: Style,
  random: Random,
  keepsSmall = false,
): boolean {
  const { size, plots, owners } = dissection;
  const neighbours = random.shuffle(dissection.neighboursOf(place));
  const places = [place, ...neighbours.slice(0, 1 + random.below(4))];
  const twins = isSymmetric
    ? places.map((each) => owners[owners.length - 1 - plots[each]!.cell]!)
    : [];
  if (twins.some((twin) => places.includes(twin))) return false;
  const small = places.filter((each) => areaOf(plots[each]!) < bounds.least);
  const patch = {
    cells: dissection.cellsOf(places),
    stride: size.width,
    bounds,
    exceptions: keepsSmall ? small.length : 0,
  };
  const rects = tile(patch, random);
  if (rects === undefined) return false;
  const turned = isSymmetric ? rects.map((rect) => halfTurn(size, rect)) : [];
  dissection.replace([...places, ...twins], [...rects, ...turned]);
  return true;
}
