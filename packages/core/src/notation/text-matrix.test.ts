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
