import { describe, expect, it } from "vitest";
import { FIVE_BOXES, packingOf, pieceOf } from "../../test/valid-packing.ts";
import { placementsOf } from "./placements.ts";
import { symmetriesOf } from "./symmetry.ts";
import type { CellOfPiece, Packing } from "./packing.ts";

function namesOf(packing: Packing): string[] {
  return symmetriesOf(packing).map(({ name }) => name);
}

const RECTANGLE = ["identity", "half-turn", "flip-left-right", "flip-top-bottom"];
const domino = pieceOf("I", "**", { max: 9 });

describe("the symmetries of a packing problem", () => {
  it("are those of a rectangle, of a square", () => {
    expect(namesOf(packingOf(FIVE_BOXES["6x10"]!, "pentominoes"))).toEqual(RECTANGLE);
    expect(namesOf(packingOf("4x4", "tetrominoes"))).toHaveLength(8);
  });

  it("see the outline alone, wherever it lies in its picture", () => {
    expect(namesOf(packingOf("####/#..#/#..#", [domino]))).toHaveLength(8);
    expect(namesOf(packingOf("...#", [domino]))).toEqual(RECTANGLE);
  });

  it.each([
    ["......./...#...", ["identity", "flip-left-right"]],
    ["..#/#..", ["identity", "half-turn"]],
    ["..#/..#/...", ["identity"]],
    ["..../...#/...#/.###", ["identity", "flip-diagonal"]],
    [".#./.../.#.", ["identity", "half-turn", "flip-left-right", "flip-top-bottom"]],
  ])("of the board %s are %j", (board, names) => {
    expect(namesOf(packingOf(board, [domino])).toSorted()).toEqual(names.toSorted());
  });

  it("include quarter turns without flips, where the outline is a pinwheel", () => {
    expect(namesOf(packingOf("..#./#.../...#/.#..", [domino]))).toEqual([
      "identity",
      "quarter-turn",
      "half-turn",
      "three-quarter-turn",
    ]);
  });

  describe("depend on the pieces", () => {
    it("one-sided ones keep the flips where mirror images are in the set, as often", () => {
      expect(namesOf(packingOf("5x18", "one-sided-pentominoes"))).toEqual(RECTANGLE);
      const left = pieceOf("L", "*/*/**", { kind: "one-sided" });
      const right = pieceOf("J", " */ */**", { kind: "one-sided" });
      expect(namesOf(packingOf("4x3", [left, right]))).toEqual(RECTANGLE);
      expect(namesOf(packingOf("4x3", [left, { ...right, max: 2 }]))).toEqual([
        "identity",
        "half-turn",
      ]);
      expect(namesOf(packingOf("4x3", [left]))).toEqual(["identity", "half-turn"]);
    });

    it("a fixed one keeps what maps it to itself or to another of the set", () => {
      const wide = pieceOf("W", "**", { kind: "fixed" });
      const tall = pieceOf("T", "*/*", { kind: "fixed" });
      expect(namesOf(packingOf("4x4", [wide]))).toEqual(RECTANGLE);
      expect(namesOf(packingOf("4x4", [wide, tall]))).toHaveLength(8);
      expect(namesOf(packingOf("4x4", [pieceOf("L", "*/**", { kind: "fixed" })]))).toEqual([
        "identity",
        "flip-antidiagonal",
      ]);
    });
  });

  it("keep pins and barred cells where they are", () => {
    const pieces = [pieceOf("I", "***"), pieceOf("V", "**/*")];
    expect(namesOf(packingOf("3x2", pieces, { pins: [at(0, 0)] }))).toEqual(["identity"]);
    expect(namesOf(packingOf("3x2", pieces, { bars: [at(1, 0)] }))).toEqual([
      "identity",
      "flip-left-right",
    ]);
    expect(namesOf(packingOf("3x2", pieces, { bars: [at(0, 0), at(2, 1)] }))).toEqual([
      "identity",
      "half-turn",
    ]);
  });

  it("map every placement to a placement", () => {
    const packing = packingOf("..#./#.../...#/.#..", "one-sided-tetrominoes");
    const placements = placementsOf(packing);
    const numbers = new Map(packing.board.cells.map(({ x, y }, number) => [`${x},${y}`, number]));
    const cellsOf = placements.map(({ cells }) =>
      cells.map(({ x, y }) => numbers.get(`${x},${y}`)!),
    );
    const keys = new Set(placements.map(({ piece }, index) => keyOf(piece, cellsOf[index]!)));
    for (const { cells, pieces } of symmetriesOf(packing)) {
      const images = placements.map(({ piece }, index) =>
        keyOf(
          pieces[piece]!,
          cellsOf[index]!.map((cell) => cells[cell]!),
        ),
      );
      expect(new Set(images)).toEqual(keys);
    }
  });
});

/** The piece V at a cell, to be pinned or barred. */
function at(x: number, y: number): CellOfPiece {
  return { cell: { x, y }, piece: "V" };
}

/** Equal for placements of one piece on the same cells. */
function keyOf(piece: number, cells: readonly number[]): string {
  return [piece, ...cells.toSorted((a, b) => a - b)].join();
}
