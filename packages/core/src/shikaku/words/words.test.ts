import { describe, expect, it } from "vitest";
import { boardFor } from "../../../test/ruled-boards.ts";
import { validPuzzle } from "../../../test/valid-puzzle.ts";
import { formatCell, type Cell, type Rect } from "../../base/grid.ts";
import type { Region } from "../answer.ts";
import type { Deduction } from "../deduction.ts";
import { explain } from "../explain.ts";
import { hint, type Hint } from "../hint.ts";
import type { Clue } from "../puzzle.ts";
import { RULE_NAMES, type RuleName } from "../rules/rule.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { lastCellOf } from "./rect-ends.ts";
import { wordContradiction, wordDeduction, wordPlace } from "./word-deduction.ts";
import { wordHint } from "./word-hint.ts";

function firstBy(rule: RuleName): Deduction {
  return explain(boardFor(rule)).steps.find((step) => step.rule === rule)!;
}

function clue(x: number, area: Clue["area"]): Clue {
  return { x, y: 0, area };
}

function rect(x: number, height: number): Region {
  return { x, y: 0, width: 1, height, clue: clue(x, height) };
}

describe("a deduction in English", () => {
  it.each<[RuleName, string, string]>([
    ["clue-of-one", "Look at the 1 at (0, 0).", "A 1 is a rectangle by itself: the 1 at (0, 0)."],
    [
      "only-shape",
      "Look at the 3 at (0, 0). Which rectangles of its size fit between the edges and the other numbers?",
      "The edges and the other numbers leave the 3 at (0, 0) only one rectangle of its size: 3×1 from (0, 0) to (2, 0).",
    ],
    [
      "last-candidate",
      "Look at the 6 at (3, 2). Which of its rectangles are left?",
      "Every other rectangle of the 6 at (3, 2) would run into a known one or is ruled out, so it is 3×2 from (1, 1) to (3, 2).",
    ],
    [
      "only-cover",
      "Look at the cell (0, 0). Which rectangles can still lie there?",
      "Nothing else can cover the cell (0, 0) any more: the 3 at (0, 2) is 1×3 from (0, 0) to (0, 2).",
    ],
    [
      "shared-cells",
      "Look at the 3 at (2, 2). What do all of its rectangles have in common?",
      "Every rectangle left for the 3 at (2, 2) contains the cell (1, 2). No other rectangle may, which rules out 1×3 from (1, 1) to (1, 3) and 1×3 from (1, 0) to (1, 2).",
    ],
    [
      "sole-reach",
      "Look at the cell (3, 2). Which numbers can reach there?",
      "Only the 3 at (2, 2) can reach the cell (3, 2), so its rectangle contains it, which rules out 1×3 from (2, 0) to (2, 2) and 3×1 from (0, 2) to (2, 2).",
    ],
    [
      "stranded-cell",
      "Look at the cell (2, 2). After which rectangle could nothing lie there?",
      "With 2×2 from (1, 0) to (2, 1), nothing could cover the cell (2, 2) any more, so that is ruled out.",
    ],
    [
      "region-counting",
      "Look at the 2 at (2, 2) and the 3 at (1, 3) together, and count cells.",
      "Only the 2 at (2, 2) and the 3 at (1, 3) can reach the 4 cells (1, 2) to (2, 3) (2×2), so together they fill them. With 1×2 from (2, 1) to (2, 2) or 2×1 from (2, 2) to (3, 2) too many would be left over, so that is ruled out.",
    ],
    [
      "assumption",
      "Suppose 2×1 from (1, 0) to (2, 0), and see what follows.",
      "Suppose 2×1 from (1, 0) to (2, 0). Nothing else can cover the cell (0, 0) any more: the 3 at (0, 1) is 1×3 from (0, 0) to (0, 2). Then nothing can cover the cell (2, 1) any more. So 2×1 from (1, 0) to (2, 0) cannot be.",
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
      "Both the 2 at (3, 2) and the 2 at (5, 2) must lie within the 5 cells (3, 1), (5, 1) and (3, 2) to (5, 2). With 4×1 from (2, 1) to (5, 1) too few would be left for them, so that is ruled out.",
    );
  });
});

