/**
 * Reading the board of a page as it is now.
 *
 * Contract: it never throws, takes time linear in the page (the number of cells is capped), and
 * answers with a board only when everything about it is certain. Works on a live document and on
 * a saved page without layout (linkedom), because it relies on inline style and text alone.
 */

import {
  cellAt,
  err,
  formatCell,
  formatSize,
  ok,
  puzzleFromClues,
  type Clue,
  type Result,
} from "@shikiri/core";
import type { Board, Box, ReadError } from "./board.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { layoutOf, type Layout } from "./layout.ts";
import {
  BOARD_SELECTOR,
  cellElementsOf,
  cellTextOf,
  inlineBoxOf,
  inlineTaskOf,
  isShown,
} from "./selectors.ts";
import { taskWitness } from "./task-witness.ts";

/** The most cells that are read: the site's largest board has 2000. */
export const MAX_BOARD_CELLS = 40_000;

const CLUE = /^[0-9]{1,4}$/;
const MAX_QUOTED = 20;

/** Reads the document's board. Errors: every kind of {@link ReadError} but `aborted`. */
export function readBoard(document: Document): Result<Board, ReadError> {
  try {
    return readDocument(document);
  } catch (thrown) {
    return err({
      kind: "broken-page",
      message: `the page failed while it was read (${describe(thrown)}): expected a document that can be read`,
    });
  }
}

function readDocument(document: Document): Result<Board, ReadError> {
  const root = findRoot(document);
  if (!root.ok) return root;
  const cells = cellElementsOf(root.value, MAX_BOARD_CELLS);
  if (cells.length === 0) {
    return err({
      kind: "no-cells",
      message: `the board (${BOARD_SELECTOR}) has no cells: expected a div.cell for each`,
    });
  }
  if (cells.length > MAX_BOARD_CELLS) {
    return err({
      kind: "too-many-cells",
      message: `the board has more than ${MAX_BOARD_CELLS} cells: expected at most that many`,
    });
  }
  const boxes: Box[] = [];
  for (const [index, cell] of cells.entries()) {
    const box = inlineBoxOf(cell);
    if (box === undefined) {
      return err({
        kind: "half-built",
        message: `cell ${index + 1} of ${cells.length} has no place: expected left, top, width and height in px in its inline style`,
      });
    }
    boxes.push(box);
  }
  const layout = layoutOf(boxes);
  if (!layout.ok) return layout;
  const clues = readClues(cells, layout.value);
  if (!clues.ok) return clues;
  const puzzle = puzzleFromClues(layout.value.size, clues.value);
  if (!puzzle.ok) {
    const { kind, message } = puzzle.error;
    return err({ kind: kind === "no-clues" ? "no-clues" : "clue-sum", message });
  }
  return ok({
    root: root.value,
    puzzle: puzzle.value,
    boxes: layout.value.order.map((index) => boxes[index]!),
    task: taskWitness(inlineTaskOf(document), puzzle.value),
    fingerprint: fingerprintOf(puzzle.value),
  });
}

/** The one board; where there are several, the one that is shown and has cells. */
function findRoot(document: Document): Result<Element, ReadError> {
  const roots = [...document.querySelectorAll(BOARD_SELECTOR)];
  if (roots.length === 1) return ok(roots[0]!);
  if (roots.length === 0) {
    return err({
      kind: "no-board",
      message: `the page has no board: expected an element ${BOARD_SELECTOR} with the cells in it`,
    });
  }
  const inUse = roots.filter((root) => cellElementsOf(root, 0).length > 0 && isShown(root));
  if (inUse.length === 1) return ok(inUse[0]!);
  return err({
    kind: "two-boards",
    message: `the page has ${roots.length} boards, ${inUse.length} of them shown with cells: expected exactly one`,
  });
}

function readClues(
  cells: readonly HTMLElement[],
  { size, order }: Layout,
): Result<Clue[], ReadError> {
  const clues: Clue[] = [];
  for (const [place, index] of order.entries()) {
    const text = cellTextOf(cells[index]!);
    if (text === "") continue;
    const cell = cellAt(size, place);
    const area = CLUE.test(text) ? Number(text) : 0;
    if (area === 0) {
      return err({
        kind: "bad-clue",
        cell,
        message: `the cell at ${formatCell(cell)} of the ${formatSize(size)} board says ${quote(text)}: expected nothing, or a number from 1 to 9999`,
      });
    }
    clues.push({ ...cell, area });
  }
  return ok(clues);
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}

function describe(thrown: unknown): string {
  return thrown instanceof Error && typeof thrown.message === "string"
    ? thrown.message.slice(0, 200)
    : typeof thrown;
}
