/**
 * Page changes: which mutations of a document can concern the board that is watched.
 *
 * A page changes all the time (a ticking clock, advertisements, the player's rectangles, our own
 * overlay), and reading a large board takes milliseconds. So a batch of mutation records is first
 * sorted out without reading: `gone` when the board's element or one of its cells was taken out,
 * `maybe` when something was touched that a reading depends on, `none` otherwise.
 */

import { boardAround, boardsIn, hasCellClass, isCellElement } from "./selectors.ts";
import { isOnScreen } from "./visibility.ts";

/** What a batch of mutations means for the board; see the head of this file. */
export type Change = "gone" | "maybe" | "none";

/** What an observer of a document has to observe for {@link changeOf} to see every change. */
export const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeOldValue: true,
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
  const { target, type, addedNodes, removedNodes } = record;
  const isAttribute = type === "attributes";
  const nodes = [...addedNodes, ...removedNodes];
  const board = target === root ? root : boardAround(target);
  if (board === null) {
    // Zoom and night mode are styles around the board, and change nothing unless they hide it.
    if (isAttribute && root !== undefined && target.contains(root) && !isOnScreen(root))
      return true;
    return (isAttribute ? [target] : nodes).some((n) => boardsIn(n).some((b) => b !== root));
  }
  if (target === board) return isAttribute || nodes.some(isCellElement);
  const child = childHolding(board, target);
  if (target === child && record.attributeName === "class") {
    return hasCellClass(record.oldValue) !== isCellElement(child);
  }
  return isCellElement(child);
}

/** The child of the board that is the node or has it inside. */
function childHolding(board: Element, node: Node): Node {
  let child = node;
  while (child.parentNode !== null && child.parentNode !== board) child = child.parentNode;
  return child;
}
