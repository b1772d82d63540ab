/**
 * The overlay: marks, drawn on the page's own board.
 *
 * It is one element, the last child of the cells' parent, and draws in the cells' own pixels, so it
 * scales and scrolls with the board by itself. It never takes a click: the page finds the cell
 * under the pointer with `elementFromPoint`. Of a fill and what is below it the darker shows on a light
 * board, the lighter on a dark one: cells take on the fill, and the page's numbers stay as they are.
 * Its shadow tree is open, since it holds nothing that is not to be seen.
 */

import { cellIndex, type Cell } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import type { Mark } from "../protocol/marks.ts";
import type { Settings } from "../protocol/settings.ts";
import { createHost, createSvg } from "./element.ts";
import { boxOf, gridLinesOf } from "./geometry.ts";
import { holdOverlay } from "./hold-overlay.ts";
import { LEAST_SCROLL } from "./least-scroll.ts";
import { drawMark, inkOf, regionGroup } from "./mark-shapes.ts";
import { isNight, onModeChange } from "./night.ts";

/** The frame's width as a part of a cell, and its bounds in pixels. */
const FRAME = { part: 0.09, least: 1.5, most: 4 } as const;

/**
 * Draws the marks on the board and returns the overlay's element, which is already in place.
 *
 * @param label what a screen reader says of the picture
 */
export function drawOverlay(
  board: Board,
  marks: readonly Mark[],
  label: string,
  settings: Settings,
): HTMLElement {
  const document = board.root.ownerDocument;
  const { size } = board.puzzle;
  const lines = gridLinesOf(size, board.boxes);
  const all = boxOf(lines, { x: 0, y: 0, ...size });
  const cell = Math.min(all.width / size.width, all.height / size.height);
  const frame = Math.max(FRAME.least, Math.min(FRAME.most, cell * FRAME.part));

  const { host, shadow } = createHost(document, "overlay", {
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
  const regions = regionGroup(document, { frame, settings });
  const clues = new Set(board.puzzle.clues.map((clue) => cellIndex(size, clue)));
  const hasClue = (cell: Cell): boolean => clues.has(cellIndex(size, cell));
  const shapes = marks.map((mark, index) =>
    drawMark(document, mark, { lines, cell, frame, settings, number: index + 1, hasClue }),
  );
  const paint = (): void => {
    const night = isNight(board.root);
    host.style.setProperty("mix-blend-mode", night ? "lighten" : "darken", "important");
    for (const { paint } of [regions, ...shapes]) paint(night);
  };
  svg.append(regions.group);
  for (const [index, { elements }] of shapes.entries()) {
    // What a hint or a check marks is to be seen, however faint a player wants the answer.
    (marks[index]!.kind === "region" ? regions.group : svg).append(...elements);
  }
  shadow.append(svg);
  // Before it is in the page, whose style would have to be worked out twice.
  paint();
  board.root.append(host);
  onModeChange(host, paint);
  holdOverlay(host, board.root);
  return host;
}

/**
 * Lights up one region of the drawing, counted from 0, in place of another; or none.
 *
 * @param isSought whether the page is scrolled to it
 */
export function lightUp(host: HTMLElement, region: number | undefined, isSought = false): void {
  const svg = host.shadowRoot?.firstElementChild;
  svg?.querySelector(".light")?.remove();
  const path = region === undefined ? undefined : svg?.querySelectorAll("path")[region];
  if (path === undefined || host.parentElement === null) return;
  const light = createSvg(host.ownerDocument, "path", {
    class: "light",
    d: path.getAttribute("d") ?? "",
    fill: "none",
    stroke: inkOf(isNight(host.parentElement)),
    "stroke-linejoin": "round",
    "stroke-width": 2 * Number(path.parentElement?.getAttribute("stroke-width")),
  });
  svg?.append(light);
  if (isSought) light.scrollIntoView(LEAST_SCROLL);
}
