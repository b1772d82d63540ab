import { describe, expect, it } from "vitest";
import { MAX_COPIES, MAX_PIECE_CELLS, pieceFromCells, pieceFromPicture } from "./piece.ts";

describe("a piece of a picture", () => {
  it("has the cells drawn as *, # or X, moved to the top left, row by row", () => {
    const piece = pieceFromPicture("P", ["", "  .#", "  X*"]);
    expect(piece).toEqual({
      ok: true,
      value: {
        name: "P",
        cells: [
          { x: 1, y: 0 },
          { x: 0, y: 1 },
          { x: 1, y: 1 },
        ],
        kind: "free",
        min: 1,
        max: 1,
      },
    });
  });

  it("is used once and free, unless it is said otherwise", () => {
    expect(pieceFromPicture("I", ["**"], { kind: "fixed", min: 0, max: 3 })).toMatchObject({
      value: { kind: "fixed", min: 0, max: 3 },
    });
    expect(pieceFromPicture("I", ["**"], { min: 2 })).toMatchObject({ value: { min: 2, max: 2 } });
  });
});

describe("a piece is refused", () => {
  const square = [{ x: 0, y: 0 }];
  it.each([
    ["without cells", "no-cells", () => pieceFromPicture("A", ["  ", ""])],
    ["in parts", "not-connected", () => pieceFromPicture("A", ["* *", "*"])],
    ["joined at a corner alone", "not-connected", () => pieceFromPicture("A", ["*", " *"])],
    ["with a cell twice", "same-cell", () => pieceFromCells("A", [...square, ...square])],
    ["without a name", "bad-name", () => pieceFromCells("", square)],
    ["with white space in its name", "bad-name", () => pieceFromCells("A B", square)],
    ["with fewer than no copies", "bad-copies", () => pieceFromCells("A", square, { min: -1 })],
    ["with half a copy", "bad-copies", () => pieceFromCells("A", square, { max: 1.5 })],
    [
      "of which none may be used",
      "bad-copies",
      () => pieceFromCells("A", square, { min: 0, max: 0 }),
    ],
    [
      "with less at most than at least",
      "bad-copies",
      () => pieceFromCells("A", square, { min: 3, max: 2 }),
    ],
    [
      "with absurdly many copies",
      "bad-copies",
      () => pieceFromCells("A", square, { max: MAX_COPIES + 1 }),
    ],
    [
      "of too many cells",
      "too-large",
      () => pieceFromPicture("A", ["*".repeat(MAX_PIECE_CELLS + 1)]),
    ],
  ])("%s", (_, kind, make) => {
    expect(make()).toMatchObject({ ok: false, error: { kind } });
  });

  it("with the cell that is not joined to the others", () => {
    expect(pieceFromPicture("A", ["**", "", " *"])).toMatchObject({
      error: { cell: { x: 1, y: 2 }, message: expect.stringContaining("(1, 2)") as string },
    });
  });
});
