/** The preview: a small board with its answer, drawn as it would be on a page. */

import { colourRegions, solve } from "@shikiri/core";
import { readBoard } from "@shikiri/scraper";
import { make, removeHosts, setStyle } from "../drawing/element.ts";
import { drawOverlay } from "../drawing/overlay.ts";
import type { Settings } from "../protocol/settings.ts";

/** A board with one answer, whose regions have all four colours. */
const ROWS = [
  [0, 3, 0, 0],
  [0, 0, 0, 3],
  [4, 0, 2, 0],
  [0, 0, 0, 4],
];

/** Pixels from one cell to the next, of which one is the line between them. */
const PITCH = 43;

/** Puts the board into the element, if it is not there, and draws its answer anew. */
export function showPreview(element: HTMLElement, settings: Settings, label: string): void {
  if (element.childElementCount === 0) element.append(...cellsFor(element.ownerDocument));
  removeHosts(element, "overlay");
  const board = readBoard(element.ownerDocument);
  if (!board.ok) throw new Error(board.error.message);
  const outcome = solve(board.value.puzzle);
  if (outcome.outcome !== "unique") throw new Error(`the preview's board is ${outcome.outcome}`);
  const [regions] = outcome.answers;
  const colours = colourRegions(regions);
  drawOverlay(
    board.value,
    regions.map((region, i) => ({ kind: "region", ...region, colour: colours[i]! })),
    label,
    settings,
  );
}

function cellsFor(document: Document): HTMLElement[] {
  return ROWS.flatMap((row, y) =>
    row.map((clue, x) => {
      const cell = make(document, "div", { class: "cell" }, clue === 0 ? "" : String(clue));
      setStyle(cell, { left: `${x * PITCH + 1}px`, top: `${y * PITCH + 1}px` });
      return cell;
    }),
  );
}
