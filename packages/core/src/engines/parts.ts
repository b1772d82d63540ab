/**
 * Parts: what falls apart once enough is settled.
 *
 * Two open options belong together when they share an item, and so do all that hang together by
 * such pairs. Parts have no item in common, so each can be solved, counted and refuted alone: the
 * answers are all combinations of one answer of each part.
 */

import { coverProblem, itemsOf, type CoverProblem } from "../exact-cover/problem.ts";
import type { LiveCover } from "./live-cover.ts";

/** An independent part as a problem of its own. */
export interface Part {
  readonly problem: CoverProblem;
  /** By the part's option: its number in the whole problem. */
  readonly options: readonly number[];
}

/**
 * The parts of what is open, in the order of their first options.
 *
 * @param numbers by option: what it is called in the parts; its own number if left out
 */
export function partsOf(cover: LiveCover, numbers?: readonly number[]): readonly Part[] {
  const groups = new Map<number, number[]>();
  const roots = Int32Array.from({ length: cover.problem.options }, (_, option) => option);
  const rootOf = (option: number): number => {
    let root = option;
    while (roots[root] !== root) root = roots[root] = roots[roots[root]!]!;
    return root;
  };
  const { starts, options } = cover.coverage;
  for (let item = 0; item + 1 < starts.length; item++) {
    let first = -1;
    for (let at = starts[item]!; at < starts[item + 1]!; at++) {
      const option = options[at]!;
      if (!cover.isOpen(option)) continue;
      if (first < 0) first = rootOf(option);
      else roots[rootOf(option)] = first;
    }
  }
  for (let option = 0; option < cover.problem.options; option++) {
    if (!cover.isOpen(option)) continue;
    const group = groups.get(rootOf(option));
    if (group === undefined) groups.set(rootOf(option), [option]);
    else group.push(option);
  }
  return [...groups.values()].map((group) => ({
    problem: problemOf(cover.problem, group),
    options: numbers === undefined ? group : group.map((option) => numbers[option]!),
  }));
}

/** The problem that some options make: their items numbered anew, primary ones first. */
function problemOf(problem: CoverProblem, options: readonly number[]): CoverProblem {
  const lists = options.map((option) => itemsOf(problem, option));
  const items = [...new Set(lists.flatMap((list) => [...list]))].toSorted((a, b) => a - b);
  const numbers = new Map(items.map((item, number) => [item, number]));
  const primary = items.filter((item) => item < problem.primary).length;
  const renumbered = lists.map((list) => Array.from(list, (item) => numbers.get(item)!));
  return coverProblem(primary, items.length - primary, renumbered);
}
