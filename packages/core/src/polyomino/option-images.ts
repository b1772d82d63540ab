/**
 * Option images: to which option of an encoded packing a symmetry maps each.
 *
 * Options are found again by a sum over their cells, which does not depend on the cells' order, so
 * nothing has to be sorted; what the sum finds is compared cell by cell.
 */

import { coversOf, type StockedCover } from "../exact-cover/stocked-cover.ts";
import type { Symmetry } from "./symmetry.ts";

/** The options of one problem, to be found by what they cover. */
export class OptionImages {
  readonly #problem: StockedCover;
  /** By item: a number that is added up over the items of an option. */
  readonly #marks: Float64Array;
  /** By option: its sum. */
  readonly #sums: Float64Array;
  /** By sum: the options that have it. */
  readonly #bySum = new Map<number, number[]>();

  /** @param problem each of its options draws from one stock, once */
  constructor(problem: StockedCover) {
    const { items, options, coverStarts, covers } = problem;
    this.#problem = problem;
    this.#marks = Float64Array.from({ length: items }, (_, item) => markOf(item));
    this.#sums = new Float64Array(options);
    for (let option = 0; option < options; option++) {
      let sum = 0;
      for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++) {
        sum += this.#marks[covers[at]!]!;
      }
      this.#sums[option] = sum;
      const same = this.#bySum.get(sum);
      if (same === undefined) this.#bySum.set(sum, [option]);
      else same.push(option);
    }
  }

  /** The option that the symmetry maps the option to. */
  imageOf(option: number, symmetry: Symmetry): number {
    const { draws } = this.#problem;
    const piece = symmetry.pieces[draws[option]!]!;
    for (const candidate of this.#bySum.get(this.#imageSum(option, symmetry)) ?? []) {
      if (draws[candidate] === piece && this.#isOnto(option, symmetry, candidate)) return candidate;
    }
    throw new Error(`the symmetry ${symmetry.name} maps option ${option} to none`);
  }

  /** Whether the symmetry maps the option to itself. */
  isFixed(option: number, symmetry: Symmetry): boolean {
    return (
      this.#sums[option] === this.#imageSum(option, symmetry) &&
      this.imageOf(option, symmetry) === option
    );
  }

  #imageSum(option: number, { cells }: Symmetry): number {
    const { coverStarts, covers } = this.#problem;
    let sum = 0;
    for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++) {
      sum += this.#marks[cells[covers[at]!]!]!;
    }
    return sum;
  }

  /** Whether the images of the option's cells are cells of the other one, which has as many. */
  #isOnto(option: number, { cells }: Symmetry, other: number): boolean {
    const { coverStarts, covers } = this.#problem;
    const own = coversOf(this.#problem, other);
    for (let at = coverStarts[option]!; at < coverStarts[option + 1]!; at++) {
      if (!own.includes(cells[covers[at]!]!)) return false;
    }
    return true;
  }
}

/**
 * 32 bits that look random: the finalizer of MurmurHash3 (Appleby, 2011). Marks in an even row, as
 * multiples of one number are, would not do: all options with the same sum of items had the same mark.
 */
function markOf(item: number): number {
  let bits = item + 1;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
