/**
 * Specification of the builder: which variables it hands out, which clauses its words become, and
 * that each of them allows exactly the assignments it should.
 */

import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { runs } from "../../test/runs.ts";

import { CnfBuilder } from "./cnf-builder.ts";
import type { Clause, Literal, Variable } from "./cnf.ts";
import { loadLogicSolver } from "./logic-solver.ts";
import { addCnf } from "./solver.ts";
import type { SatSolver, SatOutcome } from "./solver.ts";

/** The clauses that `say` adds to a builder of four variables. */
function clausesOf(say: (builder: CnfBuilder) => void): readonly Clause[] {
  const builder = new CnfBuilder();
  builder.next(4);
  say(builder);
  return builder.cnf.clauses;
}

/**
 * For every assignment of the first `variables`, whether the builder's formula allows it, be its
 * further variables what they may: index `row`, in which bit v - 1 is variable v.
 */
async function allowed(builder: CnfBuilder, variables: number): Promise<boolean[]> {
  const solver = (await loadLogicSolver())();
  addCnf(solver, builder.cnf);
  return Array.from({ length: 2 ** variables }, (_, row) => {
    const literals = Array.from({ length: variables }, (_, i) => (row & (1 << i) ? i + 1 : -i - 1));
    return solver.solve(literals).outcome === "satisfiable";
  });
}

/** How many clauses at most one of `length` variables takes if no encoding is asked for. */
function sizeOfAtMostOne(length: number): number {
  const builder = new CnfBuilder();
  builder.atMost(builder.next(length), 1);
  return builder.cnf.clauses.length;
}

