/**
 * What all pictures share: the frame of an SVG document, its style sheet, its numbers and its texts.
 *
 * The colours are in a style sheet within the picture, which follows the reader's light or dark
 * surroundings; a renderer that knows no media queries shows the light ones. Class names and ids
 * begin with `shikiri-`, and the ids depend on what is drawn, so that several pictures may be put
 * into one page. A screen reader hears the title and a description instead of loose numbers.
 */

import type { Palette } from "./palette.ts";

/** How a picture is drawn. */
export interface SvgOptions {
  /** The side of a cell in CSS pixels, more than 0; 40 when left out. The picture scales. */
  readonly cellSize?: number;
  /** The picture's name, any text; what and how large it is when left out. */
  readonly title?: string;
}

/** A picture: width and height in cells, margins included; the elements of the body are SVG. */
export interface SvgDocument {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly style: string;
  readonly body: readonly string[];
}

/** How wide the paper around a board is, in cells. */
export const MARGIN = 0.1;

/** Writes lengths in cells as numbers of pixels. */
export type Scale = (cells: number) => string;

/** The scale of a cell size. Throws a `RangeError` for one that is no positive, finite number. */
export function scaleOf(cellSize: number): Scale {
  if (!(cellSize > 0 && cellSize < Infinity)) {
    throw new RangeError(`the cell size is ${cellSize}: expected a positive number of pixels`);
  }
  return (cells) => String(Number((cells * cellSize).toFixed(2)));
}

/** The document, a line an element. */
export function svgDocument(document: SvgDocument, px: Scale): string {
  const { title, description, style, body } = document;
  const width = px(document.width);
  const height = px(document.height);
  const id = `shikiri-${hashOf(title + description + body.join(""))}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escapeText(title)}</title>`,
    `<desc id="${id}-desc">${escapeText(description)}</desc>`,
    `<style>${style}</style>`,
    `<rect class="shikiri-paper" width="${width}" height="${height}" rx="${px(MARGIN)}"/>`,
    ...body,
    "</svg>\n",
  ].join("\n");
}

/**
 * The style sheet of palettes for light and dark surroundings: `shikiri-paper`, `shikiri-grid` for lines
 * between cells, `shikiri-frame`, a class for texts, one for each colour of what is drawn, and more.
 */
export function styleOf(
  light: Palette,
  dark: Palette,
  texts: string,
  drawn: string,
  moreRules: (palette: Palette) => string = () => "",
): string {
  const rulesOf = (palette: Palette): string => {
    const { paper, ink, gridOpacity, regions } = palette;
    return [
      `.shikiri-paper{fill:${paper}}`,
      `.shikiri-grid{stroke:${ink};stroke-opacity:${gridOpacity}}`,
      `.shikiri-frame{fill:none;stroke:${ink}}`,
      `.shikiri-${texts}{fill:${ink};font-family:system-ui,sans-serif;font-weight:600}`,
      ...regions.map(
        ({ fill, outline }, colour) =>
          `.shikiri-${drawn}-${colour}{fill:${fill};stroke:${outline}}`,
      ),
      moreRules(palette),
    ].join("");
  };
  return `${rulesOf(light)}@media(prefers-color-scheme:dark){${rulesOf(dark)}}`;
}

/** A text whose middle is at a place, all in cells; a capital is about 0.7 of the font size high. */
export function textAt(
  text: string,
  place: { readonly x: number; readonly y: number },
  fontSize: number,
  px: Scale,
): string {
  const at = `x="${px(place.x)}" y="${px(place.y + 0.35 * fontSize)}"`;
  return `<text ${at} font-size="${px(fontSize)}">${escapeText(text)}</text>`;
}

/** The number with its noun, as descriptions have it: `1 row`, `2 rows`. */
export function counted(number: number, noun: string): string {
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
