/**
 * Packers: whoever counts the arrangements of a box, or finds the first, as entries of a race.
 *
 * Each is given the problem and does all of the work, from listing the placements on. dancing-links is
 * given the options of core's encoding, with each piece as one item more. A wrong count is an error.
 */

import {
  countPacking,
  countStocked,
  coversOf,
  drawsOf,
  encodePacking,
  placementsOf,
  solvePacking,
  stockedSearch,
  type Packing,
  type StockedCover,
} from "@shikiri/core";
import { DancingLinks } from "dancing-links";
import { FIVE_BOXES, packingOf } from "../packages/core/test/valid-packing.ts";
import { entryOf, type Entry } from "./race.ts";

/** Who counts, in the order of the table's columns. */
export const COUNTERS = ["up to symmetry", "raw", "general", "dancing-links"] as const;

/** Who finds a first arrangement, in the order of the table's columns. */
export const FINDERS = ["default", "general", "dancing-links"] as const;

/** By box: how many arrangements there are. */
export interface BoxCounts {
  readonly upToSymmetry: bigint;
  readonly raw: bigint;
}

/** The problem of a box: the twelve pentominoes, each once. */
export function pentominoesIn(box: string): Packing {
  return packingOf(FIVE_BOXES[box]!, "pentominoes");
}

/** Those who count. */
export function countersOf(box: string, { upToSymmetry, raw }: BoxCounts): readonly Entry[] {
  const counters: Readonly<Record<(typeof COUNTERS)[number], (its: Packing) => bigint>> = {
    "up to symmetry": countUpToSymmetry,
    raw: (its) => {
      const counted = countPacking(its, { budget: {} });
      return counted.outcome === "complete" ? counted.count : -1n;
    },
    general: (its) => {
      const steps = countStocked(encodePacking(its, placementsOf(its)));
      for (;;) {
        const step = steps.next();
        if (step.done === true) return step.value;
      }
    },
    "dancing-links": (its) => BigInt(linksOf(its).findAll().length),
  };
  return COUNTERS.map((name) =>
    entryOf(
      name,
      () => pentominoesIn(box),
      (its) => {
        const expected = name === "up to symmetry" ? upToSymmetry : raw;
        const count = counters[name](its);
        if (count !== expected) throw new Error(`${box}: ${name} is ${count}, not ${expected}`);
        return "multiple";
      },
    ),
  );
}

/** Those who find a first arrangement. */
export function findersOf(box: string): readonly Entry[] {
  const finders: Readonly<Record<(typeof FINDERS)[number], (its: Packing) => boolean>> = {
    default: hasArrangement,
    general: (its) =>
      stockedSearch(encodePacking(its, placementsOf(its))).advance(Infinity) === "answer",
    "dancing-links": (its) => linksOf(its).findOne().length > 0,
  };
  return FINDERS.map((name) =>
    entryOf(
      name,
      () => pentominoesIn(box),
      (its) => (finders[name](its) ? "some" : "none"),
    ),
  );
}

/** The count up to symmetry by core. */
export function countUpToSymmetry(packing: Packing): bigint {
  const counted = countPacking(packing, { upToSymmetry: true, budget: {} });
  return counted.outcome === "complete" ? (counted.upToSymmetry ?? -1n) : -1n;
}

/** Whether core finds a first arrangement. */
export function hasArrangement(packing: Packing): boolean {
  return solvePacking(packing, { first: true, budget: {} }).outcome === "some";
}

function linksOf(packing: Packing): {
  findAll(): readonly unknown[];
  findOne(): readonly unknown[];
} {
  const problem: StockedCover = encodePacking(packing, placementsOf(packing));
  const columns = problem.items + problem.stocks.length;
  const solver = new DancingLinks<number>().createSolver({ columns });
  for (let option = 0; option < problem.options; option++) {
    const pieces = Array.from(drawsOf(problem, option), (piece) => problem.items + piece);
    solver.addSparseConstraint(option, [...coversOf(problem, option), ...pieces]);
  }
  return solver;
}
