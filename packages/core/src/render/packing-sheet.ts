/**
 * Contact sheets: many arrangements of one packing problem in one picture, numbered.
 *
 * Small and close together, so that a few hundred can be looked through at once.
 */

import { formatSize } from "../base/grid.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import {
  arrangementElements,
  movedTo,
  PACKING_STYLES,
  type PackingSvgOptions,
} from "./packing-picture.ts";
import { counted, scaleOf, svgDocument, textAt } from "./svg-document.ts";

/** How a contact sheet is drawn; cells have 14 pixels when nothing else is said. */
export interface ContactSheetOptions extends PackingSvgOptions {
  /** Boards in a row, at least 1; so many that the sheet is a little wider than high when left out. */
  readonly columns?: number;
}

/** Lengths in cells: the space between boards, and below each of them for its number. */
const SPACE = 1;
const CAPTION = 1.2;
const NUMBER = 0.9;

/** How much wider than high a sheet is made, about. */
const LANDSCAPE = 1.4;

/**
 * The picture of the arrangements, numbered from 1 in their order. Throws a `RangeError` for a cell size
 * that is no positive, finite number, and for columns that are not whole or less than 1.
 */
export function drawContactSheet(
  packing: Packing,
  arrangements: readonly Arrangement[],
  options: ContactSheetOptions = {},
): string {
  const { size } = packing.board;
  const { cellSize = 14, colours = "pieces" } = options;
  const { title = `${counted(arrangements.length, "packing")} of ${formatSize(size)}` } = options;
  const px = scaleOf(cellSize);
  const stepX = size.width + SPACE;
  const stepY = size.height + CAPTION + SPACE / 2;
  const number = Math.max(1, arrangements.length);
  const squarest = Math.max(1, Math.round(Math.sqrt((LANDSCAPE * number * stepY) / stepX)));
  const columns = Math.min(options.columns ?? squarest, number);
  if (!(Number.isInteger(columns) && columns >= 1)) {
    throw new RangeError(`the sheet has ${columns} columns: expected a whole number from 1`);
  }
  const body = arrangements.flatMap((arrangement, index) => {
    const place = {
      x: SPACE + (index % columns) * stepX,
      y: SPACE + Math.floor(index / columns) * stepY,
    };
    const below = { x: size.width / 2, y: size.height + CAPTION / 2 };
    const elements = [
      ...arrangementElements(packing, arrangement, colours, px),
      '<g class="shikiri-letters" text-anchor="middle">',
      textAt(String(index + 1), below, NUMBER, px),
      "</g>",
    ];
    return movedTo(place, elements, px);
  });
  const boards = `${counted(size.width, "column")} and ${counted(size.height, "row")}`;
  return svgDocument(
    {
      title,
      description: `${counted(arrangements.length, "arrangement")} on a board of ${boards}.`,
      width: SPACE + columns * stepX,
      height: SPACE + Math.ceil(number / columns) * stepY,
      style: PACKING_STYLES[colours],
      body,
    },
    px,
  );
}
