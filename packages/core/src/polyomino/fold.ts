/**
 * Folding: the arrangements that a symmetry maps to themselves, as a cover problem of their own.
 *
 * Such an arrangement consists of whole orbits of placements. So the board is folded: the items are
 * the orbits of its cells, the options the orbits of placements whose members do not overlap, each
 * drawing from all the stocks that its members draw from. The number of these answers is what
 * Burnside's lemma sums over the group.
 */

import { runSteps, type Steps } from "../base/steps.ts";
import {
  stockedCover,
  coversOf,
  type StockedCover,
  type StockedOption,
} from "../exact-cover/stocked-cover.ts";
import { OptionImages } from "./option-images.ts";
import type { Symmetry } from "./symmetry.ts";

/**
 * The problem of which each answer is an arrangement fixed by the symmetry, and each such one is an answer.
 * What can be in no answer is left out: an orbit that draws more from a stock than there is.
 */
export function folded(problem: StockedCover, symmetry: Symmetry): StockedCover {
  return runSteps(folding(problem, symmetry, new OptionImages(problem)));
}

/** Options that are looked at in a step. */
const OPTIONS_A_STEP = 200;

/** Makes the same problem in steps. */
export function* folding(
  problem: StockedCover,
  symmetry: Symmetry,
  images: OptionImages,
): Steps<StockedCover> {
  const { itemOf, sizes } = cellOrbits(symmetry);
  const options: StockedOption[] = [];
  const isDone = new Uint8Array(problem.options);
  const times = new Int32Array(sizes.length);
  const drawn = new Int32Array(problem.stocks.length);
  for (let option = 0; option < problem.options; option++) {
    if (option % OPTIONS_A_STEP === 0) yield;
    if (isDone[option] === 1) continue;
    // Most problems use each piece once, and then only what is its own image counts.
    const stock = problem.draws[option]!;
    const isSingle = problem.stocks[stock]!.max === 1 && symmetry.pieces[stock] === stock;
    if (isSingle && !images.isFixed(option, symmetry)) continue;
    const draws: number[] = [];
    const covers: number[] = [];
    for (let member = option; isDone[member] === 0; member = images.imageOf(member, symmetry)) {
      isDone[member] = 1;
      draws.push(problem.draws[member]!);
      for (const cell of coversOf(problem, member)) {
        const item = itemOf[cell]!;
        if (times[item]!++ === 0) covers.push(item);
      }
    }
    // Members that overlap cover a cell twice, and then all cells of its orbit.
    const isWhole = covers.every((item) => times[item] === sizes[item]);
    for (const draw of draws) drawn[draw]!++;
    const isInStock = draws.every((draw) => drawn[draw]! <= problem.stocks[draw]!.max);
    if (isWhole && isInStock) options.push({ covers: covers.toSorted((x, y) => x - y), draws });
    for (const item of covers) times[item] = 0;
    for (const draw of draws) drawn[draw] = 0;
  }
  return stockedCover(sizes.length, problem.stocks, options);
}

/** The orbits of the cells, numbered by their first cells. */
function cellOrbits({ cells }: Symmetry): {
  readonly itemOf: Int32Array;
  readonly sizes: readonly number[];
} {
  const itemOf = new Int32Array(cells.length).fill(-1);
  const sizes: number[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (itemOf[first] !== -1) continue;
    let size = 0;
    for (let cell = first; itemOf[cell] === -1; cell = cells[cell]!) {
      itemOf[cell] = sizes.length;
      size++;
    }
    sizes.push(size);
  }
  return { itemOf, sizes };
}
