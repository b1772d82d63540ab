import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOfLooks } from "../../../test/clock-of-looks.ts";
import { runs } from "../../../test/runs.ts";
import { areaOf, cellIndex, formatRect } from "../../base/grid.ts";
import { plain, sat } from "../cover-backed.ts";
import { grade } from "../grade.ts";
import { rowsOf, type Puzzle } from "../puzzle.ts";
import { solve } from "../solve.ts";
import { generate, generateAsync, type GenerateOptions, type Generation } from "./generate.ts";
import { CLUE_SYMMETRIES, DIFFICULTIES, type ClueSymmetry } from "./options.ts";

type Generated = Extract<Generation, { readonly outcome: "generated" }>;

/** The puzzle of an order that can be met. */
function generated(options: GenerateOptions): Generated {
  const result = generate(options);
  if (!result.ok) throw new Error(result.error.message);
  if (result.value.outcome === "stopped") throw new Error(`stopped: ${result.value.why}`);
  return result.value;
}

const seed = fc.string();
const side = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

function areasIn({ answer }: Generated): readonly number[] {
  return answer.map(areaOf);
}

describe("a generated puzzle", () => {
  it("has exactly one answer, which comes with it, as an engine finds that had no part in it", () => {
    const order = fc.record({
      seed,
      width: side(2, 12),
      height: side(2, 12),
      symmetry: fc.constantFrom("none", "none", "half-turn"),
      ones: fc.boolean(),
      fewTwos: fc.boolean(),
      unknowns: fc.constantFrom(0, 0, 0.2),
    });
    fc.assert(
      fc.property(order, fc.boolean(), (options, isSatBacked) => {
        // A board of two by two has no symmetric puzzle, nor have some others of a few cells.
        fc.pre(options.symmetry === "none" || options.width * options.height > 20);
        const { puzzle, answer } = generated(options);
        const solved = solve(puzzle, { engine: isSatBacked ? sat : plain });
        expect(solved.outcome).toBe("unique");
        expect(solved.answers).toEqual([answer]);
      }),
      runs(300),
    );
  }, 60_000);

  it("has regions of two cells or more, and of one only where they are asked for", () => {
    let ones = 0;
    for (let index = 0; index < 40; index++) {
      const order = { width: 8, height: 8, seed: "ones", index };
      expect(Math.min(...areasIn(generated(order)))).toBeGreaterThanOrEqual(2);
      ones += areasIn(generated({ ...order, ones: true })).filter((area) => area === 1).length;
    }
    expect(ones).toBeGreaterThan(0);
  });

  it.each(CLUE_SYMMETRIES)(
    "has few regions of two cells where that is asked for, with symmetry %s",
    (symmetry) => {
      expect(twos(true, symmetry)).toBeLessThan(twos(false, symmetry) / 2);
    },
  );

  it("keeps to the areas that are asked for", () => {
    const order = fc.record({ seed, width: side(8, 14), height: side(8, 14), minArea: side(1, 6) });
    fc.assert(
      fc.property(order, side(6, 12), (options, room) => {
        const maxArea = options.minArea + room;
        for (const area of areasIn(generated({ ...options, maxArea }))) {
          expect(area).toBeGreaterThanOrEqual(options.minArea);
          expect(area).toBeLessThanOrEqual(maxArea);
        }
      }),
      runs(20),
    );
  });

  it("has no rect from border to border on larger boards, unless the areas need one", () => {
    const { answer } = generated({ width: 12, height: 12, seed: "strips" });
    expect(answer.filter(({ width, height }) => width === 12 || height === 12)).toEqual([]);
    const halves = generated({ width: 8, height: 8, seed: "halves", minArea: 30 });
    expect(halves.answer).toHaveLength(2);
  });

  it.each([
    [2, 5, 5, 5],
    [5, 5, 5, 5],
    [5, 6, 4, 5],
    [7, 7, 7, 7],
  ])("on %ix%i has the strips that areas from %i to %i need", (width, height, minArea, maxArea) => {
    const order = { width, height, minArea, maxArea, seed: "strips", budget: { nodes: 2000 } };
    expect(areasIn(generated(order))).toContain(maxArea);
  });

  describe("with half-turn symmetry", () => {
    it("has clues on cells that a half turn takes to each other", () => {
      const order = fc.record({ seed, width: side(5, 12), height: side(5, 12) });
      fc.assert(
        fc.property(order, (options) => {
          const { puzzle } = generated({ ...options, symmetry: "half-turn" });
          const cells = cellsOfClues(puzzle);
          const last = areaOf(puzzle.size) - 1;
          expect(cells.map((cell) => last - cell).toSorted((a, b) => a - b)).toEqual(cells);
        }),
        runs(30),
      );
    });

    it("does not have its second half follow from the first", () => {
      const { answer, puzzle } = generated({
        width: 16,
        height: 16,
        seed: "loose",
        symmetry: "half-turn",
      });
      const { width, height } = puzzle.size;
      const texts = new Set(answer.map(({ x, y, width: w, height: h }) => [x, y, w, h].join()));
      const turned = answer.filter(({ x, y, width: w, height: h }) =>
        texts.has([width - x - w, height - y - h, w, h].join()),
      );
      expect(turned.length).toBeLessThan(answer.length / 2);
    });
  });

  describe("with unknown clues", () => {
    it.each([
      ["a number of them", 3, () => 3],
      ["a share of them", 0.25, (clues: number) => Math.round(clues / 4)],
    ])("has %s, and still one answer", (_name, unknowns, expected) => {
      for (let index = 0; index < 5; index++) {
        const { puzzle } = generated({ width: 9, height: 9, seed: "unknown", index, unknowns });
        const unknown = puzzle.clues.filter(({ area }) => area === "?");
        expect(unknown).toHaveLength(expected(puzzle.clues.length));
        expect(solve(puzzle, { engine: plain }).outcome).toBe("unique");
      }
    });
  });

  describe.each(DIFFICULTIES)("of the difficulty %s", (difficulty) => {
    it.each(["none", "half-turn"] as const)("has that grade, with symmetry %s", (symmetry) => {
      for (let index = 0; index < 2; index++) {
        const order = { width: 9, height: 9, seed: "tiers", index, difficulty, symmetry };
        const { puzzle, tier } = generated(order);
        expect(tier).toBe(difficulty);
        expect(grade(puzzle)).toMatchObject({ outcome: "unique", tier: difficulty });
      }
    });
  });

  it("is at most steady where no difficulty is asked for, and says its tier", () => {
    for (let index = 0; index < 20; index++) {
      const { puzzle, tier } = generated({ width: 8, height: 8, seed: "any", index });
      expect(["gentle", "easy", "steady"]).toContain(tier);
      expect(grade(puzzle)).toMatchObject({ tier });
    }
  });
});

