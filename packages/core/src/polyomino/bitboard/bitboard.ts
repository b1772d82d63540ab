/**
 * The bitboard engine: stocked covers whose items lie in a row, or a board, and whose options are short.
 *
 * It always covers the first uncovered item of a scan next. What is covered then is a few bits around
 * the scan's place, and what follows from them is worked out once for all the times that they come up
 * again (`states.ts`); what is left in stock is looked at each time (`stocks.ts`). Any stocked cover can be
 * given to it; it is fast where the scan's frontier is short, as on boards that are short on one side.
 */

import type { Cell } from "../../base/grid.ts";
import type { Steps } from "../../base/steps.ts";
import type { CoverSearch } from "../../exact-cover/engine.ts";
import { coversOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";
import { DeadRegions } from "./dead-regions.ts";
import { scanOptions, type ScanOptions } from "./scan-options.ts";
import { scanOrder } from "./scan-order.ts";
import { States } from "./states.ts";
import { drawsIn, Stocks, type Draws } from "./stocks.ts";
import { Walk, type Start } from "./walk.ts";

/** Counting pauses after so many nodes, which take well under a millisecond. */
export const NODES_A_STEP = 1000;

/** A problem made ready. Its searches and counts share what they find out, and can be run in turns. */
export interface Bitboard {
  /**
   * Enumerates the answers that contain all options of a prefix, which may lie anywhere; all answers if
   * it is left out, none if its options overlap or draw too much. A node is a placement made.
   */
  search(prefix?: readonly number[]): CoverSearch;
  /** Counts the same answers without listing them; a step is 1000 nodes at most. */
  count(prefix?: readonly number[]): Steps<bigint>;
  /**
   * Prefixes that share out the answers of a prefix: each of these contains all options of exactly one of
   * them. At least so many, if the search has as many branches on some level; fewer if not, none if there is
   * no answer. They depend on the problem alone, not on what was searched before.
   */
  split(prefix: readonly number[], atLeast: number): readonly (readonly number[])[];
}

/**
 * Makes a problem ready.
 *
 * @param cells the items' positions on a board, if each option covers cells that are joined side by
 * side; the engine then recognizes regions that no pieces can fill
 * @param mostEntries how many 32-bit numbers may be kept at a time about what comes up again; 64 MiB by default
 */
export function bitboard(
  problem: StockedCover,
  cells?: readonly Cell[],
  mostEntries: number = 1 << 24,
): Bitboard {
  return new PreparedBitboard(problem, cells, mostEntries);
}

class PreparedBitboard implements Bitboard {
  readonly #problem: StockedCover;
  readonly #mostEntries: number;
  readonly #scan: ScanOptions;
  readonly #draws: Draws;
  readonly #regions: DeadRegions | undefined;
  /** The states of the last start, and what is fixed in them. */
  #states: States;
  #fixed: string;

  constructor(problem: StockedCover, cells: readonly Cell[] | undefined, mostEntries: number) {
    this.#problem = problem;
    this.#mostEntries = mostEntries;
    this.#scan = scanOptions(problem, scanOrder(problem, cells));
    this.#draws = drawsIn(problem);
    this.#regions = cells && DeadRegions.of(this.#scan, cells);
    this.#states = this.#makeStates([]);
    this.#fixed = "";
  }

  search(prefix: readonly number[] = []): CoverSearch {
    return this.#walk(prefix);
  }

  *count(prefix: readonly number[] = []): Steps<bigint> {
    const walk = this.#walk(prefix);
    // A number is enough: nobody waits for 2^53 answers that are found one by one.
    let answers = 0;
    for (let left = NODES_A_STEP; ;) {
      const before = walk.nodes;
      const progress = walk.next(left);
      if (progress === "exhausted") return BigInt(answers);
      if (progress === "answer") {
        answers++;
        left -= walk.nodes - before;
      } else {
        yield;
        left = NODES_A_STEP;
      }
    }
  }

  split(prefix: readonly number[], atLeast: number): readonly (readonly number[])[] {
    let level: readonly (readonly number[])[] = [prefix];
    while (level.length < atLeast) {
      const next = level.flatMap((each) => this.#walk(each).choices());
      if (next.length === level.length && next.every((each, at) => each === level[at])) break;
      level = next;
    }
    return level;
  }

  #walk(prefix: readonly number[]): Walk {
    return new Walk(this.#start(prefix), this.#scan.options);
  }

  /** Where a search for the answers that contain the prefix begins; nothing if there are none for a plain reason. */
  #start(prefix: readonly number[]): Start | undefined {
    const { places } = this.#scan;
    if (this.#draws.isHopeless) return undefined;
    const stocks = new Stocks(this.#draws);
    const covered = new Uint8Array(this.#problem.items);
    for (const option of prefix) {
      if (!stocks.take(this.#draws.ofOptions[option]!)) return undefined;
      for (const item of coversOf(this.#problem, option)) {
        if (covered[places[item]!] === 1) return undefined;
        covered[places[item]!] = 1;
      }
    }
    if (this.#regions?.hasAnyIn(covered) === true) return undefined;
    return { states: this.#statesOf(covered), stocks, covered, prefix };
  }

  /** States that can tell where these places are covered: what their patterns cannot tell is fixed in them. */
  #statesOf(covered: Uint8Array): States {
    const last = covered.indexOf(0) + 32 * this.#scan.words;
    const fixed: number[] = [];
    for (let place = last + 1; place < covered.length; place++) {
      if (covered[place] === 1) fixed.push(place);
    }
    const name = fixed.join();
    if (name !== this.#fixed) {
      this.#states = this.#makeStates(fixed);
      this.#fixed = name;
    }
    return this.#states;
  }

  #makeStates(fixed: readonly number[]): States {
    const { ofOptions } = this.#draws;
    return new States(this.#scan, ofOptions, this.#regions, fixed, this.#mostEntries);
  }
}
