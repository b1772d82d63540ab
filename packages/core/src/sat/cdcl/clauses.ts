/**
 * All clauses in one array, and propagation over them.
 *
 * A clause is a place in the array: its length, its glue (0 if it was added, not learnt), its codes.
 * The first two codes are watched: as long as neither is false, nothing can follow from the clause
 * (Moskewicz et al. 2001), so only clauses that watch a code that became false are looked at. Beside
 * a watching clause stands one more of its codes, the blocker: if that is true, the clause itself need
 * not be read (Geoffrey Chu, Aaron Harwood and Peter Stuckey 2009). In a clause of two the blocker is
 * all the rest, so it is never read; such a watch holds `~clause` in place of the clause.
 */

import { copied, NONE } from "./assignment.ts";
import type { Assignment } from "./assignment.ts";
import { Watches } from "./watches.ts";

/** What {@link Clauses.propagate} returns when it has not come to an end. */
export const PAUSED = -2;

/** Words before a clause's codes. */
export const HEAD = 2;

/** A growing set of clauses of two codes or more. */
export class Clauses {
  /** At a clause's place its length, then its glue, then its codes. */
  words: Int32Array = new Int32Array(1 << 10);
  /** Codes in learnt clauses. */
  learntLength = 0;
  #used = 0;
  /** By code: blocker and clause, in turn, of each clause that watches it. */
  readonly #watches = new Watches();

  /** Makes room for so many variables. */
  grow(variables: number): void {
    this.#watches.grow(2 * variables);
  }

  /** How many words the clauses take. */
  get size(): number {
    return this.#used;
  }

  /**
   * Adds a clause and gives its place. Its first two codes must be those that become open last when
   * levels are undone.
   *
   * @param glue 0 for a clause that must stay; for a learnt one the number of its levels
   */
  add(codes: readonly number[], glue: number): number {
    const clause = this.#used;
    this.#used += HEAD + codes.length;
    if (this.#used > this.words.length) {
      this.words = copied(this.words, new Int32Array(this.#used + (this.#used >> 1)));
    }
    this.words[clause] = codes.length;
    this.words[clause + 1] = glue;
    for (let i = 0; i < codes.length; i++) this.words[clause + HEAD + i] = codes[i]!;
    if (glue > 0) this.learntLength += codes.length;
    this.#watch(clause);
    return clause;
  }

  /**
   * Makes true what follows from the trail by single clauses.
   *
   * @param most about how many watches to look at before it pauses
   * @returns the place of a clause that is false, {@link NONE} if there is none, or {@link PAUSED}
   */
  propagate(assignment: Assignment, most: number): number {
    const { words } = this;
    const { values, trail } = assignment;
    const lists = this.#watches;
    let watches = lists.words;
    let left = most;
    while (assignment.propagated < assignment.length) {
      if (left <= 0) return PAUSED;
      const falsified = trail[assignment.propagated++]! ^ 1;
      const start = lists.starts[falsified]!;
      const end = start + lists.lengths[falsified]!;
      let conflict = NONE;
      let kept = start;
      let i = start;
      left -= 1 + (end - start) / 2;
      while (i < end) {
        const blocker = watches[i++]!;
        const clause = watches[i++]!;
        watches[kept++] = blocker;
        watches[kept++] = clause;
        const value = values[blocker]!;
        if (value > 0) continue;
        if (clause < 0) {
          if (value < 0) {
            conflict = ~clause;
            break;
          }
          assignment.assign(blocker, ~clause);
          continue;
        }
        const first = clause + HEAD;
        let other = words[first]!;
        if (other === falsified) {
          other = words[first + 1]!;
          words[first] = other;
          words[first + 1] = falsified;
        }
        const otherValue = values[other]!;
        if (otherValue > 0) {
          watches[kept - 2] = other;
          continue;
        }
        const last = first + words[clause]!;
        let next = first + 2;
        while (next < last && values[words[next]!]! < 0) next++;
        if (next < last) {
          const code = words[next]!;
          words[first + 1] = code;
          words[next] = falsified;
          lists.push(code, other, clause);
          watches = lists.words;
          kept -= 2;
        } else if (otherValue < 0) {
          conflict = clause;
          break;
        } else {
          watches[kept - 2] = other;
          assignment.assign(other, clause);
        }
      }
      if (kept < i) {
        while (i < end) watches[kept++] = watches[i++]!;
        lists.lengths[falsified] = kept - start;
      }
      if (conflict !== NONE) return conflict;
    }
    return NONE;
  }

  /**
   * Forgets what was learnt but for the best, and all clauses that are true at the root; reasons stay
   * nevertheless. Clauses get new places, in the assignment's reasons too.
   *
   * Best are clauses of the least glue, which is how many levels their codes come from (Gilles
   * Audemard and Laurent Simon, "Predicting learnt clauses quality", 2009), and of these the latest.
   *
   * @param kept how many codes the learnt clauses that stay may have together
   */
  forget(assignment: Assignment, kept: number): void {
    const { words } = this;
    const { values, levels } = assignment;
    const places = this.#places();
    const learnt = places.filter((clause) => words[clause + 1]! > 0);
    learnt.sort((a, b) => words[a + 1]! - words[b + 1]! || b - a);
    let length = 0;
    const unwanted = new Set(learnt.filter((clause) => (length += words[clause]!) > kept));
    for (const clause of places) {
      const codes = words.subarray(clause + HEAD, clause + HEAD + words[clause]!);
      if (codes.some((code) => values[code]! > 0 && levels[code >> 1] === 0)) unwanted.add(clause);
    }
    const inferred = assignment.inferred();
    for (const variable of inferred) unwanted.delete(assignment.reasons[variable]!);
    const moved = this.#close(places.filter((clause) => !unwanted.has(clause)));
    for (const variable of inferred) {
      assignment.reasons[variable] = moved.get(assignment.reasons[variable]!)!;
    }
  }

  /** Moves these clauses together, all there will be, and watches them anew; from old to new places. */
  #close(places: readonly number[]): ReadonlyMap<number, number> {
    const { words } = this;
    this.#watches.clear();
    this.#used = 0;
    this.learntLength = 0;
    const moved = new Map<number, number>();
    for (const clause of places) {
      const length = words[clause]!;
      words.copyWithin(this.#used, clause, clause + HEAD + length);
      if (words[this.#used + 1]! > 0) this.learntLength += length;
      this.#watch(this.#used);
      moved.set(clause, this.#used);
      this.#used += HEAD + length;
    }
    return moved;
  }

  /** The places of all clauses, ascending. */
  #places(): number[] {
    const places: number[] = [];
    for (let at = 0; at < this.#used; at += HEAD + this.words[at]!) places.push(at);
    return places;
  }

  #watch(clause: number): void {
    const first = this.words[clause + HEAD]!;
    const second = this.words[clause + HEAD + 1]!;
    const watch = this.words[clause] === 2 ? ~clause : clause;
    this.#watches.push(first, second, watch);
    this.#watches.push(second, first, watch);
  }
}
