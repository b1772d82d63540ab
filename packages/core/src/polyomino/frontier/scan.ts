/**
 * The scan as the frontier count sees it: options by their first item, with what they have in common.
 *
 * An option is taken when the scan comes to its first item. All that matters of it then is which of the
 * items after that it covers, its mask, and its kind: what it draws and how many items it covers.
 */

import type { Cell } from "../../base/grid.ts";
import { coversOf, drawsOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";
import { scanOptions } from "../bitboard/scan-options.ts";
import { scanOrder } from "../bitboard/scan-order.ts";

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
  /** 32-bit words in a mask; bit `i` of its words in a row is the item `i + 1` positions on. */
  readonly words: number;
  /** By position: where the options begin that cover it first; one entry more, the end. */
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
 * @param cells where the items lie, if they are cells of a board
 */
export function scanOf(problem: StockedCover, cells?: readonly Cell[]): Scan {
  const { words, starts, options, masks } = scanOptions(problem, scanOrder(problem, cells));
  const numbers = new Map<string, number>();
  const kinds: Kind[] = [];
  const kindOf = options.map((option) => {
    const covers = coversOf(problem, option).length;
    const draws = [...drawsOf(problem, option)].toSorted((a, b) => a - b);
    const name = `${covers}:${draws.join()}`;
    const kind = numbers.get(name) ?? kinds.length;
    if (kind === kinds.length) kinds.push({ covers, draws });
    numbers.set(name, kind);
    return kind;
  });
  return { items: problem.items, words, starts, masks, kindOf, kinds };
}
