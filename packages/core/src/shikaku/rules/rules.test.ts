import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findingsIn, foundBy, standstillBefore, startOf } from "../../../test/deductions.ts";
import { anyPuzzles } from "../../../test/random-puzzles.ts";
import { runs, within } from "../../../test/runs.ts";
import { validPuzzle } from "../../../test/valid-puzzle.ts";
import { runSteps } from "../../base/steps.ts";
import { plain } from "../cover-backed.ts";
import { deduce } from "../deduce.ts";
import type { Area } from "../puzzle.ts";
import { solve } from "../solve.ts";
import { apply, RULE_NAMES, type RuleName } from "./rule.ts";
import { RULES } from "./rules.ts";

/** What the rule finds on the board when the easier ones stand still. */
function found(rule: RuleName, ...rows: readonly (readonly Area[])[]): readonly string[] {
  return foundBy(rule, validPuzzle(rows));
}

/** Two answers, and nothing that both of them have. */
const OPEN_SQUARE = [
  [2, 0],
  [0, 2],
];

describe("the rules", () => {
  it("are in the order of their names", () => {
    expect(RULES.map(({ name }) => name)).toEqual(RULE_NAMES);
  });

  it.each(RULE_NAMES)("find nothing where both answers are open: %s", (rule) => {
    expect(found(rule, ...OPEN_SQUARE)).toEqual([]);
  });
});

describe("clue-of-one", () => {
  it("gives a 1 its own cell", () => {
    expect(found("clue-of-one", [1, 2, 0])).toEqual(["fixes 1x1 at (0, 0)"]);
  });

  it("leaves alone a ? that turns out to be 1", () => {
    expect(found("clue-of-one", ["?", 2, 0])).toEqual([]);
  });
});

describe("only-shape", () => {
  it("gives a clue the one rectangle that walls leave", () => {
    expect(found("only-shape", [3, 0, 0], [0, 3, 0])).toEqual([
      "fixes 3x1 at (0, 0)",
      "fixes 3x1 at (0, 1)",
    ]);
  });

  it("gives a clue the one rectangle that walls and other clues leave", () => {
    // The 4 could be a square but for the 2s, and the right 2 upright but for the 4.
    expect(found("only-shape", [0, 0, 4, 0], [0, 2, 2, 0])).toEqual([
      "fixes 4x1 at (0, 0)",
      "fixes 2x1 at (2, 1)",
    ]);
  });

  it("knows the area of an only ?", () => {
    expect(found("only-shape", ["?", 0, 0], [0, 3, 0])).toEqual([
      "fixes 3x1 at (0, 0)",
      "fixes 3x1 at (0, 1)",
    ]);
  });

  it("does not count a rectangle as gone because a region lies in its way", () => {
    expect(found("only-shape", [0, 4], [0, 0], [0, 2])).toEqual(["fixes 2x2 at (0, 0)"]);
  });
});

describe("last-candidate", () => {
  it("gives a clue the one rectangle that the regions leave", () => {
    expect(found("last-candidate", [0, 4], [0, 0], [0, 2])).toEqual(["fixes 2x1 at (0, 2)"]);
  });

  it("gives nothing where two are left", () => {
    expect(found("last-candidate", [2, 0, 1], [0, 2, 1])).toEqual([]);
  });
});

describe("only-cover", () => {
  it("chooses the only rectangle over a cell", () => {
    // Only the tall 3 has the cell in the corner.
    expect(found("only-cover", [0, 1], [0, 2], [3, 0], [0, 2])).toEqual(["fixes 1x3 at (0, 0)"]);
  });

  it("gives nothing where each open cell has two rectangles over it", () => {
    expect(found("only-cover", [2, 0, 1], [0, 2, 1])).toEqual([]);
  });
});

describe("shared-cells", () => {
  it("takes the cells that all of a clue's rectangles have from all others", () => {
    const board = [
      [0, 0, 0, 4, 0],
      [0, 0, 0, 1, 2],
      [0, 6, 0, 2, 0],
    ];
    // Wherever the 4 lies, it has the cell in the top row that the tall 6s would need.
    expect(found("shared-cells", ...board)).toEqual(["removes 2x3 at (1, 0), 2x3 at (0, 0)"]);
  });

  it("finds nothing when only the clue's own rectangles cover them", () => {
    expect(found("shared-cells", [2, 0, 1], [0, 2, 1])).toEqual([]);
  });
});

describe("sole-reach", () => {
  it("removes the rectangles of a clue that leave out a cell which no other clue reaches", () => {
    const board = [
      [3, 0, 0, 2, 0],
      [0, 4, 0, 1, 2],
      [0, 0, 3, 0, 0],
    ];
    expect(found("sole-reach", ...board)).toEqual(["removes 1x3 at (2, 0), 3x1 at (0, 2)"]);
  });

  it("finds nothing where each cell is reached by two", () => {
    expect(found("sole-reach", [2, 0, 1], [0, 2, 1])).toEqual([]);
  });
});

