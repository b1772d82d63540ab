/**
 * The overlay: the regions, drawn on the page's own board.
 *
 * It is one element, the last child of the cells' parent, and draws in the cells' own pixels, so it
 * scales and scrolls with the board by itself. It never takes a click: the page finds the cell
 * under the pointer with `elementFromPoint`. Fills are translucent so that the numbers stay
 * readable in the light and in the night mode; the four hues are told apart by colour-blind people
 * (Okabe and Ito, "Color Universal Design", 2008).
 */

import type { Board } from "@shikiri/scraper";

import { createHost, createSvg } from "./element.ts";
import { boxOf, gridLinesOf } from "./geometry.ts";
import type { DrawnRegion } from "./protocol.ts";

/** The overlay's element name; overlays of an earlier instance of the extension are found by it. */
export const OVERLAY_NAME = "shikiri-overlay";

/** Blue, orange, bluish green, reddish purple: one hue a colour. */
const HUES = ["#0072b2", "#e69f00", "#009e73", "#cc79a7"] as const;

/** The frame's width as a part of a cell, and its bounds in pixels. */
const FRAME = { part: 0.09, least: 1.5, most: 4 } as const;

/** Draws the regions on the board and returns the overlay's element, which is already in place. */
export function drawOverlay(board: Board, regions: readonly DrawnRegion[]): HTMLElement {
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
    "aria-label": `The answer by Shikiri: ${regions.length} rectangles`,
  });
  svg.style.setProperty("display", "block");
  for (const region of regions) {
    const box = boxOf(lines, region);
    const hue = HUES[region.colour % HUES.length]!;
    svg.append(
      createSvg(document, "path", {
        d: framePath(box.left, box.top, box.width, box.height, frame / 2),
        fill: hue,
        "fill-opacity": 0.26,
        stroke: hue,
        "stroke-width": frame,
        "stroke-linejoin": "round",
      }),
    );
  }
  shadow.append(svg);
  board.root.append(host);
  return host;
}

/** Removes every overlay from the document, whoever drew it. */
export function removeOverlays(document: Document): void {
  for (const host of document.querySelectorAll(OVERLAY_NAME)) host.remove();
}

function frameWidth(cell: number): number {
  return Math.max(FRAME.least, Math.min(FRAME.most, cell * FRAME.part));
}

/** A rectangle `inset` within the box, so that a stroke twice as wide ends at the box's edge. */
function framePath(
  left: number,
  top: number,
  width: number,
  height: number,
  inset: number,
): string {
  return `M${left + inset} ${top + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
}
