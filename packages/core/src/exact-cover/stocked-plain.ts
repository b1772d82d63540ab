/**
 * Plain search for stocked covers: the readable oracle.
 *
 * The first item that is not covered is covered by each option in turn, in their order, and no
 * thought is spent on what comes after. Fast engines are compared with it; it is of no other use.
 */

import type { CoverSearch } from "./engine.ts";
import { SteppedSearch, type CoverSteps } from "./stepped-search.ts";
import { coversOf, drawsOf, type StockedCover } from "./stocked-cover.ts";

/** Starts a search; a node is an option tried. An answer is its options, ascending. */
export function stockedPlainSearch(problem: StockedCover): CoverSearch {
  return new SteppedSearch(steps(problem));
}

function* steps(problem: StockedCover): CoverSteps {
  const covered = new Uint8Array(problem.items);
  const drawn = problem.stocks.map(() => 0);
  const chosen: number[] = [];
  const options = Array.from({ length: problem.options }, (_, option) => option);

  function* cover(): Generator<readonly number[] | undefined, void> {
    const item = covered.indexOf(0);
    if (item < 0) {
      if (problem.stocks.every(({ min }, stock) => drawn[stock]! >= min)) {
        yield chosen.toSorted((a, b) => a - b);
      }
      return;
    }
    for (const option of options) {
      const covers = coversOf(problem, option);
      const draws = drawsOf(problem, option);
      if (!covers.includes(item) || covers.some((each) => covered[each] === 1)) continue;
      yield;
      chosen.push(option);
      for (const each of covers) covered[each] = 1;
      for (const stock of draws) drawn[stock]!++;
      if (draws.every((stock) => drawn[stock]! <= problem.stocks[stock]!.max)) yield* cover();
      for (const stock of draws) drawn[stock]!--;
      for (const each of covers) covered[each] = 0;
      chosen.pop();
    }
  }
  yield* cover();
  return "exhausted";
}
