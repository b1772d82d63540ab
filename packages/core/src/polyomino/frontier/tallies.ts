/**
 * Tallies: how many were drawn of each stock so far.
 *
 * After so many items are covered only certain tallies are possible, those of pieces that have so many
 * cells together. They are listed by this level in ascending order of a code, a number in mixed radix, and
 * known by their places in that list. Drawing adds a constant to the code, so it keeps the order: what it
 * does to all tallies of a level at once is two ascending lists of places, from and to.
 *
 * Stocks that cannot run out and need not be drawn from are not tallied.
 */

import type { StockedCover } from "../../exact-cover/stocked-cover.ts";
import type { Kind } from "./scan.ts";

/** What drawing does to the tallies of a level: that at place `from[i]` becomes that at `to[i]`. */
export interface Moves {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** A stock that is tallied. */
interface Tallied {
  readonly stock: number;
  readonly min: number;
  /** The most that can be drawn of it. */
  readonly most: number;
  /** No option covers fewer items for each time it draws; exactly so many if tallies are exact. */
  readonly size: number;
  /** What one of it is worth in a code. */
  readonly stride: number;
}

/** The tallies of one problem; levels are numbers of covered items. */
export class Tallies {
  readonly #items: number;
  readonly #kinds: readonly Kind[];
  readonly #stocks: readonly Tallied[];
  /** Whether the sizes of what is drawn always sum to the number of items that are covered. */
  readonly #isExact: boolean;
  /** By number of stocks, the first ones, by sum of sizes: how many tallies of them have it. */
  readonly #ways: readonly Float64Array[];
  readonly #lists = new Map<number, Float64Array>();
  readonly #moves = new Map<number, (Moves | undefined)[]>();
  #bytes = 0;

  /** Throws nothing, whatever the stocks; see {@link isCountable}. */
  constructor({ items, stocks }: StockedCover, kinds: readonly Kind[]) {
    this.#items = items;
    this.#kinds = kinds;
    const tallied: Tallied[] = [];
    let stride = 1;
    for (const [stock, { min, max }] of stocks.entries()) {
      let drawable = 0;
      let size = items;
      for (const { covers, draws } of kinds) {
        const times = draws.filter((each) => each === stock).length;
        if (times === 0) continue;
        drawable = Math.max(drawable, Math.floor((items * times) / covers));
        size = Math.min(size, Math.floor(covers / draws.length));
      }
      if (min === 0 && max >= drawable) continue;
      const most = Math.min(max, drawable);
      tallied.push({ stock, min, most, size, stride });
      stride *= most + 1;
    }
    this.#stocks = tallied;
    const sizes = new Map(tallied.map((each) => [each.stock, each.size]));
    this.#isExact = kinds.every(
      ({ covers, draws }) =>
        covers === draws.reduce((sum, stock) => sum + (sizes.get(stock) ?? 0), 0),
    );
    this.isCountable = stride <= Number.MAX_SAFE_INTEGER;
    this.#ways = this.isCountable ? this.#countWays() : [];
  }

  /** Whether codes are exact; else nothing else here may be used. */
  readonly isCountable: boolean;

  /** Bytes taken by the lists that are not forgotten. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many tallies a level has. */
  countAt(level: number): number {
    return this.#ways.at(-1)![level]!;
  }

  /** What an option of that kind does to the tallies of a level. */
  moves(level: number, kind: number): Moves {
    const known = this.#moves.get(level) ?? [];
    if (known.length === 0) this.#moves.set(level, known);
    const moves = (known[kind] ??= this.#listMoves(level, this.#kinds[kind]!));
    return moves;
  }

  /** By place: 1 for the tallies of the last level that have drawn enough of each stock. */
  enough(): Uint8Array {
    return Uint8Array.from(this.#at(this.#items), (code) =>
      this.#stocks.every(({ min, most, stride }) => digit(code, stride, most) >= min) ? 1 : 0,
    );
  }

  /** Frees what is known of levels below; it is listed anew if it is asked for again. */
  forgetBelow(level: number): void {
    for (const [each, list] of this.#lists) {
      if (each >= level) continue;
      this.#bytes -= list.byteLength;
      for (const moves of this.#moves.get(each) ?? []) {
        this.#bytes -= moves === undefined ? 0 : moves.from.byteLength * 2;
      }
      this.#lists.delete(each);
      this.#moves.delete(each);
    }
  }

  #countWays(): readonly Float64Array[] {
    const ways = [new Float64Array(this.#items + 1).fill(this.#isExact ? 0 : 1)];
    ways[0]![0] = 1;
    for (const { most, size } of this.#stocks) {
      const before = ways.at(-1)!;
      const after = new Float64Array(this.#items + 1);
      for (let sum = 0; sum <= this.#items; sum++) {
        for (let drawn = 0; drawn <= most && drawn * size <= sum; drawn++) {
          after[sum]! += before[sum - drawn * size]!;
        }
      }
      ways.push(after);
    }
    return ways;
  }

  /** The codes of a level's tallies, ascending. */
  #at(level: number): Float64Array {
    const known = this.#lists.get(level);
    if (known !== undefined) return known;
    const codes = new Float64Array(this.countAt(level));
    let length = 0;
    const list = (stocks: number, code: number, left: number): void => {
      if (this.#ways[stocks]![left] === 0) return;
      if (stocks === 0) {
        codes[length++] = code;
        return;
      }
      const { most, size, stride } = this.#stocks[stocks - 1]!;
      for (let drawn = 0; drawn <= most && drawn * size <= left; drawn++) {
        list(stocks - 1, code + drawn * stride, left - drawn * size);
      }
    };
    list(this.#stocks.length, 0, level);
    this.#lists.set(level, codes);
    this.#bytes += codes.byteLength;
    return codes;
  }

  #listMoves(level: number, { covers, draws }: Kind): Moves {
    const codes = this.#at(level);
    const targets = this.#at(level + covers);
    const drawn = this.#stocks.flatMap(({ stock, most, stride }) => {
      const times = draws.filter((each) => each === stock).length;
      return times === 0 ? [] : [{ stride, most, limit: most - times, worth: times * stride }];
    });
    const worth = drawn.reduce((sum, each) => sum + each.worth, 0);
    const from = new Int32Array(codes.length);
    const to = new Int32Array(codes.length);
    let length = 0;
    let place = 0;
    nextCode: for (let index = 0; index < codes.length; index++) {
      const code = codes[index]!;
      for (const { stride, most, limit } of drawn) {
        if (digit(code, stride, most) > limit) continue nextCode;
      }
      const target = code + worth;
      while (place < targets.length && targets[place]! < target) place++;
      if (targets[place] !== target) continue;
      from[length] = index;
      to[length] = place;
      length++;
    }
    this.#bytes += length * 8;
    return { from: from.slice(0, length), to: to.slice(0, length) };
  }
}

/** How many of a stock a code says are drawn. */
function digit(code: number, stride: number, most: number): number {
  return Math.floor(code / stride) % (most + 1);
}
