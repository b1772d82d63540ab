/**
 * The site's markup: the one place that knows it. Names are hints, and boards are found without.
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
