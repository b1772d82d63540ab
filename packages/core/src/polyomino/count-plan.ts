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
import type { Steps } from "../base/steps.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import { coversOf, drawsOf, type StockedCover } from "../exact-cover/stocked-cover.ts";
import { bitboard, type Bitboard } from "./bitboard/bitboard.ts";
import { planFrontier, type FrontierPlan } from "./frontier/plan.ts";
import { encodePacking } from "./encode.ts";
import { folded } from "./fold.ts";
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
  readonly #problem: StockedCover;
  readonly #packing: Packing;
  /** By symmetry: the counter of the arrangements that it fixes, made when it is first needed. */
  readonly #counters = new Map<number, Bitboard>();

  /** @param placements all placements of the problem, in order */
  constructor(packing: Packing, placements: readonly Placement[], isUpToSymmetry: boolean) {
    this.symmetries = symmetriesOf(packing);
    this.#packing = packing;
    this.#problem = encodePacking(packing, placements);
    this.#isUpToSymmetry = isUpToSymmetry;
    const fixed = isUpToSymmetry ? [...this.symmetries.keys()].slice(1) : [];
    this.jobs = [
      ...confinedPrefixes(packing, this.#problem, this.symmetries),
      ...fixed.map((symmetry) => ({ symmetry, prefix: [], weight: 1 })),
    ];
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
    const { problem, cells } = this.#problemOf(symmetry);
    return planFrontier(problem, cells, { memoryMiB });
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
    const { problem, cells } = this.#problemOf(number);
    const counter = bitboard(problem, cells);
    this.#counters.set(number, counter);
    return counter;
  }

  #problemOf(symmetry: number): {
    readonly problem: StockedCover;
    readonly cells?: readonly Cell[];
  } {
    if (symmetry === 0) return { problem: this.#problem, cells: this.#packing.board.cells };
    return { problem: folded(this.#problem, this.symmetries[symmetry]!) };
  }
}

/** Jobs that count all arrangements: with a piece at one place of each orbit, if there is such a piece. */
function confinedPrefixes(
  { pieces }: Packing,
  problem: StockedCover,
  symmetries: readonly Symmetry[],
): readonly CountJob[] {
  let fewest: readonly CountJob[] = [{ symmetry: 0, prefix: [], weight: 1 }];
  if (symmetries.length === 1) return fewest;
  for (const [piece, { min, max }] of pieces.entries()) {
    if (min !== 1 || max !== 1) continue;
    if (symmetries.some((symmetry) => symmetry.pieces[piece] !== piece)) continue;
    const orbits = orbitsOf(piece, problem, symmetries);
    const isBetter = fewest[0]?.prefix.length === 0 || orbits.length < fewest.length;
    if (orbits.length === 0 || !isBetter) continue;
    fewest = orbits.map(({ option, size }) => ({ symmetry: 0, prefix: [option], weight: size }));
  }
  return fewest;
}

/** The orbits of a piece's options, each by its first one and its size. */
function orbitsOf(
  piece: number,
  problem: StockedCover,
  symmetries: readonly Symmetry[],
): readonly { readonly option: number; readonly size: number }[] {
  const seen = new Set<string>();
  const orbits: { readonly option: number; readonly size: number }[] = [];
  for (let option = 0; option < problem.options; option++) {
    if (drawsOf(problem, option)[0] !== piece) continue;
    const covers = coversOf(problem, option);
    if (seen.has(nameOf(covers))) continue;
    const images = new Set(
      symmetries.map(({ cells }) => nameOf(covers.map((cell) => cells[cell]!))),
    );
    for (const image of images) seen.add(image);
    orbits.push({ option, size: images.size });
  }
  return orbits;
}

function nameOf(covers: Int32Array): string {
  return covers.toSorted().join();
}
