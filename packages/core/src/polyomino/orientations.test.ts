import { describe, expect, it } from "vitest";
import { pieceOf } from "../../test/valid-packing.ts";
import { orientationsOf } from "./orientations.ts";
import { piecesNamed } from "./piece-sets.ts";
import { PIECE_KINDS } from "./piece.ts";

describe("the orientations of a piece", () => {
  it.each([
    ["free", 8],
    ["one-sided", 4],
    ["fixed", 1],
  ] as const)("without any symmetry of its own: of a %s one %i", (kind, count) => {
    expect(orientationsOf(pieceOf("F", " **/**/ *", { kind }))).toHaveLength(count);
  });

  it("are fewer where it is symmetric: equal shapes are one", () => {
    const counts = piecesNamed("pentominoes")!.map(
      (piece) => [piece.name, orientationsOf(piece).length] as const,
    );
    expect(Object.fromEntries(counts)).toEqual({
      F: 8,
      P: 8,
      I: 2,
      N: 8,
      L: 8,
      T: 4,
      U: 4,
      V: 4,
      W: 4,
      X: 1,
      Y: 8,
      Z: 4,
    });
  });

  it.each(PIECE_KINDS)("lie at the top left and are as large as the %s piece", (kind) => {
    for (const shape of orientationsOf(pieceOf("Y", "****/ *", { kind }))) {
      expect(shape).toHaveLength(5);
      expect(Math.min(...shape.map(({ x }) => x))).toBe(0);
      expect(Math.min(...shape.map(({ y }) => y))).toBe(0);
    }
  });
});
