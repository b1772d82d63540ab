import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeSharedData, sharedBoards, siteBoards } from "../../../../shared-data.ts";
import { endlessPuzzle } from "../../test/hard-boards.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { boardFor } from "../../test/ruled-boards.ts";
import { runs, within } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { explain, explainAsync } from "./explain.ts";
import { grade } from "./grade.ts";
import { checkExplanation } from "./proof/check-explanation.ts";
import { RULE_NAMES } from "./rules/rule.ts";
import { solve } from "./solve.ts";

describe("the explanation of a puzzle with one answer", () => {
  it("gives each clue its region, with what led to it", () => {
    const two = { x: 1, y: 2, area: 2 };
    const four = { x: 1, y: 0, area: 4 };
    const nothing = { cells: [], candidates: [] };
    expect(
      explain(
        validPuzzle([
          [0, 4],
          [0, 0],
          [0, 2],
        ]),
      ),
    ).toEqual({
      outcome: "unique",
      steps: [
        {
          rule: "only-shape",
          effect: { fixes: { x: 0, y: 0, width: 2, height: 2, clue: four } },
          because: { clues: [four], ...nothing },
        },
        {
          rule: "last-candidate",
          effect: { fixes: { x: 0, y: 2, width: 2, height: 1, clue: two } },
          because: { clues: [two], ...nothing },
        },
      ],
    });
  });

  it.each(RULE_NAMES)("uses the rule where it is needed: %s", (rule) => {
    const { outcome, steps } = explain(boardFor(rule));
    expect(outcome).toBe("unique");
    expect(steps.map((step) => step.rule)).toContain(rule);
  });

  it("is plain data: as JSON it is the same", () => {
    const explanation = explain(boardFor("assumption"));
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
  });

  it("refutes an assumption step by step, and keeps only the steps that it needs", () => {
    const { steps } = explain(boardFor("assumption"));
    const { cascade } = steps.find(({ rule }) => rule === "assumption")!.because;
    expect(cascade!.steps.map(({ rule }) => rule)).toEqual(["only-cover"]);
    expect(cascade!.contradiction).toEqual({ cell: { x: 2, y: 1 } });
  });

  it("leaves out what nothing rests on", () => {
    const puzzle = boardFor("assumption");
    const assumptions = explain(puzzle).steps.filter(({ rule }) => rule === "assumption");
    expect(grade(puzzle)).toMatchObject({ uses: { assumption: 9 } });
    expect(assumptions.length).toBe(1);
  });
});

describe("the explanation of another puzzle", () => {
  it("ends in a contradiction where there is no answer and the rules see it", () => {
    expect(
      explain(
        validPuzzle([
          [3, 0],
          [0, 1],
        ]),
      ),
    ).toEqual({
      outcome: "none",
      steps: [],
      contradiction: { clue: { x: 0, y: 0, area: 3 } },
    });
  });

  it("goes as far as the rules go where there are several answers", () => {
    const { outcome, steps } = explain(
      validPuzzle([
        [2, 0, 1],
        [0, 2, 1],
      ]),
    );
    expect(outcome).toBe("multiple");
    expect(steps.map(({ rule }) => rule)).toEqual(["clue-of-one", "clue-of-one"]);
  });

  it("is stopped by its budget", async () => {
    const stopped = { outcome: "stopped", why: "time", steps: [] };
    expect(explain(endlessPuzzle(), { budget: { timeMs: 0 } })).toEqual(stopped);
    expect(await explainAsync(endlessPuzzle(), { budget: { timeMs: 0 } })).toEqual(stopped);
  });
});

describe("on boards of up to 7x7 with one answer, several or none", () => {
  it(
    "every step passes the checker, and the outcome is that of solving",
    () => {
      fc.assert(
        fc.property(anyPuzzles(7), (puzzle) => {
          const explanation = explain(puzzle);
          expect(checkExplanation(puzzle, explanation)).toBeUndefined();
          const { outcome } = solve(puzzle);
          expect(explanation.outcome === "beyond" ? "unique" : explanation.outcome).toBe(outcome);
        }),
        runs(400),
      );
    },
    within(30_000),
  );
});

describeSharedData(() => {
  const boards = [
    ...siteBoards(),
    ...sharedBoards("corpus"),
    ...sharedBoards("large"),
    ...sharedBoards("unknown-clues"),
  ];

  it("every board is explained without a guess within a guess, and every step passes the checker", () => {
    const faults = boards.flatMap(({ id, rows }) => {
      const puzzle = validPuzzle(rows);
      const explanation = explain(puzzle);
      const fault = checkExplanation(puzzle, explanation)?.message;
      const isExplained = explanation.outcome === solve(puzzle).outcome;
      return fault === undefined && isExplained ? [] : [{ id, fault, is: explanation.outcome }];
    });
    expect(faults).toEqual([]);
  }, 60_000);

  it("the grades agree with what was found out about the boards elsewhere", () => {
    const levels = boards.flatMap(({ id, rows, level }) => {
      const graded = grade(validPuzzle(rows));
      if (level === undefined || graded.outcome !== "unique") return [];
      const known = { 1: ["gentle", "easy"], 2: ["steady"], 4: ["hard", "fierce"] };
      return known[level].includes(graded.tier) ? [] : [{ id, level, tier: graded.tier }];
    });
    expect(levels).toEqual([]);
  });
});
