/**
 * The board's markup, the same whether the page's script builds it or a saved page holds it.
 *
 * As on the site: every cell is a `div.cell` child of `.board-back`, in row-major order, placed by
 * inline style at `size * n + separator * (n + 1)`; the player's rectangles are further children,
 * painted from their corners.
 */

import type { Rect } from "@shikiri/core";
import type { Look, Rows } from "./options.ts";

const LINES_PER_GUTTER = 5;

/** Where column or row `line` starts, in pixels. One line past the last gives the board's extent. */
export function startOf(line: number, look: Look): number {
  const gutters = Math.floor(line / LINES_PER_GUTTER) * look.gutter;
  return look.cellSize * line + look.separator * (line + 1) + gutters;
}

/** The inline style of a rect of cells, `inset` pixels inside its edges. */
function placeOf(rect: Rect, look: Look, inset: number): string {
  const left = startOf(rect.x, look) + inset;
  const top = startOf(rect.y, look) + inset;
  const right = startOf(rect.x + rect.width - 1, look) + look.cellSize - inset;
  const bottom = startOf(rect.y + rect.height - 1, look) + look.cellSize - inset;
  return `position:absolute; top:${top}px; left:${left}px; width:${right - left}px; height:${bottom - top}px`;
}

/** One rectangle that the player drew. */
export function areaHtml(rect: Rect, look: Look): string {
  return `<div class="area" style="${placeOf(rect, look, 0)}"></div>`;
}

/** The whole board: `.board-back` with its cells and the player's rectangles. */
export function boardHtml(rows: Rows, look: Look, drawn: readonly Rect[]): string {
  const cells = rows.map((row, y) => row.map((area, x) => cellHtml(x, y, area, look)).join(""));
  const width = startOf(rows[0]?.length ?? 0, look);
  const height = startOf(rows.length, look);
  const areas = drawn.map((rect) => areaHtml(rect, look));
  return `<div class="board-back" style="position:absolute; z-index:100; width:${width}px; height:${height}px">${cells.join("")}${areas.join("")}</div>`;
}

function cellHtml(x: number, y: number, area: number, look: Look): string {
  const classes = ["cell", area === 0 ? "" : "task-cell", look.cellClasses].filter(Boolean);
  const place = placeOf({ x, y, width: 1, height: 1 }, look, area === 0 ? 0 : look.clueInset);
  const number = look.clueText === "nested" ? `<span class="number">${area}</span>` : String(area);
  return `<div class="${classes.join(" ")}" style="${place}">${area === 0 ? "" : number}</div>`;
}
