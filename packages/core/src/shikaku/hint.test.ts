import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessPuzzle, unsolvablePuzzle } from "../../test/hard-boards.ts";
import { puzzles } from "../../test/random-dissection.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { boardFor } from "../../test/ruled-boards.ts";
import { runs, within } from "../../test/runs.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { cellsOf, formatCell, isSameRect, type Rect } from "../base/grid.ts";
import type { Answer } from "./answer.ts";
import { allCandidates } from "./candidates.ts";
import { plain } from "./cover-backed.ts";
import { hint, hintAsync } from "./hint.ts";
import { Board, listChoices } from "./proof/board.ts";
import { takeStep } from "./proof/take-step.ts";
import { RULE_NAMES } from "./rules/rule.ts";
import { solve } from "./solve.ts";

describe("a hint about what is drawn wrong", () => {
  const puzzle = boardFor("last-candidate");

  it.each<[string, Rect, readonly number[]]>([
    ["not-a-rect", { x: 0.5, y: 0, width: 1, height: 1 }, []],
    ["outside-board", { x: 4, y: 0, width: 2, height: 1 }, []],
    ["no-clue", { x: 0, y: 0, width: 2, height: 1 }, []],
    ["two-clues", { x: 0, y: 0, width: 4, height: 2 }, [4, 4]],
    ["wrong-area", { x: 1, y: 0, width: 3, height: 1 }, [4]],
    ["impossible", { x: 0, y: 1, width: 2, height: 2 }, [4]],
  ])("is %s", (kind, rect, areas) => {
    const { outcome, fault } = hint(puzzle, [rect]) as { outcome: string; fault?: Fault };
    expect([outcome, fault?.kind]).toEqual(["fault", kind]);
    expect(fault?.clues.map(({ area }) => area)).toEqual(areas);
  });

  it("is overlap where two rectangles meet", () => {
    const drawn = [
      { x: 0, y: 0, width: 4, height: 1 },
      { x: 0, y: 0, width: 1, height: 4 },
    ];
    expect(hint(puzzle, drawn)).toMatchObject({
      outcome: "fault",
      fault: { kind: "overlap", rects: [drawn[1]], cell: { x: 0, y: 0 } },
    });
  });

  it("is incompatible where each is in some answer, but they are not together, and names no others", () => {
    const left = { x: 0, y: 1, width: 1, height: 2 };
    const right = { x: 1, y: 0, width: 1, height: 2 };
    const one = { x: 2, y: 0, width: 1, height: 3 };
    const puzzle = validPuzzle([
      [0, 2, 0],
      [2, 0, 3],
      [0, 2, 0],
    ]);
    expect(hint(puzzle, [left]).outcome).toBe("region");
    expect(hint(puzzle, [right]).outcome).toBe("region");
    expect(hint(puzzle, [one, left, right])).toMatchObject({
      outcome: "fault",
      fault: { kind: "incompatible", rects: [left, right] },
    });
  });
});

describe("a hint about the next region", () => {
  it.each(RULE_NAMES)("leads, one after the other, to the answer: %s", (rule) => {
    const puzzle = boardFor(rule);
    const drawn: Rect[] = [];
    for (let next = hint(puzzle, drawn); next.outcome === "region"; next = hint(puzzle, drawn)) {
      drawn.push(regionIn(next)!);
    }
    expect(hint(puzzle, drawn)).toEqual({ outcome: "complete" });
    expect(drawn.length).toBe(puzzle.clues.length);
  });

  it("brings the deductions that are needed to see it", () => {
    const puzzle = boardFor("sole-reach");
    expect(hint(puzzle, [])).toMatchObject({ rule: "clue-of-one", before: [] });
    expect(hint(puzzle, [{ x: 3, y: 1, width: 1, height: 1 }])).toMatchObject({
      rule: "only-cover",
      before: [{ rule: "sole-reach" }],
      effect: { fixes: { x: 1, y: 0, width: 2, height: 2 } },
    });
  });

  it("counts what is drawn right as known", () => {
    const puzzle = boardFor("last-candidate");
    const drawn = [{ x: 0, y: 0, width: 4, height: 1 }];
    const next = hint(puzzle, drawn);
    expect(next).toMatchObject({ outcome: "region", before: [] });
    expect(drawn.some((rect) => isSameRect(rect, regionIn(next)!))).toBe(false);
  });
});

