/**
 * What all pictures of Shikaku boards have: frame, grid and clues.
 *
 * A picture adds what it shows in two layers, beneath the grid and above it, and the style of that.
 */

import { formatSize, type Rect, type Size } from "../base/grid.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { DARK_PALETTE, LIGHT_PALETTE, type Palette } from "./palette.ts";
import {
  MARGIN,
  scaleOf,
  styleOf,
  svgDocument,
  textAt,
  type Scale,
  type SvgOptions,
} from "./svg-document.ts";

/** Lengths in cells. */
const GAP = 0.04;
const OUTLINE = 0.07;
const LINE = 0.025;
const FRAME = 0.05;

/** What a picture shows beside the board itself, as elements of SVG. */
export interface BoardLayers {
  readonly description: string;
  /** Beneath the grid, with wide lines. */
  readonly regions: readonly string[];
  /** Above the grid, beneath the clues. */
  readonly marks?: readonly string[];
  /** The rules for classes that other pictures do not have. */
  readonly moreRules?: (palette: Palette) => string;
}

/**
 * The picture of the puzzle with the layers in it. Throws a `RangeError` for a cell size that is no
 * positive, finite number.
 */
export function boardSvg(
  { size, clues }: Puzzle,
  layersAt: (px: Scale) => BoardLayers,
  options: SvgOptions,
): string {
  const { cellSize = 40, title = `Shikaku ${formatSize(size)}` } = options;
  const px = scaleOf(cellSize);
  const { description, regions, marks = [], moreRules } = layersAt(px);
  const numbers = clues.map(({ x, y, area }) => {
    const text = String(area);
    const middle = { x: MARGIN + x + 0.5, y: MARGIN + y + 0.5 };
    return textAt(text, middle, Math.min(0.5, 1.5 / text.length), px);
  });
  const corner = px(MARGIN);
  const board = `x="${corner}" y="${corner}" width="${px(size.width)}" height="${px(size.height)}"`;
  return svgDocument(
    {
      title,
      description,
      width: size.width + 2 * MARGIN,
      height: size.height + 2 * MARGIN,
      style: styleOf(LIGHT_PALETTE, DARK_PALETTE, "clues", "region", moreRules),
      body: [
        `<rect class="shikiri-frame" ${board} stroke-width="${px(FRAME)}" rx="${px(FRAME)}"/>`,
        `<g stroke-width="${px(OUTLINE)}" stroke-linejoin="round">`,
        ...regions,
        "</g>",
        `<path class="shikiri-grid" stroke-width="${px(LINE)}" d="${gridOf(size, px)}"/>`,
        ...marks,
        '<g class="shikiri-clues" text-anchor="middle">',
        ...numbers,
        "</g>",
      ],
    },
    px,
  );
}

/** The outline of a rect as path data, so many cells inside its own; by default that of a region. */
export function outlineOf(rect: Rect, px: Scale, inset: number = GAP + OUTLINE / 2): string {
  const at = (cells: number): string => px(MARGIN + cells);
  const right = at(rect.x + rect.width - inset);
  const bottom = at(rect.y + rect.height - inset);
  return `M${at(rect.x + inset)} ${at(rect.y + inset)}H${right}V${bottom}H${at(rect.x + inset)}Z`;
}

/** The lines between the cells. */
function gridOf(size: Size, px: Scale): string {
  const at = (cells: number): string => px(MARGIN + cells);
  let path = "";
  for (let x = 1; x < size.width; x++) path += `M${at(x)} ${at(0)}V${at(size.height)}`;
  for (let y = 1; y < size.height; y++) path += `M${at(0)} ${at(y)}H${at(size.width)}`;
  return path;
}
