/**
 * Symbols: one character for each piece, for letter grids, pins in board texts, and drawings.
 *
 * A piece whose name is such a character is known by it; the others take, in their order, the first
 * letter of their name, that letter in the other case, or the first character that is still free. So
 * the symbols of `I4 I5 O` are I, i and O. They depend on the names and their order alone. Signs that mean
 * something in a board's text (`.`, `#`, 0, 1, blanks) are no symbols, nor are letters that are two
 * columns wide or written from right to left, as long as there are others.
 */

import type { Piece } from "./piece.ts";

/** Every further letter: first Latin, Greek and Cyrillic, then those that are two columns wide. */
const FURTHER_LETTERS: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x4e00, 0x9fff],
];

const NARROW_LETTER = /^[A-Za-z2-9\u00C0-\u024F\u0370-\u052F]$/;
const LETTER_OR_DIGIT = /^[\p{L}2-9]$/u;

/**
 * By piece, its symbol: one character, different for each name.
 *
 * Throws a `RangeError` for more names than there are symbols, over 20,000.
 */
export function symbolsOf(pieces: readonly Pick<Piece, "name">[]): readonly string[] {
  const names = new Set(pieces.map(({ name }) => name));
  const symbolByName = new Map<string, string>();
  const taken = new Set<string>();
  const give = (name: string, symbol: string): void => {
    symbolByName.set(name, symbol);
    taken.add(symbol);
    names.delete(name);
  };
  for (const wish of WISHES) {
    for (const name of names) {
      const symbol = wish(name);
      if (isSymbol(symbol) && !taken.has(symbol)) give(name, symbol);
    }
  }
  const all = allSymbols();
  for (const name of names) {
    let next = all.next();
    while (next.done !== true && taken.has(next.value)) next = all.next();
    if (next.done === true) throw new RangeError("more pieces than there are symbols");
    give(name, next.value);
  }
  return pieces.map(({ name }) => symbolByName.get(name)!);
}

/** What a piece would be known by, dearest wish first. */
const WISHES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.slice(0, 1),
  (name) => otherCase(name.slice(0, 1)),
];

function isSymbol(text: string): boolean {
  return NARROW_LETTER.test(text) && LETTER_OR_DIGIT.test(text);
}

function otherCase(letter: string): string {
  const small = letter.toLowerCase();
  return small === letter ? letter.toUpperCase() : small;
}

function* allSymbols(): Generator<string, void> {
  yield* "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz23456789";
  for (const [first, last] of FURTHER_LETTERS) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      if (LETTER_OR_DIGIT.test(letter)) yield letter;
    }
  }
}
