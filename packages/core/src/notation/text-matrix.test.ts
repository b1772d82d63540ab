import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPuzzles } from "../../test/random-puzzles.ts";
import { rowsOf } from "../shikaku/puzzle.ts";
import { formatTextMatrix, parseTextMatrix } from "./text-matrix.ts";

const rows = [
  [0, 4, 0],
  [0, 0, 0],
  [2, 0, 3],
];

describe("a text matrix", () => {
  it.each([
    ["spaces", "0 4 0\n0 0 0\n2 0 3\n"],
    ["no newline at the end", "0 4 0\n0 0 0\n2 0 3"],
    ["tabs, ragged spacing and Windows line ends", "  0\t4  0\r\n0 0 0 \r\n\t2 0 3\r\n"],
    ["commas", "0,4,0\n0, 0, 0\n2 , 0 , 3\n"],
    ["other signs for a blank", ". 4 .\n- - -\n2 _ 3\n"],
    ["comments and empty lines", "# mine\n\n0 4 0 # top\n0 0 0\n\n2 0 3\n"],
    ["numpy's savetxt", "0.00e+00 4.000e+00 0.\n0 0 0\n2e0 0.0 3.000000000000000000e+00\n"],
    ["a byte order mark", "\uFEFF0 4 0\n0 0 0\n2 0 3\n"],
    ["columns of two characters", "-- 04 --\n-- -- --\n02 -- 03\n"],
    ["nothing between the cells", ".4.\n...\n2.3\n"],
    ["nothing between columns of two characters", "--04--\n------\n02--03\n"],
    ["its size before it", "3 3\n0 4 0\n0 0 0\n2 0 3\n"],
    ["its size on two lines", "3\n3\n- 4 -\n- - -\n2 - 3\n"],
    ["its size behind a T", "T 3 3\n0 4 0\n0 0 0\n2 0 3\n"],
    ["its size behind the number of puzzles", "1\n3 3\n0 4 0\n0 0 0\n2 0 3\n"],
    ["its size before cells that nothing divides", "3 3\n.4.\n...\n2.3\n"],
    ["numpy's brackets", "[[0 4 0]\n [0 0 0]\n [2 0 3]]\n"],
    ["numpy's brackets around floats", "[[0. 4. 0.]\n [0. 0. 0.]\n [2. 0. 3.]]"],
    ["numpy's repr", "array([[0, 4, 0],\n       [0, 0, 0],\n       [2, 0, 3]], dtype=int8)"],
    ["an array in a program", "const rows = [\n  ['.', 4, '.'],\n  [0, 0, 0],\n  [2, 0, 3],\n];"],
    ["braces", "{{0, 4, 0}, {0, 0, 0}, {2, 0, 3}};"],
    ["a row of numpy's that goes on in the next line", "[[0 4\n  0]\n [0 0 0]\n [2 0 3]]"],
  ])("is read with %s", (_, text) => {
    const puzzle = parseTextMatrix(text);
    expect(puzzle.ok && rowsOf(puzzle.value)).toEqual(rows);
  });

  it("is written with aligned columns and read back the same", () => {
    const puzzle = parseTextMatrix("0 12\n0 0\n0 0\n0 0\n0 0\n0 0\n");
    expect(puzzle.ok && formatTextMatrix(puzzle.value)).toBe(
      " 0 12\n 0  0\n 0  0\n 0  0\n 0  0\n 0  0\n",
    );
    fc.assert(
      fc.property(anyPuzzles(9), (puzzle) => {
        expect(parseTextMatrix(formatTextMatrix(puzzle))).toEqual({ ok: true, value: puzzle });
      }),
    );
  });

  it.each([
    ["columns before rows", "3 2\n0 4 0\n0 0 2\n"],
    ["rows before columns", "2 3\n0 4 0\n0 0 2\n"],
    ["rows before columns, on two lines", "2\n3\n0 4 0\n0 0 2\n"],
    ["columns before rows, behind a T", "T 3 2\n0 4 0\n0 0 2\n"],
    ["rows before columns, behind a count", "1\n2 3\n0 4 0\n0 0 2\n"],
  ])("may have before it %s: the rows that follow decide", (_, text) => {
    const puzzle = parseTextMatrix(text);
    expect(puzzle.ok && rowsOf(puzzle.value)).toEqual([
      [0, 4, 0],
      [0, 0, 2],
    ]);
  });

  it("has a size before it where it could be either, unless its size is known", () => {
    // Two columns with a ? among them: the first row may be a cell and a cell, or the size of the rest.
    const text = "2 2\n? 0\n0 1\n";
    const headed = parseTextMatrix(text);
    expect(headed.ok && rowsOf(headed.value)).toEqual([
      ["?", 0],
      [0, 1],
    ]);
    const size = { width: 2, height: 3 };
    const plain = parseTextMatrix(text, size);
    expect(plain.ok && plain.value.size).toEqual(size);
    expect(plain.ok && formatTextMatrix(plain.value)).toBe(`2 3\n${text}`);
    expect(parseTextMatrix(`2 3\n${text}`)).toEqual(plain);
    expect(parseTextMatrix("1\n1\n1\n")).toMatchObject({ value: { size: { height: 1 } } });
  });

  it.each([
    ["an empty line", "2 0\n0 2\n\n2 0\n0 2\n", 4, 1],
    ["a line of blanks", "2 0\n0 2\n \t\n2 0\n0 2\n", 4, 1],
    ["a size before each", "2 2\n2 0\n0 2\n\n2 2\n? 0\n0 2\n", 5, 1],
    ["a remark before each", "# one\n2.\n.2\n\n# two\n2.\n.2\n", 6, 1],
    ["the ends of arrays", "[[2 0]\n [0 2]]\n[[2 0]\n [0 2]]\n", 3, 3],
    ["brackets around all of them", "[[[2 0] [0 2]] [[2 0] [0 2]]]", 1, 18],
  ])("is refused with another one behind %s: together they would be a third", (_, text, ...at) => {
    const [line, column] = at;
    expect(parseTextMatrix(text)).toMatchObject({
      ok: false,
      error: {
        kind: "several-boards",
        line,
        column,
        message: expect.stringContaining("found another board, the second of 2") as string,
      },
    });
    const both = parseTextMatrix(text, { width: 2, height: 4 });
    expect(both.ok).toBe(!text.startsWith("2 2"));
  });

  it.each([
    ["an empty line after each row", "2 0\n\n0 2\n\n2 0\n"],
    ["an empty line before rows that are no puzzle alone", "0 2\n0 0\n\n4 0\n"],
    ["a remark between its rows", "2 0\n# the middle\n0 2\n2 0\n"],
    ["line ends of a word processor", "2 0\v0 2\v2 0"],
    ["line ends of Unicode", "2 0\u20280 2\u20292 0\u0085"],
    ["an array for each row", "[2, 0]\n[0, 2]\n[2, 0]"],
    ["brackets around it", "puzzle([[[2, 0], [0, 2], [2, 0]]])"],
  ])("is one board with %s", (_, text) => {
    const puzzle = parseTextMatrix(text);
    const size = { width: 2, height: 3 };
    expect(puzzle.ok && puzzle.value.size).toEqual(size);
  });

  it.each([
    ["a row too few", "3 3\n0 4 0\n2 0 3\n", "header-mismatch", 1, 1],
    ["a row too many", "3 1\n0 4 0\n2 0 3\n", "header-mismatch", 1, 1],
    ["a wrong cell", "3 3\n0 4 0\n0 x 0\n2 0 3\n", "bad-token", 3, 3],
    ["a cell too few", "3 3\n0 4 0\n0 0\n2 0 3\n", "uneven-rows", 3, 3],
    ["a wrong sum", "3 3\n0 4 0\n0 0 0\n2 0 2\n", "clue-sum", undefined, undefined],
  ])("with its size before it is refused with %s", (_, text, kind, line, column) => {
    const puzzle = parseTextMatrix(text);
    expect(puzzle).toMatchObject({ ok: false, error: { kind } });
    expect(puzzle.ok ? {} : { line: puzzle.error.line, column: puzzle.error.column }).toEqual({
      line,
      column,
    });
  });

  it("says which size it was promised, and what follows", () => {
    expect(parseTextMatrix("3 3\n0 4 0\n2 0 3\n")).toMatchObject({
      error: { message: "line 1, column 1: found the size 3x3, but 2 rows follow, expected 3" },
    });
  });

  it.each([
    ["", "empty", 1, 1],
    ["# only a comment\n", "empty", 1, 1],
    ["0 4\n0 x 0", "bad-token", 2, 3],
    ["0 4\n0 -3", "bad-token", 2, 3],
    ["0 ٤", "bad-token", 1, 3],
    ["0 ??", "bad-token", 1, 3],
    ["0,,4", "bad-token", 1, 3],
    ["4 1e-400", "bad-token", 1, 3],
    [",0,4", "bad-token", 1, 1],
    ["0 4\n1.5 0", "bad-clue", 2, 1],
    ["4 0\n0 0 0\n", "uneven-rows", 2, 5],
    ["4 0\n\n0\n", "uneven-rows", 3, 1],
    ["[[0 4] [0 x]]", "bad-token", 1, 11],
    ["[[0 4] [0]]", "uneven-rows", 1, 9],
    ["[[[[[[[[[[0 4]", "empty", 1, 1],
    ["[]", "empty", 1, 1],
    [".4.\n.x.\n", "bad-token", 1, 1],
  ])("refuses %j as %s at line %i, column %i", (text, kind, line, column) => {
    expect(parseTextMatrix(text)).toMatchObject({ ok: false, error: { kind, line, column } });
  });

  it("refuses a wrong sum without blaming a place", () => {
    const puzzle = parseTextMatrix("1 0\n");
    expect(puzzle).toMatchObject({ error: { kind: "clue-sum" } });
    expect(puzzle).not.toHaveProperty("error.line");
  });

  it("says what it found, what it expected and where", () => {
    expect(parseTextMatrix("0 4\n0 four\n")).toMatchObject({
      error: {
        message:
          'line 2, column 3: found "four", expected a number, ? or one of 0 . - _ for a blank, divided by a comma or white space',
      },
    });
  });

  it("refuses what numpy left out of a long row", () => {
    const text = "[[0 0 ... 0 4]\n [6 0 ... 0 0]]\n";
    expect(parseTextMatrix(text)).toMatchObject({
      error: { kind: "bad-token", line: 1, column: 7 },
    });
  });

  it("refuses more cells than a board may have", () => {
    const line = `${"0 ".repeat(1000)}\n`;
    expect(parseTextMatrix(line.repeat(1001))).toMatchObject({
      error: { kind: "too-large", line: 1001 },
    });
  });

  it("never throws, whatever the text", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."0 4,.-_#e\n\r\t") }),
    );
    fc.assert(
      fc.property(text, (each) => {
        expect(() => parseTextMatrix(each)).not.toThrow();
      }),
    );
  });
});
