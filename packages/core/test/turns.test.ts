import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Budget } from "../src/base/budget.ts";
import type { Watcher } from "../src/base/decide.ts";
import type { Rect } from "../src/base/grid.ts";
import { backbone, backboneAsync } from "../src/shikaku/backbone.ts";
import { count, countAsync } from "../src/shikaku/count.ts";
import { explain, explainAsync } from "../src/shikaku/explain.ts";
import { grade, gradeAsync } from "../src/shikaku/grade.ts";
import { hint, hintAsync } from "../src/shikaku/hint.ts";
import type { Puzzle } from "../src/shikaku/puzzle.ts";
import { solve, solveAsync } from "../src/shikaku/solve.ts";
import { wrongRects, wrongRectsAsync } from "../src/shikaku/wrong-rects.ts";
import { HOSTILE_BOARDS } from "./hostile-boards.ts";
import { anyPuzzles } from "./random-puzzles.ts";
import { runs, within } from "./runs.ts";

type Options = Watcher & { readonly budget?: Budget };

/** By name: the function that runs in turns, and its twin that does not. */
const FUNCTIONS: readonly (readonly [
  string,
  (puzzle: Puzzle, drawn: readonly Rect[], options: Options) => Promise<unknown>,
  (puzzle: Puzzle, drawn: readonly Rect[], options: Options) => unknown,
])[] = [
  ["solveAsync", (p, _, options) => solveAsync(p, options), (p, _, o) => solve(p, o)],
  ["backboneAsync", (p, _, options) => backboneAsync(p, options), (p, _, o) => backbone(p, o)],
  ["countAsync", (p, _, options) => countAsync(p, options), (p, _, o) => count(p, o)],
  ["gradeAsync", (p, _, options) => gradeAsync(p, options), (p, _, o) => grade(p, o)],
  ["explainAsync", (p, _, options) => explainAsync(p, options), (p, _, o) => explain(p, o)],
  ["hintAsync", hintAsync, hint],
  ["wrongRectsAsync", wrongRectsAsync, wrongRects],
];

/** A clock by which each turn is over as soon as it has begun. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => (now += 1000));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(FUNCTIONS)("%s", (_, inTurns, atOnce) => {
  it(
    "finds what its twin finds, and stops when it is aborted in any turn",
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPuzzles(6), fc.nat(), fc.nat(), async (puzzle, where, which) => {
          const drawn = someCandidates(puzzle, which);
          const expected = withoutTime(atOnce(puzzle, drawn, { budget: {} }));
          let turns = 0;
          const found = await inTurns(puzzle, drawn, { budget: {}, onProgress: () => turns++ });
          expect(withoutTime(found)).toEqual(expected);
          if (turns === 0) return;
          const end = 1 + (where % turns);
          const aborted = await abortedAt(end, (options) => inTurns(puzzle, drawn, options));
          expect(aborted).toMatchObject({ outcome: "stopped", why: "aborted", turns: end });
        }),
        runs(40),
      );
    },
    within(60_000),
  );

  it.each(HOSTILE_BOARDS)(
    "yields again and again, and stops when it is aborted: %s",
    async (__, puzzle) => {
      const turns: number[] = [];
      for (const end of [1, 5, 300]) {
        const aborted = await abortedAt(end, (options) => inTurns(puzzle, [], options));
        turns.push(aborted.turns);
        if (aborted.turns < end) continue;
        expect(aborted).toMatchObject({ outcome: "stopped", why: "aborted", turns: end });
      }
      // A million cells are looked at in a dozen turns or more; each of these boards has that many.
      expect(Math.max(...turns)).toBeGreaterThan(12);
    },
    10_000,
  );
});

describe("the work is no more than in proportion to the board, or to what is drawn", () => {
  beforeEach(() => {
    vi.restoreAllMocks();
  });

  const [, ones] = HOSTILE_BOARDS[0]!;
  const drawn = ones.clues.map(({ x, y }) => ({ x, y, width: 1, height: 1 }));

  it("of a hint among forty thousand regions that are as easy", () => {
    expect(hint(ones, [])).toMatchObject({ outcome: "region", before: [], rule: "clue-of-one" });
  }, 10_000);

  it("of a hint for who has drawn forty thousand, or all but one of them", () => {
    expect(hint(ones, drawn)).toEqual({ outcome: "complete" });
    expect(hint(ones, drawn.slice(1))).toMatchObject({ effect: { fixes: drawn[0] } });
  }, 10_000);

  it("of looking through forty thousand for wrong ones", () => {
    expect(wrongRects(ones, drawn)).toEqual({ outcome: "known", wrong: [], answers: "one" });
  }, 10_000);

  it("of listing the candidates of forty thousand unknown clues", () => {
    const [, unknown] = HOSTILE_BOARDS.find(([name]) => name.includes("but one cell"))!;
    expect(grade(unknown)).toEqual({ outcome: "multiple" });
  }, 10_000);
});

/** What comes of it when it is aborted in that turn, and how many turns there were. */
async function abortedAt(
  end: number,
  run: (options: Options) => Promise<unknown>,
): Promise<{ readonly turns: number }> {
  const signal = { aborted: false };
  let turns = 0;
  const found = await run({
    budget: { signal },
    onProgress: () => {
      turns++;
      signal.aborted = turns >= end;
    },
  });
  return { ...(found as object), turns };
}

/** Some rects over clues of the puzzle, right or wrong. */
function someCandidates({ size, clues }: Puzzle, which: number): readonly Rect[] {
  const { x, y, area } = clues[which % clues.length]!;
  if (which % 3 === 0 || area === "?" || x + area > size.width) return [];
  return [{ x, y, width: area, height: 1 }];
}

function withoutTime(found: unknown): unknown {
  const { statistics, ...rest } = found as { readonly statistics?: object };
  return statistics === undefined ? rest : { ...rest, statistics: { ...statistics, timeMs: 0 } };
}
