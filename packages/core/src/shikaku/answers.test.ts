import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessPuzzle } from "../../test/hard-boards.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import type { Answer } from "./answer.ts";
import { answers, answersAsync } from "./answers.ts";
import { plain } from "./cover-backed.ts";
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

  it("come asynchronously in the same order, with the event loop running in between", async () => {
    const found: Answer[] = [];
    for await (const answer of answersAsync(two)) found.push(answer);
    expect(found).toEqual([...answers(two)]);

    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const budget = { timeMs: 500 };
    const end = await answersAsync(endlessPuzzle(), { engine: plain, budget }).next();
    clearInterval(timer);
    expect(end).toEqual({ done: true, value: { outcome: "stopped", why: "time" } });
    expect(ticks).toBeGreaterThan(1);
  });
});
