/**
 * Folding: the arrangements that a symmetry maps to themselves, as a cover problem of their own.
 *
 * Such an arrangement consists of whole orbits of placements. So the board is folded: the items are
 * the orbits of its cells, the options the orbits of placements whose members do not overlap, each
 * drawing from all the stocks that its members draw from. The number of these answers is what
 * Burnside's lemma sums over the group.
 */

import {
  stockedCover,
  coversOf,
  drawsOf,
  type StockedCover,
  type StockedOption,
} from "../exact-cover/stocked-cover.ts";
import type { Symmetry } from "./symmetry.ts";

/** The problem of which each answer is an arrangement fixed by the symmetry, and each such one is an answer. */
export function folded(problem: StockedCover, symmetry: Symmetry): StockedCover {
  const { itemOf, sizes } = cellOrbits(symmetry);
  const placements = new Map<string, number>();
  for (let option = 0; option < problem.options; option++) {
    placements.set(nameOf(drawsOf(problem, option), coversOf(problem, option)), option);
  }
  const imageOf = (option: number): number => {
    const draws = drawsOf(problem, option).map((piece) => symmetry.pieces[piece]!);
    const covers = coversOf(problem, option).map((cell) => symmetry.cells[cell]!);
    return placements.get(nameOf(draws, covers))!;
  };
  const options: StockedOption[] = [];
  const isDone = new Uint8Array(problem.options);
  for (let option = 0; option < problem.options; option++) {
    if (isDone[option] === 1) continue;
    const draws: number[] = [];
    const cellsIn = new Map<number, number>();
    for (let member = option; isDone[member] === 0; member = imageOf(member)) {
      isDone[member] = 1;
      draws.push(...drawsOf(problem, member));
      for (const cell of coversOf(problem, member)) {
        const item = itemOf[cell]!;
        cellsIn.set(item, (cellsIn.get(item) ?? 0) + 1);
      }
    }
    // Members that overlap cover a cell twice, and then all cells of its orbit.
    const isWhole = [...cellsIn].every(([item, count]) => count === sizes[item]);
    if (isWhole) options.push({ covers: [...cellsIn.keys()].toSorted((a, b) => a - b), draws });
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

function nameOf(draws: Int32Array, covers: Int32Array): string {
  return `${draws.toSorted().join()}:${covers.toSorted().join()}`;
}
