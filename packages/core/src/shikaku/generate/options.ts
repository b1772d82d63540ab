/**
 * What can be asked of the generator, and what cannot.
 *
 * Options are checked before anything is made: what no board can be is an error that says what is
 * possible. What is merely unlikely is left to the budget, since nobody can tell it beforehand.
 */

import { areaOf, formatSize, type Size } from "../../base/grid.ts";
import { err, ok, type InputError, type Result } from "../../base/result.ts";
import { boundsOf, defaultMost, leastMost } from "./bounds.ts";
import type { Style } from "./cut.ts";

/** The tiers that can be asked for, the easiest first. */
export const DIFFICULTIES = ["gentle", "easy", "steady", "hard", "fierce"] as const;

/** A tier that can be asked for. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How the clues' cells can lie: anyhow, or so that a half turn of the board takes them to each other. */
export const CLUE_SYMMETRIES = ["none", "half-turn"] as const;

/** The symmetry of the clues' cells; the rects need have none. */
export type ClueSymmetry = (typeof CLUE_SYMMETRIES)[number];

/** The puzzle that is wanted. Equal orders make equal puzzles on every machine, in one version. */
export interface PuzzleOrder {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Any text; another one makes other puzzles. */
  readonly seed: string;
  /** Which of the seed's puzzles, from 0; 0 by default. Each is made without the others. */
  readonly index?: number;
  /** The puzzle's tier; by default any from `gentle` to `steady`. */
  readonly difficulty?: Difficulty;
  /** `none` by default. */
  readonly symmetry?: ClueSymmetry;
  /** The least area of a region, in cells; 2 by default, or 1 with `ones`. */
  readonly minArea?: number;
  /** The greatest area of a region, in cells; by default what suits the board, 60 at the most. */
  readonly maxArea?: number;
  /** Whether there may be regions of one cell; false by default. */
  readonly ones?: boolean;
  /** Whether there are to be as few regions of two cells as can be; false by default. */
  readonly fewTwos?: boolean;
  /** How many clues are `?`: a whole number, or a share of the clues below 1; 0 by default. */
  readonly unknowns?: number;
}

/** Why no puzzle can be made to an order. */
export type GenerateError = InputError<"bad-size" | "too-large" | "bad-option" | "impossible">;

/** Boards of more cells are refused; one of this size takes some seconds. */
export const MAX_GENERATED_CELLS = 40_000;

/** An order that was checked, with everything decided. */
export interface Plan {
  readonly size: Size;
  readonly style: Style;
  readonly difficulty: Difficulty | undefined;
  readonly unknowns: number;
}

/** The plan of an order; see {@link GenerateError} for what is wrong with others. */
export function planOf(order: PuzzleOrder): Result<Plan, GenerateError> {
  const { width, height, unknowns = 0, index = 0, difficulty, symmetry = "none" } = order;
  const size = { width, height };
  const board = formatSize(size);
  const cells = areaOf(size);
  if (!isWhole(width, 1) || !isWhole(height, 1)) {
    return refuse("bad-size", `the board is ${board}: expected at least 1x1, in whole cells`);
  }
  if (cells > MAX_GENERATED_CELLS) {
    const message = `the board is ${board}, which is more than the ${MAX_GENERATED_CELLS} cells that a generated one may have`;
    return refuse("too-large", message);
  }
  if (!isWhole(index, 0)) {
    return refuse("bad-option", `the index is ${index}: expected a whole number from 0`);
  }
  for (const [name, asked, known] of [
    ["difficulty", difficulty, DIFFICULTIES],
    ["symmetry", symmetry, CLUE_SYMMETRIES],
  ] as const) {
    if (asked === undefined || known.some((each) => each === asked)) continue;
    return refuse("bad-option", `the ${name} is "${asked}": expected ${known.join(", ")}`);
  }
  if (!(isWhole(unknowns, 0) || (unknowns > 0 && unknowns < 1))) {
    const message = `unknown clues are ${unknowns}: expected a whole number from 0, or a share below 1`;
    return refuse("bad-option", message);
  }
  for (const [name, area = 1] of [
    ["least", order.minArea],
    ["greatest", order.maxArea],
  ] as const) {
    if (isWhole(area, 1)) continue;
    return refuse("bad-option", `the ${name} area is ${area}: expected a whole number from 1`);
  }
  const least = order.minArea ?? (order.ones === true ? 1 : 2);
  const most = Math.min(order.maxArea ?? defaultMost(size, least), cells);
  const wrong = areaFault(size, least, most, order);
  if (wrong !== undefined) return wrong;
  const mostClues = Math.floor(cells / least);
  if (unknowns > mostClues) {
    const message = `${unknowns} clues are to be unknown, but a ${board} board with areas of at least ${least} has at most ${mostClues}`;
    return refuse("impossible", message);
  }
  return ok({
    size,
    style: {
      bounds: boundsOf(size, least, most),
      fewTwos: order.fewTwos === true,
      isSymmetric: symmetry === "half-turn",
    },
    difficulty,
    unknowns,
  });
}

function areaFault(
  size: Size,
  least: number,
  most: number,
  { maxArea, ones }: PuzzleOrder,
): Result<never, GenerateError> | undefined {
  const board = formatSize(size);
  const cells = areaOf(size);
  if (ones === true && least > 1) {
    const message = `regions of one cell are asked for, but the least area is ${least}: expected one or the other`;
    return refuse("impossible", message);
  }
  if (least > cells) {
    const hint = cells === 1 && ones !== true ? " (regions of 1 must be asked for)" : "";
    const message = `no board of ${board} has areas of at least ${least}: expected at most ${cells}${hint}`;
    return refuse("impossible", message);
  }
  if (maxArea !== undefined && least > maxArea) {
    const message = `no area is at least ${least} and at most ${maxArea}: expected a least area that is not above the greatest`;
    return refuse("impossible", message);
  }
  const needed = leastMost(size, least);
  if (most >= needed) return undefined;
  const message = `the areas from ${least} to ${most} of rects on a ${board} board do not add up to its ${cells} cells: expected a greatest area of at least ${needed}`;
  return refuse("impossible", message);
}

function refuse(kind: GenerateError["kind"], message: string): Result<never, GenerateError> {
  return err({ kind, message });
}

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}
