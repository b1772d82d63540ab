import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { unsolvablePuzzle } from "../../test/hard-boards.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { isSameRect, type Rect } from "../base/grid.ts";
import type { Region } from "./answer.ts";
import { backbone, backboneAsync } from "./backbone.ts";
import { candidatesOf } from "./candidates.ts";
import { plain } from "./cover-backed.ts";
import { solve } from "./solve.ts";

describe("the backbone", () => {
  it("is the whole answer of a puzzle that has only one", () => {
    const puzzle = validPuzzle([
      [2, 0],
      [2, 0],
    ]);
    expect(backbone(puzzle)).toMatchObject({
      outcome: "known",
      regions: [
        { x: 0, y: 0, width: 2, height: 1 },
        { x: 0, y: 1, width: 2, height: 1 },
      ],
    });
  });

  it("is what all answers share when there are several", () => {
    const puzzle = validPuzzle([
      [2, 0, 1],
      [0, 2, 1],
    ]);
    expect(solve(puzzle).outcome).toBe("multiple");
    expect(backbone(puzzle)).toMatchObject({
      outcome: "known",
      regions: [
        { x: 2, y: 0, width: 1, height: 1 },
        { x: 2, y: 1, width: 1, height: 1 },
      ],
    });
  });

  it("is empty when the answers share nothing", () => {
    const puzzle = validPuzzle([
      [2, 0],
      [0, 2],
    ]);
    expect(backbone(puzzle)).toEqual({ outcome: "known", regions: [], impossible: [] });
  });

  it("names the candidates that no answer has", () => {
    const puzzle = validPuzzle([
      [0, 0, 4, 0],
      [2, 2, 0, 0],
    ]);
    expect(backbone(puzzle)).toMatchObject({
      outcome: "known",
      regions: [{ x: 2, y: 0, width: 2, height: 2 }, {}, {}],
      impossible: [
        { x: 0, y: 0, width: 4, height: 1 },
        { x: 1, y: 1, width: 2, height: 1 },
      ],
    });
  });

  it("does not exist when there is no answer", () => {
    expect(backbone(unsolvablePuzzle())).toEqual({ outcome: "none" });
  });

  it("claims nothing when the budget ends first", () => {
    const puzzle = validPuzzle([
      [2, 0],
      [0, 2],
    ]);
    expect(backbone(puzzle, { budget: { nodes: 1 } })).toEqual({
      outcome: "stopped",
      why: "nodes",
    });
    expect(backbone(puzzle, { budget: { signal: { aborted: true } } })).toEqual({
      outcome: "stopped",
      why: "aborted",
    });
  });

  it("is, of all answers enumerated one by one, what all have and what none has", async () => {
    await fc.assert(
      fc.asyncProperty(anyPuzzles(6), async (puzzle) => {
        const outcome = solve(puzzle, { engine: plain, limit: 5000, budget: { nodes: 1e5 } });
        fc.pre(outcome.outcome !== "stopped" && outcome.answers.length < 5000);
        const answers: readonly (readonly Region[])[] = outcome.answers;
        const expected = {
          outcome: "known",
          regions: answers[0]?.filter((region) => answers.every((other) => isIn(other, region))),
          impossible: puzzle.clues.flatMap((clue) =>
            candidatesOf(puzzle, clue)
              .filter((rect) => !answers.some((answer) => isIn(answer, rect)))
              .map((rect) => ({ ...rect, clue })),
          ),
        };
        const found = answers.length === 0 ? { outcome: "none" } : expected;
        expect(backbone(puzzle)).toEqual(found);
        expect(await backboneAsync(puzzle)).toEqual(found);
      }),
      runs(300),
    );
  });
});

function isIn(answer: readonly Region[], rect: Rect): boolean {
  return answer.some((region) => isSameRect(region, rect));
}
