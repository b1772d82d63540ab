/**
 * An assumption: suppose that a candidate is a region, draw what follows by the rules from
 * `last-candidate` to `sole-reach`, and where that ends in a contradiction, it is none.
 *
 * This is as far as a person would go: within an assumption no other is made. Whether the rules end in
 * a contradiction does not depend on their order; which one they meet first does, and what is shown of
 * the way to it is only what it needs.
 */

import { areaOf } from "../../base/grid.ts";
import { Pace } from "../../base/pace.ts";
import { PAUSE, type Pause } from "../../base/steps.ts";
import { lastCandidate } from "./last-candidate.ts";
import { Needs, type Applied } from "./needed.ts";
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
      const cascade = yield* refute(trial, candidate);
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
function* refute(trial: Position, candidate: number): Generator<Pause, Cascade | undefined> {
  const applied: Applied[] = [];
  const unseen = FOLLOWED.map(() => ({ clues: new Set<number>(), cells: new Set<number>() }));
  const pace = new Pace();
  let seen = trial.mark;
  trial.fix(candidate);
  for (let rule = 0; trial.contradiction === undefined;) {
    if (rule === FOLLOWED.length) return undefined;
    if (seen < trial.mark) yield* see(trial, seen, unseen, pace);
    seen = trial.mark;
    const findings: Finding[] = [];
    for (const found of FOLLOWED[rule]!.findAt(trial, unseen[rule]!)) {
      if (typeof found === "object") findings.push(found);
      else yield PAUSE;
    }
    unseen[rule] = { clues: new Set(), cells: new Set() };
    const foundAt = trial.mark;
    for (const finding of findings) {
      if (trial.contradiction !== undefined) break;
      applied.push({ finding, foundAt, appliedAt: trial.mark });
      const { work } = trial;
      apply(trial, finding);
      if (pace.isOver(trial.work - work)) yield PAUSE;
    }
    rule = findings.length === 0 ? rule + 1 : 0;
  }
  const { contradiction } = trial;
  const needs = new Needs(trial, applied);
  return { findings: yield* needs.of([], contradiction), contradiction };
}

/** Has the rules look again where something was removed since the mark. */
function* see(
  trial: Position,
  mark: number,
  unseen: readonly { readonly clues: Set<number>; readonly cells: Set<number> }[],
  pace: Pace,
): Generator<Pause, void> {
  const { table } = trial;
  for (const removed of trial.removedSince(mark).keys()) {
    for (const { clues } of unseen) clues.add(table.clueOf[removed]!);
    table.visitCells(removed, (cell) => {
      for (const { cells } of unseen) cells.add(cell);
    });
    if (pace.isOver(SET_WORK * areaOf(table.candidates[removed]!))) yield PAUSE;
  }
}

/** To put a cell into the rules' sets takes as long as so many cells to look at. */
const SET_WORK = 10;
