/** janko.at's text. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatJanko, parseJanko } from "./janko.ts";

const { puzzle } = PINWHEEL;

const TEXT = `begin
puzzle sikaku
size 3
problem
- 2 -
2 1 2
- 2 -
solution
1 1 2
3 4 2
3 5 5
end
`;

describe("janko.at's text", () => {
  it("has keywords on lines of their own, the cells, and a number for each region", () => {
    expect(formatJanko(PINWHEEL)).toBe(TEXT);
    expect(parseJanko(TEXT)).toEqual({ ok: true, value: PINWHEEL });
  });

  it.each([
    ["keywords in brackets", TEXT.replaceAll(/^(begin|problem|solution|end)$/gm, "[$1]")],
    ["all in brackets", TEXT.replaceAll(/^([a-z]+)( |$)/gm, "[$1]$2")],
    ["values on lines of their own", TEXT.replaceAll(/^(puzzle|size) /gm, "[$1]\n")],
    ["rows and cols", TEXT.replace("size 3", "rows 3\ncols 3")],
    ["CR LF, blanks and empty lines", TEXT.replaceAll("\n", " \r\n\r\n")],
    ["other keywords", TEXT.replace("size", "author A. Person\nsource 12\nunit 36\nsize")],
    ["no begin and no end", TEXT.replace("begin\n", "").replace("end\n", "")],
    ["moves behind it", TEXT.replace("end", "moves 12\nend")],
    ["no name of a puzzle", TEXT.replace("puzzle sikaku\n", "")],
    ["letters for regions", TEXT.replace("1 1 2\n3 4 2\n3 5 5", "a a b\nc d b\nc e e")],
  ])("is read with %s", (_, text) => {
    expect(parseJanko(text)).toEqual({ ok: true, value: PINWHEEL });
  });

  it("may have no solution, or an unfinished one", () => {
    expect(parseJanko(formatJanko({ puzzle }))).toEqual({ ok: true, value: { puzzle } });
    const none = TEXT.replace("1 1 2\n3 4 2\n3 5 5\n", "");
    expect(parseJanko(none)).toEqual({ ok: true, value: { puzzle } });
    const some = parseJanko(TEXT.replace("3 4 2\n3 5 5", "- - 2\n- - -"));
    expect(some.ok && some.value.rects).toEqual(PINWHEEL.rects.slice(0, 2));
  });

  it("has rows and cols for a board that is no square, and ? for an unknown clue", () => {
    const wide = validPuzzle([["?", 2, 0, "?"]]);
    const text = "begin\npuzzle sikaku\nrows 1\ncols 4\nproblem\n? 2 - ?\nend\n";
    expect(formatJanko({ puzzle: wide })).toBe(text);
    expect(parseJanko(text)).toEqual({ ok: true, value: { puzzle: wide } });
  });
});

describe("a text that is none of janko.at's is an error with its place", () => {
  it.each([
    ["no problem", "begin\nsize 3\nend", "no-header", 1, 1],
    ["no size", TEXT.replace("size 3", ""), "no-header", 1, 1],
    ["another puzzle", TEXT.replace("sikaku", "hitori"), "other-puzzle", 2, 1],
    ["a size that is no number", TEXT.replace("size 3", "size x"), "bad-size", 3, 1],
    ["a huge size", TEXT.replace("size 3", "size 99999"), "too-large", 3, 1],
    ["a row too few", TEXT.replace("- 2 -\nsol", "sol"), "missing-rows", 6, 1],
    ["a row too many", TEXT.replace("solution", "- - -\nsolution"), "surplus-rows", 8, 1],
    ["a label row too many", TEXT.replace("end", "3 5 5\nend"), "surplus-rows", 12, 1],
    ["columns and rows as a size", TEXT.replace("size 3", "size 3 4"), "bad-size", 3, 1],
    ["another one behind it", TEXT + TEXT, "several-boards", 13, 1],
    [
      "another one's solution behind it",
      TEXT.replace(/solution[^]*/, "end\n") + TEXT.replace("begin\n", ""),
      "several-boards",
      11,
      1,
    ],
    ["a cell too many", TEXT.replace("2 1 2", "2 1 2 2"), "uneven-rows", 6, 7],
    ["a strange cell", TEXT.replace("2 1 2", "2 ! 2"), "bad-token", 6, 3],
    ["a wrong sum", TEXT.replace("2 1 2", "2 5 2"), "clue-sum", undefined, undefined],
    ["a solution too short", TEXT.replace("3 5 5\n", ""), "missing-rows", 10, 1],
    ["a region that is no rectangle", TEXT.replace("3 4 2", "3 1 2"), "not-a-rectangle", 9, 1],
  ])("%s", (_, text, kind, line, column) => {
    const read = parseJanko(text);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? {} : { line: read.error.line, column: read.error.column }).toEqual({
      line,
      column,
    });
  });
});
