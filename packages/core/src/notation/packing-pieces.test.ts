/** Pieces text: pictures with heads, known names, and what is wrong with a text. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPieces } from "../../test/random-arrangements.ts";
import { pieceOf } from "../../test/valid-packing.ts";
import { runs } from "../../test/runs.ts";
import { piecesNamed } from "../polyomino/piece-sets.ts";
import type { Piece } from "../polyomino/piece.ts";
import { formatPieces, MAX_PIECES, parsePieces } from "./packing-pieces.ts";

/** The pieces of a text that has no fault. */
function read(text: string): readonly Piece[] {
  const pieces = parsePieces(text);
  if (!pieces.ok) throw new Error(pieces.error.message);
  return pieces.value;
}

/** The pieces of a text, in short: names with copies. */
function short(text: string): string {
  return read(text)
    .map(({ name, min, max }) => `${name} ${min}..${max}`)
    .join(", ");
}

describe("a pieces text", () => {
  it("has a block for each piece, divided by empty lines: a head, and a picture below it", () => {
    expect(read("F\n **\n**\n *\n\n\nbar 0..3 one-sided\nXXXX\n\n")).toEqual([
      pieceOf("F", " **/**/ *"),
      pieceOf("bar", "****", { min: 0, max: 3, kind: "one-sided" }),
    ]);
  });

  it.each([
    ["U", { min: 1, max: 1, kind: "free" }],
    ["U 2", { min: 2, max: 2, kind: "free" }],
    ["U 0..4", { min: 0, max: 4, kind: "free" }],
    ["U fixed", { min: 1, max: 1, kind: "fixed" }],
    ["U  3   one-sided ", { min: 3, max: 3, kind: "one-sided" }],
  ])("says in the head %j copies and how the piece may be moved", (head, expected) => {
    expect(read(`${head}\n# #\n###`)).toMatchObject([{ name: "U", ...expected }]);
  });

  it("counts blanks and dots in a picture alike, and blanks before it", () => {
    const [piece] = read("X\n *\n***\n *");
    expect(read("X\n.*.\n***\n.*.")).toEqual([piece]);
    expect(read("X\n   # \n  *X*\n   *")).toEqual([piece]);
  });

  it("may come with a byte order mark, Windows line ends and blanks at line ends", () => {
    expect(read("\uFEFFV\r\n*  \r\n** \r\n  \r\nI\r\n**\r\n")).toEqual([
      pieceOf("V", "*/**"),
      pieceOf("I", "**"),
    ]);
  });

  it("comes back from its text, whatever the pieces are called", () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        expect(parsePieces(formatPieces(pieces))).toEqual({ ok: true, value: pieces });
      }),
      runs(100),
    );
  });

  it("is written as people draw", () => {
    const pieces = [pieceOf("F", " **/**/ *"), pieceOf("I", "**", { min: 0, max: 2 })];
    expect(formatPieces(pieces)).toBe("F\n **\n**\n *\n\nI 0..2\n**\n");
  });
});

describe("a block without a picture", () => {
  it("is the name of a set, or of a single piece", () => {
    expect(read("pentominoes")).toEqual(piecesNamed("pentominoes"));
    expect(read("one-sided-tetrominoes\n\nX-pentomino")).toEqual([
      ...piecesNamed("one-sided-tetrominoes")!,
      ...piecesNamed("X-pentomino")!,
    ]);
  });

  it("may say copies and kind, which hold for every piece of a set", () => {
    expect(short("trominoes 0..2")).toBe("I 0..2, V 0..2");
    expect(read("trominoes 2 fixed")).toMatchObject([{ kind: "fixed" }, { kind: "fixed" }]);
    expect(read("one-sided-tetrominoes 2")[0]).toMatchObject({ kind: "one-sided", max: 2 });
  });

  it("may leave out pieces of a set", () => {
    expect(short("pentominoes-F-X 0..1")).toBe(
      ["P", "I", "N", "L", "T", "U", "V", "W", "Y", "Z"].map((name) => `${name} 0..1`).join(", "),
    );
    expect(read("one-sided-pentominoes-f")).toHaveLength(17);
    expect(read("mixed-1-5-X5")).toHaveLength(20);
  });

  it("may join several by +, which is one line to type", () => {
    expect(short("trominoes-I + O-tetromino 0..3+monomino 2")).toBe("V 1..1, O4 0..3, O1 2..2");
  });

  it("may be mixed with pictures", () => {
    expect(short("domino 2\n\nring\n***\n* *\n***\n\nV-tromino")).toBe("I 2..2, ring 1..1, V 1..1");
  });

  it("gives pieces of different sizes and one name names that differ", () => {
    const names = read("tetrominoes+pentominoes").map(({ name }) => name);
    expect(names).toContain("I4");
    expect(names).toContain("I5");
    expect(names).toContain("F");
    expect(new Set(names).size).toBe(17);
  });

  it("may name a piece again, which adds its copies in the problem", () => {
    expect(short("trominoes+V-tromino")).toBe("I 1..1, V 1..1, V 1..1");
  });
});

