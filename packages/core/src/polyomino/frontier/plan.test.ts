import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packings } from "../../../test/random-packings.ts";
import { runs } from "../../../test/runs.ts";
import { FIVE_BOXES, packingOf, pieceOf } from "../../../test/valid-packing.ts";
import type { Cell } from "../../base/grid.ts";
import { runSteps } from "../../base/steps.ts";
import { stockedCover, type StockedCover } from "../../exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../../exact-cover/stocked-plain.ts";
import { encodePacking } from "../encode.ts";
import { folded } from "../fold.ts";
import type { Packing } from "../packing.ts";
import { placementsOf } from "../placements.ts";
import { symmetriesOf } from "../symmetry.ts";
import { planFrontier, type FrontierOptions, type FrontierPlan } from "./plan.ts";

function encoded(packing: Packing): StockedCover {
  return encodePacking(packing, placementsOf(packing));
}

function planOf(packing: Packing, options?: FrontierOptions): FrontierPlan {
  const plan = runSteps(planFrontier(encoded(packing), packing.board.cells, options));
  if (plan === "out-of-memory") throw new Error("out of memory");
  return plan;
}

function countOf(problem: StockedCover, cells?: readonly Cell[]): bigint | "out-of-memory" {
  const plan = runSteps(planFrontier(problem, cells));
  return plan === "out-of-memory" ? plan : runSteps(plan.count());
}

/** The count by the oracle. */
function plainCount(problem: StockedCover): bigint {
  const search = stockedPlainSearch(problem);
  for (let count = 0n; ; count++) {
    let progress = search.advance(10_000);
    while (progress === "paused") progress = search.advance(10_000);
    if (progress === "exhausted") return count;
  }
}

const dominoes = pieceOf("I", "**", { min: 0, max: 1000 });

describe("the frontier count", () => {
  it.each([
    ["3x20", 8n],
    ["4x15", 1472n],
    ["5x12", 4040n],
  ])("packs the pentominoes into %s", (box, count) => {
    expect(runSteps(planOf(packingOf(FIVE_BOXES[box]!, "pentominoes")).count())).toBe(count);
  });

  // Kasteleyn, "The statistics of dimers on a lattice" (1961); strips of two are Fibonacci numbers.
  it.each([
    ["8x8", 12_988_816n],
    ["10x10", 258_584_046_368n],
    ["12x12", 53_060_477_521_960_000n],
    ["2x301", fibonacci(302)],
    ["301x2", fibonacci(302)],
  ])("is exact at any size: dominoes on %s", (board, count) => {
    expect(runSteps(planOf(packingOf(board, [dominoes])).count())).toBe(count);
  });

  describe("is that of the oracle", () => {
    it("for packings", () => {
      fc.assert(
        fc.property(packings(14), (packing) => {
          const problem = encoded(packing);
          expect(countOf(problem, packing.board.cells)).toBe(plainCount(problem));
        }),
        runs(150),
      );
    });

    it("for folded packings, whose options draw several times and have no places", () => {
      fc.assert(
        fc.property(packings(14), (packing) => {
          for (const symmetry of symmetriesOf(packing).slice(1)) {
            const problem = folded(encoded(packing), symmetry);
            expect(countOf(problem)).toBe(plainCount(problem));
          }
        }),
        runs(150),
      );
    });

    it("for any stocked cover", () => {
      fc.assert(
        fc.property(anyCovers, (problem) => {
          expect(countOf(problem)).toBe(plainCount(problem));
        }),
        runs(300),
      );
    });
  });

  it("does not depend on the order of the items", () => {
    fc.assert(
      fc.property(packings(14), fc.infiniteStream(fc.double({ noNaN: true })), (packing, keys) => {
        const problem = encoded(packing);
        const numbers = [...Array(problem.items).keys()];
        const ranks = new Map(numbers.map((item) => [item, keys.next().value]));
        numbers.sort((a, b) => ranks.get(a)! - ranks.get(b)!);
        const covers = problem.covers.map((item) => numbers[item]!);
        expect(countOf({ ...problem, covers })).toBe(countOf(problem, packing.board.cells));
      }),
    );
  });

  it("counts nothing to cover once, unless something must be drawn", () => {
    expect(countOf(stockedCover(0, [{ min: 0, max: 1 }], []))).toBe(1n);
    expect(countOf(stockedCover(0, [{ min: 1, max: 1 }], []))).toBe(0n);
  });

  it("sees items far apart: options that span more than 32 and more than 64 of them", () => {
    const far = [0, 1, 2, 3].map((item) => ({ covers: [item, item + 40, 99 - item], draws: [] }));
    const rest = Array.from({ length: 100 }, (_, item) => ({ covers: [item], draws: [0] }));
    const atMost = (max: number) => stockedCover(100, [{ min: 0, max }], [...far, ...rest]);
    expect(countOf(atMost(100))).toBe(16n);
    expect(countOf(atMost(94))).toBe(11n);
    expect(countOf(atMost(87))).toBe(0n);
  });
});

