/**
 * The plan of a count: jobs whose counts, weighted and added, are the number of arrangements.
 *
 * Where the problem has symmetries, one piece that all of them map to itself, and that is used
 * exactly once, is put at one place of each orbit of its places; what is counted there is multiplied by
 * the size of the orbit, which is smaller where the piece lies on a mirror line or in the middle. Up to
 * symmetry, Burnside's lemma asks besides how many arrangements each symmetry maps to themselves:
 * these are jobs on the folded board, and the orbits number the sum of all divided by the group's order.
 */

import type { Cell } from "../base/grid.ts";
import { runSteps, type Steps } from "../base/steps.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { bitboard, type Bitboard } from "./bitboard/bitboard.ts";
import { planFrontier, type FrontierPlan } from "./frontier/plan.ts";
import { encodePacking } from "./encode.ts";
import { folding } from "./fold.ts";
import { OptionImages } from "./option-images.ts";
import type { Packing } from "./packing.ts";
import type { Placement } from "./placements.ts";
import { symmetriesOf, type Symmetry } from "./symmetry.ts";

/** A part of a count. Jobs are data: they can be sent to threads and written to files. */
export interface CountJob {
  /** The number of the symmetry whose fixed arrangements are counted; 0, the identity, fixes all. */
  readonly symmetry: number;
  /** Options that are taken for chosen: placements, or orbits of placements on the folded board. */
  readonly prefix: readonly number[];
  /** How often the job's count is added. */
  readonly weight: number;
}

/** What all jobs together say. */
export interface CountTotal {
  readonly count: bigint;
  /** Present where the plan was made for it. */
  readonly upToSymmetry?: bigint;
}

/** The plan of one problem: the same for the same problem, on every machine. */
export class CountPlan {
  /** The group of the problem, the identity first. */
  readonly symmetries: readonly Symmetry[];
  /** What is to be counted, in order. */
  readonly jobs: readonly CountJob[];
  readonly #isUpToSymmetry: boolean;
  readonly #cells: readonly Cell[];
  /** By symmetry: the problem whose answers are the arrangements that it fixes; the first alone if not asked for more. */
  readonly #problems: readonly StockedCover[];
  /** By symmetry: the counter of that problem's answers, made when it is first needed. */
  readonly #counters = new Map<number, Bitboard>();

  private constructor(
    cells: readonly Cell[],
    symmetries: readonly Symmetry[],
    problems: readonly StockedCover[],
    confined: readonly CountJob[],
    isUpToSymmetry: boolean,
  ) {
    this.#cells = cells;
    this.symmetries = symmetries;
    this.#problems = problems;
    this.#isUpToSymmetry = isUpToSymmetry;
    this.jobs = [
      ...confined,
      ...problems.flatMap((fold, symmetry) =>
        symmetry > 0 && isComplete(fold) ? [{ symmetry, prefix: [], weight: 1 }] : [],
      ),
    ];
  }

  /**
   * Makes the plan, in steps: on a large board that takes seconds.
   *
   * @param placements all placements of the problem, in order
   */
  static *making(
    packing: Packing,
    placements: readonly Placement[],
    isUpToSymmetry: boolean,
  ): Steps<CountPlan> {
    const symmetries = symmetriesOf(packing);
    yield;
    const problem = encodePacking(packing, placements);
    yield;
    const images = new OptionImages(problem);
    yield;
    const problems = [problem];
    for (const symmetry of isUpToSymmetry ? symmetries.slice(1) : []) {
      problems.push(yield* folding(problem, symmetry, images));
    }
    const confined = confinedPrefixes(packing, problem, images, symmetries);
    return new CountPlan(packing.board.cells, symmetries, problems, confined, isUpToSymmetry);
  }

  /** The plan that {@link CountPlan.making} makes, at once. */
  static of(
    packing: Packing,
    placements: readonly Placement[],
    isUpToSymmetry: boolean,
  ): CountPlan {
    return runSteps(CountPlan.making(packing, placements, isUpToSymmetry));
  }

  /** Counts what the job is about, not weighted, by search; see {@link Bitboard.count}. */
  count(job: CountJob): Steps<bigint> {
    return this.#counterOf(job.symmetry).count(job.prefix);
  }

