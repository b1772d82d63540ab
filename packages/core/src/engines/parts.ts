/**
 * Parts: what falls apart once enough is settled.
 *
 * Two open options belong together when they share an item, and so do all that hang together by
 * such pairs. Parts have no item in common, so each can be solved, counted and refuted alone: the
 * answers are all combinations of one answer of each part.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, runSteps, type Steps } from "../base/steps.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import type { LiveCover } from "./live-cover.ts";

/** An independent part as a problem of its own. */
export interface Part {
  readonly problem: CoverProblem;
  /** By the part's option: its number in the whole problem. */
  readonly options: readonly number[];
}

/** Up to how many options a part is small: plain search then does as well as others, without set-up. */
const SMALL = 64;

/** Whether the part is small. */
export function isSmall(part: Part): boolean {
  return part.problem.options <= SMALL;
}

/**
 * The parts of what is open, in the order of their first options.
 *
 * @param numbers by option: what it is called in the parts; its own number if left out
 */
export function partsOf(cover: LiveCover, numbers?: readonly number[]): readonly Part[] {
  return runSteps(findParts(cover, numbers));
}

/** Finds what {@link partsOf} returns. */
export function* findParts(cover: LiveCover, numbers?: readonly number[]): Steps<readonly Part[]> {
  const pace = new Pace();
  const groups = yield* groupsOf(cover, pace);
  const itemNumbers = new Int32Array(cover.coverage.starts.length - 1);
  const parts: Part[] = [];
  for (const group of groups) {
    parts.push({
      problem: yield* problemOf(cover.problem, group, itemNumbers, pace),
      options: numbers === undefined ? group : group.map((option) => numbers[option]!),
    });
  }
  return parts;
}

/** The open options in groups that hang together, each ascending (union-find over shared items). */
function* groupsOf(cover: LiveCover, pace: Pace): Steps<readonly (readonly number[])[]> {
  const { options: count, starts, items } = cover.problem;
  /** By option: another of its group, in the end the first. */
  const roots = new Int32Array(count);
  /** By item: an option that covers it, plus 1. */
  const covering = new Int32Array(cover.coverage.starts.length - 1);
  const groups: number[][] = [];
  const groupAt = new Map<number, number[]>();
  for (let option = 0; option < count; option++) {
    roots[option] = option;
    if (!cover.isOpen(option)) continue;
    for (let at = starts[option]!; at < starts[option + 1]!; at++) {
      const other = covering[items[at]!]! - 1;
      if (other < 0) covering[items[at]!] = option + 1;
      else union(roots, other, option);
    }
    if (pace.isOver(starts[option + 1]! - starts[option]!)) yield PAUSE;
  }
  for (let option = 0; option < count; option++) {
    if (!cover.isOpen(option)) continue;
    const root = rootOf(roots, option);
    const group = groupAt.get(root);
    if (group === undefined) {
      const begun = [option];
      groupAt.set(root, begun);
      groups.push(begun);
    } else {
      group.push(option);
    }
    if (pace.isOver(1)) yield PAUSE;
  }
  return groups;
}

function rootOf(roots: Int32Array, option: number): number {
  let root = option;
  while (roots[root] !== root) {
    roots[root] = roots[roots[root]!]!;
    root = roots[root]!;
  }
  return root;
}

function union(roots: Int32Array, a: number, b: number): void {
  const first = rootOf(roots, a);
  const second = rootOf(roots, b);
  if (first < second) roots[second] = first;
  else roots[first] = second;
}

/**
 * The problem that some options make: their items numbered anew, primary ones first.
 *
 * @param numbers by item: its new number plus 1; parts share no items, so one array serves all
 */
function* problemOf(
  problem: CoverProblem,
  options: readonly number[],
  numbers: Int32Array,
  pace: Pace,
): Steps<CoverProblem> {
  const { starts, items } = problem;
  const own: number[] = [];
  const ownStarts = new Int32Array(options.length + 1);
  for (const [place, option] of options.entries()) {
    const length = starts[option + 1]! - starts[option]!;
    ownStarts[place + 1] = ownStarts[place]! + length;
    if (pace.isOver(length)) yield PAUSE;
    for (let at = starts[option]!; at < starts[option + 1]!; at++) {
      if (numbers[items[at]!] === 0) own.push(items[at]!);
      numbers[items[at]!] = 1;
    }
  }
  own.sort((a, b) => a - b);
  let primary = 0;
  for (const [number, item] of own.entries()) {
    numbers[item] = number + 1;
    if (item < problem.primary) primary++;
  }
  const ownItems = new Int32Array(ownStarts[options.length]!);
  let next = 0;
  for (const option of options) {
    const end = starts[option + 1]!;
    for (let at = starts[option]!; at < end; at++) ownItems[next++] = numbers[items[at]!]! - 1;
    if (pace.isOver(end - starts[option]!)) yield PAUSE;
  }
  const secondary = own.length - primary;
  return { primary, secondary, options: options.length, starts: ownStarts, items: ownItems };
}
