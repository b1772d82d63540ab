import { describe, expect, it } from "vitest";
import { boardFor } from "../../../test/ruled-boards.ts";
import { validPuzzle } from "../../../test/valid-puzzle.ts";
import { formatCell, type Rect } from "../../base/grid.ts";
import type { Deduction } from "../deduction.ts";
import { explain } from "../explain.ts";
import { hint, type Hint } from "../hint.ts";
import { RULE_NAMES, type RuleName } from "../rules/rule.ts";
import { LANGUAGES } from "./languages.ts";
import { lastCellOf } from "./rect-ends.ts";
import { wordContradiction, wordDeduction, wordPlace } from "./word-deduction.ts";
import { wordHint } from "./word-hint.ts";

function firstBy(rule: RuleName): Deduction {
  return explain(boardFor(rule)).steps.find((step) => step.rule === rule)!;
}

describe("a deduction in English", () => {
  it.each<[RuleName, string, string]>([
    ["clue-of-one", "Look at the 1 at (0, 0).", "A 1 is its own region: the 1 at (0, 0)."],
    [
      "only-shape",
      "Look at the 3 at (0, 0). Which rectangles of its size fit between the walls and the other numbers?",
      "Walls and other numbers leave the 3 at (0, 0) only one rectangle of its size: 3x1 from (0, 0) to (2, 0).",
    ],
    [
      "last-candidate",
      "Look at the 6 at (3, 2). Which of its rectangles are left?",
      "Every other rectangle of the 6 at (3, 2) would run into a region or is crossed out, so it is 3x2 from (1, 1) to (3, 2).",
    ],
    [
      "only-cover",
      "Look at (0, 0). Which rectangles can still lie there?",
      "Nothing else can cover (0, 0) any more: the 3 at (0, 2) is 1x3 from (0, 0) to (0, 2).",
    ],
    [
      "shared-cells",
      "Look at the 3 at (2, 2). What do all of its rectangles have in common?",
      "Every rectangle left for the 3 at (2, 2) contains (1, 2). No other region may, which rules out 1x3 from (1, 1) to (1, 3) and 1x3 from (1, 0) to (1, 2).",
    ],
    [
      "sole-reach",
      "Look at (3, 2). Which numbers can reach there?",
      "Only the 3 at (2, 2) can reach (3, 2), so its rectangle contains that, which rules out 1x3 from (2, 0) to (2, 2) and 3x1 from (0, 2) to (2, 2).",
    ],
    [
      "stranded-cell",
      "Look at (2, 2). After which rectangle could nothing lie there?",
      "With 2x2 from (1, 0) to (2, 1), nothing could cover (2, 2) any more, so that is ruled out.",
    ],
    [
      "region-counting",
      "Look at the 2 at (2, 2) and the 3 at (1, 3) together, and count cells.",
      "Only the 2 at (2, 2) and the 3 at (1, 3) can reach the 4 cells (1, 2) to (2, 3) (2x2), so together they fill them. With 1x2 from (2, 1) to (2, 2) or 2x1 from (2, 2) to (3, 2) too many would be left over, so that is ruled out.",
    ],
    [
      "assumption",
      "Suppose 2x1 from (1, 0) to (2, 0), and see what follows.",
      "Suppose 2x1 from (1, 0) to (2, 0). Nothing else can cover (0, 0) any more: the 3 at (0, 1) is 1x3 from (0, 0) to (0, 2). Then nothing can cover (2, 1) any more. So 2x1 from (1, 0) to (2, 0) cannot be.",
    ],
  ])("by %s", (rule, where, why) => {
    expect(wordPlace(firstBy(rule), "en")).toBe(where);
    expect(wordDeduction(firstBy(rule), "en")).toBe(why);
  });

  it("by region-counting, of a room", () => {
    const puzzle = validPuzzle([
      [4, 0, 0, 0, 2, 1],
      [0, 2, 4, 0, 0, 0],
      [0, 0, 0, 2, 0, 2],
      [0, 4, 0, 1, 1, 1],
    ]);
    const step = explain(puzzle).steps.find(({ rule }) => rule === "region-counting");
    expect(wordDeduction(step!, "en")).toBe(
      "Both the 2 at (3, 2) and the 2 at (5, 2) must lie within the 5 cells (3, 1), (5, 1) and (3, 2) to (5, 2). With 4x1 from (2, 1) to (5, 1) too few would be left for them, so that is ruled out.",
    );
  });
});

