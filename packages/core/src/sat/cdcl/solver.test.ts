/**
 * Specification of what our own solver does beyond the interface: it names the assumptions that
 * failed, works within a budget and in slices, and stays within its memory.
 */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  answerOf,
  assuming,
  clauseUpTo,
  literalUpTo,
  pigeonholes,
  threeSat,
  truthTable,
} from "../../../test/formulas.ts";
import { clockOfLooks } from "../../../test/clock-of-looks.ts";
import { runs } from "../../../test/runs.ts";

import type { Cnf } from "../cnf.ts";
import { addCnf } from "../solver.ts";
import type { SatOutcome } from "../solver.ts";
import { CdclSolver } from "./solver.ts";

function holding(cnf: Cnf): CdclSolver {
  const solver = new CdclSolver();
  addCnf(solver, cnf);
  return solver;
}

/** Advances to the outcome, by so many nodes at a time, the list over and over. */
function inSlices(solver: CdclSolver, slices: readonly number[]): SatOutcome {
  for (let i = 0; ; i++) {
    const outcome = solver.advance(slices[i % slices.length]!);
    if (outcome !== undefined) return outcome;
  }
}

/** The most that learnt clauses hold until eight pigeons are found too many for seven holes. */
function mostLearnt(solver: CdclSolver): number {
  addCnf(solver, pigeonholes(8, 7));
  let most = 0;
  while (solver.advance(1) === undefined) most = Math.max(most, solver.learntLiterals);
  return most;
}

/** A formula that takes far more than the time of a test. */
const hopeless = pigeonholes(14, 13);

describe("failed assumptions", () => {
  const sparse = fc.array(clauseUpTo(10), { minLength: 10, maxLength: 25, size: "max" });
  const assumptions = fc.array(literalUpTo(10), { minLength: 1, maxLength: 8, size: "max" });

  it("are some of those that were made, and cannot all be true by the truth table", () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(sparse, assumptions, (clauses, made) => {
        const cnf = { variables: 10, clauses };
        const solver = holding(cnf);
        const { outcome } = solver.solve(made);
        const { failed } = solver;
        expect(outcome).toBe(truthTable(assuming(cnf, made)));
        expect(made).toEqual(expect.arrayContaining([...failed]));
        const ofFailed = truthTable(assuming(cnf, failed));
        expect(ofFailed).toBe(outcome === "satisfiable" ? truthTable(cnf) : outcome);
        sizes.add(failed.length);
      }),
      runs(300),
    );
    expect([0, 1, 2].filter((size) => !sizes.has(size))).toEqual([]);
  });

  it("leave out those that have no part in it", () => {
    const solver = new CdclSolver();
    solver.add([-1, 2]);
    solver.add([-2, -3, 4]);
    solver.solve([5, 1, 6, 3, -4, 7]);
    expect(new Set(solver.failed)).toEqual(new Set([-4, 1, 3]));
  });

  it("are both of two that contradict each other, and the one that a clause forbids", () => {
    const solver = new CdclSolver();
    solver.add([-3]);
    solver.solve([1, 2, -1]);
    expect(new Set(solver.failed)).toEqual(new Set([-1, 1]));
    solver.solve([1, 3]);
    expect(solver.failed).toEqual([3]);
  });

  it("are none after a model, and where nothing is satisfiable anyway", () => {
    const solver = new CdclSolver();
    solver.add([1, 2]);
    solver.solve([-1, -2]);
    solver.solve([-1]);
    expect(solver.failed).toEqual([]);
    solver.add([1]);
    solver.add([-1]);
    expect(solver.solve([2])).toEqual({ outcome: "unsatisfiable" });
    expect(solver.failed).toEqual([]);
  });
});

describe("a budget", () => {
  it("of nodes is kept to the node, each solve counting from its own start", () => {
    const solver = holding(hopeless);
    for (const total of [100, 200]) {
      expect(solver.solve([], { nodes: 100 })).toEqual({ outcome: "stopped", why: "nodes" });
      expect(solver.nodes).toBe(total);
    }
    expect(solver.solve([], { nodes: 0 })).toEqual({ outcome: "stopped", why: "nodes" });
  });

  it("of time is kept to the look at the clock, which is at most 32 nodes away", () => {
    const looks = clockOfLooks();
    const solver = holding(hopeless);
    expect(solver.solve([], { timeMs: 30 })).toEqual({ outcome: "stopped", why: "time" });
    expect(looks()).toBe(31);
    expect(solver.nodes / (looks() - 1)).toBeLessThanOrEqual(32);
  });

  it("with a signal ends when that is aborted", () => {
    let looks = 0;
    const signal = {
      get aborted(): boolean {
        return ++looks > 5;
      },
    };
    expect(holding(hopeless).solve([], { signal })).toEqual({ outcome: "stopped", why: "aborted" });
    expect(looks).toBe(6);
  });

  it("that ended takes nothing away: asked again and again it knows at last", () => {
    const solver = holding(pigeonholes(7, 6));
    let solves = 1;
    while (solver.solve([], { nodes: 500 }).outcome === "stopped") solves++;
    expect(solves).toBeGreaterThan(1);
    expect(solver.solve()).toEqual({ outcome: "unsatisfiable" });
  });
});

