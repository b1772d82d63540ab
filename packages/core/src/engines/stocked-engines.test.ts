import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allAnswers, packings } from "../../test/random-packings.ts";
import { stockedCovers } from "../../test/random-stocked-covers.ts";
import { runs, within } from "../../test/runs.ts";
import { FIVE_BOXES, packingOf } from "../../test/valid-packing.ts";
import { runSteps } from "../base/steps.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import { coversOf, stockedCover, type StockedCover } from "../exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../exact-cover/stocked-plain.ts";
import { encodePacking } from "../polyomino/encode.ts";
import { folded } from "../polyomino/fold.ts";
import { placementsOf } from "../polyomino/placements.ts";
import { symmetriesOf } from "../polyomino/symmetry.ts";
import { CdclSolver } from "../sat/cdcl/solver.ts";
import { loadLogicSolver } from "../sat/logic-solver.ts";
import { stockedCdclSearch, stockedSatBacked } from "./stocked-sat.ts";
import { countStocked, stockedSearch } from "./stocked-search.ts";
import { stockedCnf } from "./stocked-to-cnf.ts";

type StockedEngine = (problem: StockedCover) => CoverSearch;

/** Engines, and how many random cases each is given: they differ in how long they take to set up. */
const ENGINES: readonly (readonly [string, StockedEngine, number])[] = [
  ["general", (problem) => stockedSearch(problem), 500],
  ["cdcl", stockedCdclSearch, 200],
  ["a SAT solver of our own, product", stockedSatBacked(() => new CdclSolver(), "product"), 100],
  ["logic-solver, commander", stockedSatBacked(await loadLogicSolver(), "commander"), 25],
];

/** What every engine for stocked covers must do, whichever way it does it. */
describe.each(ENGINES)("the engine for stocked covers %s", (_, engine, cases) => {
  it(
    "finds what plain search finds in random packings, each answer once",
    () => {
      fc.assert(
        fc.property(packings(), (packing) => {
          const problem = encodePacking(packing, placementsOf(packing));
          expect(allAnswers(engine(problem))).toEqual(allAnswers(stockedPlainSearch(problem)));
        }),
        runs(cases),
      );
    },
    within(60_000),
  );

  it(
    "finds what plain search finds where options draw several times, or not at all",
    () => {
      fc.assert(
        fc.property(stockedCovers(7, 16), (problem) => {
          expect(allAnswers(engine(problem))).toEqual(allAnswers(stockedPlainSearch(problem)));
        }),
        runs(cases),
      );
    },
    within(60_000),
  );

  it("finds the same answers in the same order however few nodes it is given at a time", () => {
    fc.assert(
      fc.property(packings(9), fc.integer({ min: 1, max: 3 }), (packing, nodes) => {
        const problem = encodePacking(packing, placementsOf(packing));
        expect(inOrder(engine(problem), nodes)).toEqual(inOrder(engine(problem), 1000));
      }),
      runs(cases / 5),
    );
  });

  it("gives its answers as ascending options, and leaves one as it is when it goes on", () => {
    const search = engine(
      stockedCover(2, [{ min: 0, max: 2 }], [drawing([1]), drawing([0]), drawing([0])]),
    );
    search.advance(1000);
    const { answer } = search;
    search.advance(1000);
    expect([answer.join(), search.answer.join()].toSorted()).toEqual(["0,1", "0,2"]);
  });

  it("has one answer, without options, where there is nothing to cover and nothing to be drawn", () => {
    expect(inOrder(engine(stockedCover(0, [{ min: 0, max: 3 }], [])), 10)).toEqual([""]);
    expect(inOrder(engine(stockedCover(0, [{ min: 1, max: 3 }], [])), 10)).toEqual([]);
  });

  it("finds nothing without nodes, and stays exhausted once it is", () => {
    const search = engine(stockedCover(1, [{ min: 1, max: 1 }], [drawing([0]), drawing([0])]));
    expect(search.advance(0)).toBe("paused");
    const ends = Array.from({ length: 4 }, () => search.advance(1000));
    expect(ends).toEqual(["answer", "answer", "exhausted", "exhausted"]);
  });

  it("does not run out of stack on three thousand forced choices", () => {
    const length = 3000;
    const options = Array.from({ length }, (_item, item) => drawing([item]));
    const search = engine(stockedCover(length, [{ min: 0, max: length }], options));
    expect(search.advance(10 * length)).toBe("answer");
    expect(search.answer).toHaveLength(length);
  });
});