describe("a seed and an index", () => {
  // Whoever changes how boards are made, or how they are narrowed, makes other puzzles: then these change.
  it("make the same puzzle on every machine", () => {
    expect(rowsOf(generated({ width: 5, height: 5, seed: "shikiri" }).puzzle)).toEqual([
      [6, 0, 0, 0, 0],
      [0, 0, 0, 0, 4],
      [0, 0, 0, 0, 0],
      [0, 4, 6, 0, 0],
      [0, 5, 0, 0, 0],
    ]);
    const digests = [
      generated({ width: 20, height: 15, seed: "shikiri", index: 7 }),
      generated({ width: 11, height: 11, seed: "shikiri", symmetry: "half-turn" }),
      generated({ width: 9, height: 9, seed: "shikiri", difficulty: "fierce" }),
      generated({ width: 9, height: 9, seed: "shikiri", unknowns: 4, minArea: 3, maxArea: 9 }),
    ].map(({ puzzle }) => digest(puzzle));
    expect(digests).toEqual(["3c92e9d7", "340cfac3", "1a2c89ce", "8db64387"]);
  });

  it("make another puzzle than every other seed and index, and for every other order", () => {
    const orders = [
      { seed: "a" },
      { seed: "a", index: 1 },
      { seed: "a1" },
      { seed: "b" },
      { seed: "" },
      { seed: "a", difficulty: "easy" },
      { seed: "a", symmetry: "half-turn" },
    ] as const;
    const answers = orders.map((order) => generated({ width: 8, height: 8, ...order }).answer);
    const texts = answers.map((answer) => answer.map(formatRect).join());
    expect(new Set(texts).size).toBe(orders.length);
  });

  it("make the same puzzle at once and in turns that tell of progress, and under any budget that suffices", async () => {
    clockOfLooks();
    const order = { width: 40, height: 40, seed: "turns", difficulty: "hard" } as const;
    const reports: number[] = [];
    const onProgress = ({ nodes }: { nodes: number }): unknown => reports.push(nodes);
    expect(await generateAsync({ ...order, onProgress })).toEqual(generate(order));
    expect(reports.length).toBeGreaterThan(0);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
    expect(generate({ ...order, budget: { nodes: 1e7 } })).toEqual(generate(order));
  });
});