describe("the grammar of a language", () => {
  it.each<[Language, string]>([
    ["en", "Then no rectangle is left for the ? at (2, 0)."],
    ["zh", "这样 (2, 0) 处的 ? 就没有长方形可选了。"],
    ["ja", "すると (2, 0) の ? に置ける長方形がなくなります。"],
    ["de", "Dann bleibt für die unbekannte Zahl auf (2, 0) kein Rechteck übrig."],
    ["fr", "Il ne reste alors aucun rectangle pour le nombre inconnu en (2, 0)."],
  ])("names a clue of an unknown area: %s", (language, text) => {
    expect(wordContradiction({ clue: clue(2, "?") }, language)).toBe(text);
  });

  it.each<[Language, string]>([
    ["en", "1×1 at (0, 0), 1×2 from (1, 0) to (1, 1) and 1×3 from (2, 0) to (2, 2)"],
    [
      "zh",
      "(0, 0) 处的 1×1 长方形、从 (1, 0) 到 (1, 1) 的 1×2 长方形和从 (2, 0) 到 (2, 2) 的 1×3 长方形",
    ],
    [
      "ja",
      "(0, 0) の 1×1 の長方形、(1, 0) から (1, 1) までの 1×2 の長方形と (2, 0) から (2, 2) までの 1×3 の長方形",
    ],
    [
      "de",
      "das 1×1-Rechteck auf (0, 0), das 1×2-Rechteck von (1, 0) bis (1, 1) und das 1×3-Rechteck von (2, 0) bis (2, 2)",
    ],
    [
      "fr",
      "le rectangle 1×1 en (0, 0), le rectangle 1×2 de (1, 0) à (1, 1) et le rectangle 1×3 de (2, 0) à (2, 2)",
    ],
  ])("lists rects: %s", (language, text) => {
    const removes = [rect(0, 1), rect(1, 2), rect(2, 3)];
    const because = { clues: [clue(5, 4)], cells: [{ x: 1, y: 0 }], candidates: [] };
    const deduction: Deduction = { rule: "sole-reach", effect: { removes }, because };
    expect(wordDeduction(deduction, language)).toContain(text);
  });

  it.each<[Language, number, string]>([
    ["de", 1, "kann das Feld (1, 0) erreichen, also muss ihr Rechteck es enthalten;"],
    ["de", 2, "kann die Felder (1, 0) bis (2, 0) erreichen, also muss ihr Rechteck sie enthalten;"],
    ["fr", 1, "atteindre la case (1, 0)\u00A0: son rectangle doit donc la contenir,"],
    ["fr", 2, "atteindre les cases (1, 0) à (2, 0)\u00A0: son rectangle doit donc les contenir,"],
  ])("agrees with the number of cells: %s, %i", (language, count, text) => {
    const cells = [1, 2].slice(0, count).map((x) => ({ x, y: 0 }));
    const because = { clues: [clue(5, 4)], cells, candidates: [] };
    const deduction: Deduction = { rule: "sole-reach", effect: { removes: [rect(5, 4)] }, because };
    expect(wordDeduction(deduction, language)).toContain(text);
  });

  it.each<[Language, string]>([
    ["en", "1×1 at (2, 0) has 1 cell, but the 4 at (2, 0) needs 4."],
    ["de", "Das 1×1-Rechteck auf (2, 0) hat 1 Feld, aber die 4 auf (2, 0) braucht 4."],
    ["fr", "Le rectangle 1×1 en (2, 0) a 1 case, mais il en faut 4 pour le 4 en (2, 0)."],
  ])("has a singular, and a capital at the start: %s", (language, why) => {
    const drawn = [{ x: 2, y: 0, width: 1, height: 1 }];
    expect(wordHint(hint(boardFor("last-candidate"), drawn), language).why).toBe(why);
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
      expect(text).not.toMatch(/ {2}|^ | $| [.,;\u00A0\u202F。，：、？]|undefined/);
      expect(text).toMatch(/[.?。？]$/);
    }
  });

  it("names the clue or the cell that is left with nothing", () => {
    const clue = { x: 2, y: 1, area: 5 };
    expect(wordContradiction({ clue }, language)).toContain("(2, 1)");
    expect(wordContradiction({ cell: { x: 3, y: 4 } }, language)).toContain("(3, 4)");
  });

  it("names a rect of one cell once", () => {
    const fixes = { x: 3, y: 1, width: 1, height: 1, clue: { x: 3, y: 1, area: 1 } };
    const deduction: Deduction = {
      rule: "last-candidate",
      effect: { fixes },
      because: { clues: [{ x: 0, y: 0, area: "?" }], cells: [], candidates: [] },
    };
    expect(wordDeduction(deduction, language).split("(3, 1)")).toHaveLength(2);
  });

  it("has other sentences than the other languages", () => {
    const others = LANGUAGES.filter((each) => each !== language);
    const own = RULE_NAMES.map((rule) => wordDeduction(firstBy(rule), language));
    for (const other of others) {
      expect(RULE_NAMES.map((rule) => wordDeduction(firstBy(rule), other))).not.toEqual(own);
    }
  });
});

