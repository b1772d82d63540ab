/**
 * A live cover: an exact cover problem under choice and removal, with propagation.
 *
 * An option is open, chosen or gone. Choosing one takes away all that share an item with it; an
 * uncovered primary item with a single open option left has it chosen, one with none is a conflict.
 * Everything done is on a trail and can be undone. After a conflict the state is of no use until it
 * is undone.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import { coverageOf, type Coverage, type CoverProblem } from "../exact-cover/problem.ts";

const OPEN = 0;
const CHOSEN = 1;
const GONE = 2;

/** The state of one problem; it begins with every option open and nothing propagated. */
export class LiveCover {
  readonly problem: CoverProblem;
  readonly coverage: Coverage;
  /** By item: how many of its options are open or chosen. */
  readonly live: Int32Array;
  readonly #states: Uint8Array;
  readonly #covered: Uint8Array;
  /** Options in the order in which they were chosen or went. */
  readonly #trail: Int32Array;
  #trailLength = 0;
  /** Items that may have one option left. */
  readonly #queue: number[] = [];
  /** How many entries of lists were looked at. */
  #work = 0;

  /** @param coverage the problem's own, from who has it already */
  constructor(problem: CoverProblem, coverage: Coverage = coverageOf(problem)) {
    const items = problem.primary + problem.secondary;
    this.problem = problem;
    this.coverage = coverage;
    this.live = new Int32Array(items);
    for (let item = 0; item < items; item++) {
      this.live[item] = this.coverage.starts[item + 1]! - this.coverage.starts[item]!;
    }
    this.#states = new Uint8Array(problem.options);
    this.#covered = new Uint8Array(items);
    this.#trail = new Int32Array(problem.options);
  }

  /** How much has been done: what {@link undoTo} goes back to. */
  get mark(): number {
    return this.#trailLength;
  }

  /** Whether the option is neither chosen nor gone. */
  isOpen(option: number): boolean {
    return this.#states[option] === OPEN;
  }

  /** Whether a chosen option covers the item. */
  isCovered(item: number): boolean {
    return this.#covered[item] === 1;
  }

  /** The chosen options, ascending. */
  get chosen(): number[] {
    const chosen: number[] = [];
    for (let option = 0; option < this.problem.options; option++) {
      if (this.#states[option] === CHOSEN) chosen.push(option);
    }
    return chosen;
  }

  /** The open options of an item, ascending. */
  openOptionsOf(item: number): number[] {
    const { starts, options } = this.coverage;
    const open: number[] = [];
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      if (this.#states[options[at]!] === OPEN) open.push(options[at]!);
    }
    return open;
  }

  /** Chooses what is forced from the start; false on a conflict. */
  settle(): boolean {
    return runSteps(this.settling());
  }

  /** Does what {@link settle} does. */
  *settling(): Steps<boolean> {
    for (let item = 0; item < this.problem.primary; item++) {
      if (this.live[item] === 0) return false;
      if (this.live[item] === 1) this.#queue.push(item);
    }
    const pace = new Pace();
    while (this.#queue.length > 0) {
      const before = this.#work;
      if (!this.#propagateNext()) return false;
      if (pace.isOver(this.#work - before)) yield PAUSE;
    }
    return true;
  }

  /** Chooses an open option, and all that follows; false on a conflict. */
  choose(option: number): boolean {
    return this.#take(option) && this.#propagate();
  }

  /** Takes an open option away, and all that follows; false on a conflict. */
  remove(option: number): boolean {
    return this.#drop(option) && this.#propagate();
  }

  /** Undoes everything since the mark. */
  undoTo(mark: number): void {
    const { starts, items } = this.problem;
    this.#queue.length = 0;
    while (this.#trailLength > mark) {
      const option = this.#trail[--this.#trailLength]!;
      const wasChosen = this.#states[option] === CHOSEN;
      this.#states[option] = OPEN;
      for (let at = starts[option]!; at < starts[option + 1]!; at++) {
        if (wasChosen) this.#covered[items[at]!] = 0;
        else this.live[items[at]!]!++;
      }
    }
  }

  #propagate(): boolean {
    while (this.#queue.length > 0) if (!this.#propagateNext()) return false;
    return true;
  }

  #propagateNext(): boolean {
    const item = this.#queue.pop()!;
    if (this.#covered[item] === 1) return true;
    const [option] = this.openOptionsOf(item);
    return option !== undefined && this.#take(option);
  }

  #take(option: number): boolean {
    const { starts, items } = this.problem;
    const { starts: firsts, options } = this.coverage;
    this.#states[option] = CHOSEN;
    this.#trail[this.#trailLength++] = option;
    for (let at = starts[option]!; at < starts[option + 1]!; at++) this.#covered[items[at]!] = 1;
    for (let at = starts[option]!; at < starts[option + 1]!; at++) {
      const item = items[at]!;
      this.#work += firsts[item + 1]! - firsts[item]!;
      for (let rival = firsts[item]!; rival < firsts[item + 1]!; rival++) {
        if (this.#states[options[rival]!] === OPEN && !this.#drop(options[rival]!)) return false;
      }
    }
    return true;
  }

  /** Takes an option away and queues items with one left; false when a primary item has none. */
  #drop(option: number): boolean {
    const { primary, starts, items } = this.problem;
    let isPossible = true;
    this.#states[option] = GONE;
    this.#work += starts[option + 1]! - starts[option]!;
    this.#trail[this.#trailLength++] = option;
    for (let at = starts[option]!; at < starts[option + 1]!; at++) {
      const item = items[at]!;
      const left = --this.live[item]!;
      if (left > 1 || item >= primary || this.#covered[item] === 1) continue;
      if (left === 0) isPossible = false;
      else this.#queue.push(item);
    }
    return isPossible;
  }
}
