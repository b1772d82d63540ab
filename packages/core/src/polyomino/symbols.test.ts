/** Symbols of pieces: one character each, the piece's own name where it can be. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesNamed } from "./piece-sets.ts";
import { symbolsOf } from "./symbols.ts";

/** The symbols of pieces of these names, in one string. */
function symbols(...names: string[]): string {
  return symbolsOf(names.map((name) => ({ name }))).join("");
}

describe("the symbol of a piece", () => {
  it("is its name where that is one letter or digit", () => {
    expect(symbols("F", "f", "7", "é")).toBe("Ff7é");
  });

  it("is else the first letter of its name, or that letter in the other case", () => {
    expect(symbols("corner", "I4", "I5", "O")).toBe("cIiO");
  });

  it("is else the first character that no other piece has", () => {
    expect(symbols("A1", "a2", "A3", "A4", "B")).toBe("AaCDB");
  });

  it("is never taken from a piece that has it for a name", () => {
    expect(symbols("long", "l", "L")).toBe("AlL");
  });

  it.each([".", "#", "0", "1", "*", "-", "あ", "א", "🟥"])(
    "is no sign that means something else, or would break a grid: %s",
    (name) => {
      expect(symbols(name)).toBe("A");
    },
  );

  it("is the same for pieces of the same name", () => {
    expect(symbols("F", "F", "f")).toBe("FFf");
  });

  it("is different for each name, however many there are", () => {
    const name = fc.string({ minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 100 }), (names) => {
        const all = symbolsOf(names.map((each) => ({ name: each })));
        expect(new Set(all).size).toBe(names.length);
        expect(all.filter((symbol) => symbol.length !== 1)).toEqual([]);
      }),
    );
    expect(new Set(symbolsOf(numbered(3000))).size).toBe(3000);
  });

  it("is as in the books for the known sets", () => {
    expect(symbolsOf(piecesNamed("pentominoes")!).join("")).toBe("FPINLTUVWXYZ");
    expect(symbolsOf(piecesNamed("one-sided-tetrominoes")!).join("")).toBe("IOTSLZJ");
  });

  it("cannot be given to more pieces than there are letters, a programmer's mistake", () => {
    expect(() => symbolsOf(numbered(30_000))).toThrow(RangeError);
  });
});

/** So many pieces, of which no name is a symbol. */
function numbered(count: number): { readonly name: string }[] {
  return Array.from({ length: count }, (_, number) => ({ name: `#${number}` }));
}
