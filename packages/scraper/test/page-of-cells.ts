/** Pages with nothing on them but cells in given places, for what the stand-in page never does. */

import { documentOf } from "./document-of.ts";

/** A cell: `[left, top, text]`, 30 pixels in size, with more inline style if any. */
export type CellAt = readonly [left: number, top: number, text?: string, style?: string];

/** The HTML of a board with these cells. */
export function htmlOfCells(cells: readonly CellAt[]): string {
  const html = cells.map(
    ([left, top, text = "", style = ""]) =>
      `<div class="cell" style="position:absolute;left:${left}px;top:${top}px;width:30px;height:30px;${style}">${text}</div>`,
  );
  return `<div class="board-back">${html.join("")}</div>`;
}

/** A saved page with these cells. */
export function pageOfCells(cells: readonly CellAt[]): Document {
  return documentOf(htmlOfCells(cells));
}