describe("the plan", () => {
  const packing = packingOf("5x6", "pentominoes");
  const sixOfTwelve = packingOf(
    "5x6",
    packing.pieces.map((piece) => ({ ...piece, min: 0 })),
  );

  it("scans a board along its short side, whichever that is", () => {
    const tall = planOf(packingOf("3x20", "pentominoes"));
    const wide = planOf(packingOf("20x3", "pentominoes"));
    expect(tall.patterns).toBe(wide.patterns);
    expect(tall.patterns).toBeLessThan(1000);
  });

  it("has no pattern where the end cannot be reached, and then counts none", () => {
    const plan = planOf(packingOf("3x3", [dominoes]));
    expect(plan).toMatchObject({ patterns: 0, additions: 0 });
    expect(runSteps(plan.count())).toBe(0n);
  });

  it("says what memory the count takes, and does with that", () => {
    const { bytes } = planOf(sixOfTwelve);
    const needed = bytes / 2 ** 20;
    expect(runSteps(planOf(sixOfTwelve, { memoryMiB: needed }).count())).toBe(2164n);
  });

  it("is refused with less", () => {
    const needed = planOf(sixOfTwelve).bytes / 2 ** 20;
    for (const memoryMiB of [needed * 0.9, needed * 0.5, 0.01, 0]) {
      const plan = planFrontier(encoded(sixOfTwelve), sixOfTwelve.board.cells, { memoryMiB });
      expect(runSteps(plan)).toBe("out-of-memory");
    }
  });

  it("is refused where there are more tallies than numbers, however little is on the board", () => {
    const many = packingOf(
      "5x6",
      packingOf("5x6", "one-sided-hexominoes").pieces.map((piece) => ({ ...piece, min: 0 })),
    );
    const plan = planFrontier(encoded(many), many.board.cells);
    expect(runSteps(plan)).toBe("out-of-memory");
  });

  it("is refused where a pattern has so many tallies that a step would be long", () => {
    expect(countOf(single(4, 9))).toBe(9n * 8n * 7n * 6n);
    expect(countOf(single(13, 26))).toBe("out-of-memory");
  });

  it("goes from 0 to 1 while it counts, and can count again", () => {
    const plan = planOf(packingOf("12x5", "pentominoes"));
    expect(plan.progress).toBe(0);
    for (const time of [1, 2]) {
      const seen: number[] = [];
      const steps = plan.count();
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) seen.push(plan.progress);
      expect([time, step.value]).toEqual([time, 4040n]);
      expect(seen.length).toBeGreaterThan(10);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(plan.progress).toBe(1);
    }
  });

  it("is made in steps", () => {
    const steps = planFrontier(encoded(packing), packing.board.cells);
    let count = 0;
    while (steps.next().done !== true) count++;
    expect(count).toBeGreaterThan(30);
  });
});

/** Problems of up to nine items, with up to three stocks that options draw from up to three times. */
const anyCovers: fc.Arbitrary<StockedCover> = fc
  .record({ items: fc.integer({ min: 1, max: 9 }), stocks: fc.nat(3) })
  .chain(({ items, stocks }) => {
    const stock = fc.record({ min: fc.nat(2), more: fc.nat(3) });
    const draws = stocks === 0 ? fc.constant([]) : fc.array(fc.nat(stocks - 1), { maxLength: 3 });
    const covers = fc.uniqueArray(fc.nat(items - 1), { minLength: 1, maxLength: 4 });
    return fc
      .tuple(
        fc.array(stock, { minLength: stocks, maxLength: stocks }),
        fc.array(fc.record({ covers, draws }), { maxLength: 30 }),
      )
      .map(([ranges, options]) =>
        stockedCover(
          items,
          ranges.map(({ min, more }) => ({ min, max: min + more })),
          options,
        ),
      );
  });

/** Items of which each may be covered alone, from any of so many stocks that hold one each. */
function single(items: number, stocks: number): StockedCover {
  const numbers = [...Array(stocks).keys()];
  return stockedCover(
    items,
    numbers.map(() => ({ min: 0, max: 1 })),
    [...Array(items).keys()].flatMap((item) =>
      numbers.map((stock) => ({ covers: [item], draws: [stock] })),
    ),
  );
}

function fibonacci(index: number): bigint {
  let [a, b] = [0n, 1n];
  for (let step = 0; step < index; step++) [a, b] = [b, a + b];
  return a;
}
