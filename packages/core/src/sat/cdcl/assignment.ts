/**
 * The assignment that a search is at: which literals are true, since when, and why.
 *
 * Inside the solver a literal is a code: 2 v for variable v (counted from 0), 2 v + 1 for its
 * negation, so that a code is an index and `code ^ 1` its negation. The trail lists what is true in
 * the order in which it became so; levels divide it, one for each decision, and level 0, the root,
 * holds what follows from the clauses alone and is never undone. The arrays are public because the
 * loops that read them are the solver's whole running time.
 */

import type { Literal } from "../cnf.ts";

/** Stands for no clause where a clause's place is expected: the reason of a decision. */
export const NONE = -1;

/** The code of a literal. */
export function codeOf(literal: Literal): number {
  return literal > 0 ? 2 * literal - 2 : -2 * literal - 1;
}

/** The literal of a code. */
export function literalOf(code: number): Literal {
  return (code & 1) === 0 ? (code >> 1) + 1 : -(code >> 1) - 1;
}

/** Copies all of `from` into the beginning of `to`, a longer array, and gives that. */
export function copied<T extends Int8Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Values, levels and reasons of variables, and the trail. */
export class Assignment {
  /** By code: 1 if it is true, -1 if it is false, 0 if that is open. */
  values: Int8Array = new Int8Array(0);
  /** By variable: the level at which it got its value; read only while it has one. */
  levels: Int32Array = new Int32Array(0);
  /** By variable: the clause that gave it its value, or {@link NONE}; read as `levels` is. */
  reasons: Int32Array = new Int32Array(0);
  /** The codes that are true, oldest first; what lies beyond `length` means nothing. */
  trail: Int32Array = new Int32Array(0);
  /** How many codes are true. */
  length = 0;
  /** How many codes of the trail have been propagated. */
  propagated = 0;
  /** The trail's length when each level began, from level 1. */
  readonly starts: number[] = [];

  /** Makes room for so many variables. */
  grow(variables: number): void {
    this.values = copied(this.values, new Int8Array(2 * variables));
    this.levels = copied(this.levels, new Int32Array(variables));
    this.reasons = copied(this.reasons, new Int32Array(variables));
    this.trail = copied(this.trail, new Int32Array(variables));
  }

  /** The level that new values belong to: how many decisions stand. */
  get level(): number {
    return this.starts.length;
  }

  /** Begins a level. */
  openLevel(): void {
    this.starts.push(this.length);
  }

  /** Makes an open code true, because of that clause. */
  assign(code: number, reason: number): void {
    this.values[code] = 1;
    this.values[code ^ 1] = -1;
    this.levels[code >> 1] = this.starts.length;
    this.reasons[code >> 1] = reason;
    this.trail[this.length++] = code;
  }

  /** The variables above the root that have their value from a clause. */
  inferred(): number[] {
    const above = [...this.trail.subarray(this.starts[0] ?? this.length, this.length)];
    return above.map((code) => code >> 1).filter((variable) => this.reasons[variable] !== NONE);
  }

  /** Undoes all levels above `level`; the codes undone stay on the trail, beyond its new length. */
  undoTo(level: number): void {
    const length = this.starts[level];
    if (length === undefined) return;
    for (let i = length; i < this.length; i++) {
      const code = this.trail[i]!;
      this.values[code] = 0;
      this.values[code ^ 1] = 0;
    }
    this.length = length;
    this.propagated = length;
    this.starts.length = level;
  }
}
