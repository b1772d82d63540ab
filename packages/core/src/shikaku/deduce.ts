/**
 * Deducing: rule by rule, as far as the rules go.
 *
 * It goes in rounds. All findings of the easiest rule that finds anything are taken together, and then
 * the easiest rule has its turn again. So what is found in a round depends on the board alone, not on
 * the order in which it is looked at: a board turned or mirrored has the same rounds.
 */

import { Pace } from "../base/pace.ts";
import { PAUSE, type Steps } from "../base/steps.ts";
import type { Position } from "./rules/position.ts";
import { apply, type Finding, type Rule, type RuleName } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

/** All that one rule finds in a position. */
export interface Round {
  readonly rule: RuleName;
  readonly findings: readonly Finding[];
}

/**
 * How far the rules went: every region is known, and no other answer is possible; there is no answer;
 * or no rule finds anything more.
 */
export type DeduceEnd = "solved" | "contradiction" | "stuck";

/**
 * Takes the position as far as the rules go, and tells of each round before it is applied. A step
 * is at most one rule's look at the position.
 *
 * @param rules the easiest first; all by default
 */
export function* deduce(
  position: Position,
  onRound: (round: Round) => void = () => {},
  rules: readonly Rule[] = RULES,
): Steps<DeduceEnd> {
  const pace = new Pace();
  for (;;) {
    if (position.contradiction !== undefined) return "contradiction";
    if (position.open === 0) return "solved";
    const round = yield* nextRound(position, rules);
    if (round === undefined) return "stuck";
    onRound(round);
    for (const finding of round.findings) {
      const { work } = position;
      apply(position, finding);
      if (pace.isOver(position.work - work)) yield PAUSE;
    }
  }
}

/** A finding takes as long to find as so many cells to look at, at least. */
const FINDING_WORK = 20;

/** All that the easiest rule that finds anything finds in the position; undefined when none does. */
export function* nextRound(
  position: Position,
  rules: readonly Rule[] = RULES,
): Steps<Round | undefined> {
  const pace = new Pace();
  for (const rule of rules) {
    const findings: Finding[] = [];
    for (const finding of rule.find(position)) {
      if (finding === undefined) yield;
      else if (finding !== PAUSE) findings.push(finding);
      if (finding === PAUSE || pace.isOver(FINDING_WORK)) yield PAUSE;
    }
    if (findings.length > 0) return { rule: rule.name, findings };
    yield;
  }
  return undefined;
}
