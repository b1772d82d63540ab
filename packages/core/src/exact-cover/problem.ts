/**
 * The exact cover problem, in Knuth's terms (The Art of Computer Programming 4B, 7.2.2.1).
 *
 * Items are to be covered, options cover them. A set of options is an answer when every primary
 * item is in exactly one of them and every secondary item in at most one. The options' items lie
 * one after the other in a single array, since engines walk them far more often than people do.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";

/** The number of an item: primary ones first, from 0, then secondary ones. */
export type Item = number;

/** The items that one option covers, each at most once, in any order. */
export type Option = readonly Item[];

/** Items and options; an option is known by its number, from 0. */
export interface CoverProblem {
  /** How many items must be covered exactly once: 0 to `primary - 1`. */
  readonly primary: number;
  /** How many items, numbered on from the primary ones, may be covered at most once. */
  readonly secondary: number;
  /** How many options there are. */
  readonly options: number;
  /** By option: where its items begin in `items`; one entry more than options, the end. */
  readonly starts: Int32Array;
  /** The items of all options, one after the other. */
  readonly items: Int32Array;
}

/** The problem with these options, in their order. */
export function coverProblem(
  primary: number,
  secondary: number,
  options: readonly Option[],
): CoverProblem {
  const starts = new Int32Array(options.length + 1);
  for (const [option, items] of options.entries())
    starts[option + 1] = starts[option]! + items.length;
  const items = Int32Array.from(options.flat());
  return { primary, secondary, options: options.length, starts, items };
}

/** The items of one option. */
export function itemsOf(problem: CoverProblem, option: number): Int32Array {
  return problem.items.subarray(problem.starts[option], problem.starts[option + 1]);
}

/** The other way round: by item, the options that cover it, ascending, in one array. */
export interface Coverage {
  /** By item: where its options begin in `options`; one entry more than items, the end. */
  readonly starts: Int32Array;
  readonly options: Int32Array;
}

/** The problem's coverage, by counting sort: linear in the problem's size. */
export function coverageOf(problem: CoverProblem): Coverage {
  return runSteps(findCoverage(problem));
}

/** Finds what {@link coverageOf} returns. */
export function* findCoverage(problem: CoverProblem): Steps<Coverage> {
  const { primary, secondary, options, starts, items } = problem;
  const pace = new Pace();
  const firsts = new Int32Array(primary + secondary + 1);
  for (let option = 0; option < options; option++) {
    const end = starts[option + 1]!;
    for (let at = starts[option]!; at < end; at++) firsts[items[at]! + 1]!++;
    if (pace.isOver(end - starts[option]!)) yield PAUSE;
  }
  for (let item = 0; item < primary + secondary; item++) firsts[item + 1]! += firsts[item]!;
  const next = firsts.slice();
  const covering = new Int32Array(items.length);
  for (let option = 0; option < options; option++) {
    const end = starts[option + 1]!;
    for (let at = starts[option]!; at < end; at++) covering[next[items[at]!]!++] = option;
    if (pace.isOver(end - starts[option]!)) yield PAUSE;
  }
  return { starts: firsts, options: covering };
}
