import { describe, expect, it } from "vitest";
import { boardFor } from "../../test/ruled-boards.ts";
import type { Deduction } from "../shikaku/deduction.ts";
import { explain } from "../shikaku/explain.ts";
import { hint } from "../shikaku/hint.ts";
import type { RuleName } from "../shikaku/rules/rule.ts";
import { LANGUAGES } from "../shikaku/words/languages.ts";
import { wordDeduction } from "../shikaku/words/word-deduction.ts";
import { drawDeduction } from "./svg-deduction.ts";

/** The picture of the first deduction by the rule on its board, with what is known by then. */
function pictureOf(rule: RuleName): string {
  const puzzle = boardFor(rule);
  const { steps } = explain(puzzle);
  const at = steps.findIndex((step) => step.rule === rule);
  const known = steps
    .slice(0, at)
    .flatMap(({ effect }) => ("fixes" in effect ? [effect.fixes] : []));
  return drawDeduction(puzzle, known, steps[at]!);
}

function countOf(picture: string, name: string): number {
  return picture.split(`class="shikiri-${name}"`).length - 1;
}

describe("the picture of a deduction", () => {
  it("shows the region that is fixed, its clue, and the cells that are the reason", () => {
    const picture = pictureOf("only-cover");
    expect(["fixed", "ring", "shade", "known"].map((name) => countOf(picture, name))).toEqual([
      1, 1, 1, 1,
    ]);
    expect(countOf(picture, "removed")).toBe(0);
  });

  it("shows what is removed, dashed and crossed, beside the candidates that are the reason", () => {
    const picture = pictureOf("shared-cells");
    // Two candidates are removed: an outline and the crosses for each.
    expect(countOf(picture, "removed")).toBe(4);
    expect(countOf(picture, "reason")).toBe(2);
    expect(countOf(picture, "fixed")).toBe(0);
  });

  it("shows of an assumption where it ends", () => {
    const picture = pictureOf("assumption");
    expect([countOf(picture, "removed"), countOf(picture, "shade")]).toEqual([2, 1]);
  });

  it("crosses out what was removed before, as far as it bears on this", () => {
    const puzzle = boardFor("sole-reach");
    const next = hint(puzzle, [{ x: 3, y: 1, width: 1, height: 1 }]);
    const { before, ...deduction } = next as Deduction & { before: readonly Deduction[] };
    const picture = drawDeduction(puzzle, [], deduction, { before });
    // The 3 that covered the cell, and not the one beside it.
    expect(countOf(picture, "removed")).toBe(2);
    expect(countOf(drawDeduction(puzzle, [], deduction), "removed")).toBe(0);
  });

  it.each(LANGUAGES)("says what is drawn in the language %s", (language) => {
    const puzzle = boardFor("only-cover");
    const [step] = explain(puzzle).steps;
    const picture = drawDeduction(puzzle, [], step!, { language });
    expect(picture).toContain(`>${wordDeduction(step!, language)}</desc>`);
  });

  it("refuses a cell size that is no positive number", () => {
    const [step] = explain(boardFor("only-cover")).steps;
    const draw = (): string => drawDeduction(boardFor("only-cover"), [], step!, { cellSize: 0 });
    expect(draw).toThrow(RangeError);
  });
});
