import { describe, expect, it } from "vitest";
import { answersOf } from "../../test/random-covers.ts";
import { plainSearch } from "./plain-search.ts";
import { coverProblem } from "./problem.ts";

describe("plain search", () => {
  it("finds the one exact cover of Knuth's example", () => {
    const options = [
      [2, 4],
      [0, 3, 6],
      [1, 2, 5],
      [0, 3, 5],
      [1, 6],
      [3, 4, 6],
    ];
    expect(answersOf(plainSearch, coverProblem(7, 0, options))).toEqual([[0, 3, 4]]);
  });

  it("gives its answers in the order of the options it tries", () => {
    const problem = coverProblem(2, 0, [[0], [1], [0], [1]]);
    expect(answersOf(plainSearch, problem)).toEqual([
      [0, 1],
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
  });

  it("counts each option that it tries as a node, and pauses when they are spent", () => {
    const search = plainSearch(coverProblem(1, 0, [[0], [0]]));
    expect(search.advance(0)).toBe("paused");
    expect([search.advance(1), search.nodes]).toEqual(["answer", 1]);
    expect([search.advance(0), search.nodes]).toEqual(["paused", 1]);
    expect([search.advance(9), search.nodes]).toEqual(["answer", 2]);
    expect([search.advance(9), search.nodes]).toEqual(["exhausted", 2]);
  });
});
