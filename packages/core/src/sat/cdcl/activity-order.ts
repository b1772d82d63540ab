/**
 * The order in which open variables are decided: most active first.
 *
 * A variable's activity is how often it took part in conflicts, the latest counting most: VSIDS
 * (Matthew Moskewicz et al., "Chaff", 2001), in the form in which, instead of all activities
 * shrinking, the increment grows (Niklas Eén and Niklas Sörensson, "An Extensible SAT-solver", 2003).
 * A binary heap with the place of each variable in it, so that an activity can rise in place.
 */

import { copied } from "./assignment.ts";

/** By how much the increment grows at each conflict. */
const GROWTH = 1 / 0.95;

/** Activities beyond this are all scaled down, the increment with them. */
const LARGEST = 1e100;

/** A priority queue of variables. */
export class ActivityOrder {
  #activities = new Float64Array(0);
  #increment = 1;
  #heap = new Int32Array(0);
  #length = 0;
  /** By variable: its index in the heap, plus 1; 0 if it is not there. */
  #places = new Int32Array(0);

  /** Makes room for so many variables; puts none of them in. */
  grow(variables: number): void {
    this.#activities = copied(this.#activities, new Float64Array(variables));
    this.#heap = copied(this.#heap, new Int32Array(variables));
    this.#places = copied(this.#places, new Int32Array(variables));
  }

  /** Puts the variable in, unless it is in already. */
  insert(variable: number): void {
    if (this.#places[variable] === 0) this.#rise(this.#length++, variable);
  }

  /** Takes the most active variable out; undefined if there is none. */
  pop(): number | undefined {
    if (this.#length === 0) return undefined;
    const top = this.#heap[0]!;
    this.#places[top] = 0;
    const last = this.#heap[--this.#length]!;
    if (last !== top) this.#sink(last);
    return top;
  }

  /** Raises the variable's activity. */
  bump(variable: number): void {
    const activity = this.#activities[variable]! + this.#increment;
    this.#activities[variable] = activity;
    if (activity > LARGEST) this.#rescale();
    const place = this.#places[variable]!;
    if (place > 0) this.#rise(place - 1, variable);
  }

  /** Lets all activities so far count less than those to come. */
  decay(): void {
    this.#increment *= GROWTH;
  }

  /** Puts the variable at the index, or above it as far as it is more active than what is there. */
  #rise(index: number, variable: number): void {
    const activity = this.#activities[variable]!;
    let at = index;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.#heap[above]!;
      if (this.#activities[other]! >= activity) break;
      this.#put(at, other);
      at = above;
    }
    this.#put(at, variable);
  }

  /** Puts the variable at the top, or below it as far as it is less active than what is there. */
  #sink(variable: number): void {
    const activity = this.#activities[variable]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#length) break;
      const right = below + 1;
      if (right < this.#length && this.#activityAt(right) > this.#activityAt(below)) below = right;
      const other = this.#heap[below]!;
      if (this.#activities[other]! <= activity) break;
      this.#put(at, other);
      at = below;
    }
    this.#put(at, variable);
  }

  #activityAt(index: number): number {
    return this.#activities[this.#heap[index]!]!;
  }

  #put(index: number, variable: number): void {
    this.#heap[index] = variable;
    this.#places[variable] = index + 1;
  }

  #rescale(): void {
    for (let i = 0; i < this.#activities.length; i++) this.#activities[i]! /= LARGEST;
    this.#increment /= LARGEST;
  }
}
