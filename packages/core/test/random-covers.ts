/** Random exact cover problems, and every answer of a small one by the definition. */

import * as fc from "fast-check";
import type { CoverEngine } from "../src/exact-cover/engine.ts";
import { coverProblem, itemsOf, type CoverProblem } from "../src/exact-cover/problem.ts";

/** Problems with up to `primary` primary and two secondary items and up to `options` options. */
export function covers(primary: number, options: number): fc.Arbitrary<CoverProblem> {
  return fc
    .record({ primary: fc.nat(primary), secondary: fc.nat(2) })
    .filter((sizes) => sizes.primary + sizes.secondary > 0)
    .chain((sizes) => {
      const item = fc.nat(sizes.primary + sizes.secondary - 1);
      const option = fc.uniqueArray(item, { minLength: 1, maxLength: 4 });
      return fc
        .array(option, { maxLength: options })
        .map((list) => coverProblem(sizes.primary, sizes.secondary, list));
    });
}

/** All answers that an engine gives, in its order, advanced by so many nodes at a time. */
export function answersOf(
  engine: CoverEngine,
  problem: CoverProblem,
  nodes = 1000,
): (readonly number[])[] {
  const search = engine(problem);
  const answers: (readonly number[])[] = [];
  for (;;) {
    const progress = search.advance(nodes);
    if (progress === "answer") answers.push(search.answer);
    if (progress === "exhausted") return answers;
    if (progress === "out-of-memory") throw new Error("out of memory");
  }
}

/**
 * Every exact cover: each of the 2^n subsets of the options is tried. Options without a primary
 * item are never needed, so no answer has one.
 */
export function everyCover(problem: CoverProblem): number[][] {
  const { primary, secondary, options } = problem;
  const answers: number[][] = [];
  for (let subset = 0; subset < 2 ** options; subset++) {
    const chosen = Array.from({ length: options }, (_, option) => option).filter(
      (option) => (subset >> option) % 2 === 1,
    );
    if (chosen.some((option) => itemsOf(problem, option).every((item) => item >= primary)))
      continue;
    const times = Array.from({ length: primary + secondary }, () => 0);
    for (const option of chosen) for (const item of itemsOf(problem, option)) times[item]!++;
    if (times.every((count, item) => (item < primary ? count === 1 : count <= 1))) {
      answers.push(chosen);
    }
  }
  return answers;
}
