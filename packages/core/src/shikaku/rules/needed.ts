/**
 * Which findings a conclusion needs: of all that was found, what has led to it.
 *
 * A finding rests on some candidates being gone, namely those that its clues once had or that once
 * covered its cells, and each of these was removed by an earlier finding. So the needed ones are found
 * by going back. Of what a needed finding removes only what something rests on is kept, so that nobody has
 * to read of more. What remains is still a proof, and much shorter.
 */

import type { Contradiction, Position } from "./position.ts";
import type { Cascade, Finding, RuleName } from "./rule.ts";

/** A finding, and the position's marks when it was found and when it was applied. */
export interface Applied {
  readonly finding: Finding;
  readonly foundAt: number;
  readonly appliedAt: number;
}

/** Clues and cells whose candidates a conclusion rests on: that there are no others left. */
interface Premises {
  readonly clues: readonly number[];
  readonly cells: readonly number[];
}

/** What a rule's findings rest on: how the puzzle began, their clues, their cells, or both. */
const RESTS_ON: Readonly<Record<RuleName, readonly (keyof Premises)[]>> = {
  "clue-of-one": [],
  "only-shape": [],
  "last-candidate": ["clues"],
  "only-cover": ["cells"],
  "shared-cells": ["clues"],
  "sole-reach": ["cells"],
  "stranded-cell": ["cells"],
  "region-counting": ["clues", "cells"],
  assumption: [],
};

/**
 * The findings that lead to the goals, or to the contradiction, in their order, and of what they remove
 * as much as is needed; goals are kept as they are.
 *
 * @param applied all findings since some mark, in order; the position is that after them
 * @param goals the places of the findings that are wanted in any case
 * @param contradiction what they end in, if they do
 */
export function neededOf(
  position: Position,
  applied: readonly Applied[],
  goals: Iterable<number>,
  contradiction?: Contradiction,
): readonly Finding[] {
  const removed = position.removedSince(applied[0]?.appliedAt ?? position.mark);
  const wanted = new Set<number>(goals);
  const used = new Set<number>();
  const needed = new Set<number>(wanted);
  const rest = (premises: Premises, mark: number): void => {
    for (const candidate of candidatesAt(position, premises)) {
      const at = removed.get(candidate);
      if (at === undefined || at >= mark) continue;
      used.add(candidate);
      needed.add(remover(applied, at));
    }
  };
  if (contradiction !== undefined) rest(premisesOf(contradiction), Infinity);
  for (let place = applied.length - 1; place >= 0; place--) {
    if (!needed.has(place)) continue;
    const { finding, foundAt } = applied[place]!;
    for (const premises of allPremises(finding)) rest(premises, foundAt);
  }
  return applied.flatMap(({ finding }, place) => {
    if (!needed.has(place)) return [];
    return [wanted.has(place) ? finding : trimmed(position, finding, used)];
  });
}

/** The finding with only those of its removed candidates, and shared cells, that are used. */
function trimmed({ table }: Position, finding: Finding, used: ReadonlySet<number>): Finding {
  const removes = finding.removes.filter((candidate) => used.has(candidate));
  if (finding.rule !== "shared-cells") return { ...finding, removes };
  const cells = finding.cells.filter((cell) => removes.some((each) => table.covers(each, cell)));
  return { ...finding, removes, cells };
}

/** The place of the finding that was being applied at the mark. */
function remover(applied: readonly Applied[], mark: number): number {
  let low = 0;
  for (let high = applied.length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (applied[middle]!.appliedAt <= mark) low = middle;
    else high = middle;
  }
  return low;
}

function allPremises(finding: Finding): readonly Premises[] {
  const { rule, cascade } = finding;
  if (cascade !== undefined) return cascadePremises(cascade);
  const { clues, cells } = finding;
  return [
    {
      clues: RESTS_ON[rule].includes("clues") ? clues : [],
      cells: RESTS_ON[rule].includes("cells") ? cells : [],
    },
  ];
}

function cascadePremises({ findings, contradiction }: Cascade): readonly Premises[] {
  return [...findings.flatMap(allPremises), premisesOf(contradiction)];
}

function premisesOf(contradiction: Contradiction): Premises {
  return "clue" in contradiction
    ? { clues: [contradiction.clue], cells: [] }
    : { clues: [], cells: [contradiction.cell] };
}

/** All candidates, open or not, of the clues and over the cells. */
function* candidatesAt({ table }: Position, { clues, cells }: Premises): Generator<number, void> {
  const { starts, coverStarts, coverers } = table;
  for (const clue of clues) {
    for (let each = starts[clue]!; each < starts[clue + 1]!; each++) yield each;
  }
  for (const cell of cells) {
    for (let at = coverStarts[cell]!; at < coverStarts[cell + 1]!; at++) yield coverers[at]!;
  }
}
