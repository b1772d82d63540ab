/**
 * Packings as SVG: a standalone picture as a string, each placement one outline with its symbol.
 *
 * Colours help, letters tell: twelve colours are more than everybody can tell apart.
 */

import { areaOf, cellIndex, formatSize } from "../base/grid.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import {
  arrangementElements,
  movedTo,
  PACKING_STYLES,
  type PackingSvgOptions,
} from "./packing-picture.ts";
import { counted, MARGIN, scaleOf, svgDocument } from "./svg-document.ts";

/**
 * The picture of an arrangement on its board; it need not be complete. Throws a `RangeError` for a cell
 * size that is no positive, finite number.
 */
export function drawPackingSvg(
  packing: Packing,
  arrangement: Arrangement = [],
  options: PackingSvgOptions = {},
): string {
  const { size } = packing.board;
  const { cellSize = 40, title = `Packing ${formatSize(size)}`, colours = "pieces" } = options;
  const px = scaleOf(cellSize);
  const elements = arrangementElements(packing, arrangement, colours, px);
  return svgDocument(
    {
      title,
      description: describe(packing, arrangement),
      width: size.width + 2 * MARGIN,
      height: size.height + 2 * MARGIN,
      style: PACKING_STYLES[colours],
      body: movedTo({ x: MARGIN, y: MARGIN }, elements, px),
    },
    px,
  );
}

function describe({ board }: Packing, arrangement: Arrangement): string {
  const { size, cells } = board;
  const covered = new Uint8Array(areaOf(size));
  for (const placement of arrangement) {
    for (const cell of placement.cells) covered[cellIndex(size, cell)] = 1;
  }
  const open = cells.filter((cell) => covered[cellIndex(size, cell)] === 0).length;
  const sides = `${counted(size.width, "column")} and ${counted(size.height, "row")}`;
  const filled =
    arrangement.length === 0
      ? "not yet filled"
      : open === 0
        ? `filled by ${counted(arrangement.length, "piece")}`
        : `of which ${open} are not yet filled by the ${counted(arrangement.length, "piece")} drawn`;
  return `A board of ${sides} with ${counted(cells.length, "cell")} to fill, ${filled}.`;
}
