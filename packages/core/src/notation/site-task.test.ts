import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { rowsOf } from "../shikaku/puzzle.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatSiteTask, parseSiteTask, sizesOfSiteTask } from "./site-task.ts";

describe("a site task", () => {
  it("holds runs of blanks as letters, clues as numbers, and _ between two clues", () => {
    const puzzle = validPuzzle([
      [0, 2, 2],
      [0, 0, 0],
      [5, 0, 0],
    ]);
    expect(formatSiteTask(puzzle)).toBe("a2_2c5b");
    expect(parseSiteTask("a2_2c5b", { width: 3, height: 3 })).toEqual({ ok: true, value: puzzle });
  });

  it("writes a run longer than 26 with the z first, and blanks at the end", () => {
    const blank = Array.from({ length: 30 }, () => 0);
    const puzzle = validPuzzle([[...blank.slice(1), 60], blank]);
    expect(formatSiteTask(puzzle)).toBe("zc60zd");
  });

  it("has ? for a clue of unknown area, which the site itself never writes", () => {
    const puzzle = validPuzzle([["?", 2, 0, "?"]]);
    expect(formatSiteTask(puzzle)).toBe("?_2a?");
    expect(parseSiteTask("?2a?", puzzle.size)).toEqual({ ok: true, value: puzzle });
  });

  it("is read with white space around it", () => {
    const puzzle = parseSiteTask(" 2a\n", { width: 2, height: 1 });
    expect(puzzle.ok && rowsOf(puzzle.value)).toEqual([[2, 0]]);
  });

  it("comes back from its text, and the text from it", () => {
    fc.assert(
      fc.property(anyPuzzles(12), (puzzle) => {
        const task = formatSiteTask(puzzle);
        const back = parseSiteTask(task, puzzle.size);
        expect(back).toEqual({ ok: true, value: puzzle });
      }),
    );
  });

  it("does not tell its size, only the sizes that fit, squarest first", () => {
    expect(sizesOfSiteTask("12k")).toEqual({
      ok: true,
      value: [
        { width: 4, height: 3 },
        { width: 3, height: 4 },
        { width: 6, height: 2 },
        { width: 2, height: 6 },
        { width: 12, height: 1 },
        { width: 1, height: 12 },
      ],
    });
  });

  it.each([
    ["2a!", "bad-character", 3],
    ["2A", "bad-character", 2],
    ["２a", "bad-character", 1],
    ["_2a", "misplaced-underscore", 1],
    ["2_a", "misplaced-underscore", 2],
    ["2_", "misplaced-underscore", 2],
    ["1__1", "misplaced-underscore", 2],
    ["02a", "leading-zero", 1],
    ["0a", "leading-zero", 1],
    ["3a", "clue-sum", undefined],
    ["b", "no-clues", undefined],
    ["2b", "wrong-length", 2],
    ["", "wrong-length", 1],
    [`1${"9".repeat(20)}a`, "bad-clue", 1],
    ["z".repeat(40_000), "too-large", 38_462],
  ])("refuses %.20j on a 2x1 board as %s, column %s", (task, kind, column) => {
    const puzzle = parseSiteTask(task, { width: 2, height: 1 });
    expect(puzzle).toMatchObject({ ok: false, error: { kind } });
    expect(puzzle.ok ? undefined : puzzle.error.column).toBe(column);
  });

  it("says which sizes a task of another length would fit", () => {
    expect(parseSiteTask("4c", { width: 3, height: 3 })).toMatchObject({
      error: {
        message:
          "line 1, column 2: the board has 4 cells, but a 3x3 board has 9: expected 2x2 or 4x1 or 1x4",
      },
    });
  });

  it("never throws, whatever the text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."az019_ ") }),
    );
    fc.assert(
      fc.property(
        text,
        (each) => typeof parseSiteTask(each, { width: 3, height: 2 }).ok === "boolean",
      ),
    );
  });
});
