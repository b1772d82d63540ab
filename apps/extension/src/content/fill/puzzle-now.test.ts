/** Which puzzle is there after the board has gone, by the word of the page's game. */
import { expect, it } from "vitest";
import { boardNamed } from "../../../test/stage.ts";
import { puzzleNow } from "./puzzle-now.ts";

/** The board of the test is one row of two cells, with a clue of 2 in the first. */
const BOARD = boardNamed("a");

it.each([
  ["the same puzzle", { task: [[2, 0]], status: [[0, 0]] }, "same"],
  ["nothing", undefined, "same"],
  ["nonsense", { task: 7 }, "same"],
  ["another one on which nothing is drawn", { task: [[0, 2]], status: [[-1, -1]] }, "fresh"],
  ["another one on which something is", { task: [[0, 2]], status: [[-1, 0]] }, "drawn-on"],
  ["another one, and not what is drawn", { task: [[0, 2]], status: null }, "drawn-on"],
])("where it tells %s", (_, told, puzzle) => {
  expect(puzzleNow(BOARD, JSON.stringify(told))).toBe(puzzle);
  expect(puzzleNow(BOARD, told)).toBe(puzzle);
});