/** For every assignment as above, whether it makes a number of the literals true that is wanted. */
function counted(
  variables: number,
  literals: readonly Literal[],
  isWanted: (count: number) => boolean,
): boolean[] {
  return Array.from({ length: 2 ** variables }, (_, row) =>
    isWanted(
      literals.filter((literal) => ((row >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0))
        .length,
    ),
  );
}

describe("variables", () => {
  it("are handed out in order from 1, singly or several at a time", () => {
    const builder = new CnfBuilder();
    expect([builder.next(), builder.next(3), builder.next(0), builder.next()]).toEqual([
      1,
      [2, 3, 4],
      [],
      5,
    ]);
    expect(builder.cnf).toEqual({ variables: 5, clauses: [] });
  });

  it.each([-1, 1.5, Number.NaN, Infinity])("cannot be had %d at a time", (count) => {
    expect(() => new CnfBuilder().next(count)).toThrow(RangeError);
  });

  it.each([0, 5, -5, 0.5, Number.NaN])(
    "%d are refused by every word, as not handed out",
    (literal) => {
      const words: ((builder: CnfBuilder) => void)[] = [
        (builder) => builder.add([1, literal]),
        (builder) => builder.exactly([1, literal], 1),
        (builder) => builder.atMost([1, literal], 7),
        (builder) => builder.atLeast([1, literal], -7),
        (builder) => builder.implies(literal, 1),
        (builder) => builder.implies(1, literal),
        (builder) => builder.implies(1, [2, literal]),
        (builder) => builder.impliesAll(literal, [1]),
        (builder) => builder.impliesAll(1, [literal]),
      ];
      for (const say of words) expect(() => clausesOf(say)).toThrow(RangeError);
    },
  );
});

describe("clauses", () => {
  it("are kept as they were added, in order", () => {
    expect(clausesOf((builder) => [[1, -2], [], [3, 3]].forEach((c) => builder.add(c)))).toEqual([
      [1, -2],
      [],
      [3, 3],
    ]);
  });

  it("stay what they are when the caller's list changes, and the formula when the builder goes on", () => {
    const builder = new CnfBuilder();
    const list = builder.next(2);
    builder.add(list);
    const before = builder.cnf;
    list.pop();
    builder.add([builder.next()]);
    expect(before).toEqual({ variables: 2, clauses: [[1, 2]] });
    expect(builder.cnf).toEqual({ variables: 3, clauses: [[1, 2], [3]] });
  });
});

describe("implication", () => {
  it("of one literal is the clause of both", () => {
    expect(clausesOf((builder) => builder.implies(1, -2))).toEqual([[-1, -2]]);
  });

  it("of a list needs only one of them", () => {
    expect(clausesOf((builder) => builder.implies(-1, [2, 3]))).toEqual([[1, 2, 3]]);
  });

  it("of an empty list makes the premise false", () => {
    expect(clausesOf((builder) => builder.implies(1, []))).toEqual([[-1]]);
  });

  it("of all of a list is a clause for each", () => {
    expect(clausesOf((builder) => builder.impliesAll(1, [2, -3]))).toEqual([
      [-1, 2],
      [-1, -3],
    ]);
    expect(clausesOf((builder) => builder.impliesAll(1, []))).toEqual([]);
  });
});

describe("cardinality", () => {
  const cases = [
    ["exactly", (count: number, n: number) => count === n],
    ["atMost", (count: number, n: number) => count <= n],
    ["atLeast", (count: number, n: number) => count >= n],
  ] as const;

  describe.each(cases)("%s", (word, isWanted) => {
    it("allows the assignments it names, for every list of up to 6 and every n around it", async () => {
      for (let length = 0; length <= 6; length++) {
        for (let n = -1; n <= length + 1; n++) {
          const builder = new CnfBuilder();
          const variables = builder.next(length);
          builder[word](variables, n);
          expect(await allowed(builder, length)).toEqual(
            counted(length, variables, (count) => isWanted(count, n)),
          );
        }
      }
    });

    it("counts any literals, by their places: twice what is listed twice", async () => {
      const literal = fc.integer({ min: -4, max: 3 }).map((i) => (i < 0 ? i : i + 1));
      const literals = fc.array(literal, { maxLength: 9 });
      const property = fc.asyncProperty(
        literals,
        fc.integer({ min: -1, max: 10 }),
        async (listed, n) => {
          const builder = new CnfBuilder();
          builder.next(4);
          builder[word](listed, n);
          expect(await allowed(builder, 4)).toEqual(
            counted(4, listed, (count) => isWanted(count, n)),
          );
        },
      );
      await fc.assert(property, runs(50));
    });

    it.each([0.5, Number.NaN, Infinity])("refuses %d as a number of literals", (n) => {
      expect(() => clausesOf((builder) => builder[word]([1, 2], n))).toThrow(RangeError);
    });
  });

  describe("of one", () => {
    it("is said in the encoding that is asked for", () => {
      expect(clausesOf((builder) => builder.exactly([1, 2, 3], 1, "pairwise"))).toEqual([
        [-1, -2],
        [-1, -3],
        [-2, -3],
        [1, 2, 3],
      ]);
      expect(clausesOf((builder) => builder.atMost([1, 2, 3], 1, "sequential"))).toEqual([
        [-1, 5],
        [-5, 6],
        [-2, 6],
        [-2, -5],
        [-3, -6],
      ]);
    });

    it.each(["pairwise", "sequential", "product", "commander"] as const)(
      "means the same said %s",
      async (encoding) => {
        for (let length = 0; length <= 7; length++) {
          const builder = new CnfBuilder();
          const variables = builder.next(length);
          builder.exactly(variables, 1, encoding);
          expect(await allowed(builder, length)).toEqual(
            counted(length, variables, (count) => count === 1),
          );
        }
      },
    );

    it("is whatever takes fewer clauses if nothing is asked: pairwise up to five literals", () => {
      expect([2, 3, 4, 5, 6, 7, 8].map(sizeOfAtMostOne)).toEqual([1, 3, 6, 10, 14, 17, 20]);
    });
  });

  it("stays polynomial: exactly 50 of 100 takes 10,000 clauses and 5000 variables more", () => {
    const builder = new CnfBuilder();
    builder.exactly(builder.next(100), 50);
    expect(builder.cnf.clauses.length).toBe(10_000);
    expect(builder.cnf.variables).toBe(5100);
  });
});

describe("solving", () => {
  it("finds a model of what was said, by logic-solver", async () => {
    const builder = new CnfBuilder();
    const [a, b] = builder.next(2) as [Variable, Variable];
    builder.add([a, b]);
    builder.implies(a, b);
    builder.implies(b, -a);
    expect(await builder.solve()).toEqual({ outcome: "satisfiable", model: [false, true] });
  });

  it("may be done again after more was said, as often as one likes", async () => {
    const builder = new CnfBuilder();
    builder.add([builder.next()]);
    expect(await builder.solve()).toEqual({ outcome: "satisfiable", model: [true] });
    builder.add([-1]);
    expect(await builder.solve()).toEqual({ outcome: "unsatisfiable" });
    expect(await builder.solve()).toEqual({ outcome: "unsatisfiable" });
  });

  it("covers variables that no clause names", async () => {
    const builder = new CnfBuilder();
    builder.next(3);
    expect(await builder.solve()).toMatchObject({ model: { length: 3 } });
  });

  it("is done by the solver that is given, and its answer handed on", async () => {
    const added: Clause[] = [];
    const answer: SatOutcome = { outcome: "stopped", why: "memory" };
    const solver: SatSolver = {
      ensureVariables: () => {},
      add: (clause) => added.push(clause),
      solve: () => answer,
    };
    const builder = new CnfBuilder();
    builder.exactly(builder.next(2), 1);
    expect(await builder.solve(solver)).toBe(answer);
    expect(added).toEqual([
      [-1, -2],
      [1, 2],
    ]);
  });

  it("loads logic-solver once it is needed, not before", async () => {
    const load = vi.fn<() => object>(() => ({ default: { _MiniSat: vi.fn<() => void>() } }));
    vi.resetModules();
    vi.doMock("logic-solver", load);
    const { CnfBuilder: Fresh } = await import("./cnf-builder.ts");
    await new Fresh().solve({
      ensureVariables: () => {},
      add: () => {},
      solve: () => ({ outcome: "unsatisfiable" }),
    });
    expect(load).not.toHaveBeenCalled();
    await new Fresh().solve();
    expect(load).toHaveBeenCalledOnce();
    vi.doUnmock("logic-solver");
  });
});
