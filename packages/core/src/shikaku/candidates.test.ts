import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../test/runs.ts";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { areaOf, contains, fitsOn, type Rect, type Size } from "../base/grid.ts";
import { allCandidates, candidatesOf, MAX_CANDIDATE_CELLS, rawCandidates } from "./candidates.ts";
import { puzzleFromClues, type Clue, type Puzzle } from "./puzzle.ts";

describe("raw candidates", () => {
  it("come with widths ascending, then the clue's offset in x, then in y", () => {
    const clue = { x: 1, y: 1, area: 4 };
    const rects = rawCandidates(blankBut(clue, { width: 4, height: 3 }), clue);
    expect(rects.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [1, 1, 2, 2],
      [1, 0, 2, 2],
      [0, 1, 2, 2],
      [0, 0, 2, 2],
      [0, 1, 4, 1],
    ]);
  });

  it("are none for a clue larger than the board allows", () => {
    const clue = { x: 0, y: 0, area: 7 };
    expect(rawCandidates(blankBut(clue, { width: 3, height: 3 }), clue)).toEqual([]);
  });
});

describe("candidates", () => {
  it("are exactly the rects on the board of an area it may have that hold the clue and no other", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        for (const clue of puzzle.clues) {
          const expected = everyRect(puzzle).filter(
            (rect) => mayHave(areaOf(rect), puzzle, clue) && holdsOnly(puzzle, clue, rect),
          );
          expect(new Set(candidatesOf(puzzle, clue).map(text))).toEqual(
            new Set(expected.map(text)),
          );
        }
      }),
      runs(200),
    );
  });

  it("are listed clue by clue, each in the order of the raw ones", () => {
    fc.assert(
      fc.property(anyPuzzles(7), (puzzle) => {
        const expected = puzzle.clues.flatMap((clue, index) =>
          rawCandidates(puzzle, clue)
            .filter((rect) => holdsOnly(puzzle, clue, rect))
            .map((rect) => ({ clue: index, ...rect })),
        );
        expect(allCandidates(puzzle)).toEqual(expected);
      }),
      runs(200),
    );
  });

  it("are given up when they have more cells than memory should hold", () => {
    const size = { width: 600, height: 600 };
    const half = areaOf(size) / 2;
    const puzzle = puzzleFromClues(size, [
      { x: 300, y: 0, area: half },
      { x: 300, y: 599, area: half },
    ]);
    expect(puzzle.ok && half * 300 > MAX_CANDIDATE_CELLS).toBe(true);
    expect(puzzle.ok && allCandidates(puzzle.value)).toBe(undefined);
  });
});

/** The clue alone on a board: not a puzzle, but enough of one to ask for raw candidates. */
function blankBut(clue: Clue, size: Size): Puzzle {
  return { size, clues: [clue] };
}

/** Whether the clue's region may have the area: its own, or what leaves the others enough. */
function mayHave(area: number, { size, clues }: Puzzle, clue: Clue): boolean {
  if (clue.area !== "?") return area === clue.area;
  const others = clues.filter((other) => other !== clue);
  const open = others.some((other) => other.area === "?");
  const least = others.reduce((sum, other) => sum + (other.area === "?" ? 1 : other.area), 0);
  return open ? area <= areaOf(size) - least : area === areaOf(size) - least;
}

function everyRect({ size }: Puzzle): Rect[] {
  const rects: Rect[] = [];
  for (let x = 0; x < size.width; x++) {
    for (let y = 0; y < size.height; y++) {
      for (let width = 1; width <= size.width; width++) {
        for (let height = 1; height <= size.height; height++) rects.push({ x, y, width, height });
      }
    }
  }
  return rects.filter((rect) => fitsOn(size, rect));
}

function holdsOnly(puzzle: Puzzle, clue: Clue, rect: Rect): boolean {
  return puzzle.clues.every((other) => contains(rect, other) === (other === clue));
}

function text({ x, y, width, height }: Rect): string {
  return [x, y, width, height].join();
}
