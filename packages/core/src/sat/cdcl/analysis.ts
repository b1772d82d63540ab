/**
 * Conflict analysis: what to learn when a clause became false, and which assumptions are to blame.
 *
 * The false clause is resolved with the reasons of its literals, the latest first, until one literal
 * of the last level is left, the first unique implication point (João Marques-Silva and Karem Sakallah,
 * "GRASP", 1996; Moskewicz et al. 2001). What remains follows from the clauses, and makes that literal
 * false one level or more earlier. Literals that follow from others of it are then left out, as far as
 * their reasons show (Niklas Sörensson and Armin Biere, "Minimizing learned clauses", 2009).
 */

import type { ActivityOrder } from "./activity-order.ts";
import { copied, NONE } from "./assignment.ts";
import type { Assignment } from "./assignment.ts";
import { HEAD } from "./clauses.ts";
import type { Clauses } from "./clauses.ts";

/** How many reasons deep a literal is looked into: deeper ones would fill the call stack. */
const DEEPEST = 500;

/** What is known of a variable during an analysis; 0 is nothing. */
const SEEN = 1;
const IMPLIED = 2;
const NEEDED = 3;

/** Analyses conflicts of one assignment over one set of clauses. */
export class Analysis {
  /** What was learnt last, at least one code: first the one to make true, then one of `level`. */
  readonly learnt: number[] = [];
  /** The highest level at which all codes but the first of `learnt` are false. */
  level = 0;
  /** From how many levels the codes of `learnt` come. */
  glue = 0;

  readonly #assignment: Assignment;
  readonly #clauses: Clauses;
  readonly #order: ActivityOrder;
  /** By variable: SEEN, IMPLIED, NEEDED or 0. */
  #marks = new Int8Array(0);
  readonly #marked: number[] = [];
  /** By level: the number of the last analysis that met it. */
  #levelStamps = new Int32Array(1);
  #stamp = 0;

  constructor(assignment: Assignment, clauses: Clauses, order: ActivityOrder) {
    this.#assignment = assignment;
    this.#clauses = clauses;
    this.#order = order;
  }

  /** Makes room for so many variables. */
  grow(variables: number): void {
    this.#marks = copied(this.#marks, new Int8Array(variables));
    this.#levelStamps = copied(this.#levelStamps, new Int32Array(variables + 1));
  }

  /** Learns from a clause that is false, at a level above the root, and bumps what took part. */
  learn(conflict: number): void {
    const { learnt } = this;
    learnt.length = 1;
    learnt[0] = this.#resolve(conflict) ^ 1;
    this.#stampLevels();
    let kept = 1;
    for (let i = 1; i < learnt.length; i++) {
      const code = learnt[i]!;
      if (!this.#isImplied(code >> 1, 0)) learnt[kept++] = code;
    }
    learnt.length = kept;
    this.#moveLatestToSecond();
    this.#clearMarks();
  }

  /** The decisions because of which the code, which is true, is so. */
  decisionsBehind(code: number): number[] {
    const { trail, levels, reasons, starts, length } = this.#assignment;
    const { words } = this.#clauses;
    const decisions: number[] = [];
    this.#mark(code >> 1, SEEN);
    for (let i = length - 1; i >= (starts[0] ?? length); i--) {
      const code = trail[i]!;
      if (this.#marks[code >> 1] === 0) continue;
      const reason = reasons[code >> 1]!;
      if (reason === NONE) decisions.push(code);
      else {
        const end = reason + HEAD + words[reason]!;
        for (let at = reason + HEAD; at < end; at++) {
          const variable = words[at]! >> 1;
          if (levels[variable]! > 0 && this.#marks[variable] === 0) this.#mark(variable, SEEN);
        }
      }
    }
    this.#clearMarks();
    return decisions;
  }

  /** Collects the codes of lower levels in `learnt`, and gives the one of the last level. */
  #resolve(conflict: number): number {
    const { trail, levels, reasons, level } = this.#assignment;
    const { words } = this.#clauses;
    let clause = conflict;
    let open = 0;
    let index = this.#assignment.length;
    for (;;) {
      const end = clause + HEAD + words[clause]!;
      for (let at = clause + HEAD; at < end; at++) {
        const code = words[at]!;
        const variable = code >> 1;
        if (this.#marks[variable] !== 0 || levels[variable] === 0) continue;
        this.#mark(variable, SEEN);
        this.#order.bump(variable);
        if (levels[variable] === level) open++;
        else this.learnt.push(code);
      }
      do index--;
      while (this.#marks[trail[index]! >> 1] === 0);
      const latest = trail[index]!;
      if (--open === 0) return latest;
      clause = reasons[latest >> 1]!;
    }
  }

  /** Whether the variable's value follows from those of other variables of `learnt`. */
  #isImplied(variable: number, depth: number): boolean {
    const { levels, reasons } = this.#assignment;
    const { words } = this.#clauses;
    const reason = reasons[variable]!;
    if (reason === NONE || depth > DEEPEST) return false;
    const end = reason + HEAD + words[reason]!;
    for (let at = reason + HEAD; at < end; at++) {
      const other = words[at]! >> 1;
      const level = levels[other]!;
      const mark = this.#marks[other]!;
      if (other === variable || level === 0 || mark === SEEN || mark === IMPLIED) continue;
      if (mark === NEEDED || this.#levelStamps[level] !== this.#stamp) return false;
      const isImplied = this.#isImplied(other, depth + 1);
      this.#mark(other, isImplied ? IMPLIED : NEEDED);
      if (!isImplied) return false;
    }
    return true;
  }

  /** Stamps and counts the levels of `learnt`; leaving out what is implied loses none of them. */
  #stampLevels(): void {
    this.#stamp++;
    this.glue = 0;
    for (const code of this.learnt) {
      const level = this.#assignment.levels[code >> 1]!;
      if (this.#levelStamps[level] === this.#stamp) continue;
      this.#levelStamps[level] = this.#stamp;
      this.glue++;
    }
  }

  #moveLatestToSecond(): void {
    const { learnt } = this;
    const { levels } = this.#assignment;
    this.level = 0;
    for (let i = 1; i < learnt.length; i++) {
      const code = learnt[i]!;
      if (levels[code >> 1]! <= this.level) continue;
      this.level = levels[code >> 1]!;
      learnt[i] = learnt[1]!;
      learnt[1] = code;
    }
  }

  #mark(variable: number, mark: number): void {
    this.#marks[variable] = mark;
    this.#marked.push(variable);
  }

  #clearMarks(): void {
    for (const variable of this.#marked) this.#marks[variable] = 0;
    this.#marked.length = 0;
  }
}
