import { describe, expect, it } from "vitest";
import { pieceOf } from "../../test/valid-packing.ts";
import { nameOfPiece } from "./orientations.ts";
import { PIECE_SET_NAMES, piecesNamed, withDistinctNames } from "./piece-sets.ts";
import { polyominoes } from "./polyominoes.ts";

function lettersOf(name: string): string {
  return piecesNamed(name)!
    .map((piece) => piece.name)
    .join(" ");
}

describe("piece sets", () => {
  it("name the pentominoes in the tutorial's order, by Golomb's letters", () => {
    expect(lettersOf("pentominoes")).toBe("F P I N L T U V W X Y Z");
  });

  it("give the mirror image of a one-sided pentomino the small letter", () => {
    expect(lettersOf("one-sided-pentominoes")).toBe("F P I N L T U V W X Y Z f p n l y z");
  });

  it("name the one-sided tetrominoes as everybody does", () => {
    expect(lettersOf("one-sided-tetrominoes")).toBe("I O T S L Z J");
  });

  it("put the number of cells behind the letters where sizes are mixed", () => {
    expect(lettersOf("mixed-1-4")).toBe("O1 I2 I3 V3 I4 O4 T4 S4 L4");
  });

  it.each([
    ["tetrominoes", 4, "free"],
    ["pentominoes", 5, "free"],
    ["hexominoes", 6, "free"],
    ["heptominoes", 7, "free"],
    ["one-sided-tetrominoes", 4, "one-sided"],
    ["one-sided-pentominoes", 5, "one-sided"],
    ["one-sided-hexominoes", 6, "one-sided"],
  ] as const)("%s are all the polyominoes of %i cells that are %s", (name, cells, kind) => {
    const expected = polyominoes(cells, kind).map((shape) => nameOfPiece({ cells: shape, kind }));
    expect(piecesNamed(name)!.map(nameOfPiece).toSorted()).toEqual(expected.toSorted());
  });

  it.each(PIECE_SET_NAMES)("%s has no two pieces of one name or one shape", (name) => {
    const pieces = piecesNamed(name)!;
    expect(new Set(pieces.map((piece) => piece.name)).size).toBe(pieces.length);
    expect(new Set(pieces.map(nameOfPiece)).size).toBe(pieces.length);
  });

  it("know single pieces by letter and size", () => {
    expect(piecesNamed("O-tetromino")).toMatchObject([{ name: "O", cells: { length: 4 } }]);
    expect(piecesNamed("monomino")).toMatchObject([{ cells: { length: 1 } }]);
  });

  it.each(["", "pentomino", "K-pentomino", "octominoes", "mixed-5-1", "constructor", "toString"])(
    "know nothing of %j",
    (name) => {
      expect(piecesNamed(name)).toBe(undefined);
    },
  );
});

describe("pieces that share a name", () => {
  it("have their numbers of cells put after it, where their shapes differ", () => {
    const pieces = withDistinctNames([
      ...piecesNamed("tetrominoes")!,
      ...piecesNamed("pentominoes")!,
    ]);
    expect(pieces.map(({ name }) => name).filter((name) => name.startsWith("I"))).toEqual([
      "I4",
      "I5",
    ]);
    expect(pieces.map(({ name }) => name)).toContain("F");
  });

  it("keep it where they are the same piece", () => {
    const turned = [pieceOf("V", "**/*"), pieceOf("V", " */**")];
    expect(withDistinctNames(turned).map(({ name }) => name)).toEqual(["V", "V"]);
  });
});
