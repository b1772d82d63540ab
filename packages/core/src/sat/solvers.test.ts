/**
 * Specification of every SAT solver behind the interface: answers against truth tables and against
 * each other's, and clauses, assumptions and variables in any order of calls.
 */

import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  answerOf,
  assuming,
  clauseUpTo,
  exactCover,
  formula,
  literalUpTo,
  MOST_VARIABLES,
  pigeonholes,
  threeSat,
  truthTable,
} from "../../test/formulas.ts";
import { runs } from "../../test/runs.ts";

import { CdclSolver } from "./cdcl/solver.ts";
import type { Clause, Cnf, Literal } from "./cnf.ts";
import { addCnf } from "./solver.ts";
import { loadSolver, SOLVER_NAMES } from "./solver-names.ts";
import type { SatSolver } from "./solver.ts";

type NewSolver = () => SatSolver;

const loaders: readonly (readonly [string, () => Promise<NewSolver>])[] = [
  ...SOLVER_NAMES.map((name) => [name, () => loadSolver(name)] as const),
  [
    "cdcl that forgets all the time",
    () => Promise.resolve(() => new CdclSolver({ learntLiterals: 0 })),
  ],
];

/** A solver that holds the formula. */
function holding(newSolver: NewSolver, cnf: Cnf): SatSolver {
  const solver = newSolver();
  addCnf(solver, cnf);
  return solver;
}

