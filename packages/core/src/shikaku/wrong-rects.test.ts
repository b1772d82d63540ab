import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { runs } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { contains, type Rect } from "../base/grid.ts";
import { solve } from "./solve.ts";
import { wrongRects } from "./wrong-rects.ts";

const SEVERAL = validPuzzle([
  [2, 0, 0, 2],
  [0, 2, 2, 0],
]);

function wrongOf(...drawn: readonly Rect[]): readonly Rect[] {
  const found = wrongRects(SEVERAL, drawn);
  if (found.outcome !== "known") throw new Error(found.outcome);
  return found.wrong;
}

const rects = fc.record({ x: fc.nat(5), y: fc.nat(5), width: fc.nat(5), height: fc.nat(5) });

describe("wrong is what is drawn", () => {
  it("and holds no clue, several, or one of another area", () => {
    const noClue = { x: 1, y: 0, width: 2, height: 1 };
    const twoClues = { x: 1, y: 1, width: 2, height: 1 };
    const tooSmall = { x: 0, y: 0, width: 1, height: 1 };
    expect(wrongOf(noClue, twoClues, tooSmall)).toEqual([noClue, twoClues, tooSmall]);
  });

  it("and leaves the board, wherever it would come up again", () => {
    const beside = { x: 4, y: -1, width: 2, height: 1 };
    expect(wrongOf({ x: 0, y: 0, width: 2, height: 1 }, beside)).toEqual([beside]);
  });

  it("twice, each time", () => {
    const wrong = { x: 0, y: 0, width: 1, height: 1 };
    expect(wrongOf(wrong, wrong)).toEqual([wrong, wrong]);
  });

  it("not if some answer has it, though no other does", () => {
    expect(
      wrongOf({ x: 0, y: 0, width: 2, height: 1 }, { x: 0, y: 0, width: 1, height: 2 }),
    ).toEqual([]);
  });

  it("and is in none of all answers, exactly", () => {
    fc.assert(
      fc.property(anyPuzzles(5), fc.array(rects, { maxLength: 8 }), (puzzle, drawn) => {
        const { outcome, answers } = solve(puzzle, { limit: 500 });
        fc.pre(outcome !== "stopped" && answers.length < 500);
        const right = [...drawn, ...(answers.at(-1) ?? [])];
        const isIn = (rect: Rect): boolean =>
          answers.flat().some((region) => contains(region, rect) && text(region) === text(rect));
        expect(wrongRects(puzzle, right)).toEqual(
          answers.length === 0
            ? { outcome: "none" }
            : {
                outcome: "known",
                wrong: right.filter((rect) => !isIn(rect)),
                answers: answers.length === 1 ? "one" : "several",
              },
        );
      }),
      runs(200),
    );
  });
});

it("stops by the budget", () => {
  expect(wrongRects(SEVERAL, [], { budget: { timeMs: 0 } })).toEqual({
    outcome: "stopped",
    why: "time",
  });
});

function text({ x, y, width, height }: Rect): string {
  return [x, y, width, height].join();
}
