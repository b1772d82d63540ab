/**
 * Forgeries: what may not pass the checker of explanations, whoever has made it up.
 *
 * Steps are put together at random from what there is on a small board. Nearly all are nonsense, and
 * some are true by luck; what all the answers of the board say is the judge of those that pass.
 */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../../test/random-puzzles.ts";
import { boardFor } from "../../../test/ruled-boards.ts";
import { runs } from "../../../test/runs.ts";
import { validPuzzle } from "../../../test/valid-puzzle.ts";
import { areaOf, cellAt, contains, isSameRect } from "../../base/grid.ts";
import type { Answer, Region } from "../answer.ts";
import { answers } from "../answers.ts";
import { allCandidates, regionOf } from "../candidates.ts";
import { explain } from "../explain.ts";
import { puzzleFromClues, type Area, type Puzzle } from "../puzzle.ts";
import { RULE_NAMES } from "../rules/rule.ts";
import { checkExplanation } from "./check-explanation.ts";
import type { ClaimedRegion, ClaimedStep } from "./claims.ts";

const NOTHING = { clues: [], cells: [], candidates: [] };

describe("a forged explanation", () => {
  const puzzle = validPuzzle([
    [2, 0, 1],
    [0, 2, 1],
  ]);
  const two = { x: 0, y: 0, area: 2 };
  const flat = { x: 0, y: 0, width: 2, height: 1, clue: two };

  describe.each(["shared-cells", "sole-reach", "stranded-cell", "region-counting", "assumption"])(
    "in which %s, which removes candidates, fixes a region",
    (rule) => {
      it.each([
        ["for no reason", NOTHING],
        ["because of its clue", { ...NOTHING, clues: [two] }],
        ["because of a cell", { ...NOTHING, cells: [{ x: 0, y: 0 }] }],
        [
          "because of all candidates",
          {
            clues: [two],
            cells: [],
            candidates: [flat, { ...flat, width: 1, height: 2 }],
          },
        ],
        [
          "because of all candidates over a cell",
          {
            clues: [],
            cells: [{ x: 1, y: 1 }],
            candidates: [
              { x: 1, y: 0, width: 1, height: 2, clue: { x: 1, y: 1, area: 2 } },
              { x: 0, y: 1, width: 2, height: 1, clue: { x: 1, y: 1, area: 2 } },
            ],
          },
        ],
        [
          "because of an assumption of nothing",
          { ...NOTHING, clues: [two], cascade: { steps: [], contradiction: { clue: two } } },
        ],
      ])("does not pass: %s", (_name, because) => {
        const steps = [{ rule, effect: { fixes: flat }, because }];
        expect(checkExplanation(puzzle, { outcome: "unique", steps })).toMatchObject({ step: 0 });
      });
    },
  );

  it.each(["clue-of-one", "only-shape", "last-candidate", "only-cover"])(
    "in which %s, which fixes a region, removes candidates, does not pass",
    (rule) => {
      const steps = [{ rule, effect: { removes: [flat] }, because: { ...NOTHING, clues: [two] } }];
      expect(checkExplanation(puzzle, { outcome: "multiple", steps })).toEqual({
        step: 0,
        message: `step 0 (${rule}): there is no such rule that removes candidates`,
      });
    },
  );

  it("does not pass with the steps of another board", () => {
    const { steps } = explain(boardFor("only-cover"));
    expect(checkExplanation(puzzle, { outcome: "unique", steps })).toMatchObject({ step: 0 });
  });

  it("passes, of steps put together at random, only with such as all answers bear out", () => {
    let passed = 0;
    fc.assert(
      fc.property(forgedSteps(), ({ puzzle: board, steps, known }) => {
        const proof: ClaimedStep[] = [];
        for (const step of steps) {
          const longer = { outcome: "multiple", steps: [...proof, step] };
          if (checkExplanation(board, longer) !== undefined) continue;
          proof.push(step);
          expect(known.filter((answer) => !bearsOut(answer, step))).toEqual([]);
        }
        passed += proof.length;
        const isProof = checkExplanation(board, { outcome: "unique", steps: proof }) === undefined;
        expect(isProof && known.length !== 1).toBe(false);
      }),
      runs(400),
    );
    expect(passed).toBeGreaterThan(0);
  });
});

