import { describe, expect, it } from "vitest";
import { boardFor } from "../../../test/ruled-boards.ts";
import { validPuzzle } from "../../../test/valid-puzzle.ts";
import { explain } from "../explain.ts";
import type { Puzzle } from "../puzzle.ts";
import { RULE_NAMES } from "../rules/rule.ts";
import { solve } from "../solve.ts";
import { checkExplanation } from "./check-explanation.ts";
import type { ClaimedExplanation, ClaimedRegion, ClaimedStep } from "./claims.ts";

describe("checking an explanation", () => {
  it.each(RULE_NAMES)("accepts a proof that uses %s", (rule) => {
    const puzzle = boardFor(rule);
    expect(checkExplanation(puzzle, explain(puzzle))).toBeUndefined();
  });

  it("accepts the proof that there is no answer", () => {
    const puzzle = validPuzzle([
      [3, 0],
      [0, 1],
    ]);
    expect(checkExplanation(puzzle, explain(puzzle))).toBeUndefined();
  });

  it("refuses to call unique what was not deduced to the end", () => {
    const puzzle = boardFor("only-cover");
    const steps = explain(puzzle).steps.slice(0, -2);
    expect(checkExplanation(puzzle, { outcome: "unique", steps })).toEqual({
      message: "the steps leave more than one answer, or none",
    });
  });

  it("refuses a contradiction that there is none of", () => {
    const puzzle = boardFor("clue-of-one");
    const contradiction = { cell: { x: 0, y: 0 } };
    expect(checkExplanation(puzzle, { outcome: "none", steps: [], contradiction })).toEqual({
      message: "the steps do not end in the contradiction",
    });
  });

  it("refuses an outcome of which nothing is known, so that a slip is no way round", () => {
    const steps = explain(boardFor("only-cover")).steps.slice(0, 1);
    expect(checkExplanation(boardFor("only-cover"), { outcome: "Unique", steps })).toEqual({
      message: "there is no such outcome: Unique",
    });
  });

  it("names the step that does not follow", () => {
    const puzzle = boardFor("only-cover");
    const { steps } = explain(puzzle);
    expect(checkExplanation(puzzle, { outcome: "unique", steps: steps.toReversed() })).toEqual({
      step: 0,
      message: "step 0 (last-candidate): it does not follow from its reasons",
    });
  });

  describe("refuses a step", () => {
    const puzzle = validPuzzle([
      [2, 0, 1],
      [0, 2, 1],
    ]);
    const two = { x: 0, y: 0, area: 2 };
    const flat = { x: 0, y: 0, width: 2, height: 1, clue: two };
    const none = { clues: [], cells: [], candidates: [] };

    it.each<[string, ClaimedStep, string]>([
      [
        "by an unknown rule",
        { rule: "toString", effect: { fixes: flat }, because: none },
        "there is no such rule that fixes a region",
      ],
      [
        "on a rect that is no candidate",
        { rule: "only-cover", effect: { fixes: { ...flat, width: 3 } }, because: none },
        "3x1 at (0, 0) is no candidate",
      ],
      [
        "with nothing in it",
        { rule: "sole-reach", effect: { removes: [] }, because: none },
        "it removes nothing",
      ],
      [
        "that removes a candidate twice",
        { rule: "sole-reach", effect: { removes: [flat, flat] }, because: none },
        "it removes a candidate twice",
      ],
      [
        "about a clue of another board",
        {
          rule: "sole-reach",
          effect: { removes: [flat] },
          because: { ...none, clues: [{ ...two, area: 3 }] },
        },
        "it names a clue that is not on the board",
      ],
      [
        "about a cell off the board",
        {
          rule: "sole-reach",
          effect: { removes: [flat] },
          because: { ...none, cells: [{ x: 0, y: 7 }] },
        },
        "(0, 7) is not on the board",
      ],
      [
        "that chooses one of two answers",
        { rule: "last-candidate", effect: { fixes: flat }, because: { ...none, clues: [two] } },
        "it does not follow from its reasons",
      ],
    ])("%s", (_name, step, message) => {
      const fault = checkExplanation(puzzle, { outcome: "multiple", steps: [step] });
      expect(fault).toEqual({ step: 0, message: `step 0 (${step.rule}): ${message}` });
    });
  });

  describe("with any one field changed", () => {
    it.each(RULE_NAMES)("refuses it, unless it is a proof still: %s", (rule) => {
      const puzzle = boardFor(rule);
      const explanation = explain(puzzle);
      const answer = solve(puzzle).answers[0]!;
      const changed = [...changesOf(explanation)] as ClaimedExplanation[];
      const accepted = changed.filter((each) => checkExplanation(puzzle, each) === undefined);
      expect(changed.length).toBeGreaterThan(20);
      expect(accepted.length / changed.length).toBeLessThan(0.25);
      for (const { outcome, steps } of accepted) {
        expect(outcome !== "unique" || covered(steps, puzzle)).toBe(true);
        expect(steps.filter(({ effect }) => !agrees(effect, answer))).toEqual([]);
      }
    });
  });
});

/** The value with one number, text or list in it changed, in each way there is. */
function* changesOf(value: unknown): Generator {
  if (typeof value === "number") yield* [value + 1, value - 1];
  if (typeof value === "string") yield `${value}x`;
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      yield value.toSpliced(at, 1);
      yield value.toSpliced(at, 0, each);
      for (const changed of changesOf(each)) yield value.with(at, changed);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      for (const changed of changesOf(each)) yield { ...value, [name]: changed };
    }
  }
}

function agrees(effect: ClaimedStep["effect"], answer: readonly ClaimedRegion[]): boolean {
  const isIn = (region: ClaimedRegion): boolean =>
    answer.some((each) => JSON.stringify(textOf(each)) === JSON.stringify(textOf(region)));
  return "fixes" in effect ? isIn(effect.fixes) : !effect.removes.some(isIn);
}

function textOf({ x, y, width, height, clue }: ClaimedRegion): readonly unknown[] {
  return [x, y, width, height, clue.x, clue.y, clue.area];
}

/** Whether the steps fix as many regions as there are clues, or leave one that is not to be chosen. */
function covered(steps: readonly ClaimedStep[], { clues }: Puzzle): boolean {
  const fixing = steps.filter(({ effect }) => "fixes" in effect).length;
  return fixing >= clues.length - 1;
}
