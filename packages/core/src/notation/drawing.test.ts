/** Drawings read back, and what is said of texts that are no drawing of an answer. */

import { describe, expect, it } from "vitest";
import { PINWHEEL } from "../../test/pinwheel.ts";
import { parseDrawing, parseDrawnSheet, type DrawingError } from "./drawing.ts";

const pinwheel = `
┌───────┬───┐
│     2 │   │
├───┬───┤   │
│ 2 │ 1 │ 2 │
│   ├───┴───┤
│   │ 2     │
└───┴───────┘
`;
const pinwheelRects = [
  { x: 0, y: 0, width: 2, height: 1 },
  { x: 2, y: 0, width: 1, height: 2 },
  { x: 0, y: 1, width: 1, height: 2 },
  { x: 1, y: 1, width: 1, height: 1 },
  { x: 1, y: 2, width: 2, height: 1 },
];

function errorOf(text: string): DrawingError {
  const result = parseDrawing(text);
  if (result.ok) throw new Error(`this was read without an error: ${text}`);
  return result.error;
}

/** The pinwheel with the first `from` in it replaced. */
function changed(from: string, to: string): string {
  return pinwheel.replace(from, to);
}

describe("a drawing of an answer", () => {
  it("is read as its rects, in row-major order of their top left cells", () => {
    expect(parseDrawing(pinwheel)).toEqual({ ok: true, value: pinwheelRects });
  });

  it("may be one cell", () => {
    expect(parseDrawing("┌───┐\n│ 1 │\n└───┘")).toEqual({
      ok: true,
      value: [{ x: 0, y: 0, width: 1, height: 1 }],
    });
  });

  it("has cells as wide as its longest clue needs", () => {
    const drawing = [
      "┌─────────────────┬─────┐",
      "│   3             │   1 │",
      "└─────────────────┴─────┘",
    ];
    expect(parseDrawing(drawing.join("\n").replace("  3", "100"))).toEqual({
      ok: true,
      value: [
        { x: 0, y: 0, width: 3, height: 1 },
        { x: 3, y: 0, width: 1, height: 1 },
      ],
    });
  });

  it.each([
    ["with a byte order mark", `\uFEFF${pinwheel}`],
    ["with CRLF line ends", pinwheel.replaceAll("\n", "\r\n")],
    ["with CR line ends", pinwheel.replaceAll("\n", "\r")],
    ["with blank lines around it", `\n  \n${pinwheel}\n\t\n`],
    ["with blanks at the ends of lines", pinwheel.replaceAll("\n", "   \n")],
    ["without a line end after the last line", pinwheel.trim()],
    ["with an unknown clue", changed("1", "?")],
    ["without some of its clues", pinwheel.replaceAll("2", " ")],
    ["with blanks for joints", pinwheel.replaceAll(/[┌┬┐├┼┤└┴┘]/g, " ").replaceAll(/^ | $/gm, "┼")],
  ])("is read %s", (_, text) => {
    expect(parseDrawing(text)).toEqual({ ok: true, value: pinwheelRects });
  });
});

describe("a drawing as a puzzle", () => {
  const undivided = `
┌───────────┐
│ ·   2   · │
│           │
│ 2   1   2 │
│           │
│ ·   2   · │
└───────────┘
`;

  it("has clues in its cells, and rects where walls divide them", () => {
    expect(parseDrawnSheet(pinwheel)).toEqual({ ok: true, value: PINWHEEL });
  });

  it("has no rects where cells are in no region, or nothing divides the clues", () => {
    const { puzzle } = PINWHEEL;
    expect(parseDrawnSheet(undivided)).toEqual({ ok: true, value: { puzzle } });
    const partly = changed("│     2 │   │", "│     2 │ · │");
    expect(parseDrawnSheet(partly)).toEqual({ ok: true, value: { puzzle } });
    const ones = parseDrawnSheet("┌───────┐\n│ 1   1 │\n└───────┘");
    expect(ones.ok && ones.value.rects).toBe(undefined);
  });

  it.each([
    ["a wrong sum", changed("1", "3"), "clue-sum"],
    ["no clues", pinwheel.replaceAll(/\d/g, " "), "no-clues"],
    ["a clue of 0", changed("1", "0"), "bad-clue"],
    ["a gap in its frame", changed("┌───", "┌   "), "open-frame"],
    ["a strange character", changed("1", "x"), "bad-character"],
  ])("is refused with %s", (_, text, kind) => {
    expect(parseDrawnSheet(text)).toMatchObject({ ok: false, error: { kind } });
  });
});

