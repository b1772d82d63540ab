/**
 * A SAT solver of our own: small, incremental, and interruptible at any time.
 *
 * Conflict-driven clause learning (Marques-Silva and Sakallah 1996; Moskewicz et al. 2001) in the
 * shape of MiniSat (Eén and Sörensson 2003): assumptions are the first decisions, open variables are
 * decided by activity, each with the value that it had last (Knot Pipatsrisawat and Adnan Darwiche
 * 2007), and a search starts afresh after as many conflicts as Luby's sequence says.
 *
 * All that a search knows is in its clauses, its trail and its activities, so it may be paused after
 * any node, be given further clauses, and go on. For the same calls it always does the same.
 */

import { Meter } from "../../base/budget.ts";
import type { Budget } from "../../base/budget.ts";
import { checkedLiterals, MAX_VARIABLE, variableOf } from "../cnf.ts";
import type { Clause, Literal } from "../cnf.ts";
import type { Model, SatOutcome, SatSolver } from "../solver.ts";
import { ActivityOrder } from "./activity-order.ts";
import { Analysis } from "./analysis.ts";
import { Assignment, codeOf, copied, literalOf, NONE } from "./assignment.ts";
import { Clauses, PAUSED } from "./clauses.ts";
import { luby } from "./luby.ts";

/** Watches looked at in one node at most, about: some tenths of a millisecond. */
const NODE_WATCHES = 10_000;

/** Nodes between two looks at the clock. */
const SLICE = 32;

/** Conflicts before the first restart; Luby's sequence counts in these. */
const RESTART_UNIT = 64;

/** Conflicts before the first forgetting, and how many more before each further one. */
const FORGET_FIRST = 2000;
const FORGET_MORE = 300;

/** Words of clauses, and variables, beyond which it stops for memory: 64 MiB each, and watches. */
const MOST_WORDS = 2 ** 24;
const MOST_VARIABLES = 2 ** 20;

const SATURATED: SatOutcome = { outcome: "stopped", why: "memory" };
const UNSATISFIABLE: SatOutcome = { outcome: "unsatisfiable" };

/** The properties of a {@link CdclSolver}. */
export interface CdclOptions {
  /**
   * How many literals learnt clauses may hold together, 4 million by default; those that the search
   * just rests on come on top, at most one for each variable. Beyond it the worse half is forgotten:
   * answers stay right, but may take longer.
   */
  readonly learntLiterals?: number;
}

/** The solver; see the interface for what it promises, and below for what it adds. */
export class CdclSolver implements SatSolver {
  readonly #learntLiterals: number;
  /** When to forget: later than at `learntLiterals` where what must stay already takes half of it. */
  #mostLearnt: number;
  readonly #assignment = new Assignment();
  readonly #order = new ActivityOrder();
  readonly #clauses = new Clauses();
  readonly #analysis = new Analysis(this.#assignment, this.#clauses, this.#order);
  #variables = 0;
  #room = 0;
  /** By variable: 1 if it was last false. */
  #phases = new Int8Array(0);
  /** By code: 1 while a clause that is being added has it. */
  #listed = new Int8Array(0);
  #assumptions: readonly number[] = [];
  #failed: readonly Literal[] = [];
  #state: "open" | "unsatisfiable" | "spent" = "open";
  #nodes = 0;
  #restarts = 1;
  #restartIn = RESTART_UNIT;
  #forgetIn = FORGET_FIRST;
  #forgetEvery = FORGET_FIRST;

  constructor(options: CdclOptions = {}) {
    this.#learntLiterals = options.learntLiterals ?? 2 ** 22;
    this.#mostLearnt = this.#learntLiterals;
  }

  /** Nodes spent by all solves: decisions, conflicts, and long propagations by their length. */
  get nodes(): number {
    return this.#nodes;
  }

  /** How many literals learnt clauses hold together now. */
  get learntLiterals(): number {
    return this.#clauses.learntLength;
  }

  /**
   * After `unsatisfiable`: assumptions that cannot all be true. They are a subset of those made, not
   * always the smallest, and empty once no model is known to exist without assumptions either.
   * Otherwise empty.
   */
  get failed(): readonly Literal[] {
    return this.#failed;
  }

