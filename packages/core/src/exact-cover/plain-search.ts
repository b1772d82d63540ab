/**
 * Plain search: exact cover by the smallest choice first.
 *
 * Knuth's Algorithm X (The Art of Computer Programming 4B, 7.2.2.1) with counts instead of links:
 * take the primary item that the fewest live options cover, try each of them. An item with one
 * live option is thereby forced and an item with none is a conflict, so what other solvers call
 * propagation needs no code of its own. Written to be read: it is the oracle that every faster
 * engine is compared with. It keeps no lessons from conflicts and may run for ever on large
 * problems with many answers, so it must be given a budget.
 */

import type { Progress } from "../base/search.ts";
import type { CoverEngine, CoverSearch } from "./engine.ts";
import { coverageOf, itemsOf, type Coverage, type CoverProblem, type Item } from "./problem.ts";

/** Starts a plain search; items are tried lowest number first among equals, options in order. */
export const plainSearch: CoverEngine = (problem) => new PlainSearch(problem);

const NONE = -1;

/** One item being covered: the options that cover it, the next to try and the one now chosen. */
interface Level {
  readonly options: Int32Array;
  next: number;
  chosen: number;
}

class PlainSearch implements CoverSearch {
  answer: readonly number[] = [];
  nodes = 0;

  readonly #problem: CoverProblem;
  readonly #coverage: Coverage;
  /** By item: how many options could still cover it. */
  readonly #live: Int32Array;
  /** By item: 1 when a chosen option covers it. */
  readonly #covered: Uint8Array;
  /** By option: how many of its items chosen options cover; the option is live at 0. */
  readonly #blocked: Int32Array;
  readonly #levels: Level[] = [];
  #started = false;

  constructor(problem: CoverProblem) {
    const items = problem.primary + problem.secondary;
    this.#problem = problem;
    this.#coverage = coverageOf(problem);
    const { starts } = this.#coverage;
    this.#live = Int32Array.from({ length: items }, (_, item) => starts[item + 1]! - starts[item]!);
    this.#covered = new Uint8Array(items);
    this.#blocked = new Int32Array(problem.options);
  }

  advance(nodes: number): Progress {
    const end = this.nodes + nodes;
    if (!this.#started) {
      this.#started = true;
      if (this.#descend()) return "answer";
    }
    for (;;) {
      const level = this.#levels.at(-1);
      if (level === undefined) return "exhausted";
      if (level.chosen !== NONE) {
        this.#retract(level.chosen);
        level.chosen = NONE;
      }
      while (this.#blocked[level.options[level.next] ?? NONE]! > 0) level.next++;
      const option = level.options[level.next];
      if (option === undefined) {
        this.#levels.pop();
        continue;
      }
      if (this.nodes >= end) return "paused";
      this.nodes++;
      level.next++;
      level.chosen = option;
      this.#choose(option);
      if (this.#descend()) return "answer";
    }
  }

  /** Opens a level for the smallest uncovered item; true when all are covered: an answer. */
  #descend(): boolean {
    let smallest: Item = NONE;
    for (let item = 0; item < this.#problem.primary; item++) {
      if (this.#covered[item] === 1) continue;
      if (smallest === NONE || this.#live[item]! < this.#live[smallest]!) smallest = item;
    }
    if (smallest !== NONE) {
      this.#levels.push({ options: this.#optionsOf(smallest), next: 0, chosen: NONE });
      return false;
    }
    this.answer = this.#levels.map((level) => level.chosen).toSorted((a, b) => a - b);
    return true;
  }

  #optionsOf(item: Item): Int32Array {
    const { starts, options } = this.#coverage;
    return options.subarray(starts[item], starts[item + 1]);
  }

  #choose(option: number): void {
    for (const item of itemsOf(this.#problem, option)) {
      this.#covered[item] = 1;
      for (const rival of this.#optionsOf(item)) {
        if (this.#blocked[rival]!++ > 0) continue;
        for (const other of itemsOf(this.#problem, rival)) this.#live[other]!--;
      }
    }
  }

  #retract(option: number): void {
    for (const item of itemsOf(this.#problem, option)) {
      this.#covered[item] = 0;
      for (const rival of this.#optionsOf(item)) {
        if (--this.#blocked[rival]! > 0) continue;
        for (const other of itemsOf(this.#problem, rival)) this.#live[other]!++;
      }
    }
  }
}
