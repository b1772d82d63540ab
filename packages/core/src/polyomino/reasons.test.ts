import { describe, expect, it } from "vitest";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import { packingReason } from "./reasons.ts";

const domino = pieceOf("I", "**", { min: 0, max: 9 });

describe("a packing problem plainly has no arrangement", () => {
  it("when the pieces have too few cells, or too many", () => {
    expect(packingReason(packingOf("8x8", "pentominoes"))).toEqual({
      kind: "area",
      cells: 64,
      pieces: { min: 60, max: 60 },
      message: "the board has 64 cells to fill, but the pieces have 60 together",
    });
    expect(packingReason(packingOf("5x5", "pentominoes"))).toMatchObject({
      kind: "area",
      cells: 25,
    });
  });

  it("when no choice of the pieces has as many", () => {
    expect(packingReason(packingOf("3x3", [domino]))).toMatchObject({
      kind: "area",
      cells: 9,
      message: "the board has 9 cells to fill, which no choice of the pieces has together",
    });
  });

  it("when a piece that must be used fits nowhere", () => {
    expect(packingReason(packingOf("30x2", "pentominoes"))).toMatchObject({
      kind: "no-placement",
      piece: 0,
      message: "the piece F fits nowhere on the board",
    });
  });

  it("when no piece can cover a cell", () => {
    expect(
      packingReason(packingOf("..#./##.#/#..#", [pieceOf("I", "**", { max: 9 })])),
    ).toMatchObject({
      kind: "unreachable-cell",
      cell: { x: 3, y: 0 },
      message: "no piece can cover the cell (3, 0)",
    });
  });

  it("when those that pins and bars leave a cell to cannot cover it", () => {
    const pinned = packingOf("10x6", "pentominoes", {
      pins: [{ cell: { x: 0, y: 0 }, piece: "X" }],
    });
    expect(packingReason(pinned)).toMatchObject({
      kind: "unreachable-cell",
      message: "no piece can cover the cell (0, 0): pins and bars leave it to X",
    });
  });

  it("when a separate part has a number of cells that the pieces that fit into it cannot have", () => {
    const board = Array.from({ length: 4 }, () => "........#.......").join("/");
    expect(packingReason(packingOf(board, "pentominoes"))).toMatchObject({
      kind: "part-area",
      cell: { x: 0, y: 0 },
      cells: 32,
    });
  });

  describe("by the colours of a chessboard", () => {
    it("the five tetrominoes in 4x5 and 2x10, since T alone covers three of one colour", () => {
      for (const board of ["5x4", "10x2"]) {
        expect(packingReason(packingOf(board, "tetrominoes"))).toMatchObject({
          kind: "parity",
          difference: 0,
          possible: [2],
        });
      }
    });

    it("the seven one-sided tetrominoes in 4x7", () => {
      expect(packingReason(packingOf("7x4", "one-sided-tetrominoes"))).toMatchObject({
        kind: "parity",
      });
    });

    it.each(["15x14", "21x10", "30x7", "35x6", "42x5", "70x3"])(
      "the 35 hexominoes in %s: eleven of them differ by 2, and an odd number of those sums to no 0",
      (board) => {
        expect(packingReason(packingOf(board, "hexominoes"))).toMatchObject({
          kind: "parity",
          cells: 210,
          difference: 0,
          possible: [2, 6, 10, 14, 18, 22],
          message: expect.stringMatching(/can only sum to 2, 6, 10, 14, 18, 22$/) as string,
        });
      },
    );

    it("dominoes on a board without two opposite corners", () => {
      const cut = ["#...", "....", "....", "...#"].join("/");
      expect(packingReason(packingOf(cut, [pieceOf("I", "**", { max: 7 })]))).toMatchObject({
        kind: "parity",
        difference: 2,
        possible: [0],
        message:
          "coloured like a chessboard, the board has 8 cells of one colour and 6 of the other, a difference of 2, but those of the pieces can only sum to 0",
      });
    });

    it("dominoes in separate parts whose colours even out over the board", () => {
      const parts = ["...##...", "#.####.#"].join("/");
      expect(packingReason(packingOf(parts, [pieceOf("I", "**", { max: 9 })]))).toMatchObject({
        kind: "part-parity",
        cell: { x: 0, y: 0 },
        cells: 4,
        difference: 2,
        possible: [0],
      });
    });
  });

  it("and nothing is claimed of others", () => {
    expect(packingReason(packingOf("10x6", "pentominoes"))).toBe(undefined);
    expect(packingReason(packingOf("3x3", [pieceOf("O", "***/***/***")]))).toBe(undefined);
  });
});
