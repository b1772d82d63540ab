/**
 * Hostile boards: made to be slow, each solved under several budgets.
 *
 * What counts is not whether there is a verdict but by how much a budget is overrun, on the clock. An
 * outcome that comes within its budget overruns it by nothing.
 */

import {
  puzzleFromClues,
  solve,
  type Clue,
  type Puzzle,
  type Rect,
  type Size,
} from "@shikiri/core";
import { puzzleOf, randomPuzzle } from "../packages/core/test/random-dissection.ts";
import type { BenchBoard } from "./boards.ts";
import { freshPuzzle } from "./contestants.ts";
import { formatMs, markdownTable, type Pace, type Section } from "./section.ts";

const BUDGETS_MS = [10, 100, 1000];

/** Measures them. */
export function hostile(pace: Pace, tell: (what: string) => void): Section {
  const heads = BUDGETS_MS.map((timeMs) => `budget ${timeMs}`);
  const table = [["board", "clues", ...heads, "overrun at most"]];
  let worst = { name: "", overrun: 0 };
  for (const { name, puzzle } of hostileBoards()) {
    tell(name);
    const results = BUDGETS_MS.map((timeMs) => underBudget(puzzle, timeMs, pace.repeats));
    const overrun = Math.max(...results.map((result) => result.overrun));
    if (overrun > worst.overrun) worst = { name, overrun };
    const cells = results.map(({ outcome, ms }) => `${outcome}, ${formatMs(ms)}`);
    table.push([name, String(puzzle.clues.length), ...cells, formatMs(overrun)]);
  }
  return {
    title: "Hostile boards",
    text: `Outcome and ms on the clock of \`solve\` under budgets of ${BUDGETS_MS.join(", ")} ms, medians of ${pace.repeats} runs; the clock runs for other processes as well.\n\n${markdownTable(table)}`,
    figures: [
      {
        asked: "hostile boards exceed their budget by at most 50 ms",
        measured: `${formatMs(worst.overrun)} ms at worst${worst.name === "" ? "" : ` (${worst.name})`}`,
        isMet: worst.overrun <= 50,
      },
    ],
  };
}

interface Result {
  readonly outcome: string;
  readonly ms: number;
  readonly overrun: number;
}

function underBudget(puzzle: Puzzle, timeMs: number, repeats: number): Result {
  const runs = Array.from({ length: repeats }, () => {
    const fresh = freshPuzzle(puzzle);
    const start = performance.now();
    const solved = solve(fresh, { budget: { timeMs } });
    const ms = performance.now() - start;
    return {
      ms,
      outcome: solved.outcome === "stopped" ? `stopped: ${solved.why}` : solved.outcome,
    };
  });
  const { outcome, ms } = runs.toSorted((a, b) => a.ms - b.ms)[Math.floor(repeats / 2)]!;
  return { outcome, ms, overrun: Math.max(0, ms - timeMs) };
}

function hostileBoards(): readonly BenchBoard[] {
  const at60 = { width: 60, height: 60 };
  const at100 = { width: 100, height: 100 };
  return [
    { name: "60x60, all clues 12", puzzle: tiled(at60, { width: 4, height: 3 }) },
    { name: "60x60, all clues 12, scattered", puzzle: scattered(at60, 12) },
    { name: "100x100, all clues 2", puzzle: tiled(at100, { width: 2, height: 1 }) },
    { name: "100x100, all clues 4", puzzle: tiled(at100, { width: 2, height: 2 }) },
    { name: "100x100, all clues 4, scattered", puzzle: scattered(at100, 4) },
    { name: "60x60, primes of 59 and ones", puzzle: strips(at60, 59) },
    { name: "100x100, primes of 97 and threes", puzzle: strips(at100, 97) },
    { name: "60x60, few huge clues", puzzle: cut(at60, 1200) },
    { name: "100x100, few huge clues", puzzle: cut(at100, 3000) },
    { name: "200x200, areas to 60", puzzle: cut({ width: 200, height: 200 }, 60) },
    { name: "60x60, all clues ?", puzzle: unknown(tiled(at60, { width: 4, height: 3 }), 1) },
    { name: "60x60, every tenth clue ?", puzzle: unknown(cut(at60, 20), 10) },
    { name: "500x500, one clue", puzzle: tiled(at500, at500) },
    {
      name: "1x10000, all clues 2",
      puzzle: tiled({ width: 1, height: 10_000 }, { width: 1, height: 2 }),
    },
    {
      name: "142x142, 10,082 clues",
      puzzle: tiled({ width: 142, height: 142 }, { width: 2, height: 1 }),
    },
    { name: "1000x1000, areas to 40", puzzle: cut({ width: 1000, height: 1000 }, 40) },
  ];
}

const at500 = { width: 500, height: 500 };

function cut(size: Size, largest: number): Puzzle {
  return randomPuzzle({ size, seed: 7, style: "cut", largest }).puzzle;
}

/** The board in equal tiles, a clue somewhere on each. */
function tiled(size: Size, { width, height }: Size): Puzzle {
  const rects: Rect[] = [];
  for (let y = 0; y < size.height; y += height) {
    for (let x = 0; x < size.width; x += width) rects.push({ x, y, width, height });
  }
  return puzzleOf({ size, rects }, 7).puzzle;
}

/** Each row in a long strip and a short one, which lie on either side by turns. */
function strips({ width, height }: Size, long: number): Puzzle {
  const rects = Array.from({ length: height }, (_, y): Rect[] => {
    const short = width - long;
    return y % 2 === 0
      ? [
          { x: 0, y, width: long, height: 1 },
          { x: long, y, width: short, height: 1 },
        ]
      : [
          { x: 0, y, width: short, height: 1 },
          { x: short, y, width: long, height: 1 },
        ];
  });
  return puzzleOf({ size: { width, height }, rects: rects.flat() }, 7).puzzle;
}

/** Equal clues on cells that have nothing to do with any dissection: evenly shuffled over the board. */
function scattered({ width, height }: Size, area: number): Puzzle {
  const cells = width * height;
  // A step that shares no divisor with the board visits every cell once.
  const step = 7919;
  const clues = Array.from({ length: cells / area }, (_, at): Clue => {
    const cell = (at * step) % cells;
    return { x: cell % width, y: Math.floor(cell / width), area };
  });
  return valid({ width, height }, clues);
}

/** The puzzle with every so many-th clue unknown. */
function unknown({ size, clues }: Puzzle, every: number): Puzzle {
  return valid(
    size,
    clues.map((clue, at) => (at % every === 0 ? { ...clue, area: "?" } : clue)),
  );
}

function valid(size: Size, clues: readonly Clue[]): Puzzle {
  const puzzle = puzzleFromClues(size, clues);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
