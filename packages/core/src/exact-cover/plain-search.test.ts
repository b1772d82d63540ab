import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { plainSearch } from "./plain-search.ts";
import type { CoverProblem, Option } from "./problem.ts";

describe("plain search", () => {
  it("finds the one exact cover of Knuth's example", () => {
    const problem = {
      primary: 7,
      secondary: 0,
      options: [
        [2, 4],
        [0, 3, 6],
        [1, 2, 5],
        [0, 3, 5],
        [1, 6],
        [3, 4, 6],
      ],
    };
    expect(answersOf(problem)).toEqual([[0, 3, 4]]);
  });

  it("covers secondary items at most once, and need not cover them at all", () => {
    const options = [[0, 2], [1, 2], [0], [1, 3]];
    expect(answersOf({ primary: 2, secondary: 2, options })).toEqual([
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
  });

  it("has one answer, without options, for a problem without primary items", () => {
    expect(answersOf({ primary: 0, secondary: 1, options: [[0]] })).toEqual([[]]);
  });

  it("has no answer when nothing covers an item", () => {
    expect(answersOf({ primary: 2, secondary: 0, options: [[0]] })).toEqual([]);
  });

  it("finds exactly the answers that trying every subset of the options finds, each once", () => {
    fc.assert(
      fc.property(problems(), (problem) => {
        const found = answersOf(problem);
        expect(found.map(String).toSorted()).toEqual(everyCover(problem).map(String).toSorted());
      }),
      runs(2000),
    );
  });

  it("finds the same answers in the same order however few nodes it is given at a time", () => {
    fc.assert(
      fc.property(problems(), fc.integer({ min: 1, max: 3 }), (problem, nodes) => {
        expect(answersOf(problem, nodes)).toEqual(answersOf(problem));
      }),
    );
  });

  it("pauses when its nodes are spent, and stays exhausted once it is", () => {
    const search = plainSearch({ primary: 1, secondary: 0, options: [[0], [0]] });
    expect(search.advance(0)).toBe("paused");
    expect([search.advance(1), search.nodes]).toEqual(["answer", 1]);
    expect([search.advance(0), search.nodes]).toEqual(["paused", 1]);
    expect([search.advance(9), search.nodes]).toEqual(["answer", 2]);
    expect([search.advance(9), search.advance(9), search.nodes]).toEqual([
      "exhausted",
      "exhausted",
      2,
    ]);
  });

  it("leaves an answer as it is when it goes on", () => {
    const search = plainSearch({ primary: 1, secondary: 0, options: [[0], [0]] });
    search.advance(1);
    const { answer } = search;
    search.advance(1);
    expect([answer, search.answer]).toEqual([[0], [1]]);
  });

  it("does not run out of stack on ten thousand forced choices", () => {
    const length = 10_000;
    const options = Array.from({ length }, (_, item) => [item]);
    const search = plainSearch({ primary: length, secondary: 0, options });
    expect(search.advance(length)).toBe("answer");
    expect(search.answer).toHaveLength(length);
  });
});

function answersOf(problem: CoverProblem, nodes = 1000): (readonly number[])[] {
  const search = plainSearch(problem);
  const answers: (readonly number[])[] = [];
  for (;;) {
    const progress = search.advance(nodes);
    if (progress === "answer") answers.push(search.answer);
    if (progress === "exhausted") return answers;
  }
}

/** Small problems with some primary and secondary items and up to ten options. */
function problems(): fc.Arbitrary<CoverProblem> {
  return fc
    .record({ primary: fc.nat(5), secondary: fc.nat(2) })
    .filter(({ primary, secondary }) => primary + secondary > 0)
    .chain(({ primary, secondary }) => {
      const item = fc.nat(primary + secondary - 1);
      const option = fc.uniqueArray(item, { minLength: 1, maxLength: 4 });
      const options = fc.array(option, { maxLength: 10 });
      return fc.record({
        primary: fc.constant(primary),
        secondary: fc.constant(secondary),
        options,
      });
    });
}

/** Every exact cover, by the definition: each of the 2^n subsets is tried; [] covers nothing. */
function everyCover({ primary, secondary, options }: CoverProblem): number[][] {
  const covers: number[][] = [];
  // Options without a primary item are never needed, and a search by primary items never takes them.
  const useful = (option: Option): boolean => option.some((item) => item < primary);
  for (let subset = 0; subset < 2 ** options.length; subset++) {
    const chosen = [...options.keys()].filter((option) => (subset >> option) % 2 === 1);
    if (!chosen.every((option) => useful(options[option]!))) continue;
    const times = Array.from({ length: primary + secondary }, () => 0);
    for (const option of chosen) for (const item of options[option]!) times[item]!++;
    if (times.every((count, item) => (item < primary ? count === 1 : count <= 1))) {
      covers.push(chosen);
    }
  }
  return covers;
}
