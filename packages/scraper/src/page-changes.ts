/**
 * Page changes: which mutations of a document can concern the board that is watched.
 *
 * A page changes all the time (a ticking clock, advertisements, the player's rectangles, our own
 * overlay), and reading a large board takes milliseconds. So a batch of mutation records is first
 * sorted out without reading: `gone` when the board's root or one of its cells was taken out,
 * `maybe` when something was touched that a reading depends on, `none` otherwise.
 */

import type { Board } from "./board.ts";
import { hasMoved, overBoard } from "./board-shift.ts";
import { parentOf } from "./parent.ts";
import { BOARD_SELECTOR } from "./selectors.ts";
import { isOnScreen } from "./visibility.ts";

/** What a batch of mutations means for the board; see the head of this file. */
export type Change = "gone" | "maybe" | "none";

/** What an observer of a document has to observe for {@link changeOf} to see every change. */
export const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["style", "class", "hidden", "open"],
};

/** Fewer elements are no board. */
const MIN_ELEMENTS = 4;
const STYLE_SHEETS = "style, link";

/** Sorts a batch of records; `board` is the one that is watched, undefined while there is none. */
export function changeOf(records: readonly MutationRecord[], board: Board | undefined): Change {
  if (board === undefined) {
    return records.some(({ type }) => type !== "characterData") ? "maybe" : "none";
  }
  const cells = new Set<Node>(board.cells);
  if (!board.root.isConnected || records.some((record) => takesAway(record, board, cells))) {
    return "gone";
  }
  return records.some((record) => concerns(record, board, cells)) ? "maybe" : "none";
}

function takesAway(
  { removedNodes }: MutationRecord,
  { root }: Board,
  cells: ReadonlySet<Node>,
): boolean {
  return [...removedNodes].some((node) => cells.has(node) || node.contains(root));
}

function concerns(record: MutationRecord, board: Board, cells: ReadonlySet<Node>): boolean {
  const { target, type, addedNodes, removedNodes } = record;
  if (type === "characterData") {
    return board.root.contains(target) || isStyleSheet(target.parentNode);
  }
  if (!board.root.contains(target)) {
    if (type !== "attributes") {
      return isStyleSheet(target) || [...addedNodes, ...removedNodes].some(mayBeBoard);
    }
    // Zoom and night mode are styles around the board, and change nothing unless they hide it.
    if (!target.contains(board.root)) return mayBeBoard(target);
    return !isOnScreen(board.root) || hasMoved(board);
  }
  if (target !== board.root && (isWithin(target, cells, board.root) || hasCells(target, board))) {
    return true;
  }
  if (type === "attributes") return target === board.root || hasText(target);
  // What has gone again before it was seen concerns nothing: a stroke is painted many times over.
  const added = [...addedNodes].filter(({ isConnected }) => isConnected);
  if (
    added.some(hasText) ||
    [...removedNodes].some((node) => hasText(node) || node.hasChildNodes())
  )
    return true;
  const elements = added.filter(isElement);
  return elements.length > 0 && !elements.every(overBoard(board));
}

/** Whether the node is a cell or inside of one. */
function isWithin(node: Node, cells: ReadonlySet<Node>, root: Element): boolean {
  const view = root.ownerDocument.defaultView;
  if (view === null) return false;
  for (let at: Node | null = node; at !== null && at !== root; at = parentOf(at, view)) {
    if (cells.has(at)) return true;
  }
  return false;
}

function hasCells(node: Node, { cells }: Board): boolean {
  return node.hasChildNodes() && cells.some((cell) => node.contains(cell));
}

/** Whether the node may be another board, or may change how everything looks. */
function mayBeBoard(node: Node): boolean {
  if (!isElement(node)) return false;
  if (isStyleSheet(node) || node.querySelector(STYLE_SHEETS) !== null) return true;
  if (node.matches(BOARD_SELECTOR) || node.querySelector(BOARD_SELECTOR) !== null) return true;
  return node.querySelectorAll("*").length >= MIN_ELEMENTS && /\d/.test(node.textContent ?? "");
}

function isStyleSheet(node: Node | null): boolean {
  return node !== null && isElement(node) && node.matches(STYLE_SHEETS);
}

function hasText(node: Node): boolean {
  return (node.textContent ?? "").trim() !== "";
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