describe("advancing", () => {
  it("in slices of any size comes to the same outcome by the same nodes", () => {
    const slices = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 });
    fc.assert(
      fc.property(threeSat(60), slices, (cnf, slices) => {
        const [whole, sliced] = [holding(cnf), holding(cnf)];
        expect(inSlices(sliced, slices)).toEqual(whole.solve());
        expect(sliced.nodes).toBe(whole.nodes);
      }),
      runs(50),
    );
  });

  it("goes on with clauses and variables that were added meanwhile", () => {
    const cnf = pigeonholes(6, 6);
    const solver = holding(cnf);
    solver.start([1]);
    expect(solver.advance(4)).toBe(undefined);
    solver.add([-8, 37]);
    solver.add([8]);
    const model = Array.from({ length: 37 }, () => expect.any(Boolean) as boolean);
    model[0] = true;
    model[7] = true;
    model[36] = true;
    expect(inSlices(solver, [3])).toEqual({ outcome: "satisfiable", model });
  });

  it("pauses in a long propagation too", () => {
    const solver = new CdclSolver();
    solver.ensureVariables(100_000);
    for (let variable = 1; variable < 100_000; variable++) solver.add([-variable, variable + 1]);
    solver.start([1, -100_000]);
    expect(solver.advance(5)).toBe(undefined);
    expect(inSlices(solver, [1])).toEqual({ outcome: "unsatisfiable" });
    expect(new Set(solver.failed)).toEqual(new Set([-100_000, 1]));
  });

  it("by no nodes does nothing", () => {
    const solver = new CdclSolver();
    solver.add([]);
    expect(solver.advance(0)).toBe(undefined);
    expect(solver.nodes).toBe(0);
    expect(solver.advance(1)).toEqual({ outcome: "unsatisfiable" });
  });

  it("is under the assumptions that were started with, until there are others", () => {
    const solver = new CdclSolver();
    solver.add([1, 2]);
    solver.start([-1]);
    expect(inSlices(solver, [1])).toEqual({ outcome: "satisfiable", model: [false, true] });
    expect(inSlices(solver, [1])).toEqual({ outcome: "satisfiable", model: [false, true] });
    solver.start([-2]);
    expect(inSlices(solver, [1])).toEqual({ outcome: "satisfiable", model: [true, false] });
  });
});

describe("memory", () => {
  const stopped: SatOutcome = { outcome: "stopped", why: "memory" };

  it("for learnt clauses may be small: it forgets, and still answers", () => {
    for (const learntLiterals of [0, 100, 1000]) {
      const solver = new CdclSolver({ learntLiterals });
      const cnf = pigeonholes(7, 6);
      addCnf(solver, cnf);
      expect(answerOf(solver, cnf)).toBe("unsatisfiable");
    }
  });

  it("for learnt clauses is limited all along, not only at first", () => {
    expect(mostLearnt(new CdclSolver())).toBeGreaterThan(10_000);
    expect(mostLearnt(new CdclSolver({ learntLiterals: 2000 }))).toBeLessThan(4000);
  });

  it("for variables has an end, after which it is stopped for good", () => {
    const solver = new CdclSolver();
    solver.add([1]);
    solver.ensureVariables(2 ** 20 + 1);
    expect(solver.solve()).toEqual(stopped);
    solver.add([]);
    expect(solver.solve([-1])).toEqual(stopped);
    expect(solver.failed).toEqual([]);
  });

  it("for clauses has an end, after which it is stopped for good", () => {
    const solver = new CdclSolver();
    const long = Array.from({ length: 2 ** 20 }, (_, index) => index + 1);
    for (let words = 0; words < 2 ** 24 - 2 ** 20; words += 2 ** 20) solver.add(long);
    expect(solver.solve()).toMatchObject({ outcome: "satisfiable" });
    solver.add(long);
    expect(solver.solve()).toEqual(stopped);
  });

  it("is not exceeded by one clause that names an enormous variable", () => {
    const solver = new CdclSolver();
    solver.add([2 ** 31 - 1]);
    expect(solver.solve()).toEqual(stopped);
  });
});
