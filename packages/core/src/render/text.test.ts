/** The text drawing by examples: what is drawn for a puzzle, an answer, and a part of one. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { puzzles } from "../../test/random-dissection.ts";
import type { Answer } from "../shikaku/answer.ts";
import { puzzleFromRows, type Puzzle } from "../shikaku/puzzle.ts";
import { drawText } from "./text.ts";

function puzzleOf(rows: readonly (readonly number[])[]): Puzzle {
  const puzzle = puzzleFromRows(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

/** The regions of the rects `[x, y, width, height]`, one a clue in the puzzle's order. */
function answerOf(puzzle: Puzzle, rects: readonly (readonly [number, number, number, number])[]) {
  return rects.map(([x, y, width, height], at): Answer[number] => {
    return { x, y, width, height, clue: puzzle.clues.at(at)! };
  });
}

/** The lines as a text in which each is ended. */
function lines(...each: readonly string[]): string {
  return each.map((line) => `${line}\n`).join("");
}

const pinwheel = puzzleOf([
  [0, 2, 0],
  [2, 1, 2],
  [0, 2, 0],
]);
const pinwheelAnswer = answerOf(pinwheel, [
  [0, 0, 2, 1],
  [0, 1, 1, 2],
  [1, 1, 1, 1],
  [2, 0, 1, 2],
  [1, 2, 2, 1],
]);

describe("the text drawing", () => {
  it("of a puzzle is its frame and its clues, with dots for the other cells", () => {
    expect(drawText(pinwheel)).toBe(
      lines(
        "┌───────────┐",
        "│ ·   2   · │",
        "│           │",
        "│ 2   1   2 │",
        "│           │",
        "│ ·   2   · │",
        "└───────────┘",
      ),
    );
  });

  it("of an answer has walls between the regions, joined, and blanks for the other cells", () => {
    expect(drawText(pinwheel, pinwheelAnswer)).toBe(
      lines(
        "┌───────┬───┐",
        "│     2 │   │",
        "├───┬───┤   │",
        "│ 2 │ 1 │ 2 │",
        "│   ├───┴───┤",
        "│   │ 2     │",
        "└───┴───────┘",
      ),
    );
  });

  it("of a part of an answer has walls around its regions, and dots in no region", () => {
    expect(drawText(pinwheel, pinwheelAnswer.slice(0, 1))).toBe(
      lines(
        "┌───────┬───┐",
        "│     2 │ · │",
        "├───────┘   │",
        "│ 2   1   2 │",
        "│           │",
        "│ ·   2   · │",
        "└───────────┘",
      ),
    );
  });

  it("crosses walls where four regions meet", () => {
    const puzzle = puzzleOf([
      [1, 1],
      [1, 1],
    ]);
    const answer = answerOf(puzzle, [
      [0, 0, 1, 1],
      [1, 0, 1, 1],
      [0, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(drawText(puzzle, answer)).toBe(
      lines("┌───┬───┐", "│ 1 │ 1 │", "├───┼───┤", "│ 1 │ 1 │", "└───┴───┘"),
    );
  });

  it("makes all cells as wide as the longest clue needs, and aligns the others at the right", () => {
    const puzzle = puzzleOf([[12, 1, ...Array.from({ length: 11 }, () => 0)]]);
    expect(drawText(puzzle).split("\n")[1]).toMatch(/^│ 12 {4}1 {4}· /);
  });

  it("of the smallest board is one cell", () => {
    expect(drawText(puzzleOf([[1]]))).toBe(lines("┌───┐", "│ 1 │", "└───┘"));
  });

  it("has two lines a row of cells and one more, all equally long, and only box joints", () => {
    fc.assert(
      fc.property(puzzles(12), ({ puzzle, answer }) => {
        for (const drawing of [drawText(puzzle), drawText(puzzle, answer)]) {
          expect(drawing.endsWith("\n")).toBe(true);
          const drawn = drawing.slice(0, -1).split("\n");
          expect(drawn).toHaveLength(2 * puzzle.size.height + 1);
          expect(new Set(drawn.map((line) => line.length)).size).toBe(1);
          expect(drawing).toMatch(/^[\d· \n─│┌┬┐├┼┤└┴┘]*$/);
        }
      }),
    );
  });
});