describe("a board with too much to go through", () => {
  it.each([
    ["of which three areas are not known", boardOf(1000, ["?", "?", "?"])],
    [
      "of which many areas are not known",
      boardOf(
        120,
        Array.from({ length: 60 }, () => "?"),
      ),
    ],
    [
      "with thousands of clues",
      boardOf(
        1000,
        Array.from({ length: 20_000 }, () => 50),
      ),
    ],
  ])("is refused soon: %s", (_name, puzzle) => {
    const fault = checkExplanation(puzzle, { outcome: "unique", steps: [] });
    expect(fault?.step).toBeUndefined();
    expect(fault?.message).toMatch(/too many candidates|leave more than one answer, or none/);
  });
});

/** A square board with these areas, spread over it evenly. */
function boardOf(side: number, areas: readonly Area[]): Puzzle {
  const size = { width: side, height: side };
  const apart = Math.floor(areaOf(size) / areas.length);
  const clues = areas.map((area, at) => ({ ...cellAt(size, at * apart), area }));
  const puzzle = puzzleFromClues(size, clues);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

interface Forged {
  readonly puzzle: Puzzle;
  readonly steps: readonly ClaimedStep[];
  /** All answers of the puzzle. */
  readonly known: readonly Answer[];
}

/** Small puzzles of any kind, with a few steps from what there is on each. */
function forgedSteps(): fc.Arbitrary<Forged> {
  return anyPuzzles(4).chain((puzzle) => {
    const regions = allCandidates(puzzle)!.map((each) => regionOf(puzzle, each));
    const clue = fc.constantFrom(...puzzle.clues);
    const cell = fc.nat(areaOf(puzzle.size) - 1).map((at) => cellAt(puzzle.size, at));
    // A clue may have no candidate; where none has any, there is nothing to forge.
    const region = regions.length > 0 ? fc.constantFrom(...regions) : fc.constant(noRegion(puzzle));
    const someRegions = fc.oneof(
      fc.uniqueArray(region, { maxLength: 2 }),
      clue.map((its) => regions.filter((each) => each.clue === its)),
      cell.map((its) => regions.filter((each) => contains(each, its))),
    );
    const contradiction = fc.oneof(fc.record({ clue }), fc.record({ cell }));
    const because = fc.record({
      clues: fc.array(clue, { maxLength: 2 }),
      cells: fc.array(cell, { maxLength: 2 }),
      candidates: fc.oneof(fc.constant([]), someRegions),
    });
    const effect = fc.oneof(
      fc.record({ fixes: region }),
      fc.record({ removes: fc.uniqueArray(region, { minLength: 1, maxLength: 2 }) }),
    );
    const step = fc.record({ rule: fc.constantFrom(...RULE_NAMES), effect, because });
    const assumption = fc
      .record({ step, region, steps: fc.array(step, { maxLength: 1 }), contradiction })
      .map(({ region: assumed, steps, contradiction: end }) => ({
        rule: "assumption",
        effect: { removes: [assumed] },
        because: {
          clues: "clue" in end ? [end.clue] : [],
          cells: "cell" in end ? [end.cell] : [],
          candidates: [],
          cascade: { steps, contradiction: end },
        },
      }));
    return fc
      .array(fc.oneof({ weight: 3, arbitrary: step }, assumption), { minLength: 1, maxLength: 40 })
      .map((steps) => ({ puzzle, steps, known: [...answers(puzzle)] }));
  });
}

/** A region that is no candidate. */
function noRegion({ clues }: Puzzle): Region {
  return { x: 0, y: 0, width: 0, height: 0, clue: clues[0]! };
}

function bearsOut(answer: Answer, { effect }: ClaimedStep): boolean {
  const isIn = (region: ClaimedRegion): boolean => answer.some((each) => isSameRect(each, region));
  return "fixes" in effect ? isIn(effect.fixes) : !effect.removes.some(isIn);
}
