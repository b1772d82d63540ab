/** Images of whole arrangements: what symmetries do, tried out on lists of options. */

import { coversOf, drawsOf, type StockedCover } from "../src/exact-cover/stocked-cover.ts";
import type { Symmetry } from "../src/polyomino/symmetry.ts";

/** The image of an answer, given as its options, as its options joined. */
export function imageOf(
  problem: StockedCover,
  { cells, pieces }: Symmetry,
  answer: readonly number[],
): string {
  return answer
    .map((option) => {
      const piece = pieces[drawsOf(problem, option)[0]!]!;
      const covers = Array.from(coversOf(problem, option), (cell) => cells[cell]!).toSorted(
        (a, b) => a - b,
      );
      for (let image = 0; image < problem.options; image++) {
        if (drawsOf(problem, image)[0] !== piece) continue;
        if (coversOf(problem, image).toSorted().join() === covers.join()) return image;
      }
      throw new Error(`option ${option} has no image`);
    })
    .toSorted((a, b) => a - b)
    .join();
}

/** How many orbits the answers fall into under the group, by the least image of each. */
export function orbitsOf(
  problem: StockedCover,
  group: readonly Symmetry[],
  answers: readonly (readonly number[])[],
): number {
  const least = answers.map(
    (answer) => group.map((symmetry) => imageOf(problem, symmetry, answer)).toSorted()[0]!,
  );
  return new Set(least).size;
}
