/**
 * The overlay: the regions, drawn on the page's own board.
 *
 * It is one element, the last child of the cells' parent, and draws in the cells' own pixels, so it
 * scales and scrolls with the board by itself. It never takes a click: the page finds the cell
 * under the pointer with `elementFromPoint`. Its colours are those of core's pictures, which are
 * told apart with any colour vision. Of a fill and what is below it the darker shows on a light
 * board, the lighter on a dark one: cells take on the fill, and the page's numbers stay as they are.
 */

import { DARK_PALETTE, LIGHT_PALETTE } from "@shikiri/core";
import type { Board, Box } from "@shikiri/scraper";
import { createHost, createSvg } from "./element.ts";
import { boxOf, gridLinesOf } from "./geometry.ts";
import { isNight, onModeChange } from "./night.ts";
import type { DrawnRegion } from "../protocol/marks.ts";

/** The overlay's element name; overlays of an earlier instance of the extension are found by it. */
export const OVERLAY_NAME = "shikiri-overlay";

/** The frame's width as a part of a cell, and its bounds in pixels. */
const FRAME = { part: 0.09, least: 1.5, most: 4 } as const;

/**
 * Draws the regions on the board and returns the overlay's element, which is already in place.
 *
 * @param label what a screen reader says of the picture
 */
export function drawOverlay(
  board: Board,
  regions: readonly DrawnRegion[],
  label: string,
): HTMLElement {
  const document = board.root.ownerDocument;
  const { size } = board.puzzle;
  const lines = gridLinesOf(size, board.boxes);
  const all = boxOf(lines, { x: 0, y: 0, ...size });
  const frame = frameWidth(Math.min(all.width / size.width, all.height / size.height));

  const { host, shadow } = createHost(document, OVERLAY_NAME, {
    display: "block",
    position: "absolute",
    left: `${all.left}px`,
    top: `${all.top}px`,
    width: `${all.width}px`,
    height: `${all.height}px`,
    "z-index": "1000",
    "pointer-events": "none",
  });
  const svg = createSvg(document, "svg", {
    width: all.width,
    height: all.height,
    viewBox: `${all.left} ${all.top} ${all.width} ${all.height}`,
    role: "img",
    "aria-label": label,
  });
  svg.style.setProperty("display", "block");
  const paths = regions.map((region) =>
    createSvg(document, "path", {
      d: framePath(boxOf(lines, region), frame / 2),
      "stroke-width": frame,
      "stroke-linejoin": "round",
    }),
  );
  const paint = (): void => {
    const night = isNight(board.root);
    const colours = (night ? DARK_PALETTE : LIGHT_PALETTE).regions;
    host.style.setProperty("mix-blend-mode", night ? "lighten" : "darken", "important");
    for (const [i, path] of paths.entries()) {
      const { fill, outline } = colours[regions[i]!.colour % colours.length]!;
      path.setAttribute("fill", fill);
      path.setAttribute("stroke", outline);
    }
  };
  svg.append(...paths);
  shadow.append(svg);
  board.root.append(host);
  paint();
  onModeChange(host, paint);
  return host;
}

function frameWidth(cell: number): number {
  return Math.max(FRAME.least, Math.min(FRAME.most, cell * FRAME.part));
}

/** A rectangle `inset` within the box, so that a stroke twice as wide ends at the box's edge. */
function framePath({ left, top, width, height }: Box, inset: number): string {
  return `M${left + inset} ${top + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
}
