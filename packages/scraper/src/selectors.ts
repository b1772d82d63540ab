/**
 * The site's markup: the one place that knows it.
 *
 * Seen in scripts that ran on the live page: `#game > div.board-back` holds a `div.cell` for every
 * cell, clue or blank, each with inline `position:absolute; top; left; width; height` in px; a
 * clue is the cell's text; an inline script says `var task = '...'`. Not known, and therefore not
 * relied on: the cell size, the separator (3px or 1px), the order, what element holds the clue's
 * text, and what the player's rectangles are made of (other children of the board, all ignored).
 */

/** What the cells' parent is called in messages. `#game` around it is not asked for. */
export const BOARD_NAME = ".board-back";

/** Selects it. A form is none: the names of its controls take the place of its properties. */
export const BOARD_SELECTOR: string = `${BOARD_NAME}:not(form)`;

const CELL_CLASS = "cell";
const CELL_SELECTOR = `${BOARD_SELECTOR} > div.${CELL_CLASS}`;
const INLINE_SCRIPT_SELECTOR = "script:not([src])";
const TASK_ASSIGNMENT = /\btask\s*=\s*(?:'([^']*)'|"([^"]*)")/g;

/** Whether a child of the board is a cell. */
export function isCellElement(node: Node): node is Element {
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

/** The document's cells of all boards, in document order. */
export function cellElementsIn(document: Document): Element[] {
  return [...document.querySelectorAll(CELL_SELECTOR)];
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
