/**
 * Counting exact covers without listing them.
 *
 * The answers of independent parts multiply, so a problem is split whenever it falls apart, not only
 * at the start; within a part its first item is covered in every way and the counts are added. First,
 * not smallest: items that are numbered in order sweep over the board, so that what is left of it is
 * told by a frontier, which comes up again and again. Parts that do are remembered (component caching: Sang, Bacchus, Beame, Kautz and
 * Pitassi, "Combining component caching and clause learning for effective model counting", 2004). A
 * part that has no answer is refuted by conflict-driven search before it is counted.
 */

import type { Steps } from "../base/steps.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import { LiveCover } from "./live-cover.ts";
import { PartAnswers } from "./part-answers.ts";
import { partsOf, type Part } from "./parts.ts";
import { prepare } from "./prepare.ts";

/** Parts remembered at most; beyond that counting goes on without remembering more. */
const MOST_REMEMBERED = 200_000;

/** A count that may stop early: `exact`, or at least that many. */
export interface Count {
  readonly count: bigint;
  readonly isExact: boolean;
}

/**
 * Counts the answers.
 *
 * @param limit to stop at, once there are certainly as many; the count may then be greater
 */
export function* countCovers(
  problem: CoverProblem,
  limit?: bigint,
): Steps<Count | "out-of-memory"> {
  const none: Count = { count: 0n, isExact: true };
  const prepared = yield* prepare(problem);
  if (prepared === "none") return none;
  const { parts } = prepared;
  for (const part of parts) {
    const first = yield* new PartAnswers(part).at(0);
    if (first === "exhausted") return none;
    if (first === "out-of-memory") return first;
  }
  // Every part has an answer, so the product of what is counted is a lower bound at any time.
  const memory: Memory = new Map();
  let product = 1n;
  for (const part of parts) {
    const before = product;
    const isEnough = (sum: bigint): boolean => limit !== undefined && before * sum >= limit;
    const sum = yield* countPart(part, memory, isEnough);
    product *= sum;
    if (isEnough(sum)) return { count: product, isExact: false };
  }
  return { count: product, isExact: true };
}

/** By the options of a part that was counted: its number of answers. */
type Memory = Map<string, bigint>;

function* countPart(
  part: Part,
  memory: Memory,
  isEnough: (sum: bigint) => boolean = () => false,
): Steps<bigint> {
  const name = part.options.join();
  const known = memory.get(name);
  if (known !== undefined) return known;
  let sum = 0n;
  for (const parts of branchesOf(part)) {
    yield;
    let product = 1n;
    for (const each of parts) {
      product *= yield* countPart(each, memory);
      if (product === 0n) break;
    }
    sum += product;
    if (isEnough(sum)) return sum;
  }
  if (memory.size < MOST_REMEMBERED) memory.set(name, sum);
  return sum;
}

/** What is left of a part by each option of its first item; options that fail are passed over. */
function* branchesOf(part: Part): Generator<readonly Part[], void> {
  // Options of secondary items alone are never needed: such a part has one answer, without any.
  if (part.problem.primary === 0) yield [];
  else {
    const cover = new LiveCover(part.problem);
    const { mark } = cover;
    for (const option of cover.openOptionsOf(0)) {
      if (cover.choose(option)) yield partsOf(cover, part.options);
      cover.undoTo(mark);
    }
  }
}
