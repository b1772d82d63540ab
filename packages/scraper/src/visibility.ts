/**
 * Visibility: whether an element, and which of a cell's text, is on the screen.
 *
 * What is hidden is not on the board, or a hidden copy would be read as a second board and a hidden
 * digit as a part of a clue. A live page is asked for what its style sheets make of the element; a
 * saved page has only its inline styles, its `hidden` attributes and the kinds of elements whose
 * content browsers do not show.
 */

import { isOnScreenInline, visibilityInline } from "#saved-page";
import { isCutAway } from "./clipping.ts";

/** So many elements without a box, one around the other, are looked through. */
const MAX_CONTENTS = 100;

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** Whether the element and everything around it is shown. */
export function isOnScreen(element: Element): boolean {
  return isLive(element) ? isDrawn(element) : isOnScreenInline(element);
}

/** Whether an element is shown whose parent is. */
export function isShownChild(element: Element): boolean {
  if (isLive(element)) return isDrawn(element);
  return visibilityInline(element, true) === true;
}

/** The text nodes in a shown cell that are themselves shown, in document order. */
export function shownTextsIn(cell: Element): Node[] {
  if (!cell.hasChildNodes()) return [];
  const live = isLive(cell);
  const texts: Node[] = [];
  const open: { readonly node: Node; readonly visible: boolean }[] = [
    { node: cell, visible: true },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node } = next;
    if (node.nodeType === TEXT_NODE && next.visible) texts.push(node);
    if (node.nodeType !== ELEMENT_NODE) continue;
    const visible = node === cell || visibilityIn(node as Element, next.visible, live);
    if (visible === "removed") continue;
    for (const child of [...node.childNodes].toReversed()) open.push({ node: child, visible });
  }
  return texts;
}

/** The nodes' text as one, without white space around it. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => node.nodeValue ?? "")
    .join("")
    .trim();
}

function visibilityIn(element: Element, inherited: boolean, live: boolean): boolean | "removed" {
  if (live) return isCutAway(element) ? "removed" : isDrawn(element);
  return visibilityInline(element, inherited);
}

/** Whether the element is on a page with a style engine. */
export function isLive(element: Element): boolean {
  return (
    element.ownerDocument.defaultView !== null && typeof element.checkVisibility === "function"
  );
}

/** What makes an element invisible; asked so often that it is made only once. */
const SEEN: CheckVisibilityOptions = { visibilityProperty: true, opacityProperty: true };

/** Whether the style engine of a live page draws the element, or what is inside it. */
export function isDrawn(element: Element): boolean {
  if (element.checkVisibility(SEEN)) return true;
  const { defaultView: view } = element.ownerDocument;
  let at: Element | null = element;
  for (let i = 0; i < MAX_CONTENTS && at !== null; i++, at = at.parentElement) {
    // An element without a box of its own is drawn as what is around it.
    if (view?.getComputedStyle(at).display !== "contents") break;
  }
  if (at === null || at === element || !at.checkVisibility({ opacityProperty: true })) return false;
  return view?.getComputedStyle(element).visibility === "visible";
}
