/**
 * The scan: the order in which items are covered, and the options as the scan meets them.
 *
 * An option is taken when the scan comes to its first item. All that matters of it then is which of the
 * items from there on it covers, a mask relative to that item, and its kind: what it draws and how many
 * items it covers. The nearer together the items of each option lie in the order, the smaller the
 * frontier; so a board is scanned along its short side.
 */

import type { Cell } from "../../base/grid.ts";
import { coversOf, drawsOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";

/** What options have in common that draw the same and cover as many items. */
export interface Kind {
  /** How many items it covers. */
  readonly covers: number;
  /** What it draws: a stock's number as often as it is drawn from, ascending. */
  readonly draws: readonly number[];
}

/** A problem in the order of its scan; items are known by their positions in it. */
export interface Scan {
  /** How many items there are. */
  readonly items: number;
  /** 32-bit words in a mask; bit `i` of its words in a row is the item `i` positions on. */
  readonly words: number;
  /** By position: where the options begin of which that item is the first; one entry more, the end. */
  readonly starts: Int32Array;
  /** The masks of all options, one after the other. */
  readonly masks: Int32Array;
  /** By option, in the order of the scan: the number of its kind. */
  readonly kindOf: Int32Array;
  readonly kinds: readonly Kind[];
}

/**
 * Puts a problem in order.
 *
 * @param cells where the items lie; without, they are scanned as they are numbered
 */
export function scanOf(problem: StockedCover, cells?: readonly Cell[]): Scan {
  const orders = cells === undefined ? [[...Array(problem.items).keys()]] : sweeps(cells);
  const all = orders.map((order) => placesIn(problem, order));
  const [places] = all.toSorted((a, b) => a.total - b.total);
  const { positions, longest } = places!;
  const words = Math.max(1, Math.ceil(longest / 32));

  const names = new Map<string, number>();
  const kinds: Kind[] = [];
  const options = positions.map((each, option) => {
    const draws = [...drawsOf(problem, option)].toSorted((a, b) => a - b);
    const name = `${each.length}:${draws.join()}`;
    const kind = names.get(name) ?? kinds.length;
    if (kind === kinds.length) kinds.push({ covers: each.length, draws });
    names.set(name, kind);
    return { first: each[0]!, positions: each, kind };
  });
  options.sort((a, b) => a.first - b.first);

  const starts = new Int32Array(problem.items + 1);
  const masks = new Int32Array(options.length * words);
  for (const [option, { first, positions: each }] of options.entries()) {
    starts[first + 1]!++;
    for (const position of each) {
      const bit = position - first;
      masks[option * words + (bit >> 5)]! |= 1 << (bit & 31);
    }
  }
  for (let item = 0; item < problem.items; item++) starts[item + 1]! += starts[item]!;
  const kindOf = Int32Array.from(options, ({ kind }) => kind);
  return { items: problem.items, words, starts, masks, kindOf, kinds };
}

/** The cells' numbers row by row and column by column. */
function sweeps(cells: readonly Cell[]): readonly (readonly number[])[] {
  const numbers = [...cells.keys()];
  const at = (number: number): Cell => cells[number]!;
  return [
    numbers.toSorted((a, b) => at(a).y - at(b).y || at(a).x - at(b).x),
    numbers.toSorted((a, b) => at(a).x - at(b).x || at(a).y - at(b).y),
  ];
}

/** By option: its items' places in the order, ascending; from first to last, the most and the total. */
function placesIn(
  problem: StockedCover,
  order: readonly number[],
): {
  readonly positions: readonly (readonly number[])[];
  readonly longest: number;
  readonly total: number;
} {
  const place = new Int32Array(problem.items);
  for (const [position, item] of order.entries()) place[item] = position;
  let longest = 0;
  let total = 0;
  const positions = Array.from({ length: problem.options }, (_, option) => {
    const each = Array.from(coversOf(problem, option), (item) => place[item]!);
    each.sort((a, b) => a - b);
    const span = each.at(-1)! - each[0]! + 1;
    longest = Math.max(longest, span);
    total += span;
    return each;
  });
  return { positions, longest, total };
}
