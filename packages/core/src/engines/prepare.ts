/**
 * Preparing: what every engine here does to a problem first.
 *
 * What is forced is settled, and the rest falls apart into parts. Only where a part is large does
 * probing pay, which may settle more of it and split it further.
 */

import type { Steps } from "../base/steps.ts";
import type { CoverProblem } from "../exact-cover/problem.ts";
import { LiveCover } from "./live-cover.ts";
import { isSmall, partsOf, type Part } from "./parts.ts";
import { probe } from "./probe.ts";

/** A problem taken apart: the answers are `settled` with one answer of each part, in all combinations. */
export interface Prepared {
  /** Options that every answer has, ascending. */
  readonly settled: readonly number[];
  readonly parts: readonly Part[];
}

/** Takes the problem apart; `none` when it turns out to have no answer. */
export function* prepare(problem: CoverProblem): Steps<Prepared | "none"> {
  const cover = new LiveCover(problem);
  if (!cover.settle()) return "none";
  let parts = partsOf(cover);
  if (!parts.every(isSmall)) {
    if (!(yield* probe(cover))) return "none";
    parts = partsOf(cover);
  }
  return { settled: cover.chosen, parts };
}
