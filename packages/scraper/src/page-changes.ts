/**
 * Page changes: which mutations of a document can concern the board that is watched.
 *
 * A page changes all the time (a ticking clock, advertisements, the player's rectangles, our own
 * overlay, a mark on the cell under the mouse), and reading a large board takes milliseconds. So a batch
 * of mutation records is first sorted out without reading.
 */

import type { Board } from "./board.ts";
import { overBoard } from "./board-shift.ts";
import { parentOf } from "./parent.ts";
import { BOARD_SELECTOR } from "./selectors.ts";

/**
 * What a batch of mutations means for the board:
 *
 * - `gone`: its root or one of its cells was taken out;
 * - `doubt`: something was touched on which a whole reading depends;
 * - `look`: at most the cells at `touched` have changed, or all of them have moved;
 * - `nothing`.
 */
export interface Change {
  readonly means: "gone" | "doubt" | "look" | "nothing";
  /** The places of the cells in which something was touched. */
  readonly touched: ReadonlySet<number>;
}

/** What an observer of a document has to observe for {@link changeOf} to see every change. */
export const OBSERVED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
};

/** The attributes that show and hide elements on most pages. */
const SHOWING: ReadonlySet<string | null> = new Set(["style", "class", "hidden", "open"]);
/** Fewer elements are no board. */
const MIN_ELEMENTS = 4;
const STYLE_SHEETS = "style, link";
/** A text that may be a clue. */
const CLUE = /^\s*\d{1,4}\s*$/;
const NONE: ReadonlySet<number> = new Set();

/** Where each cell is in its board's list. */
const placesOf = new WeakMap<Board, ReadonlyMap<Node, number>>();

/** Sorts a batch of records; `board` is the one that is watched, undefined while there is none. */
export function changeOf(records: readonly MutationRecord[], board: Board | undefined): Change {
  if (board === undefined) {
    return { means: records.some(mayBringBoard) ? "doubt" : "nothing", touched: NONE };
  }
  const places = placesIn(board);
  if (!board.root.isConnected || records.some((record) => takesAway(record, board, places))) {
    return { means: "gone", touched: NONE };
  }
  const touched = new Set<number>();
  let means: Change["means"] = "nothing";
  for (const record of records) {
    const place = placeAround(record.target, places, board.root);
    if (place !== undefined) touched.add(place);
    if (means === "doubt") continue;
    const one = meaningOf(record, board, place);
    if (one !== "nothing") means = one;
  }
  return { means, touched };
}

function placesIn(board: Board): ReadonlyMap<Node, number> {
  const known = placesOf.get(board);
  if (known !== undefined) return known;
  const places = new Map<Node, number>(board.cells.map((cell, place) => [cell, place]));
  placesOf.set(board, places);
  return places;
}

/** Whether there may be a board where there was none; a clock that ticks brings none. */
function mayBringBoard({ type, attributeName, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === "attributes") return SHOWING.has(attributeName);
  if (type === "characterData") return false;
  return (
    [...addedNodes].some((node) => isElement(node) || CLUE.test(node.nodeValue ?? "")) ||
    [...removedNodes].some(isElement)
  );
}

function takesAway(
  { removedNodes }: MutationRecord,
  { root }: Board,
  places: ReadonlyMap<Node, number>,
): boolean {
  return [...removedNodes].some((node) => places.has(node) || node.contains(root));
}

/** What one record means, which is not that the board is gone; `place` is of the cell it is in. */
function meaningOf(
  record: MutationRecord,
  board: Board,
  place: number | undefined,
): "doubt" | "look" | "nothing" {
  const { root } = board;
  const { target, type, attributeName, addedNodes, removedNodes } = record;
  if (!root.contains(target)) {
    if (type === "attributes") {
      // Zoom and night mode are styles around the board, and change nothing unless they move or hide it.
      const isElsewhere = SHOWING.has(attributeName) && !target.contains(root);
      return isElsewhere && mayBeBoard(target) ? "doubt" : "look";
    }
    const sheet = type === "characterData" ? target.parentNode : target;
    const isMore = [...addedNodes, ...removedNodes].some(mayBeBoard);
    return isStyleSheet(sheet) || isMore ? "doubt" : "nothing";
  }
  if (place !== undefined) return [...addedNodes].some(mayBeBoard) ? "doubt" : "look";
  if (target !== root && hasCells(target, board)) return "doubt";
  if (type === "characterData") return "doubt";
  if (type === "attributes") return target === root || !hasText(target) ? "look" : "doubt";
  // What has gone again before it was seen concerns nothing: a stroke is painted many times over.
  const added = [...addedNodes].filter(({ isConnected }) => isConnected);
  const removed = [...removedNodes];
  if (added.some(hasText) || removed.some((node) => hasText(node) || node.hasChildNodes())) {
    return "doubt";
  }
  const elements = added.filter(isElement);
  if (elements.length > 0 && !elements.every(overBoard(board))) return "doubt";
  return added.length > 0 || removed.some(({ isConnected }) => !isConnected) ? "look" : "nothing";
}

/** The place of the cell that the node is, or is inside of. */
function placeAround(
  node: Node,
  places: ReadonlyMap<Node, number>,
  root: Element,
): number | undefined {
  const view = root.ownerDocument.defaultView;
  if (view === null) return undefined;
  for (let at: Node | null = node; at !== null && at !== root; at = parentOf(at, view)) {
    const place = places.get(at);
    if (place !== undefined) return place;
  }
  return undefined;
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
