/**
 * The frontier count: the number of answers by dynamic programming over a scan (broken profile).
 *
 * Every answer is built in one way only, its options in the order of their first items. What is still
 * possible after some of them depends on the pattern of what is covered and on the tally of what is
 * drawn, not on how these came about; so the ways to come to each such state are counted, position by
 * position. Each pattern has a row of counts, one a tally, and an option adds a row to a row, shifted as
 * it moves the tallies: states are never looked up, only patterns are.
 *
 * A plan knows what counting costs before it is begun.
 */

import type { Cell } from "../../base/grid.ts";
import type { Steps } from "../../base/steps.ts";
import type { StockedCover } from "../../exact-cover/stocked-cover.ts";
import { CountPages } from "./count-pages.ts";
import { patternGraph, type PatternGraph } from "./pattern-graph.ts";
import { combined, moduli, type Residue } from "./residues.ts";
import { scanOf } from "./scan.ts";
import { Tallies, type Moves } from "./tallies.ts";
import { walk } from "./walk.ts";

/** Limits of a frontier count. */
export interface FrontierOptions {
  /** MiB that its arrays may take together; 1024 by default. */
  readonly memoryMiB?: number;
}

/** Counts in a page: so many at least; 16 of the longest rows, but no more than that, or one row. */
const PAGE = { least: 2 ** 12, rows: 16, most: 2 ** 20 };

/** Patterns with more tallies are refused: what is done to a row at once would take too long for a step. */
const LONGEST_ROW = 2 ** 22;

/**
 * Plans the count of a problem's answers.
 *
 * @param cells where the items lie, if they are cells of a board: it is scanned along its short side
 * @returns out-of-memory when counting would take more than is allowed
 */
export function* planFrontier(
  problem: StockedCover,
  cells?: readonly Cell[],
  { memoryMiB = 1024 }: FrontierOptions = {},
): Steps<FrontierPlan | "out-of-memory"> {
  const bytes = memoryMiB * 2 ** 20;
  const scan = scanOf(problem, cells);
  const tallies = new Tallies(problem, scan.kinds);
  if (!tallies.isCountable) return "out-of-memory";
  const graph = yield* patternGraph(scan, tallies, bytes);
  if (graph === "out-of-memory") return graph;
  const survey = yield* surveyOf(graph, tallies, bytes);
  return survey === "out-of-memory" ? survey : new FrontierPlan(graph, tallies, survey);
}

/** What is known before counting. */
interface Survey {
  readonly additions: number;
  readonly bytes: number;
  readonly pageLength: number;
  readonly pages: number;
  /** The count is below 2 to this power. */
  readonly bits: number;
}

/** How to count the answers of one problem, and what it costs. */
export class FrontierPlan {
  /** Patterns that the scan comes to. */
  readonly patterns: number;
  /** Additions that a round of counting takes: about a nanosecond each. */
  readonly additions: number;
  /** Bytes that all arrays take together at most. */
  readonly bytes: number;
  readonly #graph: PatternGraph;
  readonly #tallies: Tallies;
  readonly #survey: Survey;
  #done = 0;
  #rounds = 1;

  /** Plans are made by {@link planFrontier}. */
  constructor(graph: PatternGraph, tallies: Tallies, survey: Survey) {
    this.patterns = graph.nodes;
    this.additions = survey.additions;
    this.bytes = survey.bytes;
    this.#graph = graph;
    this.#tallies = tallies;
    this.#survey = survey;
  }

  /**
   * How much of the running count is done, from 0 to 1. It falls back once if a first round shows that
   * the count needs more.
   */
  get progress(): number {
    return this.#done / Math.max(1, this.additions * this.#rounds);
  }

