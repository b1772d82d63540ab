/**
 * What pictures of packings are made of: outlines, lines between cells, letters, colours.
 *
 * A picture of one arrangement, a contact sheet of many and a picture of pieces put these in different
 * places. All lengths are in cells from the board's top left corner.
 */

import { cellAt, cellIndex, type Cell } from "../base/grid.ts";
import type { Board } from "../polyomino/board.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { fourColour } from "./four-colour.ts";
import { neighboursOf, type Owners } from "./owners.ts";
import { middleCell } from "./packing-labels.ts";
import { outlinesOf, pathOf } from "./packing-outline.ts";
import { HOLE, OPEN, placementOwners } from "./packing-owners.ts";
import { DARK_PIECES, LIGHT_PIECES } from "./packing-palette.ts";
import { DARK_PALETTE, LIGHT_PALETTE, type Palette } from "./palette.ts";
import { styleOf, textAt, type Scale, type SvgOptions } from "./svg-document.ts";

/** How placements are coloured: by their piece, or with four colours so that neighbours differ. */
export type PackingColours = "pieces" | "four";

/** How a picture of packings is drawn. */
export interface PackingSvgOptions extends SvgOptions {
  /** `pieces` when left out. */
  readonly colours?: PackingColours;
}

/** Lengths in cells. */
const GAP = 0.03;
const OUTLINE = 0.06;
const LINE = 0.025;
const FRAME = 0.05;
const LETTER = 0.5;

const holeRule = ({ ink, gridOpacity }: Palette): string =>
  `.shikiri-hole{fill:${ink};fill-opacity:${gridOpacity}}`;

/** Style sheets, by how placements are coloured. */
export const PACKING_STYLES: Readonly<Record<PackingColours, string>> = {
  pieces: styleOf(LIGHT_PIECES, DARK_PIECES, "letters", "piece", holeRule),
  four: styleOf(LIGHT_PALETTE, DARK_PALETTE, "letters", "region", holeRule),
};

/** The board with the arrangement on it: elements of an SVG, a line each. */
export function arrangementElements(
  packing: Packing,
  arrangement: Arrangement,
  colours: PackingColours,
  px: Scale,
): readonly string[] {
  const { board, pieces } = packing;
  const owners = placementOwners(board, arrangement);
  const classes =
    colours === "pieces"
      ? arrangement.map(({ piece }) => pieceClass(piece))
      : fourColour(neighboursOf(board.size, owners, arrangement.length)).map(
          // Parts of a wrong arrangement may be no planar map.
          (colour) => `shikiri-region-${colour % LIGHT_PALETTE.regions.length}`,
        );
  const symbols = symbolsOf(pieces);
  return [
    ...holeElements(board, owners, px),
    frameElement(board, px),
    ...shapeElements(
      arrangement.map(({ piece, cells }, index) => ({
        cells,
        className: classes[index]!,
        symbol: symbols[piece]!,
      })),
      gridOf(board, owners, px),
      px,
    ),
  ];
}

/** The class of a piece's colour, the same in every picture of the same pieces. */
export function pieceClass(piece: number): string {
  return `shikiri-piece-${piece % LIGHT_PIECES.regions.length}`;
}

/** Cells in a colour with a symbol. */
export interface Shape {
  readonly cells: readonly Cell[];
  readonly className: string;
  readonly symbol: string;
}

/** A path for each shape, then the lines between cells, then a letter for each shape. */
export function shapeElements(
  shapes: readonly Shape[],
  grid: string,
  px: Scale,
): readonly string[] {
  return [
    `<g stroke-width="${px(OUTLINE)}" stroke-linejoin="round">`,
    ...shapes.map(({ cells, className }) => {
      const data = pathOf(outlinesOf(cells, GAP + OUTLINE / 2), px);
      return `<path class="${className}" d="${data}"/>`;
    }),
    "</g>",
    ...(grid === "" ? [] : [`<path class="shikiri-grid" stroke-width="${px(LINE)}" d="${grid}"/>`]),
    '<g class="shikiri-letters" text-anchor="middle">',
    ...shapes.map(({ cells, symbol }) => {
      const { x, y } = middleCell(cells);
      return textAt(symbol, { x: x + 0.5, y: y + 0.5 }, LETTER, px);
    }),
    "</g>",
  ];
}

/** The elements moved to the right and down, as one. */
export function movedTo(place: Cell, elements: readonly string[], px: Scale): readonly string[] {
  return [`<g transform="translate(${px(place.x)} ${px(place.y)})">`, ...elements, "</g>"];
}

/** The line around all cells to fill, and around holes. */
function frameElement({ cells }: Board, px: Scale): string {
  const data = pathOf(outlinesOf(cells, 0), px);
  return `<path class="shikiri-frame" stroke-width="${px(FRAME)}" stroke-linejoin="round" d="${data}"/>`;
}

/** The holes of the board, shaded as far as its frame leaves them visible. */
function holeElements({ size }: Board, owners: Owners, px: Scale): readonly string[] {
  const cells = [...owners.keys()]
    .filter((index) => owners[index] === HOLE)
    .map((index) => cellAt(size, index));
  if (cells.length === 0) return [];
  return [`<path class="shikiri-hole" d="${pathOf(outlinesOf(cells, 0), px)}"/>`];
}

/** The lines between cells of one placement, and between open ones, not quite to its outline. */
export function gridOf({ size }: Pick<Board, "size">, owners: Owners, px: Scale): string {
  const ownerAt = (x: number, y: number): number => owners[cellIndex(size, { x, y })]!;
  const end = GAP + OUTLINE;
  let path = "";
  for (let x = 1; x < size.width; x++) {
    const runs = runsOf(size.height, (y) => common(ownerAt(x - 1, y), ownerAt(x, y)));
    for (const [from, to] of runs) path += `M${px(x)} ${px(from + end)}V${px(to - end)}`;
  }
  for (let y = 1; y < size.height; y++) {
    const runs = runsOf(size.width, (x) => common(ownerAt(x, y - 1), ownerAt(x, y)));
    for (const [from, to] of runs) path += `M${px(from + end)} ${px(y)}H${px(to - end)}`;
  }
  return path;
}

/** The owner of two neighbours between which there is a line, if there is. */
function common(owner: number, other: number): number | undefined {
  return owner === other && owner >= OPEN ? owner : undefined;
}

/** The longest stretches below a bound that have one owner: where they begin, and end before. */
function* runsOf(
  bound: number,
  ownerAt: (place: number) => number | undefined,
): Generator<readonly [from: number, to: number], void> {
  let from = 0;
  let owner: number | undefined;
  for (let place = 0; place <= bound; place++) {
    const next = place < bound ? ownerAt(place) : undefined;
    if (next === owner) continue;
    if (owner !== undefined) yield [from, place];
    owner = next;
    from = place;
  }
}
