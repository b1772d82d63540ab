/**
 * What is left in stock while a search goes on, and whether that can still fill what is uncovered.
 *
 * Options that draw alike and cover as many items are one draw to it, known by its number. Mostly stocks are
 * a matter of course: each option draws once, always as many items from one stock, and either nothing has
 * to be drawn or everything is, by the area alone. Such a draw is simple: its number is its stock's, and it
 * may be made exactly while `left` of it is not 0. Others are to be asked for by `take`, which sees to it
 * that what must still be drawn does not need more items than are uncovered.
 */

import { coversOf, drawsOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";

/** Items are counted in so many parts, so that an option's share for each of up to 8 draws is whole. */
const PARTS = 840;

/** A draw that is not simple. */
interface CompoundDraw {
  /** Each as often as it is drawn from. */
  readonly stocks: readonly number[];
  /** How many items it covers. */
  readonly items: number;
  /** Whether there ever is so much in stock. */
  readonly isPossible: boolean;
}

/** The draws of a problem; what is left is counted by {@link Stocks}. */
export interface Draws {
  /** By option: its draw. */
  readonly ofOptions: Int32Array;
  /** Draws with smaller numbers are simple. */
  readonly simple: number;
  /** By draw that is not simple; either all are simple or none is. */
  readonly others: readonly CompoundDraw[];
  /** By stock: how much may be drawn at most. */
  readonly max: readonly number[];
  /** By stock: how much must be drawn at least. */
  readonly min: readonly number[];
  /** By stock: how many parts of items a draw from it covers at least. */
  readonly share: readonly number[];
  /** How many items there are. */
  readonly items: number;
  /** Whether all stocks together cannot cover just the items. */
  readonly isHopeless: boolean;
}

/** Sorts a problem's options by what they draw. */
export function drawsIn(problem: StockedCover): Draws {
  const { stocks, items, options } = problem;
  const least = stocks.map(() => Infinity);
  const most = stocks.map(() => 0);
  let isSingle = true;
  let isAllDrawn = true;
  for (let option = 0; option < options; option++) {
    const draws = drawsOf(problem, option);
    const parts = coversOf(problem, option).length * PARTS;
    isSingle &&= draws.length === 1;
    isAllDrawn &&= draws.length > 0;
    for (const stock of draws) {
      least[stock] = Math.min(least[stock]!, Math.floor(parts / draws.length));
      most[stock] = Math.max(most[stock]!, Math.ceil(parts / draws.length));
    }
  }
  const lowest = sum(stocks.map(({ min }, stock) => (min === 0 ? 0 : min * least[stock]!)));
  const highest = sum(stocks.map(({ max }, stock) => max * most[stock]!));
  const all = items * PARTS;
  const isEven =
    isSingle && stocks.every((_, stock) => most[stock] === 0 || least[stock] === most[stock]);
  const isSimple = isEven && (lowest === 0 || lowest === all || highest === all);
  const simple = isSimple ? stocks.length : 0;
  const numbers = new Map<string, number>();
  const others: CompoundDraw[] = [];
  const ofOptions = new Int32Array(options);
  for (let option = 0; option < options; option++) {
    const draws = drawsOf(problem, option);
    if (isSimple) {
      ofOptions[option] = draws[0]!;
      continue;
    }
    const covered = coversOf(problem, option).length;
    const name = `${draws.toSorted().join()}:${covered}`;
    const number = numbers.get(name) ?? others.length;
    if (number === others.length) {
      const isPossible = draws.every(
        (stock) => draws.filter((other) => other === stock).length <= stocks[stock]!.max,
      );
      others.push({ stocks: [...draws], items: covered, isPossible });
    }
    numbers.set(name, number);
    ofOptions[option] = number;
  }
  return {
    ofOptions,
    simple,
    others,
    // What must be drawn covers everything: nothing else can be drawn besides.
    max: stocks.map(({ min, max }) => (isSimple && lowest === all ? min : max)),
    min: stocks.map(({ min }) => min),
    share: least,
    items,
    isHopeless: lowest > all || (isAllDrawn && highest < all),
  };
}

/** A count of what is left. */
export class Stocks {
  /** By draw: 0 if nothing is left for it; if it is not simple, only that there never was. */
  readonly left: Int32Array;
  /** Draws with smaller numbers are simple. */
  readonly simple: number;
  readonly #draws: Draws;
  /** By stock, where draws are not simple: how much is left of it. */
  readonly #copies: Int32Array;
  /** By stock: it must be drawn from while there is more left than this. */
  readonly #spare: Int32Array;
  /** Parts of items that are uncovered. */
  #open: number;
  /** Parts of items that what must still be drawn covers at least. */
  #owed: number;

  /** Everything is left. */
  constructor(draws: Draws) {
    this.#draws = draws;
    const { simple, others, max, min, share, items } = draws;
    this.simple = simple;
    this.left = Int32Array.from(
      simple > 0 ? max : others.map(({ isPossible }) => (isPossible ? 1 : 0)),
    );
    this.#copies = Int32Array.from(max);
    this.#spare = Int32Array.from(max, (most, stock) => most - min[stock]!);
    this.#open = items * PARTS;
    this.#owed = sum(min.map((count, stock) => (count === 0 ? 0 : count * share[stock]!)));
  }

  /** Makes a draw if it leaves enough for what must still be drawn; returns whether it did. */
  take(draw: number): boolean {
    if (draw < this.simple) {
      if (this.left[draw] === 0) return false;
      this.left[draw]!--;
      return true;
    }
    const { stocks, items } = this.#draws.others[draw]!;
    let isEnough = true;
    for (const stock of stocks) {
      if (this.#copies[stock]! <= 0) isEnough = false;
      if (this.#copies[stock]! > this.#spare[stock]!) this.#owed -= this.#draws.share[stock]!;
      this.#copies[stock]!--;
    }
    this.#open -= items * PARTS;
    if (isEnough && this.#owed <= this.#open) return true;
    this.give(draw);
    return false;
  }

  /** Takes back a draw that was made. */
  give(draw: number): void {
    if (draw < this.simple) {
      this.left[draw]!++;
      return;
    }
    const { stocks, items } = this.#draws.others[draw]!;
    for (const stock of stocks) {
      this.#copies[stock]!++;
      if (this.#copies[stock]! > this.#spare[stock]!) this.#owed += this.#draws.share[stock]!;
    }
    this.#open += items * PARTS;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
