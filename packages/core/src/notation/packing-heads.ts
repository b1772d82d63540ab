/**
 * Heads of pieces: `NAME [MIN..MAX] [free|one-sided|fixed]`, above a picture or on their own.
 *
 * On its own a head names pieces that are known: a set, a single piece, or a set without some
 * (`pentominoes-F-X`), and several are joined by `+`. Since names have dashes themselves, a name that is
 * known is never taken apart.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, quote, type Place } from "../base/text.ts";
import { PIECE_SET_NAMES, piecesNamed } from "../polyomino/piece-sets.ts";
import {
  MAX_NAME_LENGTH,
  PIECE_KINDS,
  pieceFromCells,
  type Piece,
  type PieceError,
  type PieceOptions,
} from "../polyomino/piece.ts";
import { didYouMean } from "./near-miss.ts";

/** Why a line is no head, or names no pieces. */
export type HeadError = InputError<"bad-head" | "unknown-name" | PieceError["kind"]>;

/** A head: what it says, and where its name and its copies stand. */
export interface Head {
  readonly name: string;
  readonly place: Place;
  /** Only what the head says. */
  readonly options: PieceOptions;
  /** Where the copies stand, or the name where there are none. */
  readonly copiesPlace: Place;
}

/** A piece, and where the text speaks of it. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly place: Place;
}

const COPIES = /^(\d+)(?:\.\.(\d+))?$/;
const EXPECTED =
  "NAME, then perhaps copies (2 or 0..3), then perhaps free, one-sided or fixed; + joins several";

/**
 * The head in a text.
 *
 * @param place where the text begins
 *
 * Errors: `bad-head`.
 */
export function parseHead(text: string, place: Place): Result<Head, HeadError> {
  const words = Array.from(text.matchAll(/\S+/g), (match) => ({
    word: match[0],
    place: { line: place.line, column: place.column + match.index },
  }));
  const first = words.shift();
  if (first === undefined) {
    return err(errorAt("bad-head", place, `found nothing, expected ${EXPECTED}`));
  }
  const copiesPlace = words[0]?.place ?? first.place;
  const copies = COPIES.exec(words[0]?.word ?? "");
  if (copies !== null) words.shift();
  const kind = PIECE_KINDS.find((each) => each === words[0]?.word);
  if (kind !== undefined) words.shift();
  const [extra] = words;
  if (extra !== undefined) {
    const near = didYouMean(extra.word, PIECE_KINDS);
    const found = `found ${quote(extra.word)} after ${quote(first.word)}`;
    return err(errorAt("bad-head", extra.place, `${found}, expected ${EXPECTED}${near}`));
  }
  const min = Number(copies?.[1]);
  const range = copies === null ? {} : { min, max: Number(copies[2] ?? min) };
  const options = { ...range, ...(kind === undefined ? {} : { kind }) };
  return ok({ name: first.word, place: first.place, options, copiesPlace });
}

/** What {@link parseHead} reads: copies and kind only where they are not 1 and free. */
export function formatHead({ name, min, max, kind }: Piece, withCopies: boolean): string {
  const copies = min === max ? `${min}` : `${min}..${max}`;
  const isOnce = min === 1 && max === 1;
  return [name, isOnce && !withCopies ? "" : copies, kind === "free" ? "" : kind]
    .filter((word) => word !== "")
    .join(" ");
}

/**
 * The pieces that a line of heads joined by `+` names. Where a head says copies or a kind, they hold for
 * each of its pieces. The line is not read to its end when it names more than `most` pieces.
 *
 * @param piecesOf looks up a name
 *
 * Errors: `bad-head`, `unknown-name`, `bad-copies`.
 */
export function parseKnownPieces(
  text: string,
  { line, column }: Place,
  piecesOf: typeof piecesNamed,
  most: number,
): Result<readonly PlacedPiece[], HeadError> {
  const all: PlacedPiece[] = [];
  let at = column;
  for (const term of text.split("+")) {
    const head = parseHead(term, { line, column: at });
    if (!head.ok) return head;
    at += term.length + 1;
    const known = knownPieces(head.value, piecesOf);
    if (!known.ok) return known;
    for (const { name, cells, kind } of known.value) {
      const { place, options, copiesPlace } = head.value;
      const piece = pieceFromCells(name, cells, { kind, ...options });
      if (!piece.ok) return err(errorAt(piece.error.kind, copiesPlace, piece.error.message));
      all.push({ piece: piece.value, place });
    }
    if (all.length > most) break;
  }
  return ok(all);
}

/** The pieces of a name, without those that it takes away. */
function knownPieces(
  { name, place }: Head,
  piecesOf: typeof piecesNamed,
): Result<readonly Piece[], HeadError> {
  let rest = name;
  let pieces = piecesOf(rest);
  let without: readonly string[] = [];
  // No known name is that long, and a long list of what to leave out is not gone through dash by dash.
  for (let at = MAX_NAME_LENGTH; pieces === undefined; at--) {
    at = name.lastIndexOf("-", at);
    if (at < 1) break;
    rest = name.slice(0, at);
    without = name.slice(at + 1).split("-");
    pieces = piecesOf(rest);
  }
  if (pieces === undefined) {
    const near = didYouMean(name, knownNames());
    const expected = `a set or piece that is known, or its picture in the lines below`;
    const message = `found the name ${quote(name)}, expected ${expected}${near}`;
    return err(errorAt("unknown-name", place, message));
  }
  const names = new Set(pieces.map((piece) => piece.name));
  for (const each of without) {
    if (names.delete(each)) continue;
    const message = `found ${quote(name)}, but ${rest} has no piece ${quote(each)} to leave out, only ${[...names].join(" ")}`;
    return err(errorAt("unknown-name", place, message));
  }
  if (names.size === 0) {
    return err(errorAt("unknown-name", place, `${quote(name)} leaves no piece of ${rest}`));
  }
  return ok(pieces.filter((piece) => names.has(piece.name)));
}

/** What a name might have been meant to be: sets, and single pieces that have letters. */
function knownNames(): readonly string[] {
  const singles = ["trominoes", "tetrominoes", "pentominoes"].flatMap((set) =>
    (piecesNamed(set) ?? []).map(({ name }) => `${name}-${set.slice(0, -"es".length)}`),
  );
  return [...PIECE_SET_NAMES, "monomino", "domino", ...singles];
}
