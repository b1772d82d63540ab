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

const CELL_CLASS = "cell";
const INLINE_SCRIPT_SELECTOR = "script:not([src])";
const TASK_ASSIGNMENT = /\btask\s*=\s*(?:'([^']*)'|"([^"]*)")/g;
const PIXELS = /^(-?\d+(?:\.\d+)?)px$|^0$/;

/** Whether a child of the board is a cell. */
export function isCellElement(node: Node): node is HTMLElement {
  if (!isElement(node)) return false;
  return node.localName === "div" && node.classList.contains(CELL_CLASS);
}

/** Whether an element with this `class` attribute has the class of a cell. */
export function hasCellClass(classes: string | null): boolean {
  return classes !== null && classes.split(/\s+/).includes(CELL_CLASS);
}

/** The boards that the node is or has inside. */
export function boardsIn(node: Node): Element[] {
  if (!isElement(node)) return [];
  const inside = node.querySelectorAll(BOARD_SELECTOR);
  return node.matches(BOARD_SELECTOR) ? [node, ...inside] : [...inside];
}

/** The board that the node is or is inside; null where there is none. */
export function boardAround(node: Node): Element | null {
  const element = isElement(node) ? node : node.parentElement;
  return element?.closest(BOARD_SELECTOR) ?? null;
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

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function pixels(text: string): number | undefined {
  const match = PIXELS.exec(text);
  if (match === null) return undefined;
  const value = Number(match[1] ?? 0);
  return Number.isFinite(value) ? value : undefined;
}
