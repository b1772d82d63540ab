/**
 * Which findings a conclusion needs: of all that was found, what has led to it.
 *
 * A finding rests on some candidates being gone, namely those that its clues once had or that once
 * covered its cells, and each of these was removed by an earlier finding. So the needed ones are found
 * by going back. Of what a needed finding removes only what something rests on is kept, so that nobody has
 * to read of more. What remains is still a proof, and much shorter.
 */

import { Pace } from "../../base/pace.ts";
import { PAUSE, type Pause } from "../../base/steps.ts";
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

/** What conclusions need of all that was found since some mark. */
export class Needs {
  readonly #position: Position;
  readonly #applied: readonly Applied[];
  readonly #removed: ReadonlyMap<number, number>;
  readonly #pace = new Pace();

  /**
   * @param position as it is after all findings
   * @param applied these, in order
   */
  constructor(position: Position, applied: readonly Applied[]) {
    this.#position = position;
    this.#applied = applied;
    this.#removed = position.removedSince(applied[0]?.appliedAt ?? position.mark);
  }

  /**
   * The findings that lead to the goals, or to the contradiction, in their order, and of what they
   * remove as much as is needed; goals are kept as they are.
   *
   * @param goals the places of the findings that are wanted in any case
   * @param contradiction what they end in, if they do
   */
  *of(goals: Iterable<number>, contradiction?: Contradiction): Needing<readonly Finding[]> {
    return (yield* this.within(Infinity, goals, contradiction))!;
  }

  /** The same, or undefined where it takes more than so many steps, those of cascades included. */
  *within(
    most: number,
    goals: Iterable<number>,
    contradiction?: Contradiction,
  ): Needing<readonly Finding[] | undefined> {
    if (this.#pace.isOver(GOAL_WORK)) yield PAUSE;
    const wanted = new Set(goals);
    const used = new Set<number>();
    const needed = new Set(wanted);
    if (contradiction !== undefined) {
      yield* this.#rest(premisesOf(contradiction), Infinity, used, needed);
    }
    let steps = 0;
    // A set's iteration includes what is added to it meanwhile.
    for (const place of needed) {
      const { finding, foundAt } = this.#applied[place]!;
      steps += 1 + (finding.cascade?.findings.length ?? 0);
      if (steps > most) return undefined;
      for (const premises of allPremises(finding)) {
        yield* this.#rest(premises, foundAt, used, needed);
      }
    }
    const findings: Finding[] = [];
    for (const place of [...needed].toSorted((a, b) => a - b)) {
      const { finding } = this.#applied[place]!;
      findings.push(wanted.has(place) ? finding : yield* this.#trimmed(finding, used));
    }
    return findings;
  }

  /** Notes what was removed before the mark of the premises' candidates, and what has removed it. */
  *#rest(
    premises: Premises,
    mark: number,
    used: Set<number>,
    needed: Set<number>,
  ): Generator<Pause, void> {
    for (const candidate of candidatesAt(this.#position, premises)) {
      if (this.#pace.isOver(1)) yield PAUSE;
      const at = this.#removed.get(candidate);
      if (at === undefined || at >= mark) continue;
      used.add(candidate);
      needed.add(remover(this.#applied, at));
    }
  }

  /** The finding with only those of its removed candidates, and shared cells, that are used. */
  *#trimmed(finding: Finding, used: ReadonlySet<number>): Needing<Finding> {
    const removes = finding.removes.filter((candidate) => used.has(candidate));
    if (this.#pace.isOver(finding.removes.length)) yield PAUSE;
    if (finding.rule !== "shared-cells") return { ...finding, removes };
    const { table } = this.#position;
    const cells: number[] = [];
    for (const cell of finding.cells) {
      if (removes.some((each) => table.covers(each, cell))) cells.push(cell);
      if (this.#pace.isOver(removes.length)) yield PAUSE;
    }
    return { ...finding, removes, cells };
  }
}

/** To begin with a goal takes as long as so many cells to look at. */
const GOAL_WORK = 50;

type Needing<T> = Generator<Pause, T>;

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
