/** pzpr files: the puzzle, the answer in its borders, and what is no such file. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { check } from "../shikaku/check.ts";
import { formatPzprFile, parsePzprFile } from "./pzpr-file.ts";

const { puzzle, rects } = PINWHEEL;

const FILE = `pzprv3
shikaku
3
3
. 2 . ${""}
2 1 2 ${""}
. 2 . ${""}
0 1 ${""}
1 1 ${""}
1 0 ${""}
1 1 0 ${""}
0 1 1 ${""}
`;

const EMPTY_BOARD = FILE.replace(
  "0 1 \n1 1 \n1 0 \n1 1 0 \n0 1 1",
  "0 0 \n0 0 \n0 0 \n0 0 0 \n0 0 0",
);

describe("a pzpr file", () => {
  it("is rows, columns, the cells, the borders right of the cells and those below them", () => {
    expect(formatPzprFile(PINWHEEL)).toBe(FILE);
    expect(formatPzprFile({ puzzle })).toBe(EMPTY_BOARD);
  });

  it("holds the puzzle, and the answer that its borders make", () => {
    const read = parsePzprFile(FILE);
    expect(read).toEqual({ ok: true, value: PINWHEEL });
    expect(check(puzzle, rects)).toEqual([]);
  });

  it("has its rows before its columns, and - for a clue of unknown area", () => {
    const wide = validPuzzle([["?", 2, 0, "?"]]);
    const file = formatPzprFile({ puzzle: wide });
    expect(file).toBe("pzprv3\nshikaku\n1\n4\n- 2 . - \n0 0 0 \n");
    expect(parsePzprFile(file)).toEqual({ ok: true, value: { puzzle: wide } });
  });

  it.each([
    ["in one line, with slashes", FILE.replaceAll("\n", "/")],
    ["with CR LF and a byte order mark", `\uFEFF${FILE.replaceAll("\n", "\r\n")}`],
    ["with a version of the format", FILE.replace("pzprv3", "pzprv3.1")],
    ["with information behind it", `${FILE}info:{\n "metadata": {\n  "author": "me/you"\n }\n}`],
    ["with a history behind it", `${FILE}history:{"type":"pzpr"}`],
    ["with an address behind it", `${FILE}http://pzv.jp/p.html?shikaku/3/3/g2g212g2g\n`],
    ["with marks beside lines", FILE.replace("0 1 \n1 1", "-1 2 \n2 1")],
  ])("is read %s", (_, text) => {
    expect(parsePzprFile(text)).toEqual({ ok: true, value: PINWHEEL });
  });

  it.each([
    ["none", EMPTY_BOARD],
    ["marks only", EMPTY_BOARD.replaceAll(/0/g, "-1")],
    ["no place for them", FILE.split("\n").slice(0, 7).join("\n")],
  ])("has no answer with %s as borders", (_, text) => {
    expect(parsePzprFile(text)).toEqual({ ok: true, value: { puzzle } });
  });

  it("holds of an unfinished answer the regions that are rectangles without a line inside", () => {
    // The line around the 2 at the top left is missing on its right.
    const unfinished = FILE.replace("0 1 \n1 1", "0 0 \n1 1");
    const read = parsePzprFile(unfinished);
    expect(read.ok && read.value.rects).toEqual(rects.slice(2));
    const deadEnd = FILE.replace("0 1 \n1 1", "1 1 \n1 1");
    expect(parsePzprFile(deadEnd)).toMatchObject({ ok: true });
    const one = validPuzzle([
      [4, 0],
      [0, 0],
    ]);
    const inside = formatPzprFile({ puzzle: one }).replace("0 \n0", "1 \n0");
    expect(parsePzprFile(inside)).toEqual({ ok: true, value: { puzzle: one } });
  });

  it("is of a single region where the puzzle has a single clue, though that needs no line", () => {
    const one = validPuzzle([[2, 0]]);
    expect(parsePzprFile(formatPzprFile({ puzzle: one }))).toEqual({
      ok: true,
      value: { puzzle: one, rects: [{ x: 0, y: 0, width: 2, height: 1 }] },
    });
  });
});

describe("a text that is no pzpr file is an error with its place", () => {
  it.each([
    ["another first line", "pzpr\nshikaku\n", "no-header", 1, 1],
    ["nothing", "", "no-header", 1, 1],
    ["no size", "pzprv3\nshikaku\n3", "no-header", 2, 1],
    ["another puzzle", FILE.replace("shikaku", "nurikabe"), "other-puzzle", 2, 1],
    ["no number of rows", FILE.replace("3\n3", "x\n3"), "bad-size", 3, 1],
    ["a huge size", FILE.replace("3\n3", "9999\n9999"), "too-large", 3, 1],
    ["a cell too many", FILE.replace("2 1 2", "2 1 2 ."), "uneven-rows", 6, 7],
    ["a cell too few", FILE.replace("2 1 2", "2 1"), "uneven-rows", 6, 4],
    ["a row too few", "pzprv3/shikaku/2/1/1 /", "missing-rows", 1, 20],
    ["a word in a cell", FILE.replace("2 1 2", "2 one 2"), "bad-token", 6, 3],
    ["a clue of 0", FILE.replace("2 1 2", "2 0 2"), "clue-sum", undefined, undefined],
    ["a wrong sum", FILE.replace("2 1 2", "2 3 2"), "clue-sum", undefined, undefined],
    ["a border of 3", FILE.replace("0 1 \n", "0 3 \n"), "bad-border", 8, 3],
    ["a border too many", FILE.replace("0 1 1 ", "0 1 1 0"), "border-count", 12, 7],
    ["a border too few", FILE.replace("0 1 1 ", "0 1"), "border-count", 12, 1],
  ])("%s", (_, text, kind, line, column) => {
    const read = parsePzprFile(text);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? {} : { line: read.error.line, column: read.error.column }).toEqual({
      line,
      column,
    });
  });
});