describe("a text that is no pieces text is refused", () => {
  it.each([
    ["", "empty", 1, 1, "found no pieces"],
    [" \n\n", "empty", 1, 1, "the name of a set such as pentominoes"],
    ["pentominos", "unknown-name", 1, 1, "did you mean pentominoes?"],
    ["Pentominoes", "unknown-name", 1, 1, "did you mean pentominoes?"],
    ["pentomino", "unknown-name", 1, 1, "did you mean pentominoes?"],
    ["domino + F-pentomnio", "unknown-name", 1, 10, "did you mean F-pentomino?"],
    ["gadget", "unknown-name", 1, 1, "or its picture in the lines below"],
    ["pentominoes-Q", "unknown-name", 1, 1, 'no piece "Q" to leave out, only F P I N'],
    ["-", "unknown-name", 1, 1, 'found the name "-"'],
    ["a-".repeat(100_000), "unknown-name", 1, 1, "expected a set or piece that is known"],
    ["pentominoes, domino", "bad-head", 1, 14, "+ joins several"],
    ["domino-I", "unknown-name", 1, 1, "leaves no piece"],
    ["domino+", "bad-head", 1, 8, "found nothing, expected NAME"],
    ["A one-sidde\n**", "bad-head", 1, 3, "did you mean one-sided?"],
    ["A 1..2 free 3\n**", "bad-head", 1, 13, 'found "3" after "A"'],
    ["A fixed 2\n**", "bad-head", 1, 9, "NAME, then perhaps copies (2 or 0..3)"],
    ["A 3..2\n**", "bad-copies", 1, 3, "3..2 copies"],
    ["  domino 0", "bad-copies", 1, 10, "0..0 copies"],
    ["A\n**\n\n**\n*", "no-head", 4, 1, "expected the piece's name in a line above it"],
    ["A\n*o", "bad-character", 2, 2, 'found "o" in a picture'],
    ["A\n\t**", "bad-character", 2, 1, "found a tab in a picture"],
    ["A\n**\nB\n**", "bad-character", 3, 1, "an empty line divides pieces"],
    ["A\n..\n..", "no-cells", 1, 1, "has no cells"],
    ["domino\n\n A\n*.\n.*", "not-connected", 5, 2, "is in parts"],
    ["A\n**\n**\n\nA\n****", "same-name", 5, 1, "as is a different one in line 1"],
    [`${"A".repeat(41)}\n**`, "bad-name", 1, 1, "expected 1 to 40 characters"],
    [`A\n${"*".repeat(1001)}`, "too-large", 1, 1, "1001 cells"],
  ])("%#: %s at %d:%d", (text, kind, line, column, message) => {
    const pieces = parsePieces(text);
    expect(pieces).toMatchObject({ ok: false, error: { kind, line, column } });
    expect(pieces.ok ? "" : pieces.error.message).toContain(message);
    expect(pieces.ok ? "" : pieces.error.message).toContain(`line ${line}, column ${column}: `);
  });

  it("beyond so many pieces, before it costs much time", () => {
    const text = "heptominoes+".repeat(10_000);
    expect(parsePieces(text)).toMatchObject({ ok: false, error: { kind: "too-many-pieces" } });
    expect(parsePieces("heptominoes\n\n".repeat(MAX_PIECES))).toMatchObject({
      ok: false,
      error: { kind: "too-many-pieces", line: 185 },
    });
    const large = Array.from({ length: 1000 }, (_, number) => `A${number}\n${"*".repeat(999)}\n`);
    expect(parsePieces(large.join("\n"))).toMatchObject({
      ok: false,
      error: { kind: "too-many-pieces", line: 301 },
    });
  });

  it("and no text makes the parser throw", () => {
    const bits = fc.constantFrom(
      "pentominoes",
      "-F",
      "+",
      " ",
      "0..1",
      "A",
      "**",
      "\n",
      "\n\n",
      "\t",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(bits).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = parsePieces(text);
        expect(pieces.ok ? 1 : pieces.error.line).toBeGreaterThan(0);
      }),
      runs(200),
    );
  });
});
