/**
 * Preparing: what every engine here does to a problem first.
 *
 * What is forced is settled, and the rest falls apart into parts. Only in larger parts does probing
 * pay, which may settle more of them and split them further.
 */

import type { Steps } from "../base/steps.ts";
import { findCoverage, type CoverProblem } from "../exact-cover/problem.ts";
import { LiveCover } from "./live-cover.ts";
import { findParts, type Part } from "./parts.ts";
import { probe } from "./probe.ts";

/** A problem taken apart: the answers are `settled` with one answer of each part, in all combinations. */
export interface Prepared {
  /** Options that every answer has, in any order. */
  readonly settled: readonly number[];
  readonly parts: readonly Part[];
}

/** Up to how many options a part is not probed: trying its answers costs no more. */
const NOT_PROBED = 32;

/** Takes the problem apart; `none` when it turns out to have no answer. */
export function* prepare(problem: CoverProblem): Steps<Prepared | "none"> {
  const cover = new LiveCover(problem, yield* findCoverage(problem));
  if (!(yield* cover.settling())) return "none";
  const settled = cover.chosen;
  const parts: Part[] = [];
  for (const part of yield* findParts(cover)) {
    if (part.problem.options <= NOT_PROBED) {
      parts.push(part);
      continue;
    }
    const inside = new LiveCover(part.problem, yield* findCoverage(part.problem));
    if (!(yield* probe(inside))) return "none";
    for (const option of inside.chosen) settled.push(part.options[option]!);
    // Not spread: a million arguments are too many.
    for (const each of yield* findParts(inside, part.options)) parts.push(each);
  }
  return { settled, parts };
}
