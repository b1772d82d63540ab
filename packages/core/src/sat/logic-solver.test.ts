/**
 * Specification of logic-solver behind the solver interface: every answer against a truth table,
 * clauses and assumptions in any order of calls, and what becomes of it when its heap is full.
 */

import * as fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runs } from "../../test/runs.ts";

import type { Clause, Cnf, Literal } from "./cnf.ts";
import { loadLogicSolver } from "./logic-solver.ts";
import { addCnf, satisfies } from "./solver.ts";
import type { SatSolver, SatOutcome } from "./solver.ts";

let newSolver: () => SatSolver;
beforeAll(async () => {
  newSolver = await loadLogicSolver();
});

/** The variables of the clause's literals with that sign, as bits: bit v - 1 is variable v. */
function bitsOf(clause: Clause, sign: 1 | -1): number {
  const ofSign = clause.filter((literal) => literal * sign > 0);
  return ofSign.reduce((bits, literal) => bits | (1 << (literal * sign - 1)), 0);
}

/** What the truth table says: whether one of its rows satisfies all clauses. */
function expectedOf({ variables, clauses }: Cnf): string {
  const masks = clauses.map((clause) => [bitsOf(clause, 1), bitsOf(clause, -1)] as const);
  for (let row = 0; row < 2 ** variables; row++) {
    if (masks.every(([on, off]) => (row & on) !== 0 || (~row & off) !== 0)) return "satisfiable";
  }
  return "unsatisfiable";
}

/** What the solver says, if its model bears it out. */
function answerOf(solver: SatSolver, cnf: Cnf, assumptions?: readonly Literal[]): string {
  const found = solver.solve(assumptions);
  if (found.outcome !== "satisfiable") return found.outcome;
  return satisfies(found.model, cnf) ? "satisfiable" : "a model that does not satisfy";
}

const literalsUpTo = (variables: number): fc.Arbitrary<Literal> =>
  fc
    .integer({ min: 1 - variables, max: variables })
    .map((number) => (number > 0 ? number : number - 1));

const clauseOf = (variables: number): fc.Arbitrary<Literal[]> =>
  fc.array(literalsUpTo(variables), { minLength: 1, maxLength: 4, size: "max" });

const MOST_VARIABLES = 10;

/** Formulas around the density at which satisfiable ones become rare. */
const formula: fc.Arbitrary<Cnf> = fc.integer({ min: 1, max: MOST_VARIABLES }).chain((variables) =>
  fc.record({
    variables: fc.constant(variables),
    clauses: fc.array(clauseOf(variables), { maxLength: 7 * variables, size: "max" }),
  }),
);

/** Adds clauses of three variables, each of which is true if all variables are. */
function fill(solver: SatSolver, clauses: number): void {
  for (let i = 0; i < clauses; i++) {
    const first = 101 + ((3 * i) % 3000);
    solver.add([first, first + 1, first + 2]);
  }
}

/** Adds that nine pigeons sit in eight holes, no two in one: false, but only search finds out. */
function addPigeonholes(solver: SatSolver): void {
  const [pigeons, holes] = [9, 8];
  const at = (pigeon: number, hole: number): number => pigeon * holes + hole + 1;
  for (let pigeon = 0; pigeon < pigeons; pigeon++) {
    solver.add(Array.from({ length: holes }, (_, hole) => at(pigeon, hole)));
    for (let other = 0; other < pigeon; other++) {
      for (let hole = 0; hole < holes; hole++) solver.add([-at(pigeon, hole), -at(other, hole)]);
    }
  }
}

