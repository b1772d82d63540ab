/**
 * The scan: the order in which items are covered.
 *
 * The first uncovered item is covered next, so what is covered is all of the order's beginning and a few
 * items after it. The fewer these may be, the shorter are the masks and the more often the same state
 * comes up again: a board is scanned along its short side, other problems breadth first. Orders are
 * compared by their frontiers; nothing but the problem decides.
 */

import type { Cell } from "../../base/grid.ts";
import { coversOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";

/** All items in the order of the scan; of several orders that with the least frontier. */
export function scanOrder(problem: StockedCover, cells?: readonly Cell[]): Int32Array {
  const given = Int32Array.from({ length: problem.items }, (_, item) => item);
  const orders =
    cells === undefined
      ? [given, breadthFirst(problem)]
      : [
          given.toSorted((a, b) => cells[a]!.x - cells[b]!.x || cells[a]!.y - cells[b]!.y),
          given.toSorted((a, b) => cells[a]!.y - cells[b]!.y || cells[a]!.x - cells[b]!.x),
        ];
  const frontiers = orders.map((order) => frontierOf(problem, order));
  return orders[frontiers.indexOf(Math.min(...frontiers))]!;
}

/** By item: its place in the order. */
export function placesIn(order: Int32Array): Int32Array {
  const places = new Int32Array(order.length);
  for (const [place, item] of order.entries()) places[item] = place;
  return places;
}

/** The sum over all items of how long each may be covered before the scan gets to it. */
function frontierOf(problem: StockedCover, order: Int32Array): number {
  const { options, coverStarts, covers } = problem;
  const places = placesIn(order);
  const earliest = places.slice();
  for (let option = 0; option < options; option++) {
    const end = coverStarts[option + 1]!;
    let first = Infinity;
    for (let at = coverStarts[option]!; at < end; at++) {
      first = Math.min(first, places[covers[at]!]!);
    }
    for (let at = coverStarts[option]!; at < end; at++) {
      const item = covers[at]!;
      earliest[item] = Math.min(earliest[item]!, first);
    }
  }
  return places.reduce((sum, place, item) => sum + place - earliest[item]!, 0);
}

/**
 * Breadth first along options, each part of the problem from an item that is far from its first (the
 * start that Cuthill and McKee, 1969, recommend for narrow matrices).
 */
function breadthFirst(problem: StockedCover): Int32Array {
  const neighbours = neighboursOf(problem);
  const isPlaced = new Uint8Array(problem.items);
  const order: number[] = [];
  const spread = (from: number, isSeen: Uint8Array): readonly number[] => {
    const reached = [from];
    isSeen[from] = 1;
    for (const item of reached) {
      for (const next of neighbours[item]!) {
        if (isSeen[next] === 1) continue;
        isSeen[next] = 1;
        reached.push(next);
      }
    }
    return reached;
  };
  for (let item = 0; item < problem.items; item++) {
    if (isPlaced[item] === 1) continue;
    const far = spread(item, isPlaced.slice()).at(-1)!;
    order.push(...spread(far, isPlaced));
  }
  return Int32Array.from(order);
}

/** By item: the items that it shares an option with, the rarer ones first. */
function neighboursOf(problem: StockedCover): readonly (readonly number[])[] {
  const sets = Array.from({ length: problem.items }, () => new Set<number>());
  for (let option = 0; option < problem.options; option++) {
    const covers = coversOf(problem, option);
    for (const a of covers) for (const b of covers) if (a !== b) sets[a]!.add(b);
  }
  return sets.map((set) => [...set].toSorted((a, b) => sets[a]!.size - sets[b]!.size || a - b));
}
