/**
 * The site's markup: the one place that knows it.
 *
 * Seen in scripts that ran on the live page: `#game > div.board-back` holds a `div.cell` for every
 * cell, clue or blank, each with inline `position:absolute; top; left; width; height` in px; a
 * clue is the cell's text; an inline script says `var task = '...'`. Not known, and therefore not
 * relied on: the cell size, the separator (3px or 1px), the order, what element holds the clue's
 * text, and what the player's rectangles are made of (other children of the board, all ignored).
 */

import type { Box } from "./board.ts";

/** Selects the cells' parent. `#game` around it is not asked for: a page is known by its board. */
export const BOARD_SELECTOR = ".board-back";

const INLINE_SCRIPT_SELECTOR = "script:not([src])";
const TASK_ASSIGNMENT = /\btask\s*=\s*(?:'([^']*)'|"([^"]*)")/g;
const PIXELS = /^(-?\d+(?:\.\d+)?)px$|^0$/;

/** Whether a child of the board is a cell. */
export function isCellElement(node: Node): node is HTMLElement {
  if (node.nodeType !== 1) return false;
  const element = node as Element;
  return element.localName === "div" && element.classList.contains("cell");
}

/** Whether the node is a board or has one inside. */
export function holdsBoard(node: Node): boolean {
  if (node.nodeType !== 1) return false;
  const element = node as Element;
  return element.matches(BOARD_SELECTOR) || element.querySelector(BOARD_SELECTOR) !== null;
}

/** The board's cells in document order; stops once there are more than `limit`. */
export function cellElementsOf(root: Element, limit: number): HTMLElement[] {
  const cells: HTMLElement[] = [];
  for (
    let child = root.firstElementChild;
    child !== null && cells.length <= limit;
    child = child.nextElementSibling
  ) {
    if (isCellElement(child)) cells.push(child);
  }
  return cells;
}

/** The cell's box by its inline style; undefined where a side is missing or not in pixels. */
export function inlineBoxOf(cell: HTMLElement): Box | undefined {
  const { style } = cell;
  if (style.position !== "" && style.position !== "absolute") return undefined;
  const left = pixels(style.left);
  const top = pixels(style.top);
  const width = pixels(style.width);
  const height = pixels(style.height);
  if (left === undefined || top === undefined || width === undefined || height === undefined) {
    return undefined;
  }
  return { left, top, width, height };
}

/** The cell's text without white space around it; empty for a blank. */
export function cellTextOf(cell: HTMLElement): string {
  return (cell.textContent ?? "").trim();
}

/** Whether the page shows the element, as far as the document can tell without any layout. */
export function isShown(element: Element): boolean {
  if (typeof element.checkVisibility === "function") {
    return element.checkVisibility({ visibilityProperty: true });
  }
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { style } = at as HTMLElement;
    if (at.hasAttribute("hidden") || style.display === "none") return false;
    if (style.visibility === "hidden") return false;
  }
  return true;
}

/** The task string of the page's inline scripts, the last one assigned; undefined without any. */
export function inlineTaskOf(document: Document): string | undefined {
  let task: string | undefined;
  for (const script of document.querySelectorAll(INLINE_SCRIPT_SELECTOR)) {
    for (const match of (script.textContent ?? "").matchAll(TASK_ASSIGNMENT)) {
      task = match[1] ?? match[2];
    }
  }
  return task;
}

function pixels(text: string): number | undefined {
  const match = PIXELS.exec(text);
  if (match === null) return undefined;
  const value = Number(match[1] ?? 0);
  return Number.isFinite(value) ? value : undefined;
}