  /** Enumerates what the job is about, as options. */
  search(job: CountJob): CoverSearch {
    return this.#counterOf(job.symmetry).search(job.prefix);
  }

  /** Plans to count without search what all jobs about the symmetry are about. */
  frontier(symmetry: number, memoryMiB: number): Steps<FrontierPlan | "out-of-memory"> {
    return planFrontier(this.#problems[symmetry]!, this.#cellsOf(symmetry), { memoryMiB });
  }

  /** Smaller jobs that do the same together; see {@link Bitboard.split}. */
  split(job: CountJob, atLeast: number): readonly CountJob[] {
    return this.#counterOf(job.symmetry)
      .split(job.prefix, atLeast)
      .map((prefix) => ({ ...job, prefix }));
  }

  /**
   * The total of jobs that are the plan's, or were split from them.
   *
   * @param counts each job's count, not yet weighted
   */
  total(counts: Iterable<readonly [CountJob, bigint]>): CountTotal {
    let all = 0n;
    let fixed = 0n;
    for (const [{ symmetry, weight }, count] of counts) {
      if (symmetry === 0) all += BigInt(weight) * count;
      else fixed += count;
    }
    if (!this.#isUpToSymmetry) return { count: all };
    return { count: all, upToSymmetry: (all + fixed) / BigInt(this.symmetries.length) };
  }

  #counterOf(number: number): Bitboard {
    const known = this.#counters.get(number);
    if (known !== undefined) return known;
    const counter = bitboard(this.#problems[number]!, this.#cellsOf(number));
    this.#counters.set(number, counter);
    return counter;
  }

  /** Where the items lie: on a folded board there is no saying. */
  #cellsOf(symmetry: number): readonly Cell[] | undefined {
    return symmetry === 0 ? this.#cells : undefined;
  }
}

/** Whether there is an option for each item, and for each stock that must be drawn from. */
function isComplete({ items, stocks, covers, draws }: StockedCover): boolean {
  const isCovered = new Uint8Array(items);
  for (const item of covers) isCovered[item] = 1;
  const isDrawn = new Uint8Array(stocks.length);
  for (const stock of draws) isDrawn[stock] = 1;
  return (
    !isCovered.includes(0) && stocks.every(({ min }, stock) => min === 0 || isDrawn[stock] === 1)
  );
}

/**
 * Jobs that count all arrangements: with one piece at one place of each orbit, if there is a piece that is
 * used exactly once and that all symmetries map to itself; of several, that with the fewest places.
 */
function confinedPrefixes(
  { pieces }: Packing,
  problem: StockedCover,
  images: OptionImages,
  symmetries: readonly Symmetry[],
): readonly CountJob[] {
  const places = pieces.map(() => 0);
  for (let option = 0; option < problem.options; option++) places[problem.draws[option]!]!++;
  let confined: number | undefined;
  for (const [piece, { min, max }] of pieces.entries()) {
    if (min !== 1 || max !== 1 || places[piece] === 0) continue;
    if (symmetries.some((symmetry) => symmetry.pieces[piece] !== piece)) continue;
    if (confined === undefined || places[piece]! < places[confined]!) confined = piece;
  }
  if (confined === undefined || symmetries.length === 1) {
    return [{ symmetry: 0, prefix: [], weight: 1 }];
  }
  return orbitsOf(confined, problem, images, symmetries).map(({ option, size }) => {
    return { symmetry: 0, prefix: [option], weight: size };
  });
}

/** The orbits of a piece's options, each by its first one and its size. */
function orbitsOf(
  piece: number,
  problem: StockedCover,
  images: OptionImages,
  symmetries: readonly Symmetry[],
): readonly { readonly option: number; readonly size: number }[] {
  const seen = new Set<number>();
  const orbits: { readonly option: number; readonly size: number }[] = [];
  for (let option = 0; option < problem.options; option++) {
    if (problem.draws[option] !== piece || seen.has(option)) continue;
    const orbit = new Set(symmetries.map((symmetry) => images.imageOf(option, symmetry)));
    for (const image of orbit) seen.add(image);
    orbits.push({ option, size: orbit.size });
  }
  return orbits;
}
