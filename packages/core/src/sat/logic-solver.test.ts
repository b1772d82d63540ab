/**
 * Specification of what only logic-solver does: what becomes of it when its heap is full. What it
 * shares with other solvers is in `solvers.test.ts`.
 */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answerOf, pigeonholes } from "../../test/formulas.ts";

import { loadLogicSolver } from "./logic-solver.ts";
import { addCnf } from "./solver.ts";
import type { SatSolver, SatOutcome } from "./solver.ts";

let newSolver: () => SatSolver;
beforeAll(async () => {
  newSolver = await loadLogicSolver();
});

/** Adds clauses of three variables, each of which is true if all variables are. */
function fill(solver: SatSolver, clauses: number): void {
  for (let i = 0; i < clauses; i++) {
    const first = 101 + ((3 * i) % 3000);
    solver.add([first, first + 1, first + 2]);
  }
}

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
    addCnf(solver, pigeonholes(9, 8));
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
