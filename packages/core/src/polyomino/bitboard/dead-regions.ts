/**
 * The dead-region filter: uncovered cells that are cut off must be as many as some pieces have together.
 *
 * A region is uncovered cells joined side by side. Every option covers joined cells, so none reaches from
 * one region into another. Only what is cut off before the last covered cell in sight is looked at
 * region by region; whatever touches the open board after it counts as one with it.
 */

import { formatCell, type Cell } from "../../base/grid.ts";
import { coversOf, drawsOf } from "../../exact-cover/stocked-cover.ts";
import { sidesOf } from "../connected.ts";
import type { ScanOptions } from "./scan-options.ts";

/** Finds dead regions of states of one scan. */
export class DeadRegions {
  /** Four entries a place: the places of the cells beside it, then -1. */
  readonly #beside: Int32Array;
  /** By number of cells: 1 if pieces within their stocks can have so many together. */
  readonly #isSum: Uint8Array;
  /** Union-find over places, counted from the scan's own; the one after all stands for the open board. */
  readonly #parents: Int32Array;
  /** By root: how many cells its region has. */
  readonly #sizes: Int32Array;

  private constructor(beside: Int32Array, isSum: Uint8Array) {
    this.#beside = beside;
    this.#isSum = isSum;
    this.#parents = new Int32Array(isSum.length + 1);
    this.#sizes = new Int32Array(isSum.length + 1);
  }

  /** The filter, by the items' cells; nothing where no region would ever be dead. */
  static of(scan: ScanOptions, cells: readonly Cell[]): DeadRegions | undefined {
    const isSum = sumsOf(scan);
    if (isSum === undefined || isSum.every((each) => each === 1)) return undefined;
    return new DeadRegions(besides(scan, cells), isSum);
  }

  /** Whether a region is dead where these places are covered, by place, and all others are open. */
  hasAnyIn(covered: Uint8Array): boolean {
    const place = covered.indexOf(0);
    if (place < 0) return false;
    const bits = new Int32Array(Math.ceil(covered.length / 32));
    for (let bit = 0; place + 1 + bit < covered.length; bit++) {
      if (covered[place + 1 + bit] === 1) bits[bit >>> 5]! |= 1 << bit;
    }
    return this.has(place, bits, 0, bits.length, 0);
  }

  /**
   * Whether a region is dead.
   *
   * @param place the first uncovered place
   * @param bits which places after it are covered, 32 a word, in `words` entries from `from` on
   * @param beyond how many places after all these are covered
   */
  has(place: number, bits: Int32Array, from: number, words: number, beyond: number): boolean {
    const parents = this.#parents;
    const sizes = this.#sizes;
    const beside = this.#beside;
    const isSum = this.#isSum;
    let last = words - 1;
    while (last > 0 && bits[from + last] === 0) last--;
    /** How many places there are from the scan's own to the last covered one. */
    const length = last * 32 + 33 - Math.clz32(bits[from + last]!);
    const open = length;
    parents[open] = open;
    sizes[open] = isSum.length - 1 - place - length - beyond;
    for (let index = 0; index < length; index++) {
      if (index > 0 && (bits[from + ((index - 1) >>> 5)]! & (1 << (index - 1))) !== 0) {
        parents[index] = -1;
        continue;
      }
      parents[index] = index;
      sizes[index] = 1;
      const end = (place + index) * 4 + 4;
      for (let at = end - 4; at < end && beside[at] !== -1; at++) {
        const other = beside[at]! - place;
        if (other >= length) join(parents, sizes, open, index);
        else if (other >= 0 && other < index && parents[other] !== -1) {
          join(parents, sizes, other, index);
        }
      }
    }
    for (let index = 0; index <= length; index++) {
      if (parents[index] === index && isSum[sizes[index]!] === 0) return true;
    }
    return false;
  }
}

/** Makes two regions one, if they are two. */
function join(parents: Int32Array, sizes: Int32Array, a: number, b: number): void {
  while (parents[a] !== a) a = parents[a]!;
  while (parents[b] !== b) b = parents[b]!;
  if (a === b) return;
  parents[a] = b;
  sizes[b]! += sizes[a]!;
}

/** Four entries a place: the places of the cells beside it, then -1. */
function besides({ places }: ScanOptions, cells: readonly Cell[]): Int32Array {
  const itemAt = new Map(cells.map((cell, item) => [formatCell(cell), item]));
  const beside = new Int32Array(cells.length * 4).fill(-1);
  for (const [item, cell] of cells.entries()) {
    let at = places[item]! * 4;
    for (const side of sidesOf(cell)) {
      const other = itemAt.get(formatCell(side));
      if (other !== undefined) beside[at++] = places[other]!;
    }
  }
  return beside;
}

/**
 * By number of cells: 1 if options within their stocks can have so many together. Nothing where an
 * option draws otherwise than once.
 */
function sumsOf({ problem, options }: ScanOptions): Uint8Array | undefined {
  const sizes = problem.stocks.map(() => new Set<number>());
  for (const option of options) {
    const draws = drawsOf(problem, option);
    if (draws.length !== 1) return undefined;
    sizes[draws[0]!]!.add(coversOf(problem, option).length);
  }
  const isSum = new Uint8Array(problem.items + 1);
  isSum[0] = 1;
  for (const [stock, { max }] of problem.stocks.entries()) {
    // The fewest draws from this stock that make each number out of one that others make.
    const draws = Int32Array.from(isSum, (each) => (each === 1 ? 0 : max + 1));
    for (let sum = 1; sum <= problem.items; sum++) {
      for (const size of sizes[stock]!) {
        if (size <= sum) draws[sum] = Math.min(draws[sum]!, draws[sum - size]! + 1);
      }
      if (draws[sum]! <= max) isSum[sum] = 1;
    }
  }
  return isSum;
}
