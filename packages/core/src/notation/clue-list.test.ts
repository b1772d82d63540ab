/** Lists of clues, in either program's order. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatClueList, parseClueList } from "./clue-list.ts";

const LIST = "3 3 5\n1 0 2\n0 1 2\n1 1 1\n2 1 2\n1 2 2\n";
const LETTERED = "T 3 3\n2 1 0\n2 0 1\n1 1 1\n2 2 1\n2 1 2\n";

describe("a list of clues", () => {
  it("has rows, columns and the number of clues, then a clue a line: x, y, area", () => {
    expect(formatClueList(PINWHEEL.puzzle)).toBe(LIST);
  });

  it.each([
    ["x, y, area", LIST],
    ["area, x, y behind a T", LETTERED],
    ["the number of clues on a line of its own", LETTERED.replace("\n", "\n5\n")],
    ["commas and empty lines", LIST.replaceAll(" ", ", ").replaceAll("\n", "\n\n")],
    ["another order", "3 3 5\n1 2 2\n2 1 2\n1 1 1\n0 1 2\n1 0 2\n"],
  ])("is read with %s", (_, text) => {
    expect(parseClueList(text)).toEqual({ ok: true, value: PINWHEEL.puzzle });
  });

  it("is lettered where it could be a text matrix of another board", () => {
    const tiny = validPuzzle([[2, 0]]);
    expect(formatClueList(tiny)).toBe("T 2 1\n1\n2 0 0\n");
    expect(parseClueList("T 2 1\n1\n2 0 0\n")).toEqual({ ok: true, value: tiny });
  });

  it("has rows before columns, but columns before rows behind a T", () => {
    const wide = validPuzzle([["?", 0, 1]]);
    expect(formatClueList(wide)).toBe("1 3 2\n0 0 ?\n2 0 1\n");
    expect(parseClueList("1 3 2\n0 0 ?\n2 0 1\n")).toEqual({ ok: true, value: wide });
    expect(parseClueList("T 3 1\n? 0 0\n1 2 0\n")).toEqual({ ok: true, value: wide });
  });

  it.each([
    ["nothing", "", "no-header", 1, 1],
    ["two numbers", "3 3\n1 0 2", "no-header", 1, 1],
    ["a size of 0", "0 3 1\n1 0 2", "no-header", 1, 1],
    ["a huge size", "9999 9999 1\n1 0 2", "too-large", 1, 1],
    ["a clue too few", LIST.replace("1 2 2\n", ""), "clue-count", 1, 5],
    ["four numbers", LIST.replace("1 1 1", "1 1 1 1"), "bad-token", 4, 1],
    ["a word", LIST.replace("1 1 1", "1 1 one"), "bad-token", 4, 1],
    ["a ? for a column", LIST.replace("1 1 1", "? 1 1"), "bad-token", 4, 1],
    ["a clue off the board", LIST.replace("1 2 2", "1 3 2"), "outside-board", 6, 1],
    ["two clues on a cell", LIST.replace("1 2 2", "1 0 2"), "same-cell", 6, 1],
  ])("is refused with %s", (_, text, kind, line, column) => {
    expect(parseClueList(text)).toMatchObject({ ok: false, error: { kind, line, column } });
  });
});
