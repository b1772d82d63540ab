/**
 * Random dissections: boards cut into rects, as test data with a known answer.
 *
 * Every result covers the board exactly, and the same arguments give the same result. Two recipes,
 * because they fail differently: `cut` halves rects or breaks them into pinwheels (five rects around
 * a middle, the smallest dissection that no straight cut divides), which nests deeply; `fill` puts
 * a random rect on the first free cell again and again, by which every dissection can come about.
 */

import * as fc from "fast-check";
import { areaOf, cellIndex, cellsOf, fitsOn, type Rect, type Size } from "../src/base/grid.ts";
import type { Answer } from "../src/shikaku/answer.ts";
import { puzzleFromClues, type Clue, type Puzzle } from "../src/shikaku/puzzle.ts";

/** A board and the rects that cover it, in row-major order of their top left cells. */
export interface Dissection {
  readonly size: Size;
  readonly rects: readonly Rect[];
}

/** A puzzle and the answer that it was made from; it may have others. */
export interface SolvedPuzzle {
  readonly puzzle: Puzzle;
  readonly answer: Answer;
}

/** What to cut, and how; `largest` is the greatest area, in cells, that a rect may have. */
export interface DissectionRecipe {
  readonly size: Size;
  readonly seed: number;
  readonly style: "cut" | "fill";
  readonly largest: number;
}

/** Numbers from 0 up to, but not including, 1: mulberry32 (Tommy Ettinger, 2017), by its seed. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The dissection that a recipe makes. */
export function randomDissection(recipe: DissectionRecipe): Dissection {
  const random = seededRandom(recipe.seed);
  const { size, style, largest } = recipe;
  const rects =
    style === "cut" ? cutBoard(size, largest, random) : fillBoard(size, largest, random);
  rects.sort((a, b) => cellIndex(size, a) - cellIndex(size, b));
  return { size, rects };
}

/** A dissection as a puzzle: one clue on a random cell of each rect. */
export function puzzleOf({ size, rects }: Dissection, seed: number): SolvedPuzzle {
  const random = seededRandom(seed);
  const clues = rects.map((rect): Clue => {
    const x = rect.x + below(rect.width, random);
    return { x, y: rect.y + below(rect.height, random), area: areaOf(rect) };
  });
  const puzzle = puzzleFromClues(size, clues);
  if (!puzzle.ok) throw new Error(`a dissection made no puzzle: ${puzzle.error.message}`);
  const rectOf = new Map(clues.map((clue, at) => [cellIndex(size, clue), rects[at]]));
  const answer = puzzle.value.clues.map((clue) => ({
    ...rectOf.get(cellIndex(size, clue))!,
    clue,
  }));
  return { puzzle: puzzle.value, answer };
}

/** The puzzle, with its answer, that a recipe makes. */
export function randomPuzzle(recipe: DissectionRecipe): SolvedPuzzle {
  return puzzleOf(randomDissection(recipe), recipe.seed + 1);
}

/** Dissections of boards of up to `longest` cells a side; they shrink to small, little cut boards. */
export function dissections(longest: number): fc.Arbitrary<Dissection> {
  return recipes(longest).map(randomDissection);
}

/** Puzzles, with the answers they were made from, on boards of up to `longest` cells a side. */
export function puzzles(longest: number): fc.Arbitrary<SolvedPuzzle> {
  return recipes(longest).map(randomPuzzle);
}

function recipes(longest: number): fc.Arbitrary<DissectionRecipe> {
  const side = fc.integer({ min: 1, max: longest });
  return fc.record({
    size: fc.record({ width: side, height: side }),
    seed: fc.nat(),
    style: fc.constantFrom("cut", "fill"),
    largest: fc.integer({ min: 1, max: 16 }),
  });
}

function cutBoard(size: Size, largest: number, random: () => number): Rect[] {
  const finished: Rect[] = [];
  const open: Rect[] = [{ x: 0, y: 0, ...size }];
  for (let rect = open.pop(); rect !== undefined; rect = open.pop()) {
    const area = areaOf(rect);
    if (area === 1 || (area <= largest && random() < 0.6)) finished.push(rect);
    else if (Math.min(rect.width, rect.height) < 3 || random() < 0.5)
      open.push(...halve(rect, random));
    else open.push(...pinwheel(rect, random));
  }
  return finished;
}

function halve(rect: Rect, random: () => number): Rect[] {
  const { x, y, width, height } = rect;
  const upright = height === 1 || (width > 1 && random() * (width + height) < width);
  const at = 1 + below((upright ? width : height) - 1, random);
  return upright
    ? [
        { x, y, width: at, height },
        { x: x + at, y, width: width - at, height },
      ]
    : [
        { x, y, width, height: at },
        { x, y: y + at, width, height: height - at },
      ];
}

function pinwheel(rect: Rect, random: () => number): Rect[] {
  const { width, height } = rect;
  const [left, right] = twoCuts(width, random);
  const [top, bottom] = twoCuts(height, random);
  const clockwise: Rect[] = [
    { x: 0, y: 0, width: right, height: top },
    { x: right, y: 0, width: width - right, height: bottom },
    { x: left, y: bottom, width: width - left, height: height - bottom },
    { x: 0, y: top, width: left, height: height - top },
    { x: left, y: top, width: right - left, height: bottom - top },
  ];
  const mirrored = random() < 0.5;
  return clockwise.map((blade) => ({
    x: rect.x + (mirrored ? width - blade.x - blade.width : blade.x),
    y: rect.y + blade.y,
    width: blade.width,
    height: blade.height,
  }));
}

/** Two different places to cut a side of at least 3, the lower first. */
function twoCuts(side: number, random: () => number): [number, number] {
  const first = 1 + below(side - 2, random);
  return [first, first + 1 + below(side - 1 - first, random)];
}

function fillBoard(size: Size, largest: number, random: () => number): Rect[] {
  const rects: Rect[] = [];
  const taken = new Uint8Array(areaOf(size));
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      if (taken[cellIndex(size, { x, y })] === 1) continue;
      let room = 1;
      while (x + room < size.width && taken[cellIndex(size, { x: x + room, y })] === 0) room++;
      const width = 1 + below(Math.min(room, largest), random);
      const tallest = Math.min(size.height - y, Math.floor(largest / width));
      const height = 1 + below(tallest, random);
      for (let row = y; row < y + height; row++) {
        const start = cellIndex(size, { x, y: row });
        taken.fill(1, start, start + width);
      }
      rects.push({ x, y, width, height });
    }
  }
  return rects;
}

/** A whole number from 0 up to, but not including, `bound`. */
function below(bound: number, random: () => number): number {
  return Math.floor(random() * bound);
}

/** Whether the rects cover every cell of the board exactly once: what the recipes promise. */
export function isDissection({ size, rects }: Dissection): boolean {
  const taken = new Uint8Array(areaOf(size));
  for (const rect of rects) {
    if (!fitsOn(size, rect)) return false;
    for (const cell of cellsOf(rect)) {
      const index = cellIndex(size, cell);
      if (taken[index] === 1) return false;
      taken[index] = 1;
    }
  }
  return !taken.includes(0);
}
