/**
 * Boards as SVG: a standalone picture as a string, made without a DOM.
 *
 * The colours are in a style sheet within the picture, which follows the reader's light or dark
 * surroundings; a renderer that knows no media queries shows the light ones. Its class names and ids
 * begin with `shikiri-`, and the ids depend on what is drawn, so that several pictures may be put
 * into one page. A screen reader hears the title and a description instead of loose numbers.
 */

import { formatSize, type Rect, type Size } from "../base/grid.ts";
import type { Answer } from "../shikaku/answer.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { colourRegions } from "./colouring.ts";
import { DARK_PALETTE, LIGHT_PALETTE, type Palette } from "./palette.ts";

/** How a picture is drawn. */
export interface SvgOptions {
  /** The side of a cell in CSS pixels, more than 0; 40 when left out. The picture scales. */
  readonly cellSize?: number;
  /** The picture's name, any text; `Shikaku 5x5` and the like when left out. */
  readonly title?: string;
}

/** Lengths in cells. */
const MARGIN = 0.1;
const GAP = 0.04;
const OUTLINE = 0.07;
const LINE = 0.025;
const FRAME = 0.05;

/**
 * The picture of a puzzle, with the regions of an answer where one is given; it need not be
 * complete. Throws a `RangeError` for a cell size that is no positive, finite number.
 */
export function drawSvg(puzzle: Puzzle, answer: Answer = [], options: SvgOptions = {}): string {
  const { size, clues } = puzzle;
  const { cellSize = 40, title = `Shikaku ${formatSize(size)}` } = options;
  if (!(cellSize > 0 && cellSize < Infinity)) {
    throw new RangeError(`the cell size is ${cellSize}: expected a positive number of pixels`);
  }
  const px = (cells: number): string => String(Number((cells * cellSize).toFixed(2)));
  const at = (cells: number): string => px(MARGIN + cells);

  const description = describe(puzzle, answer.length);
  const colours = colourRegions(answer);
  const regions = answer.map((region, index) => {
    return `<path class="shikiri-region-${colours[index]}" d="${outlineOf(region, at)}"/>`;
  });
  const numbers = clues.map((clue) => {
    const text = String(clue.area);
    const height = Math.min(0.5, 1.5 / text.length);
    // A digit is about 0.7 of the font size high; so its middle comes to the cell's.
    const place = `x="${at(clue.x + 0.5)}" y="${at(clue.y + 0.5 + 0.35 * height)}"`;
    return `<text ${place} font-size="${px(height)}">${text}</text>`;
  });
  const width = px(size.width + 2 * MARGIN);
  const height = px(size.height + 2 * MARGIN);
  const board = `x="${at(0)}" y="${at(0)}" width="${px(size.width)}" height="${px(size.height)}"`;
  const id = `shikiri-${hashOf(title + description + regions.join("") + numbers.join(""))}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escapeText(title)}</title>`,
    `<desc id="${id}-desc">${description}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="shikiri-paper" width="${width}" height="${height}" rx="${px(MARGIN)}"/>`,
    `<rect class="shikiri-frame" ${board} stroke-width="${px(FRAME)}" rx="${px(FRAME)}"/>`,
    `<g stroke-width="${px(OUTLINE)}" stroke-linejoin="round">`,
    ...regions,
    "</g>",
    `<path class="shikiri-grid" stroke-width="${px(LINE)}" d="${gridOf(size, at)}"/>`,
    '<g class="shikiri-clues" text-anchor="middle">',
    ...numbers,
    "</g>",
    "</svg>\n",
  ].join("\n");
}

const STYLE = `${rulesOf(LIGHT_PALETTE)}@media(prefers-color-scheme:dark){${rulesOf(DARK_PALETTE)}}`;

function rulesOf(palette: Palette): string {
  const { paper, ink, gridOpacity, regions } = palette;
  return [
    `.shikiri-paper{fill:${paper}}`,
    `.shikiri-grid{stroke:${ink};stroke-opacity:${gridOpacity}}`,
    `.shikiri-frame{fill:none;stroke:${ink}}`,
    `.shikiri-clues{fill:${ink};font-family:system-ui,sans-serif;font-weight:600}`,
    ...regions.map(
      ({ fill, outline }, colour) => `.shikiri-region-${colour}{fill:${fill};stroke:${outline}}`,
    ),
  ].join("");
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
  const board = `${count(size.width, "column")} and ${count(size.height, "row")}`;
  const cut =
    regions === 0
      ? "not yet cut into regions"
      : regions === clues.length
        ? `cut into ${count(regions, "region")}`
        : `of whose regions ${regions} are drawn`;
  return `A Shikaku board of ${board} with ${count(clues.length, "clue")}, ${cut}.`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** The text as XML character data; what XML 1.0 (section 2.2) does not allow becomes U+FFFD. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A short name for a text: FNV-1a (Fowler, Noll & Vo 1991), 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
