/**
 * Search for stocked covers of any kind: the demand with the fewest live options next.
 *
 * Knuth's algorithm X (The Art of Computer Programming 4B, 7.2.2.1) on words of options instead of links;
 * items and stocks from which one more is to be drawn compete on equal terms, others are not branched on, since the
 * same options would be found in every order. It knows no geometry: where there is one, and the board
 * is small, a scan over it is faster.
 */

import type { Progress } from "../base/search.ts";
import type { Steps } from "../base/steps.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { LiveStockedCover } from "./live-stocked-cover.ts";

/**
 * Starts a search; a node is an option tried. An answer is its options, ascending.
 *
 * @param prefix options that every answer is to have; none has those that exclude each other
 */
export function stockedSearch(problem: StockedCover, prefix: readonly number[] = []): CoverSearch {
  return new StockedSearch(problem, prefix);
}

/** How many options are tried in a step of a count. */
const NODES_A_STEP = 100;

/**
 * Counts the answers without listing them; a step is some hundred options tried at most.
 *
 * @param prefix options that the answers are to have
 */
export function* countStocked(
  problem: StockedCover,
  prefix: readonly number[] = [],
): Steps<bigint> {
  const search = new StockedSearch(problem, prefix);
  let count = 0;
  for (;;) {
    const progress = search.goOn(NODES_A_STEP);
    if (progress === "exhausted") return BigInt(count);
    if (progress === "answer") count++;
    else yield;
  }
}

const NONE = -1;

class StockedSearch implements CoverSearch {
  answer: readonly number[] = [];
  nodes = 0;

  readonly #cover: LiveStockedCover;
  readonly #prefix: readonly number[];
  #isStarted = false;
  /** How many demands are being branched on. */
  #levels = 0;
  /** By level: the entry of the demand's row, the row's end, and the options in the entry's word to try. */
  readonly #entries: Int32Array;
  readonly #ends: Int32Array;
  readonly #bits: Int32Array;

  constructor(problem: StockedCover, prefix: readonly number[]) {
    this.#cover = new LiveStockedCover(problem);
    this.#prefix = prefix;
    this.#entries = new Int32Array(problem.items);
    this.#ends = new Int32Array(problem.items);
    this.#bits = new Int32Array(problem.items);
  }

  advance(nodes: number): Progress {
    const progress = this.goOn(nodes);
    if (progress === "answer") this.answer = this.#cover.chosen;
    return progress;
  }

  /** Advances, without reading the answer off. */
  goOn(nodes: number): "answer" | "paused" | "exhausted" {
    const end = this.nodes + nodes;
    const cover = this.#cover;
    if (!this.#isStarted) {
      this.#isStarted = true;
      if (this.#start() && this.#descend()) return "answer";
    }
    while (this.#levels > 0) {
      cover.undoTo(this.#prefix.length + this.#levels - 1);
      if (this.nodes >= end) return "paused";
      const option = this.#nextOption();
      if (option === NONE) {
        this.#levels--;
        continue;
      }
      this.nodes++;
      if (cover.choose(option) && this.#descend()) return "answer";
    }
    return "exhausted";
  }

  /** Chooses the prefix; false where no answer has it. */
  #start(): boolean {
    const cover = this.#cover;
    return (
      this.#prefix.every((option) => cover.isLive(option) && cover.choose(option)) &&
      cover.isHopeful()
    );
  }

  /** Branches on the smallest demand; true when there is none: an answer. */
  #descend(): boolean {
    const cover = this.#cover;
    if (cover.isAnswer) return true;
    const { starts, words, masks } = cover.rows;
    const demand = cover.smallest();
    const entry = starts[demand]!;
    this.#entries[this.#levels] = entry;
    this.#ends[this.#levels] = starts[demand + 1]!;
    this.#bits[this.#levels] = cover.live[words[entry]!]! & masks[entry]!;
    this.#levels++;
    return false;
  }

  /** The next option of the demand that is branched on last. */
  #nextOption(): number {
    const { live, rows } = this.#cover;
    const level = this.#levels - 1;
    let bits = this.#bits[level]!;
    let entry = this.#entries[level]!;
    while (bits === 0) {
      if (++entry === this.#ends[level]) return NONE;
      bits = live[rows.words[entry]!]! & rows.masks[entry]!;
    }
    const first = bits & -bits;
    this.#bits[level] = bits ^ first;
    this.#entries[level] = entry;
    return rows.words[entry]! * 32 + 31 - Math.clz32(first);
  }
}
