/**
 * Boards as SVG: a standalone picture as a string, made without a DOM.
 *
 * Regions lie inside their cells, with the clues in the middle of theirs. Style, ids and what a screen
 * reader hears are those of every picture, see `svg-document.ts`.
 */

import { formatSize, type Rect, type Size } from "../base/grid.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { colourRegions } from "./colouring.ts";
import { DARK_PALETTE, LIGHT_PALETTE } from "./palette.ts";
import {
  counted,
  MARGIN,
  scaleOf,
  styleOf,
  svgDocument,
  textAt,
  type SvgOptions,
} from "./svg-document.ts";

/** Lengths in cells. */
const GAP = 0.04;
const OUTLINE = 0.07;
const LINE = 0.025;
const FRAME = 0.05;

const STYLE = styleOf(LIGHT_PALETTE, DARK_PALETTE, "clues", "region");

/**
 * The picture of a puzzle, with the regions of an answer where one is given; it need not be
 * complete. Throws a `RangeError` for a cell size that is no positive, finite number.
 */
export function drawSvg(puzzle: Puzzle, answer: Answer = [], options: SvgOptions = {}): string {
  const { size, clues } = puzzle;
  const { cellSize = 40, title = `Shikaku ${formatSize(size)}` } = options;
  const px = scaleOf(cellSize);
  const at = (cells: number): string => px(MARGIN + cells);

  const colours = colourRegions(answer);
  const regions = answer.map((region, index) => {
    return `<path class="shikiri-region-${colours[index]}" d="${outlineOf(region, at)}"/>`;
  });
  const numbers = clues.map(({ x, y, area }) => {
    const text = String(area);
    const middle = { x: MARGIN + x + 0.5, y: MARGIN + y + 0.5 };
    return textAt(text, middle, Math.min(0.5, 1.5 / text.length), px);
  });
  const board = `x="${at(0)}" y="${at(0)}" width="${px(size.width)}" height="${px(size.height)}"`;
  return svgDocument(
    {
      title,
      description: describe(puzzle, answer.length),
      width: size.width + 2 * MARGIN,
      height: size.height + 2 * MARGIN,
      style: STYLE,
      body: [
        `<rect class="shikiri-frame" ${board} stroke-width="${px(FRAME)}" rx="${px(FRAME)}"/>`,
        `<g stroke-width="${px(OUTLINE)}" stroke-linejoin="round">`,
        ...regions,
        "</g>",
        `<path class="shikiri-grid" stroke-width="${px(LINE)}" d="${gridOf(size, at)}"/>`,
        '<g class="shikiri-clues" text-anchor="middle">',
        ...numbers,
        "</g>",
      ],
    },
    px,
  );
}

/** The region's outline, drawn inside its cells. */
function outlineOf(rect: Rect, at: (cells: number) => string): string {
  const inset = GAP + OUTLINE / 2;
  const right = at(rect.x + rect.width - inset);
  const bottom = at(rect.y + rect.height - inset);
  return `M${at(rect.x + inset)} ${at(rect.y + inset)}H${right}V${bottom}H${at(rect.x + inset)}Z`;
}

/** The lines between the cells. */
function gridOf(size: Size, at: (cells: number) => string): string {
  let path = "";
  for (let x = 1; x < size.width; x++) path += `M${at(x)} ${at(0)}V${at(size.height)}`;
  for (let y = 1; y < size.height; y++) path += `M${at(0)} ${at(y)}H${at(size.width)}`;
  return path;
}

function describe({ size, clues }: Puzzle, regions: number): string {
  const board = `${counted(size.width, "column")} and ${counted(size.height, "row")}`;
  const cut =
    regions === 0
      ? "not yet cut into regions"
      : regions === clues.length
        ? `cut into ${counted(regions, "region")}`
        : `of whose regions ${regions} are drawn`;
  return `A Shikaku board of ${board} with ${counted(clues.length, "clue")}, ${cut}.`;
}