describe("stranded-cell", () => {
  it("removes a rectangle after which nothing could cover some cell", () => {
    const board = [
      [0, 0, 4, 0, 2],
      [2, 0, 0, 0, 0],
      [0, 1, 0, 4, 1],
      [2, 0, 3, 0, 1],
    ];
    // After the square 4 on the left nothing reaches the corner but a 2 that is needed elsewhere.
    expect(found("stranded-cell", ...board)).toEqual(["removes 2x2 at (1, 0)"]);
  });

  it("needs no twin for clues: what starves a clue meets cells that its rectangles share", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        const position = standstillBefore(puzzle, "sole-reach");
        fc.pre(position.contradiction === undefined);
        const { table, left } = position;
        const live = [...table.candidates.keys()].filter((each) => position.isLive(each));
        const starving = live.filter((each) =>
          [...left.keys()].some(
            (clue) =>
              clue !== table.clueOf[each] &&
              position.of(clue).every((other) => table.exclude(each, other)),
          ),
        );
        expect(starving).toEqual([]);
      }),
      runs(300),
    );
  });
});

describe("region-counting", () => {
  it("removes what takes too little of a pocket that two clues have to fill", () => {
    const board = [
      [0, 0, 4, 0],
      [3, 0, 0, 3],
      [0, 0, 2, 0],
      [0, 3, 0, 1],
    ];
    // Only the 2 and the 3 beside it reach four of the cells, and the 3 takes two of them at most.
    expect(found("region-counting", ...board)).toEqual(["removes 1x2 at (2, 1), 2x1 at (2, 2)"]);
  });

  it("removes what takes more of a room than its two clues can spare", () => {
    const board = [
      [4, 0, 0, 0, 2, 1],
      [0, 2, 4, 0, 0, 0],
      [0, 0, 0, 2, 0, 2],
      [0, 4, 0, 1, 1, 1],
    ];
    // Two 2s share five cells, so that one of these is all that another region may have.
    expect(found("region-counting", ...board)).toEqual(["removes 4x1 at (2, 1)"]);
  });

  it("counts a pocket that three clues have to fill", () => {
    const board = [
      [4, 0, 0, 0],
      [0, 0, 4, 0],
      [0, 0, 0, 4],
      [0, 0, 4, 0],
    ];
    expect(found("region-counting", ...board)).toEqual(["removes 2x2 at (1, 1)"]);
  });

  it("removes nothing where the others could take the rest", () => {
    expect(found("region-counting", [2, 0, 1], [0, 2, 1])).toEqual([]);
  });
});

describe("assumption", () => {
  const board = [
    [0, 4, 0, 0],
    [0, 0, 4, 0],
    [0, 0, 0, 4],
    [4, 0, 0, 0],
  ];

  it("removes a rectangle from which a contradiction follows", () => {
    expect(found("assumption", ...board)).toEqual(["removes 2x2 at (1, 1)"]);
  });

  it("says what follows, and only what the contradiction needs", () => {
    const position = standstillBefore(validPuzzle(board), "assumption");
    const [finding] = findingsIn(position, "assumption");
    const before = findingsIn(position, "assumption").length;
    position.fix(finding!.removes[0]!);
    for (const step of finding!.cascade!.findings) {
      expect(position.contradiction).toBeUndefined();
      apply(position, step);
    }
    expect(before).toBe(1);
    expect(position.contradiction).toEqual(finding!.cascade!.contradiction);
  });

  it("keeps a rectangle that leads to no contradiction without another assumption", () => {
    expect(found("assumption", ...OPEN_SQUARE)).toEqual([]);
  });
});

describe("on boards of up to 7x7 with one answer, several or none", () => {
  it(
    "no rule contradicts the set of all answers",
    () => {
      fc.assert(
        fc.property(anyPuzzles(7), (puzzle) => {
          const oracle = solve(puzzle, { engine: plain, limit: 2000, budget: { nodes: 1e5 } });
          fc.pre(oracle.outcome !== "stopped" && oracle.answers.length < 2000);
          const answers = oracle.answers.map((answer) => new Set(answer.map(text)));
          const position = startOf(puzzle);
          const end = runSteps(
            deduce(position, ({ findings }) => {
              const { candidates } = position.table;
              for (const { fixes, removes } of findings) {
                const isIn = (each: number) => (answer: ReadonlySet<string>) =>
                  answer.has(text(candidates[each]!));
                const wrong = fixes >= 0 && !answers.every(isIn(fixes)) ? [fixes] : [];
                wrong.push(...removes.filter((each) => answers.some(isIn(each))));
                expect(wrong.map((each) => candidates[each])).toEqual([]);
              }
            }),
          );
          const numbers = { solved: 1, contradiction: 0, stuck: answers.length };
          expect(answers.length).toBe(numbers[end]);
        }),
        runs(1500),
      );
    },
    within(60_000),
  );
});

function text(rect: { x: number; y: number; width: number; height: number }): string {
  return [rect.x, rect.y, rect.width, rect.height].join();
}
