/**
 * Deducing with a record: what was found and when, so that what a conclusion needed can be told.
 *
 * It differs from grading in one point. Of several assumptions that can be refuted only the shortest is
 * taken before the easier rules have their turn again: seldom are many needed, and nobody wants to read
 * them all. Within a round several findings may remove the same candidate; it counts for the first of them, and
 * a finding of which nothing is left is not recorded.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, type Steps } from "../base/steps.ts";
import { nextRound, type DeduceEnd } from "./deduce.ts";
import type { Applied } from "./rules/needed.ts";
import type { Position } from "./rules/position.ts";
import { apply, type Finding } from "./rules/rule.ts";

/** What was found, in order, and how far the rules went; `enough` when the caller ended it. */
export interface DeduceLog {
  readonly end: DeduceEnd | "enough";
  readonly applied: readonly Applied[];
}

/**
 * Takes the position as far as the rules go, or until the first region is found.
 *
 * @param until `region` to end after the round in which regions are fixed
 */
export function* deduceWithLog(
  position: Position,
  until: "end" | "region" = "end",
): Steps<DeduceLog> {
  const applied: Applied[] = [];
  const pace = new Pace();
  for (;;) {
    if (position.contradiction !== undefined) return { end: "contradiction", applied };
    if (position.open === 0) return { end: "solved", applied };
    if (until === "region" && (applied.at(-1)?.finding.fixes ?? -1) >= 0) {
      return { end: "enough", applied };
    }
    const round = yield* nextRound(position);
    if (round === undefined) return { end: "stuck", applied };
    const foundAt = position.mark;
    for (const finding of toTake(round.findings)) {
      if (position.contradiction !== undefined) break;
      const removes = finding.removes.filter((candidate) => position.isLive(candidate));
      if (pace.isOver(finding.removes.length)) yield PAUSE;
      if (finding.fixes < 0 && removes.length === 0) continue;
      applied.push({ finding: { ...finding, removes }, foundAt, appliedAt: position.mark });
      const { work } = position;
      apply(position, finding);
      if (pace.isOver(position.work - work)) yield PAUSE;
    }
  }
}

/** What is taken of a round: everything, or of assumptions one that fewest steps refute. */
function toTake(findings: readonly Finding[]): readonly Finding[] {
  if (findings[0]?.cascade === undefined) return findings;
  return [findings.reduce((least, each) => (lengthOf(each) < lengthOf(least) ? each : least))];
}

/** How many steps refute an assumption. */
function lengthOf({ cascade }: Finding): number {
  return cascade?.findings.length ?? 0;
}