describe("a budget", () => {
  /** Two by two cells have no puzzle of that tier. */
  const hopeless = { width: 2, height: 2, seed: "", difficulty: "fierce" } as const;

  it("ends what is hopeless, and says why and after how many attempts", () => {
    const stopped = generate({ ...hopeless, budget: { nodes: 500 } });
    expect(stopped).toMatchObject({ ok: true, value: { outcome: "stopped", why: "nodes" } });
    expect(generate({ ...hopeless, budget: { timeMs: 20 } })).toMatchObject({
      value: { why: "time" },
    });
  });

  it("ends also a cut that takes long, in good time", () => {
    // Of 100 plots of 37 to 41 cells hardly any dissection comes about.
    const order = { width: 64, height: 64, seed: "", minArea: 37, maxArea: 41 };
    const start = performance.now();
    expect(generate({ ...order, budget: { timeMs: 50 } })).toMatchObject({
      value: { outcome: "stopped", why: "time" },
    });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it("ends it when it is aborted", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (): void => controller.abort();
    const stopped = await generateAsync({ ...hopeless, budget: { signal }, onProgress });
    expect(stopped).toMatchObject({ value: { outcome: "stopped", why: "aborted" } });
  });
});

describe("an order that no puzzle can meet is an error that says what is possible:", () => {
  const board = { width: 3, height: 3, seed: "" };
  it.each<[string, GenerateOptions, string, string]>([
    ["no columns", { ...board, width: 0 }, "bad-size", "expected at least 1x1"],
    ["half a row", { ...board, height: 2.5 }, "bad-size", "expected at least 1x1"],
    ["too many cells", { ...board, width: 20_000 }, "too-large", "more than the 40000 cells"],
    ["an index below 0", { ...board, index: -1 }, "bad-option", "expected a whole number from 0"],
    ["half an unknown more", { ...board, unknowns: 1.5 }, "bad-option", "or a share below 1"],
    ["more unknowns than cells", { ...board, unknowns: 10 }, "impossible", "at most 4"],
    ["a least area of 0", { ...board, minArea: 0 }, "bad-option", "expected a whole number from 1"],
    ["no greatest area", { ...board, maxArea: NaN }, "bad-option", "greatest area is NaN"],
    ["areas beyond the board", { ...board, minArea: 10 }, "impossible", "of at least 10"],
    [
      "a least area above the greatest",
      { ...board, minArea: 5, maxArea: 4 },
      "impossible",
      "at most 4",
    ],
    [
      "areas that do not add up",
      { ...board, minArea: 5, maxArea: 6 },
      "impossible",
      "expected a greatest area of at least 9",
    ],
    [
      "areas that no rect on it has",
      { ...board, minArea: 4, maxArea: 5 },
      "impossible",
      "expected a greatest area of at least 9",
    ],
    [
      "ones, and a least area above 1",
      { ...board, ones: true, minArea: 3 },
      "impossible",
      "one or the other",
    ],
    ["one cell without ones", { ...board, width: 1, height: 1 }, "impossible", "must be asked for"],
  ])("%s", (_name, options, kind, sentence) => {
    const result = generate(options);
    if (result.ok) throw new Error(result.value.outcome);
    expect(result.error.kind).toBe(kind);
    expect(result.error.message).toContain(sentence);
  });

  it("a difficulty or a symmetry that there is not, from callers without types", () => {
    const difficulty: string = "beyond";
    const wrong = generate({ ...board, difficulty: difficulty as "fierce" });
    expect(wrong).toMatchObject({
      ok: false,
      error: { kind: "bad-option", message: expect.stringContaining("gentle, easy") as string },
    });
    const symmetry: string = "mirror";
    expect(generate({ ...board, symmetry: symmetry as "none" })).toMatchObject({
      ok: false,
      error: { kind: "bad-option", message: expect.stringContaining("none, half-turn") as string },
    });
  });

  it("but a board of one cell is one region where ones are asked for", () => {
    const { puzzle } = generated({ width: 1, height: 1, seed: "", ones: true });
    expect(rowsOf(puzzle)).toEqual([[1]]);
  });
});

/** How many regions of two cells a large board has. */
function twos(fewTwos: boolean, symmetry: ClueSymmetry): number {
  const areas = areasIn(generated({ width: 30, height: 30, seed: "twos", fewTwos, symmetry }));
  return areas.filter((area) => area === 2).length;
}

function cellsOfClues({ size, clues }: Puzzle): readonly number[] {
  return clues.map((clue) => cellIndex(size, clue));
}

/** A short number that is another one for nearly every other puzzle: FNV-1a over its rows. */
function digest(puzzle: Puzzle): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(rowsOf(puzzle))) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