describe("a text that is no drawing of an answer is an error with its place", () => {
  it.each(["", "\n\n", "\uFEFF \r\n"])("empty: %j", (text) => {
    expect(errorOf(text)).toMatchObject({ kind: "empty", line: 1, column: 1 });
  });

  it("bad-shape: a line shorter or longer than the first", () => {
    expect(errorOf(changed("│ 2 │ 1 │ 2 │", "│ 2 │ 1 │ 2  │"))).toEqual({
      kind: "bad-shape",
      line: 5,
      column: 14,
      message:
        "line 5 has 14 characters, but line 2 has 13: the lines of a drawing are equally long",
    });
    expect(errorOf(changed("├───┬───┤   │", "├───┬"))).toMatchObject({
      kind: "bad-shape",
      line: 4,
      column: 6,
    });
  });

  it("bad-shape: a gap in the frame at the right, which is a line too short", () => {
    expect(errorOf(changed("│ 2 │ 1 │ 2 │", "│ 2 │ 1 │ 2  "))).toMatchObject({
      kind: "bad-shape",
      line: 5,
      column: 12,
    });
  });

  it("bad-shape: a line too many or too few", () => {
    expect(errorOf(changed("├───┬───┤   │\n", ""))).toMatchObject({
      kind: "bad-shape",
      line: 7,
      message: expect.stringContaining("lines 2 to 7: found 6 lines, expected an odd number"),
    });
    expect(errorOf("┌───┐")).toMatchObject({ kind: "bad-shape", line: 1 });
  });

  it("bad-shape: lines that are no whole number of cells long", () => {
    expect(errorOf(changed("1", "1").replaceAll(/.$/gm, "─$&"))).toMatchObject({
      kind: "bad-shape",
      line: 2,
      message: expect.stringContaining("14 characters: expected 1 more than a multiple of 4"),
    });
    expect(errorOf("x\ny\nz")).toMatchObject({ kind: "bad-shape" });
  });

  it.each([
    ["a joint", "┬───┐", "x───┐", 2, 9, '"x", expected a joint of walls'],
    ["a wall between rows", "┌───────", "┌───x───", 2, 5, '"x", expected a joint of walls'],
    ["a wall between rows", "┌───────", "┌──x────", 2, 4, '"x", expected a wall of 3 ─'],
    ["a part of a wall", "├───┬", "├── ┬", 4, 4, '" ", expected a wall of 3 ─'],
    ["a part of no wall", "┤   │", "┤ ─ │", 4, 11, '"─", expected a wall of 3 ─'],
    ["a wall between columns", "│ 1 │", "│ 1 x", 5, 9, '"x", expected a wall │'],
    ["a clue", "│ 1 │", "│ a │", 5, 7, '"a", expected a clue'],
    ["two clues in a cell", "│ 1 │", "│1 1│", 5, 6, '"1 1", expected a clue'],
  ])("bad-character: instead of %s", (_, from, to, line, column, message) => {
    expect(errorOf(changed(from, to))).toMatchObject({
      kind: "bad-character",
      line,
      column,
      message: expect.stringContaining(`line ${line}, column ${column}: found ${message}`),
    });
  });

  it("no-answer: cells marked as in no region", () => {
    expect(errorOf("┌───────┐\n│ 2   · │\n└───────┘")).toEqual({
      kind: "no-answer",
      line: 2,
      column: 7,
      cell: { x: 1, y: 0 },
      message:
        "line 2, column 7: found ·, a cell in no region: expected the drawing of a whole answer",
    });
  });

  it.each([
    ["at the top", "┌───────", "┌───    ", 2, 6, { x: 1, y: 0 }],
    ["at the bottom", "└───┴", "└   ┴", 8, 2, { x: 0, y: 2 }],
    ["at the left", "│ 2 │ 1", "  2 │ 1", 5, 1, { x: 0, y: 1 }],
  ])("open-frame: a gap %s", (_, from, to, line, column, cell) => {
    expect(errorOf(changed(from, to))).toMatchObject({ kind: "open-frame", line, column, cell });
  });

  it.each([
    [
      "left of a cell",
      "┌───┬───┐\n│ 4 │   │\n│   ╵   │\n│       │\n└───────┘",
      2,
      5,
      { x: 1, y: 0 },
    ],
    ["above a cell", "┌───────┐\n│ 4     │\n├───╴   │\n│       │\n└───────┘", 3, 2, { x: 0, y: 1 }],
  ])("loose-wall: a wall %s inside a region", (where, drawing, line, column, cell) => {
    expect(errorOf(drawing)).toEqual({
      kind: "loose-wall",
      line,
      column,
      cell,
      message: `line ${line}, column ${column}: found a wall ${where.replace("a cell", "cell")} (${cell.x}, ${cell.y}) inside a region, expected walls between regions only`,
    });
  });

  it("not-a-rectangle: a region with a corner missing", () => {
    const drawing = "┌───────┐\n│ 3     │\n│   ┌───┤\n│   │ 1 │\n└───┴───┘";
    expect(errorOf(drawing)).toEqual({
      kind: "not-a-rectangle",
      line: 2,
      column: 2,
      cell: { x: 0, y: 0 },
      message:
        "line 2, column 2: the region of cell (0, 0) has 3 cells and lacks (1, 1) of the 2x2 at (0, 0): expected a rectangle",
    });
  });
});
