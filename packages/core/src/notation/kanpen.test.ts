/** Kanpen's plain file and its address. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { validPuzzle } from "../../test/valid-puzzle.ts";
import { formatKanpen, parseKanpen } from "./kanpen.ts";

const BOARD = "3\n3\n. 2 . \n2 1 2 \n. 2 . \n";
const FILE = `${BOARD}5\n0 0 0 1 \n0 2 1 2 \n1 0 2 0 \n1 1 1 1 \n2 1 2 2 \n`;
const ADDRESS = "http://www.kanpen.net/shikaku.html?problem=";

describe("a Kanpen file", () => {
  it("is rows, columns, the cells, and each rectangle of the answer by its corners", () => {
    expect(formatKanpen(PINWHEEL)).toEqual({ ok: true, value: FILE });
    expect(formatKanpen({ puzzle: PINWHEEL.puzzle })).toEqual({ ok: true, value: BOARD });
  });

  it.each([
    ["as it is", FILE],
    ["with CR LF", FILE.replaceAll("\n", "\r\n")],
    ["with slashes and underscores", FILE.replaceAll("\n", "/").replaceAll(" ", "_")],
    ["in an address", ADDRESS + FILE.replaceAll("\n", "/").replaceAll(" ", "_")],
    [
      "with its rectangles in another order",
      FILE.replace("0 0 0 1 \n0 2 1 2", "0 2 1 2 \n0 0 0 1"),
    ],
  ])("is read %s", (_, text) => {
    expect(parseKanpen(text)).toEqual({ ok: true, value: PINWHEEL });
  });

  it("may have no answer, or one without rectangles", () => {
    const value = { puzzle: PINWHEEL.puzzle };
    expect(parseKanpen(BOARD)).toEqual({ ok: true, value });
    expect(parseKanpen(`${BOARD}0\n`)).toEqual({ ok: true, value });
  });

  it("has its rows before its columns", () => {
    const wide = validPuzzle([[2, 0, 1]]);
    expect(formatKanpen({ puzzle: wide })).toEqual({ ok: true, value: "1\n3\n2 . 1 \n" });
  });
});

describe("a text that is no Kanpen file is an error with its place", () => {
  it.each([
    ["nothing", "", "no-header", 1, 1],
    ["no size", "3\n", "no-header", 1, 1],
    ["no number of rows", BOARD.replace("3", "x"), "bad-size", 1, 1],
    ["a huge size", "1001\n1000\n", "too-large", 1, 1],
    ["a row too few", "2\n2\n2 .\n", "missing-rows", 3, 1],
    ["a cell too few", BOARD.replace("2 1 2", "2 1"), "uneven-rows", 4, 4],
    ["a word in a cell", BOARD.replace("2 1 2", "2 x 2"), "bad-token", 4, 3],
    ["a wrong sum", BOARD.replace("2 1 2", "2 2 2"), "clue-sum", undefined, undefined],
    ["a wrong number of rectangles", FILE.replace("\n5\n", "\n4\n"), "bad-rect", 6, 1],
    ["a rectangle of three numbers", FILE.replace("0 0 0 1", "0 0 1"), "bad-rect", 7, 1],
    ["a rectangle off the board", FILE.replace("0 0 0 1", "0 0 0 3"), "outside-board", 7, 1],
    ["a rectangle upside down", FILE.replace("0 0 0 1", "0 1 0 0"), "outside-board", 7, 1],
    ["more cells than the board", FILE.replace("0 0 0 1", "0 0 2 2"), "too-many-cells", 8, 1],
    ["another puzzle", ADDRESS.replace("shikaku", "hitori"), "other-puzzle", 1, 23],
    ["an address with a wrong cell", `${ADDRESS}1/2/2_x/`, "bad-token", 1, 50],
  ])("%s", (_, text, kind, line, column) => {
    const read = parseKanpen(text);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    expect(read.ok ? {} : { line: read.error.line, column: read.error.column }).toEqual({
      line,
      column,
    });
  });
});
