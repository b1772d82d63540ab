/** Specification of enumeration: each model once, told apart as asked, and how it ends. */

import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";

import { CnfBuilder } from "./cnf-builder.ts";
import type { Clause, Cnf, Variable } from "./cnf.ts";
import { loadLogicSolver } from "./logic-solver.ts";
import { models } from "./models.ts";
import type { ModelsEnd } from "./models.ts";
import { isTrue, satisfies } from "./solver.ts";
import type { Model, SatSolver, SatOutcome } from "./solver.ts";

let newSolver: () => SatSolver;
beforeAll(async () => {
  newSolver = await loadLogicSolver();
});

/** All models that come, and the end. */
function allOf(cnf: Cnf, over?: readonly Variable[]): { found: Model[]; end: ModelsEnd } {
  const running = models(cnf, newSolver(), over === undefined ? {} : { over });
  const found: Model[] = [];
  let next = running.next();
  for (; next.done !== true; next = running.next()) found.push(next.value);
  return { found, end: next.value };
}

/** The values of these variables as a text of 0 and 1. */
function valuesIn(model: Model, over: readonly Variable[]): string {
  return over.map((variable) => (isTrue(model, variable) ? "1" : "0")).join("");
}

/** Every assignment of 5 variables that satisfies the clauses. */
function truthTable(clauses: readonly Clause[]): Model[] {
  const rows = Array.from({ length: 32 }, (_, row) =>
    Array.from({ length: 5 }, (_, i) => ((row >> i) & 1) === 1),
  );
  return rows.filter((row) => satisfies(row, { variables: 5, clauses }));
}

const literal = fc.integer({ min: -5, max: 4 }).map((i) => (i < 0 ? i : i + 1));
const clauses = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
const all: readonly Variable[] = [1, 2, 3, 4, 5];

describe("all models of a formula", () => {
  it("are those of the truth table, each once, and end as exhausted", () => {
    fc.assert(
      fc.property(clauses, (clauses) => {
        const { found, end } = allOf({ variables: 5, clauses });
        const texts = found.map((model) => valuesIn(model, all));
        expect(texts.toSorted()).toEqual(
          truthTable(clauses)
            .map((row) => valuesIn(row, all))
            .toSorted(),
        );
        expect(end).toEqual({ outcome: "exhausted" });
      }),
      runs(50),
    );
  });

  it("told apart by some variables give each combination of their values once", () => {
    fc.assert(
      fc.property(clauses, fc.subarray([...all]), (clauses, over) => {
        const cnf = { variables: 5, clauses };
        const { found, end } = allOf(cnf, over);
        const combinations = new Set(truthTable(clauses).map((row) => valuesIn(row, over)));
        expect(found.map((model) => valuesIn(model, over)).toSorted()).toEqual(
          [...combinations].toSorted(),
        );
        expect(found.every((model) => satisfies(model, cnf))).toBe(true);
        expect(end).toEqual({ outcome: "exhausted" });
      }),
      runs(50),
    );
  });

  it("told apart by the problem's variables count a cardinality's assignments once each", () => {
    const builder = new CnfBuilder();
    const variables = builder.next(8);
    builder.exactly(variables, 4);
    expect(allOf(builder.cnf, variables).found.length).toBe(70);
  });

  it("of a formula without variables are one, the empty one", () => {
    expect(allOf({ variables: 0, clauses: [] })).toEqual({
      found: [[]],
      end: { outcome: "exhausted" },
    });
  });

  it("are searched for one at a time, when they are asked for", () => {
    const calls: string[] = [];
    const solver = newSolver();
    const running = models(
      { variables: 1, clauses: [] },
      {
        ensureVariables: (count) => solver.ensureVariables(count),
        add: (clause) => {
          calls.push("add");
          solver.add(clause);
        },
        solve: () => {
          calls.push("solve");
          return solver.solve();
        },
      },
    );
    expect(calls).toEqual([]);
    running.next();
    expect(calls).toEqual(["solve"]);
    running.next();
    expect(calls).toEqual(["solve", "add", "solve"]);
    expect(running.return({ outcome: "exhausted" }).done).toBe(true);
    expect(calls).toEqual(["solve", "add", "solve"]);
  });

  it("end as stopped, with the reason, where the solver stops", () => {
    const answers: SatOutcome[] = [
      { outcome: "satisfiable", model: [true] },
      { outcome: "stopped", why: "memory" },
    ];
    const solver: SatSolver = {
      ensureVariables: () => {},
      add: () => {},
      solve: () => answers.shift() ?? { outcome: "unsatisfiable" },
    };
    const running = models({ variables: 1, clauses: [] }, solver);
    expect(running.next()).toEqual({ done: false, value: [true] });
    expect(running.next()).toEqual({ done: true, value: { outcome: "stopped", why: "memory" } });
    expect(running.next()).toEqual({ done: true, value: undefined });
  });

  it("cannot be told apart by a variable that the formula lacks", () => {
    expect(() => allOf({ variables: 1, clauses: [] }, [2])).toThrow(RangeError);
  });
});