  ensureVariables(count: number): void {
    if (!(Number.isInteger(count) && count >= 0 && count <= MAX_VARIABLE)) {
      throw new RangeError(`found ${count} variables, expected from 0 to ${MAX_VARIABLE}`);
    }
    if (count > MOST_VARIABLES) this.#state = "spent";
    if (this.#state === "spent") return;
    if (count > this.#room) this.#grow(Math.max(count, 2 * this.#room));
    while (this.#variables < count) this.#order.insert(this.#variables++);
  }

  /** Adds a clause, as in the interface; a solve that is under way goes on with it. */
  add(clause: Clause): void {
    this.#know(clause);
    if (this.#state !== "open") return;
    this.#undoTo(0);
    const codes = this.#openCodes(clause);
    if (codes === undefined) return;
    const [first] = codes;
    if (first === undefined) this.#state = "unsatisfiable";
    else if (codes.length === 1) this.#assignment.assign(first, NONE);
    else if (this.#clauses.size + codes.length > MOST_WORDS) this.#state = "spent";
    else this.#clauses.add(codes, 0);
  }

  /**
   * Looks for a model, as in the interface, within a budget: all it needs without one. Stopped, it
   * may be advanced further or be asked anew; what it has learnt it keeps.
   */
  solve(assumptions: readonly Literal[] = [], budget: Budget = {}): SatOutcome {
    const meter = new Meter(budget);
    const before = this.#nodes;
    this.start(assumptions);
    for (;;) {
      const spent = this.#nodes - before;
      const why = meter.exhausted(spent);
      if (why !== undefined) return { outcome: "stopped", why };
      const outcome = this.advance(meter.slice(spent, SLICE));
      if (outcome !== undefined) return outcome;
    }
  }

  /**
   * Begins a solve, in place of one that is under way, to be advanced. A new solver has begun one
   * without assumptions.
   *
   * @throws RangeError an assumption is 0 or no integer
   */
  start(assumptions: readonly Literal[] = []): void {
    this.#know(assumptions);
    this.#undoTo(0);
    this.#failed = [];
    this.#assumptions = [...new Set(assumptions.map(codeOf))];
    this.#restarts = 1;
    this.#restartIn = RESTART_UNIT;
  }

  /**
   * Searches on for at most `nodes` nodes, each less than a millisecond unless there are very many
   * clauses.
   *
   * @returns undefined if it does not know yet; after an outcome it would look for one again
   */
  advance(nodes: number): SatOutcome | undefined {
    for (let left = nodes; left > 0; left--) {
      if (this.#state === "spent") return SATURATED;
      if (this.#state === "unsatisfiable") return UNSATISFIABLE;
      this.#nodes++;
      const outcome = this.#step();
      if (outcome === undefined) continue;
      this.#undoTo(0);
      return outcome;
    }
    return undefined;
  }

  /** One node: propagates, then learns from the conflict or decides. */
  #step(): SatOutcome | undefined {
    const conflict = this.#clauses.propagate(this.#assignment, NODE_WATCHES);
    if (conflict === PAUSED) return undefined;
    if (conflict === NONE) return this.#decide();
    if (this.#assignment.level === 0) {
      this.#state = "unsatisfiable";
      return UNSATISFIABLE;
    }
    this.#learn(conflict);
    return undefined;
  }

  #learn(conflict: number): void {
    this.#analysis.learn(conflict);
    const { learnt, level, glue } = this.#analysis;
    this.#undoTo(level);
    const reason = learnt.length === 1 ? NONE : this.#clauses.add(learnt, glue);
    this.#assignment.assign(learnt[0]!, reason);
    this.#order.decay();
    this.#restartIn--;
    if (--this.#forgetIn <= 0 || this.#clauses.learntLength > this.#mostLearnt) this.#forget();
  }

  #forget(): void {
    const learnt = Math.min(this.#clauses.learntLength, this.#learntLiterals);
    this.#clauses.forget(this.#assignment, learnt / 2);
    this.#mostLearnt = Math.max(this.#learntLiterals, 2 * this.#clauses.learntLength);
    this.#forgetEvery += FORGET_MORE;
    this.#forgetIn = this.#forgetEvery;
  }

  /** Makes the next assumption or an open variable true or false; or knows the outcome. */
  #decide(): SatOutcome | undefined {
    if (this.#restartIn <= 0) {
      this.#restartIn = RESTART_UNIT * luby(++this.#restarts);
      this.#undoTo(this.#assumptions.length);
    }
    const { values } = this.#assignment;
    while (this.#assignment.level < this.#assumptions.length) {
      const code = this.#assumptions[this.#assignment.level]!;
      if (values[code]! < 0) {
        this.#failed = [code, ...this.#analysis.decisionsBehind(code ^ 1)].map(literalOf);
        return UNSATISFIABLE;
      }
      this.#assignment.openLevel();
      if (values[code] === 0) {
        this.#assignment.assign(code, NONE);
        return undefined;
      }
    }
    for (;;) {
      const variable = this.#order.pop();
      if (variable === undefined) return { outcome: "satisfiable", model: this.#model() };
      if (values[2 * variable] !== 0) continue;
      this.#assignment.openLevel();
      this.#assignment.assign(2 * variable + this.#phases[variable]!, NONE);
      return undefined;
    }
  }

  #model(): Model {
    const { values } = this.#assignment;
    return Array.from({ length: this.#variables }, (_, variable) => values[2 * variable] === 1);
  }

  /** Undoes the levels above, and remembers the values that variables had there. */
  #undoTo(level: number): void {
    const { trail, length } = this.#assignment;
    this.#assignment.undoTo(level);
    for (let i = this.#assignment.length; i < length; i++) {
      const code = trail[i]!;
      this.#phases[code >> 1] = code & 1;
      this.#order.insert(code >> 1);
    }
  }

  /** The clause's codes that are open at the root, each once; undefined if it is true anyway. */
  #openCodes(clause: Clause): number[] | undefined {
    const codes: number[] = [];
    const { values } = this.#assignment;
    let isTrue = false;
    for (const literal of clause) {
      const code = codeOf(literal);
      if (values[code]! > 0 || this.#listed[code ^ 1] === 1) isTrue = true;
      if (values[code] !== 0 || this.#listed[code] === 1) continue;
      this.#listed[code] = 1;
      codes.push(code);
    }
    for (const code of codes) this.#listed[code] = 0;
    return isTrue ? undefined : codes;
  }

  /** Makes the variables of the literals known. */
  #know(literals: readonly Literal[]): void {
    let most = 0;
    for (const literal of checkedLiterals(literals)) most = Math.max(most, variableOf(literal));
    this.ensureVariables(most);
  }

  #grow(room: number): void {
    this.#room = room;
    this.#phases = copied(this.#phases, new Int8Array(room).fill(1));
    this.#listed = copied(this.#listed, new Int8Array(2 * room));
    for (const part of [this.#assignment, this.#order, this.#clauses, this.#analysis]) {
      part.grow(room);
    }
  }
}
