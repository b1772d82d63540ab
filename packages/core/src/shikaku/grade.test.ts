import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { runs, within } from "../../test/runs.ts";
import { symmetricTwins } from "../../test/symmetries.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { grade, gradeAsync } from "./grade.ts";
import { solve } from "./solve.ts";

describe("the grade of a puzzle with one answer", () => {
  it("is the tier of the hardest rule, with what was used on the way", () => {
    const puzzle = validPuzzle([
      [0, 4],
      [0, 0],
      [0, 2],
    ]);
    expect(grade(puzzle)).toEqual({
      outcome: "unique",
      tier: "gentle",
      hardestRule: "last-candidate",
      steps: 2,
      uses: { "only-shape": 1, "last-candidate": 1 },
      rounds: [
        { rule: "only-shape", open: 1 },
        { rule: "last-candidate", open: 1 },
      ],
    });
  });

  it("counts what stands open together in one round", () => {
    const puzzle = validPuzzle([
      [3, 0, 0],
      [0, 3, 0],
    ]);
    expect(grade(puzzle)).toMatchObject({ rounds: [{ rule: "only-shape", open: 2 }] });
  });

  it("is easy where a cell that one rectangle covers is needed", () => {
    expect(
      grade(
        validPuzzle([
          [0, 1],
          [0, 2],
          [3, 0],
          [0, 2],
        ]),
      ),
    ).toMatchObject({ tier: "easy" });
  });

  it("is steady where shared cells or sole reach are needed", () => {
    const puzzle = validPuzzle([
      [3, 0, 0, 2, 0],
      [0, 4, 0, 1, 2],
      [0, 0, 3, 0, 0],
    ]);
    expect(grade(puzzle)).toMatchObject({ tier: "steady", hardestRule: "sole-reach" });
  });

  it("is hard where a cell would be stranded, or regions are counted", () => {
    const puzzle = validPuzzle([
      [0, 0, 4, 0, 2],
      [2, 0, 0, 0, 0],
      [0, 1, 0, 4, 1],
      [2, 0, 3, 0, 1],
    ]);
    expect(grade(puzzle)).toMatchObject({ tier: "hard", hardestRule: "stranded-cell" });
  });

  it("is fierce where an assumption is needed", () => {
    const puzzle = validPuzzle([
      [0, 2, 0, 4, 0, 4],
      [3, 0, 0, 0, 2, 0],
      [0, 3, 0, 0, 2, 0],
      [2, 0, 2, 0, 0, 0],
    ]);
    expect(grade(puzzle)).toMatchObject({ tier: "fierce", hardestRule: "assumption" });
  });

  it(
    "is the same for all boards that turn or mirror into each other",
    () => {
      fc.assert(
        fc.property(anyPuzzles(7), (puzzle) => {
          const [own, ...others] = symmetricTwins(puzzle).map((twin) => grade(twin));
          expect(others).toEqual(others.map(() => own));
        }),
        runs(150),
      );
    },
    within(30_000),
  );
});

describe("a puzzle without one answer", () => {
  it("has no grade when it has several", () => {
    expect(
      grade(
        validPuzzle([
          [2, 0],
          [0, 2],
        ]),
      ),
    ).toEqual({ outcome: "multiple" });
  });

  it("has no grade when it has none", () => {
    expect(grade(unsolvablePuzzle())).toEqual({ outcome: "none" });
  });

  it("has the outcome that solving has", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        expect(grade(puzzle).outcome).toBe(solve(puzzle).outcome);
      }),
      runs(300),
    );
  });
});

describe("grading under a budget", () => {
  it("stops when the time is over", () => {
    expect(grade(endlessPuzzle(), { budget: { timeMs: 0 } })).toEqual({
      outcome: "stopped",
      why: "time",
    });
  });

  it("stops when it is aborted", async () => {
    const stopped = { outcome: "stopped", why: "aborted" };
    const budget = { signal: { aborted: true } };
    expect(grade(endlessPuzzle(), { budget })).toEqual(stopped);
    expect(await gradeAsync(endlessPuzzle(), { budget })).toEqual(stopped);
  });

  it("finds the same in turns as at once", async () => {
    const puzzle = endlessPuzzle();
    expect(await gradeAsync(puzzle)).toEqual(grade(puzzle));
  });
});
