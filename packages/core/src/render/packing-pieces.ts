/**
 * Pictures of pieces: a set side by side, each with its symbol, and with what else is said of it.
 *
 * Colours and symbols are those of the pictures of packings with the same pieces, so that this is their
 * key. Below a piece stand its name where that is not its symbol, its copies where it is not one, and, if
 * there are several kinds, its kind where it is not free.
 */

import { areaOf, cellIndex, type Size } from "../base/grid.ts";
import type { Piece } from "../polyomino/piece.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { gridOf, movedTo, PACKING_STYLES, pieceClass, shapeElements } from "./packing-picture.ts";
import { counted, scaleOf, svgDocument, textAt, type SvgOptions } from "./svg-document.ts";
import { OUTSIDE } from "./walls.ts";

/** Lengths in cells: the space between pieces, and the room and size of what is written below. */
const SPACE = 0.6;
const CAPTION = 0.7;
const FONT = 0.45;

/** About how wide a character is in a system font, as a share of the font size. */
const CHARACTER = 0.62;

/** How much wider than high the picture is made, about. */
const LANDSCAPE = 2;

/**
 * The picture of the pieces in rows, in their order. Throws a `RangeError` for a cell size that is no
 * positive, finite number.
 */
export function drawPieces(pieces: readonly Piece[], options: SvgOptions = {}): string {
  const { cellSize = 40, title = counted(pieces.length, "piece") } = options;
  const px = scaleOf(cellSize);
  const symbols = symbolsOf(pieces);
  const kinds = new Set(pieces.map(({ kind }) => kind));
  const items = pieces.map((piece, index) => {
    const caption = captionOf(piece, symbols[index]!, kinds.size > 1);
    const size = sizeOf(piece);
    const textWidth = caption.length * CHARACTER * FONT;
    return { piece, caption, size, width: Math.max(size.width, textWidth) };
  });
  const rows = rowsOf(items);
  const body: string[] = [];
  let top = SPACE;
  let right = 0;
  let number = 0;
  for (const row of rows) {
    const height = Math.max(...row.map(({ size }) => size.height));
    const hasCaptions = row.some(({ caption }) => caption !== "");
    let left = SPACE;
    for (const { piece, caption, size, width } of row) {
      const owners = new Int32Array(areaOf(size)).fill(OUTSIDE);
      for (const cell of piece.cells) owners[cellIndex(size, cell)] = 0;
      const shape = {
        cells: piece.cells,
        className: pieceClass(number),
        symbol: symbols[number]!,
      };
      const place = { x: left + (width - size.width) / 2, y: top + height - size.height };
      body.push(...movedTo(place, shapeElements([shape], gridOf({ size }, owners, px), px), px));
      if (caption !== "") {
        const below = { x: left + width / 2, y: top + height + CAPTION / 2 };
        body.push(
          '<g class="shikiri-letters" text-anchor="middle">',
          textAt(caption, below, FONT, px),
          "</g>",
        );
      }
      left += width + SPACE;
      number++;
    }
    right = Math.max(right, left);
    top += height + (hasCaptions ? CAPTION : 0) + SPACE;
  }
  return svgDocument(
    {
      title,
      description: `${counted(pieces.length, "piece")}: ${pieces.map(({ name }) => name).join(", ")}.`,
      width: Math.max(right, SPACE),
      height: top,
      style: PACKING_STYLES.pieces,
      body,
    },
    px,
  );
}

interface Item {
  readonly piece: Piece;
  readonly caption: string;
  readonly size: Size;
  readonly width: number;
}

/** The items in rows of about the same width, so that all are a little wider than high. */
function rowsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const area = items.reduce(
    (sum, { width, size }) => sum + (width + SPACE) * (size.height + SPACE),
    0,
  );
  const most = Math.sqrt(LANDSCAPE * area);
  const rows: Item[][] = [];
  let left = Infinity;
  for (const item of items) {
    if (left + item.width > most) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)!.push(item);
    left += item.width + SPACE;
  }
  return rows;
}

function captionOf({ name, min, max, kind }: Piece, symbol: string, withKind: boolean): string {
  const copies = min === max ? `×${min}` : `×${min}–${max}`;
  return [
    name === symbol ? "" : name,
    min === 1 && max === 1 ? "" : copies,
    withKind && kind !== "free" ? kind : "",
  ]
    .filter((word) => word !== "")
    .join(" ");
}

function sizeOf({ cells }: Piece): Size {
  return {
    width: Math.max(...cells.map(({ x }) => x)) + 1,
    height: Math.max(...cells.map(({ y }) => y)) + 1,
  };
}
