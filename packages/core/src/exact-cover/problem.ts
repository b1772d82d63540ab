/**
 * The exact cover problem, in Knuth's terms (The Art of Computer Programming 4B, 7.2.2.1).
 *
 * Items are to be covered, options cover them. A set of options is an answer when every primary
 * item is in exactly one of them and every secondary item in at most one.
 */

/** The number of an item: primary ones first, from 0, then secondary ones. */
export type Item = number;

/** The items that one option covers, each at most once, in any order. */
export type Option = readonly Item[];

/** Items and options; an option is known by its place in `options`. */
export interface CoverProblem {
  /** How many items must be covered exactly once: 0 to `primary - 1`. */
  readonly primary: number;
  /** How many items, numbered on from the primary ones, may be covered at most once. */
  readonly secondary: number;
  readonly options: readonly Option[];
}
