/**
 * Pieces text: blocks divided by empty lines, each a head and the picture of a piece.
 *
 * The head says what the piece is called, how many copies of it there are, and how it may be moved; in
 * the picture `*`, `#` and `X` are cells, blanks and dots are not. A block without a picture is a line of
 * known names, such as `pentominoes-F 0..1 + O-tetromino`: that line is what people type, and a text of
 * its own. There are no comments, since every sign may begin a name.
 */

import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, linesOf, quote } from "../base/text.ts";
import { nameOfPiece } from "../polyomino/orientations.ts";
import { piecesNamed, withDistinctNames } from "../polyomino/piece-sets.ts";
import { CELL_SIGNS, pieceFromPicture, type Piece } from "../polyomino/piece.ts";
import {
  formatHead,
  parseHead,
  parseKnownPieces,
  type HeadError,
  type PlacedPiece,
} from "./packing-heads.ts";

/** Why a text holds no pieces; `line` and `column` say where. */
export type PiecesTextError = InputError<
  "empty" | "no-head" | "bad-character" | "same-name" | "too-many-pieces" | HeadError["kind"]
>;

/** Texts of more pieces are refused. */
export const MAX_PIECES = 10_000;

/** Texts whose pieces have more cells together are refused too: to compare their shapes takes long. */
const MAX_CELLS_OF_PIECES = 100_000;

const PICTURE_ROW = /^[*#X. ]+$/;
const CELLS = "a cell (*, #, X) or none (a blank or a dot)";

/**
 * The pieces of a text, in its order. Where pieces of different sizes share a name, each has its number
 * of cells put after it, as in `I4` and `I5`.
 *
 * Errors: `empty`, `no-head` (a picture without one), `bad-head`, `unknown-name` (no picture, and no set
 * or piece of that name), `bad-character` (in a picture), `same-name` (two different pieces of one name
 * and size), `too-many-pieces`, and those of {@link pieceFromPicture}.
 */
export function parsePieces(text: string): Result<readonly Piece[], PiecesTextError> {
  const all: PlacedPiece[] = [];
  let cells = 0;
  const piecesOf = remembering(piecesNamed);
  for (const block of blocksOf(linesOf(text))) {
    const pieces = parseBlock(block, piecesOf);
    if (!pieces.ok) return pieces;
    all.push(...pieces.value);
    cells += pieces.value.reduce((sum, { piece }) => sum + piece.cells.length, 0);
    if (all.length <= MAX_PIECES && cells <= MAX_CELLS_OF_PIECES) continue;
    const message = `found more than ${MAX_PIECES} pieces, or ${MAX_CELLS_OF_PIECES} cells in all of them, expected no more`;
    return err(errorAt("too-many-pieces", { line: block.line, column: 1 }, message));
  }
  if (all.length === 0) {
    const expected = "the name of a set such as pentominoes, or a name and a picture below it";
    return err(errorAt("empty", { line: 1, column: 1 }, `found no pieces, expected ${expected}`));
  }
  const pieces = withDistinctNames(all.map(({ piece }) => piece));
  const seen = new Map<string, number>();
  for (const [index, piece] of pieces.entries()) {
    const same = seen.get(piece.name);
    seen.set(piece.name, same ?? index);
    if (same === undefined || nameOfPiece(piece) === nameOfPiece(pieces[same]!)) continue;
    const message = `found a piece called ${piece.name}, as is a different one in line ${all[same]!.place.line}: expected a name for each`;
    return err(errorAt("same-name", all[index]!.place, message));
  }
  return ok(pieces);
}

/**
 * The text of the pieces, a picture each: {@link parsePieces} reads them back if no two that differ
 * have the same name.
 */
export function formatPieces(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      const rows: string[] = [];
      for (const { x, y } of piece.cells) rows[y] = `${(rows[y] ?? "").padEnd(x)}*`;
      // Copies after it keep a name that looks like a picture from being read as one.
      const head = formatHead(piece, PICTURE_ROW.test(piece.name) && piece.name !== "X");
      return `${[head, ...rows].join("\n")}\n`;
    })
    .join("\n");
}

/** Lines that no empty line divides. */
interface Block {
  /** The number of the first. */
  readonly line: number;
  readonly lines: readonly string[];
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trimEnd();
    if (line === "") {
      isOpen = false;
    } else if (isOpen) {
      blocks.at(-1)!.lines.push(line);
    } else {
      blocks.push({ line: index + 1, lines: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

/** The same look-up, each name only once: a long text may name a large set again and again. */
function remembering(piecesOf: typeof piecesNamed): typeof piecesNamed {
  const known = new Map<string, readonly Piece[] | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, piecesOf(name));
    return known.get(name);
  };
}

function parseBlock(
  block: Block,
  piecesOf: typeof piecesNamed,
): Result<readonly PlacedPiece[], PiecesTextError> {
  const [first = "", ...picture] = block.lines;
  const start = { line: block.line, column: 1 };
  if (PICTURE_ROW.test(first) && first !== "X") {
    const message = "found a picture, expected the piece's name in a line above it";
    return err(errorAt("no-head", start, message));
  }
  if (picture.length === 0) return parseKnownPieces(first, start, piecesOf, MAX_PIECES);
  const head = parseHead(first, start);
  if (!head.ok) return head;
  const error = characterError(block, picture);
  if (error !== undefined) return err(error);
  const { name, place, options, copiesPlace } = head.value;
  const piece = pieceFromPicture(name, picture, options);
  if (piece.ok) return ok([{ piece: piece.value, place }]);
  const { kind, message, cell } = piece.error;
  if (cell === undefined) {
    return err(errorAt(kind, kind === "bad-copies" ? copiesPlace : place, message));
  }
  const cellPlace = { line: block.line + 1 + cell.y, column: cell.x + 1 };
  return err({ ...errorAt(kind, cellPlace, message), cell });
}

function characterError({ line }: Block, picture: readonly string[]): PiecesTextError | undefined {
  for (const [y, row] of picture.entries()) {
    const x = Array.from(row).findIndex((sign) => !CELL_SIGNS.has(sign) && !". ".includes(sign));
    if (x < 0) continue;
    const sign = Array.from(row)[x]!;
    const place = { line: line + 1 + y, column: x + 1 };
    const found = sign === "\t" ? "a tab" : quote(sign);
    const hint = /^\s*[^\s*#X.]/.test(row) && sign !== "\t" ? "; an empty line divides pieces" : "";
    return errorAt("bad-character", place, `found ${found} in a picture, expected ${CELLS}${hint}`);
  }
  return undefined;
}