const nameCell = ({ x, y }: Cell): string => `[${y + 1}|${x + 1}]`;

describe.each(LANGUAGES)("cells that are named otherwise, in the language %s", (language) => {
  it.each(RULE_NAMES)("are so in all of a deduction: %s", (rule) => {
    const deduction = firstBy(rule);
    for (const word of [wordPlace, wordDeduction]) {
      const usual = word(deduction, language);
      const named = word(deduction, language, nameCell);
      const renamed = usual.replaceAll(/\((\d+), (\d+)\)/g, (_, x, y) =>
        nameCell({ x: Number(x), y: Number(y) }),
      );
      expect(named).toBe(renamed);
      expect(named).not.toBe(usual);
    }
  });

  it("are so in faults, and where something is left with nothing", () => {
    const drawn = [{ x: 0, y: 1, width: 2, height: 2 }];
    const { where, why } = wordHint(hint(boardFor("last-candidate"), drawn), language, nameCell);
    expect(where).toContain("[2|1]");
    expect(why).toContain("[3|2]");
    expect(wordContradiction({ cell: { x: 3, y: 4 } }, language, nameCell)).toContain("[5|4]");
  });
});

describe("a hint in words", () => {
  const puzzle = boardFor("last-candidate");

  it("says where to look without naming the region, then why, with the region", () => {
    expect(wordHint(hint(puzzle, []), "en")).toEqual({
      where:
        "Look at the 6 at (3, 4). Which rectangles of its size fit between the edges and the other numbers?",
      why: "The edges and the other numbers leave the 6 at (3, 4) only one rectangle of its size: 3×2 from (2, 3) to (4, 4).",
    });
  });

  it("has a line for each deduction that the region needs, and looks at the first", () => {
    const drawn = [{ x: 3, y: 1, width: 1, height: 1 }];
    const { where, why } = wordHint(hint(boardFor("sole-reach"), drawn), "en");
    expect(where).toBe("Look at the cell (3, 2). Which numbers can reach there?");
    expect(why.split("\n")).toEqual([
      "Only the 3 at (2, 2) can reach the cell (3, 2), so its rectangle contains it, which rules out 1×3 from (2, 0) to (2, 2).",
      "Nothing else can cover the cell (2, 1) any more: the 4 at (1, 1) is 2×2 from (1, 0) to (2, 1).",
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
      "2×1 from (4, 0) to (5, 0) leaves the board.",
    ],
    [
      "no-clue",
      { x: 0, y: 0, width: 2, height: 1 },
      "2×1 from (0, 0) to (1, 0) holds no number; each rectangle needs exactly one.",
    ],
    [
      "two-clues",
      { x: 0, y: 0, width: 4, height: 2 },
      "4×2 from (0, 0) to (3, 1) holds more than one number: the 4 at (2, 0) and the 4 at (0, 1).",
    ],
    [
      "wrong-area",
      { x: 1, y: 0, width: 3, height: 1 },
      "3×1 from (1, 0) to (3, 0) has 3 cells, but the 4 at (2, 0) needs 4.",
    ],
    [
      "impossible",
      { x: 0, y: 1, width: 2, height: 2 },
      "2×2 from (0, 1) to (1, 2) is wrong for the 4 at (0, 1): with it the rest cannot be completed.",
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
      "Several answers go with what is drawn, and no rule leads to a rectangle that all of them have.",
    );
  });
});
