import { describe, expect, it } from "vitest";
import { boardOf, boxOf, packingOf, pieceOf } from "../../test/valid-packing.ts";
import { packing, type CellOfPiece } from "./packing.ts";

const domino = pieceOf("I", "**");
const corner = pieceOf("V", "**/*");

describe("a packing problem", () => {
  it("merges pieces that have the same orientations, with the copies of both", () => {
    const turned = pieceOf("J", " */**", { min: 0, max: 2 });
    const { pieces } = packingOf("3x3", [corner, turned, domino]);
    expect(pieces).toMatchObject([
      { name: "V", min: 1, max: 3 },
      { name: "I", min: 1, max: 1 },
    ]);
  });

  it("keeps a one-sided piece apart from the same one free", () => {
    const { pieces } = packingOf("4x4", [
      pieceOf("L", "*/*/**"),
      pieceOf("J", "*/*/**", { kind: "one-sided" }),
    ]);
    expect(pieces).toHaveLength(2);
  });

  it("lets a pinned cell to its piece alone, and a barred one to all but that", () => {
    const { allowed } = packingOf("2x2", [domino, corner], {
      pins: [{ cell: { x: 1, y: 0 }, piece: "V" }],
      bars: [{ cell: { x: 0, y: 1 }, piece: "V" }],
    });
    expect(allowed.map((mask) => [...mask])).toEqual([
      [1, 0, 1, 1],
      [1, 1, 0, 1],
    ]);
  });

  it.each([
    ["no pieces", "no-pieces", () => packing(boxOf("2x2"), [])],
    [
      "two pieces of one name",
      "same-name",
      () => packing(boxOf("2x2"), [domino, { ...corner, name: "I" }]),
    ],
    [
      "a pin to no piece",
      "unknown-piece",
      () => packing(boxOf("2x2"), [domino], { pins: [at(0, 0, "Q")] }),
    ],
    [
      "a bar off the board",
      "outside-board",
      () => packing(boxOf("2x2"), [domino], { bars: [at(2, 0, "I")] }),
    ],
    [
      "a pin on a wall",
      "outside-board",
      () => packing(boardOf(".#"), [domino], { pins: [at(1, 0, "I")] }),
    ],
    [
      "a cell pinned to two pieces",
      "two-pins",
      () => packing(boxOf("2x2"), [domino, corner], { pins: [at(0, 0, "I"), at(0, 0, "V")] }),
    ],
  ])("is refused with %s", (_, kind, make) => {
    expect(make()).toMatchObject({ ok: false, error: { kind } });
  });
});

/** What a pin or a bar says. */
function at(x: number, y: number, piece: string): CellOfPiece {
  return { cell: { x, y }, piece };
}
