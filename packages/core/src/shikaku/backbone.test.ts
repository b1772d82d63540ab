import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { isSameRect } from "../base/grid.ts";
import { backbone, backboneAsync } from "./backbone.ts";
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
    expect(backbone(puzzle)).toEqual({ outcome: "known", regions: [] });
  });

  it("does not exist when there is no answer", () => {
    const puzzle = validPuzzle([
      [0, 3],
      [1, 0],
    ]);
    expect(backbone(puzzle)).toEqual({ outcome: "none" });
  });

  it("claims nothing when the budget ends first", () => {
    const puzzle = validPuzzle([
      [2, 0],
      [0, 2],
    ]);
    expect(backbone(puzzle, { budget: { nodes: 3 } })).toEqual({
      outcome: "stopped",
      why: "nodes",
    });
    expect(backbone(puzzle, { budget: { signal: { aborted: true } } })).toEqual({
      outcome: "stopped",
      why: "aborted",
    });
  });

  it("is the intersection of all answers, enumerated one by one", async () => {
    await fc.assert(
      fc.asyncProperty(puzzles(6), async ({ puzzle }) => {
        const [first, ...others] = solve(puzzle, { limit: 1e6 }).answers;
        const common = first!.filter((region) =>
          others.every((other) => other.some((rect) => isSameRect(rect, region))),
        );
        expect(backbone(puzzle)).toEqual({ outcome: "known", regions: common });
        expect(await backboneAsync(puzzle)).toEqual({ outcome: "known", regions: common });
      }),
      runs(300),
    );
  });
});