describe.each(LANGUAGES)("a deduction in the language %s", (language) => {
  it.each(RULE_NAMES)("names every rect that it fixes or removes: %s", (rule) => {
    const deduction = firstBy(rule);
    const text = wordDeduction(deduction, language);
    const { effect } = deduction;
    const rects: readonly Rect[] = "fixes" in effect ? [effect.fixes] : effect.removes;
    const ends = rects.flatMap((rect) => [formatCell(rect), formatCell(lastCellOf(rect))]);
    expect(ends.filter((end) => !text.includes(end))).toEqual([]);
  });

  it.each(RULE_NAMES)("has no blank too many, and ends: %s", (rule) => {
    for (const word of [wordPlace, wordDeduction]) {
      const text = word(firstBy(rule), language);
      expect(text).not.toMatch(/ {2}|^ | $| [.,。，：、？]|undefined/);
      expect(text).toMatch(/[.?。？]$/);
    }
  });

  it("names the clue or the cell that is left with nothing", () => {
    const clue = { x: 2, y: 1, area: 5 };
    expect(wordContradiction({ clue }, language)).toContain("(2, 1)");
    expect(wordContradiction({ cell: { x: 3, y: 4 } }, language)).toContain("(3, 4)");
  });

  it("has other sentences than the other languages", () => {
    const others = LANGUAGES.filter((each) => each !== language);
    const own = RULE_NAMES.map((rule) => wordDeduction(firstBy(rule), language));
    for (const other of others) {
      expect(RULE_NAMES.map((rule) => wordDeduction(firstBy(rule), other))).not.toEqual(own);
    }
  });
});

describe("a hint in words", () => {
  const puzzle = boardFor("last-candidate");

  it("says where to look without naming the region, then why, with the region", () => {
    expect(wordHint(hint(puzzle, []), "en")).toEqual({
      where:
        "Look at the 6 at (3, 4). Which rectangles of its size fit between the walls and the other numbers?",
      why: "Walls and other numbers leave the 6 at (3, 4) only one rectangle of its size: 3x2 from (2, 3) to (4, 4).",
    });
  });

  it("has a line for each deduction that the region needs, and looks at the first", () => {
    const drawn = [{ x: 3, y: 1, width: 1, height: 1 }];
    const { where, why } = wordHint(hint(boardFor("sole-reach"), drawn), "en");
    expect(where).toBe("Look at (3, 2). Which numbers can reach there?");
    expect(why.split("\n")).toEqual([
      "Only the 3 at (2, 2) can reach (3, 2), so its rectangle contains that, which rules out 1x3 from (2, 0) to (2, 2).",
      "Nothing else can cover (2, 1) any more: the 4 at (1, 1) is 2x2 from (1, 0) to (2, 1).",
    ]);
  });

  it.each<[string, Rect, string]>([
    [
      "not-a-rect",
      { x: 0.5, y: 0, width: 1, height: 1 },
      "What is drawn is no rectangle of whole cells.",
    ],
    [
      "outside-board",
      { x: 4, y: 0, width: 2, height: 1 },
      "2x1 from (4, 0) to (5, 0) leaves the board.",
    ],
    [
      "no-clue",
      { x: 0, y: 0, width: 2, height: 1 },
      "2x1 from (0, 0) to (1, 0) holds no number; each rectangle needs exactly one.",
    ],
    [
      "two-clues",
      { x: 0, y: 0, width: 4, height: 2 },
      "4x2 from (0, 0) to (3, 1) holds more than one number: the 4 at (2, 0) and the 4 at (0, 1).",
    ],
    [
      "wrong-area",
      { x: 1, y: 0, width: 3, height: 1 },
      "3x1 from (1, 0) to (3, 0) has 3 cells, but the 4 at (2, 0) needs 4.",
    ],
    [
      "impossible",
      { x: 0, y: 1, width: 2, height: 2 },
      "2x2 from (0, 1) to (1, 2) is not the region of the 4 at (0, 1): with it the rest cannot be completed.",
    ],
  ])("tells what is drawn wrong: %s", (_kind, rect, why) => {
    expect(wordHint(hint(puzzle, [rect]), "en").why).toBe(why);
  });

  it.each(LANGUAGES)(
    "has a sentence of its own for each end, and nowhere to look: %s",
    (language) => {
      const ends: readonly Hint[] = [
        { outcome: "complete" },
        { outcome: "none" },
        { outcome: "multiple" },
        { outcome: "beyond" },
        { outcome: "stopped", why: "time" },
      ];
      const texts = ends.map((end) => wordHint(end, language));
      expect(texts.map(({ where }) => where)).toEqual(ends.map(() => ""));
      expect(texts.filter(({ why }) => !/^\S.{5,}[.。]$/u.test(why))).toEqual([]);
      expect(new Set(texts.map(({ why }) => why)).size).toBe(ends.length);
    },
  );

  it("claims of several answers only that the rules find nothing that they share", () => {
    expect(wordHint({ outcome: "multiple" }, "en").why).toBe(
      "Several answers go with what is drawn, and no rule leads to a region that all of them have.",
    );
  });
});
