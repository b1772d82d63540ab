/**
 * An assumption: suppose that a candidate is a region, draw what follows by the rules from
 * `last-candidate` to `sole-reach`, and where that ends in a contradiction, it is none.
 *
 * This is as far as a person would go: within an assumption no other is made. Whether the rules end in
 * a contradiction does not depend on their order; which one they meet first does, and what is shown of
 * the way to it is only what it needs.
 */

import { lastCandidate } from "./last-candidate.ts";
import { neededOf, type Applied } from "./needed.ts";
import { onlyCover } from "./only-cover.ts";
import { OPEN, Position } from "./position.ts";
import { apply, removing, type Cascade, type Finding, type Rule } from "./rule.ts";
import type { ScopedRule } from "./scoped-rule.ts";
import { sharedCells } from "./shared-cells.ts";
import { soleReach } from "./sole-reach.ts";

/** The rules that are followed within an assumption, the easiest first. */
const FOLLOWED: readonly ScopedRule[] = [lastCandidate, onlyCover, sharedCells, soleReach];

/** Removes each candidate whose assumption ends in a contradiction. */
export const assumption: Rule = {
  name: "assumption",
  *find(position) {
    const trial = new Position(position);
    const { candidates, clueOf } = trial.table;
    for (let candidate = 0; candidate < candidates.length; candidate++) {
      if (!trial.isLive(candidate) || trial.fixed[clueOf[candidate]!] !== OPEN) continue;
      const begin = trial.mark;
      const cascade = refute(trial, candidate);
      trial.undo(begin);
      yield cascade === undefined ? undefined : refuted(candidate, cascade);
    }
  },
};

function refuted(candidate: number, cascade: Cascade): Finding {
  const { contradiction } = cascade;
  const because =
    "clue" in contradiction
      ? { clues: [contradiction.clue], cells: [] }
      : { clues: [], cells: [contradiction.cell] };
  return { ...removing("assumption", [candidate], { ...because, candidates: [] }), cascade };
}

/** What leads from the candidate to a contradiction; undefined when nothing does. */
function refute(trial: Position, candidate: number): Cascade | undefined {
  const applied: Applied[] = [];
  const unseen = FOLLOWED.map(() => ({ clues: new Set<number>(), cells: new Set<number>() }));
  let seen = trial.mark;
  const look = (): void => {
    for (const removed of trial.removedSince(seen).keys()) {
      for (const { clues } of unseen) clues.add(trial.table.clueOf[removed]!);
      trial.table.visitCells(removed, (cell) => {
        for (const { cells } of unseen) cells.add(cell);
      });
    }
    seen = trial.mark;
  };
  trial.fix(candidate);
  for (let rule = 0; trial.contradiction === undefined;) {
    if (rule === FOLLOWED.length) return undefined;
    if (seen < trial.mark) look();
    const findings = [...FOLLOWED[rule]!.findAt(trial, unseen[rule]!)];
    unseen[rule] = { clues: new Set(), cells: new Set() };
    const foundAt = trial.mark;
    for (const finding of findings) {
      if (trial.contradiction !== undefined) break;
      applied.push({ finding, foundAt, appliedAt: trial.mark });
      apply(trial, finding);
    }
    rule = findings.length === 0 ? rule + 1 : 0;
  }
  const { contradiction } = trial;
  return { findings: neededOf(trial, applied, [], contradiction), contradiction };
}
