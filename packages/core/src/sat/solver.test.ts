/** Specification of models: what is true in one, and whether it satisfies a formula. */

import { describe, expect, it } from "vitest";

import { addCnf, isTrue, satisfies } from "./solver.ts";
import type { SatSolver } from "./solver.ts";

describe("a model", () => {
  const model = [true, false];

  it("makes a variable's literals true by its value, variable 1 being the first", () => {
    expect([1, -1, 2, -2].map((literal) => isTrue(model, literal))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([0, 3, -3, 0.5, Number.NaN])("has nothing to say of %d", (literal) => {
    expect(() => isTrue(model, literal)).toThrow(RangeError);
  });

  it("satisfies a formula if every clause has a literal that is true", () => {
    expect(satisfies(model, { variables: 2, clauses: [[1, 2], [-2]] })).toBe(true);
    expect(satisfies(model, { variables: 2, clauses: [[1], [-1, 2]] })).toBe(false);
  });

  it("satisfies a formula without clauses, and none that has an empty one", () => {
    expect(satisfies(model, { variables: 2, clauses: [] })).toBe(true);
    expect(satisfies(model, { variables: 2, clauses: [[1], []] })).toBe(false);
  });

  it("cannot be held against a formula with further variables", () => {
    expect(() => satisfies(model, { variables: 3, clauses: [[3]] })).toThrow(RangeError);
  });
});

describe("adding a formula to a solver", () => {
  it("makes all variables known, then adds the clauses in their order", () => {
    const calls: unknown[] = [];
    const solver: SatSolver = {
      ensureVariables: (count) => calls.push(count),
      add: (clause) => calls.push(clause),
      solve: () => ({ outcome: "unsatisfiable" }),
    };
    addCnf(solver, { variables: 4, clauses: [[2], [-1, 3]] });
    expect(calls).toEqual([4, [2], [-1, 3]]);
  });
});
