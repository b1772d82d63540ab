/**
 * Page changes: which mutations of a document can concern the board that is watched.
 *
 * A page changes all the time (a ticking clock, advertisements, the player's rectangles, our own
 * overlay), and reading a large board takes milliseconds. So a batch of mutation records is first
 * sorted out without reading: `gone` when the board's element or one of its cells was taken out,
 * `maybe` when something was touched that a reading depends on, `none` otherwise.
 */

import { BOARD_SELECTOR, holdsBoard, isCellElement } from "./selectors.ts";

/** What a batch of mutations means for the board; see the head of this file. */
export type Change = "gone" | "maybe" | "none";

/** What an observer of a document has to observe for {@link changeOf} to see every change. */
export const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["style", "class", "hidden"],
};

/** Sorts a batch of records; `root` is the watched board's element, undefined while there is none. */
export function changeOf(records: readonly MutationRecord[], root: Element | undefined): Change {
  if (root !== undefined && (!root.isConnected || records.some((r) => takesAway(r, root)))) {
    return "gone";
  }
  return records.some((record) => concerns(record, root)) ? "maybe" : "none";
}

function takesAway(record: MutationRecord, root: Element): boolean {
  for (const node of record.removedNodes) {
    if (node.contains(root)) return true;
    if (record.target === root && isCellElement(node)) return true;
  }
  return false;
}

function concerns(record: MutationRecord, root: Element | undefined): boolean {
  const { target } = record;
  if (target === root && record.type === "attributes") return true;
  const board = boardAround(target);
  if (board === null) {
    if (record.type === "attributes") return holdsBoard(target);
    return [...record.addedNodes, ...record.removedNodes].some(holdsBoard);
  }
  if (target === board) {
    if (record.type === "attributes") return true;
    return [...record.addedNodes, ...record.removedNodes].some(isCellElement);
  }
  const child = childHolding(board, target);
  // What lost the class of a cell is one no more, so a child's class always matters.
  return isCellElement(child) || (target === child && record.attributeName === "class");
}

function boardAround(node: Node): Element | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  return element?.closest(BOARD_SELECTOR) ?? null;
}

/** The child of the board that is the node or has it inside. */
function childHolding(board: Element, node: Node): Node {
  let child = node;
  while (child.parentNode !== null && child.parentNode !== board) child = child.parentNode;
  return child;
}