describe("where there is no next region, the hint says", () => {
  it("that all is drawn, and right", () => {
    expect(hint(validPuzzle([[2, 0]]), [{ x: 0, y: 0, width: 2, height: 1 }])).toEqual({
      outcome: "complete",
    });
  });

  it("that the puzzle has no answer, whatever is drawn", () => {
    expect(hint(unsolvablePuzzle(), [])).toEqual({ outcome: "none" });
    expect(hint(unsolvablePuzzle(), [{ x: 1, y: 0, width: 2, height: 1 }])).toEqual({
      outcome: "none",
    });
  });

  it("that there are several answers", () => {
    expect(
      hint(
        validPuzzle([
          [2, 0],
          [0, 2],
        ]),
        [],
      ),
    ).toEqual({ outcome: "multiple" });
  });

  it("that it was stopped", async () => {
    const stopped = { outcome: "stopped", why: "time" };
    expect(hint(endlessPuzzle(), [], { budget: { timeMs: 0 } })).toEqual(stopped);
    expect(await hintAsync(endlessPuzzle(), [], { budget: { timeMs: 0 } })).toEqual(stopped);
  });
});

describe("on boards of up to 6x6 with any candidates drawn", () => {
  it(
    "no hint is wrong",
    () => {
      const states = fc.tuple(anyPuzzles(6), fc.array(fc.nat(), { maxLength: 4 }));
      fc.assert(
        fc.property(states, ([puzzle, picks]) => {
          const oracle = solve(puzzle, { engine: plain, limit: 1000, budget: { nodes: 1e5 } });
          fc.pre(oracle.outcome !== "stopped" && oracle.answers.length < 1000);
          const candidates = allCandidates(puzzle)!;
          const drawn = picks.map((pick) => candidates[pick % candidates.length]!);
          fc.pre(candidates.length > 0 && areDisjoint(drawn));
          const left = oracle.answers.filter((answer) => drawn.every((rect) => has(answer, rect)));
          const next = hint(puzzle, drawn);
          const region = regionIn(next);
          expect(next.outcome === "none").toBe(oracle.answers.length === 0);
          expect(next.outcome === "fault").toBe(oracle.answers.length > 0 && left.length === 0);
          expect(region === undefined || left.every((answer) => has(answer, region))).toBe(true);
          expect(region === undefined || !has(drawn, region)).toBe(true);
        }),
        runs(500),
      );
    },
    within(30_000),
  );

  it(
    "each deduction of a hint follows from what is drawn and those before it, as the checker sees it",
    () => {
      const states = fc.tuple(puzzles(7), fc.array(fc.nat(), { maxLength: 6 }));
      let steps = 0;
      fc.assert(
        fc.property(states, ([{ puzzle, answer }, picks]) => {
          const drawn = new Set(picks.map((pick) => answer[pick % answer.length]!));
          const board = new Board({ puzzle, choices: listChoices(puzzle)! });
          for (const region of drawn) board.take(board.find(region)!);
          const next = hint(puzzle, [...drawn]);
          if (next.outcome !== "region") return;
          const { before, rule, effect, because } = next;
          const way = [...before, { rule, effect, because }];
          steps += way.length;
          expect(way.flatMap((step) => takeStep(board, step, false) ?? [])).toEqual([]);
        }),
        runs(300),
      );
      expect(steps).toBeGreaterThan(0);
    },
    within(30_000),
  );

  it(
    "a fault names only what no answer has, alone or together",
    () => {
      const states = fc.tuple(anyPuzzles(6), fc.array(fc.nat(), { maxLength: 4 }));
      fc.assert(
        fc.property(states, ([puzzle, picks]) => {
          const candidates = allCandidates(puzzle)!;
          fc.pre(candidates.length > 0);
          const drawn = picks.map((pick) => candidates[pick % candidates.length]!);
          const next = hint(puzzle, drawn);
          fc.pre(next.outcome === "fault" && next.fault.kind.startsWith("i"));
          const { answers } = solve(puzzle, { engine: plain, limit: 1000 });
          const { rects } = next.fault;
          expect(answers.some((answer) => rects.every((rect) => has(answer, rect)))).toBe(false);
          expect(rects.length === 1).toBe(next.fault.kind === "impossible");
        }),
        runs(200),
      );
    },
    within(30_000),
  );
});

function regionIn(next: ReturnType<typeof hint>): Rect | undefined {
  return next.outcome === "region" && "fixes" in next.effect ? next.effect.fixes : undefined;
}

function has(answer: Answer | readonly Rect[], rect: Rect): boolean {
  return answer.some((each) => isSameRect(each, rect));
}

function areDisjoint(rects: readonly Rect[]): boolean {
  const cells = rects.flatMap((rect) => [...cellsOf(rect)].map(formatCell));
  return new Set(cells).size === cells.length;
}

interface Fault {
  readonly kind: string;
  readonly clues: readonly { readonly area: number | "?" }[];
}
