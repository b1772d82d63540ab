/**
 * Drawn text: whether a clue is on the screen as it is in the document.
 *
 * A cell's text can be drawn elsewhere than in its cell, in another order, turned, or with digits
 * that are no text (a style sheet's `content`). Each makes the clue doubtful, and a doubtful clue
 * is not read. Numbers may also be drawn over the cells without being inside of them.
 */

import type { Box } from "./board.ts";
import { isUpright } from "./upright.ts";
import { isDrawn } from "./visibility.ts";

/** A piece of text may lie so far off its cell's centre, as a part of the cell's length. */
const MAX_OFF_CENTRE = 0.45;
/** Text that is no cell's own may reach so far out of the cell it is over, as a part of its length. */
const MAX_OUTSIDE = 0.1;
/** Text in one line differs by less than this part of its height. */
const MAX_OFF_LINE = 1 / 3;
const DIGIT = /\p{N}|counter|url/u;
const WORD = /[^\d\s]/;
const NUMBER = /^\s*\d{1,9}\s*$/;
/** How deep in an advertisement a number is looked at. */
const MAX_FOREIGN_DEPTH = 50;
/** Generated boxes whose content would be seen beside the text. */
const GENERATED = ["::before", "::after"] as const;

/**
 * What is wrong with how a live page draws these texts, all of the number in the cell at `box`, in
 * words that go on after "its text"; undefined if nothing is. `around` has all of them in it: the
 * cell, or else the cells' container, and then nothing but their place tells whose they are.
 */
export function misdrawing(
  texts: readonly Node[],
  around: Element,
  box: Box,
  isLoose: boolean,
): string | undefined {
  const { defaultView: view } = around.ownerDocument;
  if (view === null) return undefined;
  const holders = new Set<Element>([around]);
  let last: DOMRect | undefined;
  for (const text of texts) {
    if ((text.nodeValue ?? "").trim() === "") continue;
    const rect = rectOf(text);
    if (rect.width === 0 || rect.height === 0) return "is not drawn";
    if (!isCentredIn(rect, box) || (isLoose && !isInside(rect, box)))
      return "is not drawn within the cell";
    if (last !== undefined && !isAfter(last, rect)) return "is not drawn from left to right";
    last = rect;
    for (let at = text.parentElement; at !== null && !holders.has(at); at = at.parentElement) {
      holders.add(at);
    }
  }
  for (const holder of holders) {
    const style = view.getComputedStyle(holder);
    if (!isUpright(style)) return "is turned";
    if (style.unicodeBidi.includes("override")) return "is reversed";
    if (/\d/.test(holder.shadowRoot?.textContent ?? ""))
      return "has a number of a shadow beside it";
    for (const part of GENERATED) {
      if (DIGIT.test(view.getComputedStyle(holder, part).content)) {
        return "has a number from a style sheet beside it";
      }
    }
  }
  return undefined;
}

/** Whether an open shadow tree of a cell has text in it, which is drawn in place of the cell's own. */
export function hasShadowText(element: Element): boolean {
  const { shadowRoot } = element;
  if (shadowRoot === null) return false;
  const walker = element.ownerDocument.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const isCode = /^(?:style|script)$/.test(text.parentElement?.localName ?? "");
    if (!isCode && (text.nodeValue ?? "").trim() !== "") return true;
  }
  return false;
}

/**
 * The numbers drawn inside the container but in none of the cells, each the text node of its digits,
 * and where their centres are. Numbers among words, as in an advertisement, are none.
 */
export function looseNumbers(
  container: Element,
  cells: ReadonlySet<Node>,
): { readonly text: Node; readonly x: number; readonly y: number }[] {
  const numbers = [];
  const walker = container.ownerDocument.createTreeWalker(
    container,
    NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT,
    (node) => (cells.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  const around = ancestorsOf(cells, container);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
    if (!NUMBER.test(text) || isAmongWords(node, around)) continue;
    if (node.parentElement === null || !isDrawn(node.parentElement)) continue;
    const { left, top, width, height } = rectOf(node);
    if (width > 0) numbers.push({ text: node, x: left + width / 2, y: top + height / 2 });
  }
  return numbers;
}

/** Whether what the text is a part of, and no cell is, has words in it. */
function isAmongWords(text: Node, around: ReadonlySet<Node>): boolean {
  let whole = text;
  for (let i = 0; i < MAX_FOREIGN_DEPTH; i++) {
    const parent = whole.parentNode;
    if (parent === null || around.has(parent)) break;
    whole = parent;
  }
  return WORD.test(whole.textContent ?? "");
}

/** The elements around cells, up to the container. */
function ancestorsOf(cells: ReadonlySet<Node>, container: Element): ReadonlySet<Node> {
  const around = new Set<Node>([container]);
  for (const cell of cells) {
    let at = cell.parentNode;
    for (; at !== null && !around.has(at); at = at.parentNode) around.add(at);
  }
  return around;
}

function rectOf(text: Node): DOMRect {
  const range = text.ownerDocument!.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function isCentredIn(rect: DOMRect, { left, top, width, height }: Box): boolean {
  const x = rect.left + rect.width / 2 - (left + width / 2);
  const y = rect.top + rect.height / 2 - (top + height / 2);
  return Math.abs(x) <= width * MAX_OFF_CENTRE && Math.abs(y) <= height * MAX_OFF_CENTRE;
}

function isInside(rect: DOMRect, { left, top, width, height }: Box): boolean {
  const [across, down] = [width * MAX_OUTSIDE, height * MAX_OUTSIDE];
  const isAcross = rect.left >= left - across && rect.right <= left + width + across;
  return isAcross && rect.top >= top - down && rect.bottom <= top + height + down;
}

/** Whether the second rect follows the first one in a line. */
function isAfter(first: DOMRect, second: DOMRect): boolean {
  const height = Math.min(first.height, second.height);
  const offLine = first.top + first.height / 2 - (second.top + second.height / 2);
  const overlap = first.right - second.left;
  return Math.abs(offLine) <= height * MAX_OFF_LINE && overlap <= first.width / 3;
}
