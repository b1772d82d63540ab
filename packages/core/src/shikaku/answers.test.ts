import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessPuzzle } from "../../test/hard-boards.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { answers } from "./answers.ts";
import { plain } from "./plain.ts";
import { solve } from "./solve.ts";

const two = validPuzzle([
  [2, 0],
  [0, 2],
]);

describe("the answers of a puzzle", () => {
  it("come one by one, and end when there are no more", () => {
    const enumeration = answers(two);
    expect([enumeration.next().done, enumeration.next().done]).toEqual([false, false]);
    expect(enumeration.next()).toEqual({ done: true, value: { outcome: "exhausted" } });
  });

  it("need not be asked for to the end", () => {
    for (const answer of answers(two)) {
      expect(answer).toHaveLength(2);
      break;
    }
  });

  it("are those that solve collects, in its order", () => {
    fc.assert(
      fc.property(puzzles(5), ({ puzzle }) => {
        expect([...answers(puzzle)]).toEqual(solve(puzzle, { limit: 1e6 }).answers);
      }),
    );
  });

  it("end where the budget does, and say so", () => {
    const enumeration = answers(endlessPuzzle(), { engine: plain, budget: { nodes: 1000 } });
    expect(enumeration.next()).toEqual({ done: true, value: { outcome: "stopped", why: "nodes" } });
  });
});