describe("the general engine", () => {
  it(
    "counts as many answers as it lists, of folded problems too",
    () => {
      fc.assert(
        fc.property(packings(), (packing) => {
          const problem = encodePacking(packing, placementsOf(packing));
          for (const symmetry of symmetriesOf(packing)) {
            const fixed = folded(problem, symmetry);
            const listed = allAnswers(stockedPlainSearch(fixed));
            expect(allAnswers(stockedSearch(fixed))).toEqual(listed);
            expect(runSteps(countStocked(fixed))).toBe(BigInt(listed.length));
          }
        }),
        runs(300),
      );
    },
    within(60_000),
  );

  it(
    "finds, given a prefix, the answers that have all of its options",
    () => {
      const prefixed = fc.tuple(packings(), fc.array(fc.nat(), { minLength: 1, maxLength: 2 }));
      fc.assert(
        fc.property(prefixed, ([packing, numbers]) => {
          const problem = encodePacking(packing, placementsOf(packing));
          fc.pre(problem.options > 0);
          const prefix = numbers.map((number) => number % problem.options);
          const cells = prefix.flatMap((option) => [...coversOf(problem, option)]);
          const isPossible = new Set(cells).size === cells.length;
          const expected = inOrder(stockedPlainSearch(problem), 1000).filter((answer) => {
            const options = new Set(answer.split(",").map(Number));
            return isPossible && prefix.every((option) => options.has(option));
          });
          expect(allAnswers(stockedSearch(problem, prefix))).toEqual(expected.toSorted());
          expect(runSteps(countStocked(problem, prefix))).toBe(BigInt(expected.length));
        }),
        runs(300),
      );
    },
    within(60_000),
  );

  it("finds an arrangement of each of the five boxes within two thousand nodes", () => {
    for (const box of Object.values(FIVE_BOXES)) {
      const packing = packingOf(box, "pentominoes");
      const search = stockedSearch(encodePacking(packing, placementsOf(packing)));
      expect(search.advance(2000)).toBe("answer");
    }
  });

  it("counts all arrangements of the smallest of the five boxes", () => {
    const packing = packingOf("20x3", "pentominoes");
    const problem = encodePacking(packing, placementsOf(packing));
    expect(runSteps(countStocked(problem))).toBe(8n);
  });
});

describe("the engine cdcl", () => {
  it("is out of memory at once where a formula would be gigabytes: thousands of draws, hundreds in stock", () => {
    const items = [...Array(20_000).keys()];
    const many = stockedCover(
      items.length,
      [{ min: 0, max: 300 }],
      items.map((item) => ({ covers: [item], draws: [0] })),
    );
    expect(stockedCdclSearch(many).advance(1)).toBe("out-of-memory");
  });
});

describe("a stocked cover as a formula", () => {
  it("has the options as its first variables, in order", () => {
    const { clauses } = stockedCnf(
      stockedCover(1, [{ min: 1, max: 1 }], [drawing([0]), drawing([0])]),
    );
    expect(clauses).toEqual([
      [1, 2],
      [-1, -2],
      [-1, -2],
      [1, 2],
    ]);
  });
});

function drawing(covers: readonly number[]): {
  covers: readonly number[];
  draws: readonly number[];
} {
  return { covers, draws: [0] };
}

/** All answers, joined, in the search's order. */
function inOrder(search: CoverSearch, nodes: number): readonly string[] {
  const answers: string[] = [];
  for (;;) {
    const progress = search.advance(nodes);
    if (progress === "answer") answers.push(search.answer.join());
    if (progress === "exhausted") return answers;
    if (progress === "out-of-memory") throw new Error("out of memory");
  }
}