describe.each(loaders)("%s", (_, load) => {
  let newSolver: NewSolver;
  beforeAll(async () => {
    newSolver = await load();
  });

  it("answers as the truth table does, and its models satisfy, for random formulas", () => {
    fc.assert(
      fc.property(formula, (cnf) => {
        expect(answerOf(holding(newSolver, cnf), cnf)).toBe(truthTable(cnf));
      }),
      runs(100),
    );
  });

  it("does so too for one formula after the other, each under an assumption of its own", () => {
    const solver = newSolver();
    const seen = new Set<string>();
    let last = MOST_VARIABLES;
    fc.assert(
      fc.property(formula, (cnf) => {
        const chosen = ++last;
        for (const clause of cnf.clauses) solver.add([-chosen, ...clause]);
        const expected = truthTable(cnf);
        expect(answerOf(solver, cnf, [chosen])).toBe(expected);
        solver.add([-chosen]);
        seen.add(expected);
      }),
      runs(2000),
    );
    expect(seen).toEqual(new Set(["satisfiable", "unsatisfiable"]));
  });

  it("does so too when clauses, and solves with assumptions, come in any order", () => {
    const step = fc.record({
      clauses: fc.array(clauseUpTo(6), { maxLength: 8, size: "max" }),
      assumptions: fc.array(literalUpTo(6), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8, size: "max" }), (steps) => {
        const solver = newSolver();
        solver.ensureVariables(6);
        const clauses: Clause[] = [];
        for (const { clauses: added, assumptions } of steps) {
          for (const clause of added) solver.add(clause);
          clauses.push(...added);
          const cnf = { variables: 6, clauses };
          expect(answerOf(solver, cnf, assumptions)).toBe(truthTable(assuming(cnf, assumptions)));
        }
      }),
      runs(100),
    );
  });

  it("finds that seven pigeons fit in seven holes, and not in six", () => {
    const [fitting, crowded] = [pigeonholes(7, 7), pigeonholes(7, 6)];
    expect(answerOf(holding(newSolver, fitting), fitting)).toBe("satisfiable");
    expect(answerOf(holding(newSolver, crowded), crowded)).toBe("unsatisfiable");
  });

  describe("when new", () => {
    it("is satisfiable, by a model of no variables", () => {
      expect(newSolver().solve()).toEqual({ outcome: "satisfiable", model: [] });
    });

    it("is independent of others", () => {
      const [one, other] = [newSolver(), newSolver()];
      one.add([]);
      other.add([1]);
      expect(one.solve()).toEqual({ outcome: "unsatisfiable" });
      expect(other.solve()).toEqual({ outcome: "satisfiable", model: [true] });
    });
  });

  describe("variables", () => {
    it("are known once they are ensured, or named by a clause or an assumption", () => {
      const solver = newSolver();
      solver.ensureVariables(2);
      expect(solver.solve()).toMatchObject({ model: { length: 2 } });
      solver.add([-4]);
      expect(solver.solve()).toMatchObject({ model: { length: 4 } });
      expect(solver.solve([6, -5])).toMatchObject({ model: { length: 6 } });
      solver.ensureVariables(3);
      expect(solver.solve()).toMatchObject({ model: { length: 6 } });
    });

    it("that come after several assumptions keep their own numbers", () => {
      const solver = newSolver();
      solver.ensureVariables(2);
      expect(solver.solve([1, 2])).toMatchObject({ model: [true, true] });
      solver.add([3]);
      solver.add([-4]);
      solver.add([-3, 5]);
      expect(solver.solve([-1, -2])).toEqual({
        outcome: "satisfiable",
        model: [false, false, true, false, true],
      });
    });

    it.each([-1, 0.5, Number.NaN, 2 ** 31])("cannot be %d in number", (count) => {
      expect(() => newSolver().ensureVariables(count)).toThrow(RangeError);
    });
  });

  describe("clauses", () => {
    it("may hold a literal twice, or a variable with both its signs", () => {
      const solver = newSolver();
      solver.add([1, 1]);
      solver.add([2, -2]);
      expect(solver.solve()).toMatchObject({
        outcome: "satisfiable",
        model: [true, expect.any(Boolean)],
      });
    });

    it.each([0, 1.5, Number.NaN, 2 ** 31])("must not hold %d", (literal) => {
      expect(() => newSolver().add([1, literal])).toThrow(RangeError);
      expect(() => newSolver().solve([literal])).toThrow(RangeError);
    });

    it("that contradict each other make it unsatisfiable for good", () => {
      const solver = newSolver();
      solver.add([1]);
      solver.add([-1]);
      solver.add([2]);
      expect(solver.solve()).toEqual({ outcome: "unsatisfiable" });
      expect(solver.solve([2])).toEqual({ outcome: "unsatisfiable" });
    });
  });

  describe("assumptions", () => {
    it.each([[[-1, -2]], [[-1, 1]], [[-1, -2, -1]]])(
      "hold for one solve only: %j",
      (assumptions) => {
        const solver = newSolver();
        solver.add([1, 2]);
        expect(solver.solve(assumptions)).toEqual({ outcome: "unsatisfiable" });
        expect(solver.solve([1])).toMatchObject({ outcome: "satisfiable" });
        expect(solver.solve()).toMatchObject({ outcome: "satisfiable" });
      },
    );
  });

  it("leaves a model as it is when it goes on", () => {
    const solver = newSolver();
    solver.add([1]);
    const found = solver.solve();
    solver.add([-2]);
    solver.solve();
    expect(found).toEqual({ outcome: "satisfiable", model: [true] });
  });
});

describe("all solvers", () => {
  let solvers: NewSolver[];
  beforeAll(async () => {
    solvers = await Promise.all(loaders.map(([, load]) => load()));
  });

  /** That they agree on the formula, and then on it with each of the assumptions. */
  function expectAgreement(cnf: Cnf, assumptions: readonly (readonly Literal[])[]): void {
    const holders = solvers.map((newSolver) => holding(newSolver, cnf));
    for (const assumed of [[], ...assumptions]) {
      const answers = new Set(holders.map((solver) => answerOf(solver, cnf, assumed)));
      expect([["satisfiable"], ["unsatisfiable"]]).toContainEqual([...answers]);
    }
  }

  it.each([
    ["3-SAT where it is hardest", threeSat(40)],
    ["random exact covers", exactCover],
  ] as const)("agree on %s, with assumptions and without", (_, formulas) => {
    const assumptions = fc.array(fc.array(literalUpTo(20), { maxLength: 5 }), { maxLength: 3 });
    fc.assert(fc.property(formulas, assumptions, expectAgreement), runs(50));
  });
});
