/**
 * logic-solver as a SAT solver: MiniSat 2.2 (Niklas Eén and Niklas Sörensson, 2003), compiled to
 * asm.js, fed with clauses of integers directly.
 *
 * It cannot be interrupted. Its heap is fixed at 64 MiB, beyond which it aborts by throwing and may
 * then answer anything, so everything thrown in there counts as `stopped` for `memory` and the
 * instance is let go. It takes one assumption only; several become one by a new variable that
 * implies them and is made false afterwards. Those variables lie between the caller's, so the two
 * numberings differ from then on.
 */

/// <reference types="./logic-solver-module.d.ts" />

import type Logic from "logic-solver";

import { checkedLiterals, MAX_VARIABLE, variableOf } from "./cnf.ts";
import type { Clause, Literal, Variable } from "./cnf.ts";
import type { Model, SatSolver, SatOutcome } from "./solver.ts";

type MiniSatClass = (typeof Logic)["_MiniSat"];
type MiniSat = InstanceType<MiniSatClass>;

/** A clause passes through MiniSat's stack of 5 MiB, which nothing guards: 4 bytes a literal. */
const LONGEST_CLAUSE = 2 ** 20;

/** Far more variables than the heap has room for (700 thousand), and few enough to count up to. */
const MOST_VARIABLES = 2 ** 20;

/** Loads logic-solver, once for all calls, and gives what makes a new solver. */
export async function loadLogicSolver(): Promise<() => SatSolver> {
  const { default: logic } = await import("logic-solver");
  const { _MiniSat: miniSatClass } = logic;
  return () => new LogicSolver(miniSatClass);
}

/** Stands in for the module's printing, which would go to the console before an abort. */
function silent(): void {}

class LogicSolver implements SatSolver {
  /** Undefined once it is spent. */
  #miniSat: MiniSat | undefined;
  /** MiniSat's number of the caller's variable `v`, at index `v - 1`. */
  readonly #numbers: number[] = [];
  #lastNumber = 0;

  constructor(MiniSat: MiniSatClass) {
    try {
      const miniSat = new MiniSat();
      const { _C: module } = miniSat;
      module.print = silent;
      module.printErr = silent;
      this.#miniSat = miniSat;
    } catch {
      this.#miniSat = undefined;
    }
  }

  ensureVariables(count: number): void {
    if (!(Number.isInteger(count) && count >= 0 && count <= MAX_VARIABLE)) {
      throw new RangeError(`found ${count} variables, expected from 0 to ${MAX_VARIABLE}`);
    }
    if (count > MOST_VARIABLES) this.#miniSat = undefined;
    if (this.#miniSat === undefined || count <= this.#numbers.length) return;
    while (this.#numbers.length < count) this.#numbers.push(++this.#lastNumber);
    this.#run((miniSat) => miniSat.ensureVar(this.#lastNumber));
  }

  add(clause: Clause): void {
    this.#addNative(this.#toNative(clause));
  }

  solve(assumptions: readonly Literal[] = []): SatOutcome {
    const [first, ...others] = this.#toNative(assumptions);
    if (first === undefined) return this.#outcome((miniSat) => miniSat.solve());
    if (first > 0 && others.length === 0) {
      return this.#outcome((miniSat) => miniSat.solveAssuming(first));
    }
    const all = ++this.#lastNumber;
    for (const literal of [first, ...others]) this.#addNative([-all, literal]);
    const outcome = this.#outcome((miniSat) => miniSat.solveAssuming(all));
    this.#addNative([-all]);
    return outcome;
  }

  #outcome(search: (miniSat: MiniSat) => boolean): SatOutcome {
    const model = this.#run((miniSat) => (search(miniSat) ? this.#modelOf(miniSat) : undefined));
    if (this.#miniSat === undefined) return { outcome: "stopped", why: "memory" };
    return model === undefined ? { outcome: "unsatisfiable" } : { outcome: "satisfiable", model };
  }

  #modelOf(miniSat: MiniSat): Model {
    const values = miniSat.getSolution();
    return this.#numbers.map((number) => values[number] === true);
  }

  #addNative(literals: readonly number[]): void {
    if (literals.length > LONGEST_CLAUSE) this.#miniSat = undefined;
    this.#run((miniSat) => {
      miniSat.addClause(literals);
      const { _clauses: log } = miniSat;
      log.length = 0;
    });
  }

  /** The literals in MiniSat's numbering, their variables made known. */
  #toNative(literals: readonly Literal[]): number[] {
    const variables = checkedLiterals(literals).map(variableOf);
    this.ensureVariables(variables.reduce((most, variable) => Math.max(most, variable), 0));
    return literals.map((literal) => this.#numberOf(variableOf(literal)) * Math.sign(literal));
  }

  #numberOf(variable: Variable): number {
    return this.#numbers[variable - 1] ?? 0;
  }

  /** What `call` answers; undefined, and the instance let go, where it throws or is gone. */
  #run<T>(call: (miniSat: MiniSat) => T): T | undefined {
    if (this.#miniSat === undefined) return undefined;
    try {
      return call(this.#miniSat);
    } catch {
      this.#miniSat = undefined;
      return undefined;
    }
  }
}
