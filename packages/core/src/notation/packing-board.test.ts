/** Board text: sizes, pictures with walls and pins, and what is wrong with a text. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrangements, anyBoards } from "../../test/random-arrangements.ts";
import { runs } from "../../test/runs.ts";
import { boardOf, boxOf, pieceOf } from "../../test/valid-packing.ts";
import type { Board } from "../polyomino/board.ts";
import { piecesNamed } from "../polyomino/piece-sets.ts";
import { formatBoard, parseBoard, type PinnedBoard } from "./packing-board.ts";

const pentominoes = piecesNamed("pentominoes")!;

/** The board of a text that has no fault, with its pins. */
function read(text: string, pieces = pentominoes): PinnedBoard {
  const board = parseBoard(text, pieces);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

/** The board of a text that has no fault and no pins. */
function boardIn(text: string): Board {
  const { board, pins } = read(text);
  expect(pins).toEqual([]);
  return board;
}

describe("a board text", () => {
  it.each(["6x10", " 6x10\r\n", "6 x 10", "6×10"])("may be a size: %j", (text) => {
    expect(boardIn(text)).toEqual(boxOf("6x10"));
  });

  it("may be a picture: . or 1 is a cell to fill, # or 0 a wall", () => {
    expect(boardIn("..#\n.#.\n")).toEqual(boardOf("..#/.#."));
    expect(boardIn("110\n101")).toEqual(boardOf("..#/.#."));
  });

  it("has walls where it has blanks, at a line's end and inside", () => {
    expect(boardIn("...  \n. .\n\n..")).toEqual(boardOf(".../.#./###/..#"));
  });

  it("does not count blank rows and columns around the picture, but walls that are written", () => {
    expect(boardIn("\n\n   ..\n  ...\n\n")).toEqual(boardOf("#../..."));
    expect(boardIn("####\n#..#\n####")).toEqual(boardOf("####/#..#/####"));
  });

  it("may be a matrix as programs print it, zeros and ones divided by blanks or commas", () => {
    expect(boardIn("[[1 1 0]\n [1 0 1]]")).toEqual(boardOf("..#/.#."));
    expect(boardIn("1, 1, 0,\n1, 0, 1\n")).toEqual(boardOf("..#/.#."));
    expect(boardIn("11 1")).toEqual(boardOf("..#."));
  });

  it("pins cells to pieces by their symbols", () => {
    expect(read("..X\nF..")).toEqual({
      board: boardOf(".../..."),
      pins: [
        { cell: { x: 2, y: 0 }, piece: "X" },
        { cell: { x: 0, y: 1 }, piece: "F" },
      ],
    });
    const long = [pieceOf("corner", "*/**"), pieceOf("bar", "***")];
    expect(read("c.b", long).pins.map(({ piece }) => piece)).toEqual(["corner", "bar"]);
  });

  it("may come with a byte order mark, Windows line ends and trailing blank lines", () => {
    expect(boardIn("\uFEFF..\r\n.#\r\n\r\n  \r\n")).toEqual(boardOf("../.#"));
  });

  it("comes back from its text", () => {
    fc.assert(
      fc.property(anyBoards, (board) => {
        expect(formatBoard({ board, pins: [] })).toMatch(/^([.#]+\n)+$/);
        expect(boardIn(formatBoard({ board, pins: [] }))).toEqual(board);
      }),
      runs(60),
    );
  });

  it("comes back with its pins", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing: { board, pieces }, arrangement }) => {
        const pins = arrangement.map(({ piece, cells }) => ({
          cell: cells[0]!,
          piece: pieces[piece]!.name,
        }));
        // A line such as 2x3 is a size, even where 2, x and 3 are pieces.
        fc.pre(board.size.height > 1);
        expect(read(formatBoard({ board, pins }, pieces), [...pieces])).toEqual({ board, pins });
      }),
      runs(60),
    );
  });
});

describe("a text that is no board is refused", () => {
  it.each([
    ["", "empty", 1, 1, "found no cells"],
    ["\n  \n", "empty", 1, 1, "found no cells"],
    ["...\n.?.", "bad-character", 2, 2, 'found "?", expected . or 1 for a cell to fill'],
    ["..\n\t.", "bad-character", 2, 1, "found a tab"],
    ["...\n.Q.", "bad-character", 2, 2, "a piece's symbol: F P I N L T U V W X Y Z"],
    ["6X10", "bad-character", 1, 1, 'found "6"'],
    ["..🟥", "bad-character", 1, 3, 'found "🟥"'],
    ["1 1\n1 2", "bad-character", 2, 3, 'found "2"'],
  ])("%j: %s at %d:%d", (text, kind, line, column, message) => {
    const board = parseBoard(text, pentominoes);
    expect(board).toMatchObject({ ok: false, error: { kind, line, column } });
    expect(board.ok ? "" : board.error.message).toContain(message);
  });

  it.each([
    ["0x3", "bad-size"],
    ["101x100", "too-large"],
    ["99999999999999999999x1", "bad-size"],
    ["###\n###", "nothing-to-fill"],
    [`${".".repeat(10_000)}${"\n.".repeat(10_000)}`, "too-large"],
  ])("%#: %s", (text, kind) => {
    expect(parseBoard(text)).toMatchObject({ ok: false, error: { kind } });
  });

  it("with a letter when there are no pieces", () => {
    expect(parseBoard("..F")).toMatchObject({ ok: false, error: { kind: "bad-character" } });
  });

  it("and names pieces whose symbol is not their name, but not hundreds of them", () => {
    const named = parseBoard("?", [pieceOf("bar", "***")]);
    expect(named.ok ? "" : named.error.message).toMatch(/a piece's symbol: b \(bar\)$/);
    const many = parseBoard("?", piecesNamed("heptominoes"));
    expect(many.ok ? "" : many.error.message).toMatch(/ and so on$/);
  });

  it("and no text makes the parser throw", () => {
    const signs = fc.constantFrom(".", "1", "#", "0", " ", "F", "\n", "x", "9", ",");
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(signs).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const board = parseBoard(text, pentominoes);
        expect(board.ok ? "expected" : board.error.message).toContain("expected");
      }),
      runs(200),
    );
  });
});