  /**
   * Counts the answers, in rounds: modulo 2^30, which is all where no sum reaches it, and else modulo as
   * many primes as an upper bound of the count makes necessary.
   *
   * @returns out-of-memory when the environment gives less than the plan was allowed
   */
  *count(): Steps<bigint | "out-of-memory"> {
    if (this.patterns === 0) return 0n;
    this.#done = 0;
    this.#rounds = 1;
    const pages = new CountPages(this.#survey.pageLength, this.#survey.pages, false);
    const bound = 2n ** BigInt(Math.ceil(this.#survey.bits));
    let known: Residue = { residue: 0n, modulus: 1n };
    for (const modulus of moduli()) {
      const round = yield* this.#round(pages, modulus);
      if (round === "out-of-memory") return round;
      known = combined(known, { residue: BigInt(round.sum), modulus: BigInt(modulus) });
      if (!round.isWrapped || known.modulus >= bound) break;
      this.#rounds = this.#mostRounds;
    }
    return known.residue;
  }

  get #mostRounds(): number {
    return Math.max(1, Math.ceil(this.#survey.bits / 29.9));
  }

  /** The count modulo a number, and whether any sum on the way was taken modulo it. */
  *#round(
    pages: CountPages,
    modulus: number,
  ): Steps<{ readonly sum: number; readonly isWrapped: boolean } | "out-of-memory"> {
    let isWrapped = false;
    const end = yield* walk(this.#graph, this.#tallies, pages, {
      start: (row) => {
        pages.at(row)[0] = 1;
      },
      along: ({ moves, sourceRow, targetRow }) => {
        const wraps = addMoved(pages.at(sourceRow), moves, pages.at(targetRow), modulus);
        isWrapped ||= wraps;
        this.#done += moves.from.length;
      },
    });
    if (end < 0) return "out-of-memory";
    let sum = 0;
    const row = pages.at(end);
    for (const [place, isEnough] of this.#tallies.enough().entries()) {
      if (isEnough === 1) sum += row[place]!;
    }
    pages.leave(this.#graph.positions[0]!);
    return { sum: sum % modulus, isWrapped: isWrapped || sum >= modulus };
  }
}

/**
 * Adds counts of one row to those of another; whether a sum reached the modulus. Most counts are 0: few
 * tallies go with a pattern until much of the board is covered.
 */
function addMoved(
  source: Int32Array,
  { from, to }: Moves,
  target: Int32Array,
  modulus: number,
): boolean {
  let isWrapped = false;
  for (let index = 0; index < from.length; index++) {
    const count = source[from[index]!]!;
    if (count === 0) continue;
    const place = to[index]!;
    let sum = (target[place]! + count) | 0;
    if (sum >= modulus) {
      sum = (sum - modulus) | 0;
      isWrapped = true;
    }
    target[place] = sum;
  }
  return isWrapped;
}

/** Walks once without counting. */
function* surveyOf(
  graph: PatternGraph,
  tallies: Tallies,
  bytes: number,
): Steps<Survey | "out-of-memory"> {
  const longest = graph.levels.reduce((most, level) => Math.max(most, tallies.countAt(level)), 0);
  if (longest > LONGEST_ROW) return "out-of-memory";
  const pageLength = Math.max(PAGE.least, longest, Math.min(PAGE.most, longest * PAGE.rows));
  const rest = bytes - graph.bytes - graph.nodes * 16;
  const pages = new CountPages(pageLength, Math.floor(rest / (pageLength * 4)), true);
  /** By node: the ways to come to it whatever is drawn, as a power of 2. */
  const bits = new Float64Array(graph.nodes).fill(-Infinity);
  let additions = 0;
  let inTallies = 0;
  const end =
    graph.nodes === 0
      ? 0
      : yield* walk(graph, tallies, pages, {
          start: () => {
            bits[graph.nodes - 1] = 0;
          },
          along: ({ moves, source, target }) => {
            bits[target] = logOfSum(bits[target]!, bits[source]!);
            additions += moves.from.length;
            inTallies = Math.max(inTallies, tallies.bytes);
          },
        });
  const total = graph.bytes + graph.nodes * 16 + inTallies + pages.count * pageLength * 4;
  if (end < 0 || total > bytes) return "out-of-memory";
  // One more for what rounding did.
  return { additions, bytes: total, pageLength, pages: pages.count, bits: 1 + (bits[0] ?? 0) };
}

/** The logarithm to base 2 of a sum, of those of its terms; the second is that of a positive number. */
function logOfSum(a: number, b: number): number {
  return Math.max(a, b) + Math.log2(1 + 2 ** -Math.abs(a - b));
}
