/** Region matrices: what is read, what is written, and what is said of texts that are none. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dissections } from "../../test/random-dissection.ts";
import { formatRegions, parseRegions, type RegionMatrixError } from "./region-matrix.ts";

const rects = [
  { x: 0, y: 0, width: 2, height: 1 },
  { x: 2, y: 0, width: 1, height: 2 },
  { x: 0, y: 1, width: 2, height: 1 },
];

function errorOf(text: string): RegionMatrixError {
  const result = parseRegions(text);
  if (result.ok) throw new Error(`this was read without an error: ${text}`);
  return result.error;
}

describe("a region matrix", () => {
  describe("is read with labels", () => {
    it.each([
      ["divided by blanks", "1 1 2\n3 3 2\n"],
      ["divided by tabs, aligned", "\t1\t1\t20\n\t3\t3\t20\n"],
      ["divided by commas", "1,1,2\n3,3,2"],
      ["divided by commas and blanks", "1, 1 , 2\n3, 3, 2"],
      ["with a comma at the ends of lines", "1,1,2,\n3,3,2,\n"],
      ["of one character a cell", "aab\nccb"],
      ["of one character a cell, digits too", "112\n332"],
      ["of one character beyond the first plane", "🟥🟥b\nccb"],
      ["that are words, told apart by case", "red red Red\nblue blue Red"],
      ["with CRLF, a byte order mark and empty lines", "\uFEFF\r\n1 1 2\r\n\r\n3 3 2\r\n\r\n"],
      ["with CR, and blanks around lines", "  aab \rccb  "],
    ])("%s", (_, text) => {
      expect(parseRegions(text)).toEqual({ ok: true, value: rects });
    });
  });

  it("may be a single row, a single column or a single cell", () => {
    const corner = { x: 0, y: 0 };
    expect(parseRegions("7 7 7")).toEqual({
      ok: true,
      value: [{ ...corner, width: 3, height: 1 }],
    });
    expect(parseRegions("7\n7\n")).toEqual({
      ok: true,
      value: [{ ...corner, width: 1, height: 2 }],
    });
    expect(parseRegions("17,\n17,\n")).toEqual({
      ok: true,
      value: [{ ...corner, width: 1, height: 2 }],
    });
    expect(parseRegions("x")).toEqual({ ok: true, value: [{ ...corner, width: 1, height: 1 }] });
  });

  it("is written with the numbers of the regions, row-major, columns aligned", () => {
    expect(formatRegions({ width: 3, height: 2 }, rects.toReversed())).toBe("1 1 2\n3 3 2\n");
    const cells = Array.from({ length: 10 }, (_, x) => ({ x, y: 0, width: 1, height: 1 }));
    expect(formatRegions({ width: 10, height: 1 }, cells)).toBe(" 1  2  3  4  5  6  7  8  9 10\n");
  });

  it("of a board one cell wide is written with commas", () => {
    const cells = [0, 1].map((y) => ({ x: 0, y, width: 1, height: 1 }));
    expect(formatRegions({ width: 1, height: 2 }, cells)).toBe("1,\n2,\n");
  });

  it("that is written of any answer is read back", () => {
    fc.assert(
      fc.property(dissections(15), ({ size, rects }) => {
        expect(parseRegions(formatRegions(size, rects))).toEqual({ ok: true, value: rects });
      }),
    );
  });
});

describe("a text that is no region matrix is an error with its place", () => {
  it.each(["", " \n\t\r\n"])("empty: %j", (text) => {
    expect(errorOf(text)).toMatchObject({ kind: "empty", line: 1, column: 1 });
  });

  it.each([
    ["1,,2", 1, 3],
    ["1 2\n, 2", 2, 1],
    ["1,2\n1, ,2", 2, 4],
  ])("missing-label: %j", (text, line, column) => {
    expect(errorOf(text)).toEqual({
      kind: "missing-label",
      line,
      column,
      message: `line ${line}, column ${column}: found nothing before a comma, expected a label`,
    });
  });

  it.each([
    ["1 1\n\n1 1 1", 3, 5, 3],
    ["aaa\naa", 2, 2, 2],
  ])("uneven-rows: %j", (text, line, column, count) => {
    expect(errorOf(text)).toMatchObject({
      kind: "uneven-rows",
      line,
      column,
      message: expect.stringContaining(`found a row of ${count} labels, expected `),
    });
  });

  it.each([
    ["with a corner missing", "a b\nb b", 1, 3, { x: 1, y: 0 }, '3 cells labelled "b" lack (0, 0)'],
    ["in two parts", "aba", 1, 1, { x: 0, y: 0 }, '2 cells labelled "a" lack (1, 0)'],
  ])("not-a-rectangle: a label %s", (_, text, line, column, cell, message) => {
    expect(errorOf(text)).toMatchObject({
      kind: "not-a-rectangle",
      line,
      column,
      cell,
      message: expect.stringContaining(message),
    });
  });

  it("whatever the text, if it is not read", () => {
    const unit = fc.constantFrom("a", "b", "1", " ", ",", "\n", "\r", "\t");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const result = parseRegions(text);
        const { line = 0, column = 0 } = result.ok ? { line: 1, column: 1 } : result.error;
        const lines = text.split(/\r\n|\r|\n/);
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(Math.max(1, (lines.at(line - 1) ?? "").length));
      }),
    );
  });
});