describe("logic-solver", () => {
  it("answers as the truth table does, and its models satisfy, for random formulas", () => {
    fc.assert(
      fc.property(formula, (cnf) => {
        const solver = newSolver();
        addCnf(solver, cnf);
        expect(answerOf(solver, cnf)).toBe(expectedOf(cnf));
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
        const expected = expectedOf(cnf);
        expect(answerOf(solver, cnf, [chosen])).toBe(expected);
        solver.add([-chosen]);
        seen.add(expected);
      }),
      runs(5000),
    );
    expect(seen).toEqual(new Set(["satisfiable", "unsatisfiable"]));
  });

  it("does so too when clauses, and solves with assumptions, come in any order", () => {
    const step = fc.record({
      clauses: fc.array(clauseOf(6), { maxLength: 8, size: "max" }),
      assumptions: fc.array(literalsUpTo(6), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8, size: "max" }), (steps) => {
        const solver = newSolver();
        solver.ensureVariables(6);
        const clauses: Clause[] = [];
        for (const { clauses: added, assumptions } of steps) {
          for (const clause of added) solver.add(clause);
          clauses.push(...added);
          const assumed = assumptions.map((literal) => [literal]);
          const cnf = { variables: 6, clauses: [...clauses, ...assumed] };
          expect(answerOf(solver, cnf, assumptions)).toBe(expectedOf(cnf));
        }
      }),
      runs(100),
    );
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
    it("hold for one solve only", () => {
      const solver = newSolver();
      solver.add([1, 2]);
      for (const assumptions of [
        [-1, -2],
        [-1, 1],
        [-1, -2, -1],
      ]) {
        expect(solver.solve(assumptions)).toEqual({ outcome: "unsatisfiable" });
        expect(solver.solve([1])).toMatchObject({ outcome: "satisfiable" });
        expect(solver.solve()).toMatchObject({ outcome: "satisfiable" });
      }
    });
  });

  it("leaves a model as it is when it goes on", () => {
    const solver = newSolver();
    solver.add([1]);
    const found = solver.solve();
    solver.add([-2]);
    solver.solve();
    expect(found).toEqual({ outcome: "satisfiable", model: [true] });
  });

  it("refuses a number of variables that is none", () => {
    for (const count of [-1, 0.5, Number.NaN, 2 ** 31]) {
      expect(() => newSolver().ensureVariables(count)).toThrow(RangeError);
    }
  });
});

describe("logic-solver with its heap full", () => {
  const stopped: SatOutcome = { outcome: "stopped", why: "memory" };
  const log = vi.spyOn(console, "log");
  afterEach(() => log.mockClear());

  function expectSpent(solver: SatSolver): void {
    expect(solver.solve()).toEqual(stopped);
    solver.ensureVariables(3);
    solver.add([1]);
    solver.add([]);
    expect(solver.solve()).toEqual(stopped);
    expect(solver.solve([-1])).toEqual(stopped);
    expect(solver.solve([1, -2])).toEqual(stopped);
    expect(log).not.toHaveBeenCalled();
    const fresh = newSolver();
    fresh.add([1]);
    expect(fresh.solve([-2])).toEqual({ outcome: "satisfiable", model: [true, false] });
  }

  /** As many clauses as fit in beside the pigeonholes, but for some tens. */
  const NEARLY_FULL = 1_194_900;

  it("through what is added, is stopped for memory, silently; a new one works", () => {
    const solver = newSolver();
    fill(solver, 1.5 * NEARLY_FULL);
    expectSpent(solver);
  });

  it("through what the search learns, is stopped for memory, silently; a new one works", () => {
    const solver = newSolver();
    addPigeonholes(solver);
    fill(solver, NEARLY_FULL);
    expectSpent(solver);
  });

  it("but for what a search learns, still answers", () => {
    const solver = newSolver();
    fill(solver, NEARLY_FULL);
    expect(solver.solve()).toMatchObject({ outcome: "satisfiable" });
  });

  it("through one clause longer than its stack, is stopped for memory", () => {
    const solver = newSolver();
    const longest = Array.from({ length: 2 ** 20 }, (_, i) => -1 - (i % 5000));
    solver.add(longest);
    solver.add([1]);
    expect(answerOf(solver, { variables: 5000, clauses: [longest, [1]] })).toBe("satisfiable");
    solver.add([...longest, 1]);
    expectSpent(solver);
  });

  it.each([800_000, 2 ** 31 - 1])("through %d variables, is stopped for memory", (count) => {
    const solver = newSolver();
    solver.ensureVariables(count);
    expectSpent(solver);
  });

  it("that cannot even be had, is stopped for memory from the start", () => {
    const failing = vi.fn<(bytes: number) => void>(function fail() {
      throw new RangeError("Array buffer allocation failed");
    });
    vi.stubGlobal("ArrayBuffer", failing);
    const solver = newSolver();
    vi.unstubAllGlobals();
    expect(failing).toHaveBeenCalledWith(2 ** 26);
    expectSpent(solver);
  });
});
