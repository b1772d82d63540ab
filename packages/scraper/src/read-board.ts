/**
 * Reading the board of a page as it is now.
 *
 * Contract: it never throws, takes time linear in the page (the number of cells is capped), and
 * answers with a board only when everything about it is certain. Inline style and text are enough,
 * so a saved page without layout (linkedom) is read as a live document is; on a live one, style
 * sheets and layout must confirm what was read.
 */

import {
  areaOf,
  cellAt,
  err,
  formatCell,
  formatSize,
  ok,
  puzzleFromClues,
  type Clue,
  type Puzzle,
  type Result,
  type Size,
} from "@shikiri/core";
import { MAX_BOARD_CELLS, type Board, type Box, type ReadError } from "./board.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { inlineBoxOf } from "./inline-style.ts";
import { layoutOf } from "./layout.ts";
import { displacedCell } from "./on-screen.ts";
import { BOARD_NAME, BOARD_SELECTOR, cellElementsIn, inlineTaskOf } from "./selectors.ts";
import { cellsOfWhole, taskWitness } from "./task-witness.ts";
import { isOnScreen, isShownChild, shownTextOf } from "./visibility.ts";

const CLUE = /^[1-9][0-9]{0,3}$/;
const MAX_QUOTED = 20;
/** The most boards that are told apart; a page with more of them is none of the site's. */
const MAX_BOARDS = 100;

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
  const cellsOfAll = cellElementsIn(document);
  const root = findRoot(document, cellsOfAll);
  if (!root.ok) return root;
  const cells = shownCells(cellsOfAll.filter((cell) => cell.parentNode === root.value));
  if (!cells.ok) return cells;
  const boxes = readBoxes(cells.value);
  if (!boxes.ok) return boxes;
  const layout = layoutOf(boxes.value);
  if (!layout.ok) return layout;

  const { size, order } = layout.value;
  const cellsInOrder = order.map((index) => cells.value[index]!);
  const boxesInOrder = order.map((index) => boxes.value[index]!);
  const displaced = displacedCell(cellsInOrder, boxesInOrder, size);
  if (displaced !== undefined) return err(displaced);
  const puzzle = readPuzzle(cellsInOrder, size);
  if (!puzzle.ok) return puzzle;

  const task = inlineTaskOf(document);
  const whole = task === undefined ? undefined : cellsOfWhole(task, puzzle.value);
  if (whole !== undefined) {
    return err({
      kind: "half-built",
      message: `the ${formatSize(size)} board has ${areaOf(size)} cells, which are the beginning of the ${whole} cells of the page's task: expected all of them`,
    });
  }
  return ok({
    root: root.value,
    puzzle: puzzle.value,
    boxes: boxesInOrder,
    task: taskWitness(task, puzzle.value),
    fingerprint: fingerprintOf(puzzle.value),
  });
}

/** The one board on the screen; where there are several, the one that has cells. */
function findRoot(document: Document, cells: readonly Element[]): Result<Element, ReadError> {
  const roots = [...document.querySelectorAll(BOARD_SELECTOR)];
  if (roots.length > MAX_BOARDS) {
    return err({
      kind: "two-boards",
      message: `the page has ${roots.length} boards: expected exactly one that is shown`,
    });
  }
  const shown = roots.filter(isOnScreen);
  if (shown.length === 1) return ok(shown[0]!);
  if (shown.length === 0) {
    const found = roots.length === 0 ? "has no board" : "shows no board (a hidden one was seen)";
    return err({
      kind: "no-board",
      message: `the page ${found}: expected an element ${BOARD_NAME} with the cells in it`,
    });
  }
  const parents = new Set(cells.map((cell) => cell.parentNode));
  const inUse = shown.filter((root) => parents.has(root));
  if (inUse.length === 1) return ok(inUse[0]!);
  return err({
    kind: "two-boards",
    message: `the page has ${roots.length} boards, ${inUse.length} of them shown with cells: expected exactly one`,
  });
}

function shownCells(all: readonly Element[]): Result<readonly Element[], ReadError> {
  if (all.length > MAX_BOARD_CELLS) {
    return err({
      kind: "too-many-cells",
      message: `the board has more than ${MAX_BOARD_CELLS} cells: expected at most that many`,
    });
  }
  const shown = all.filter(isShownChild);
  if (shown.length > 0) return ok(shown);
  const found = all.length === 0 ? "no cells" : `${all.length} cells, but all of them are hidden`;
  return err({
    kind: "no-cells",
    message: `the board (${BOARD_NAME}) has ${found}: expected a div.cell for each`,
  });
}

function readBoxes(cells: readonly Element[]): Result<readonly Box[], ReadError> {
  const boxes: Box[] = [];
  for (const [index, cell] of cells.entries()) {
    const box = inlineBoxOf(cell);
    if (!box.ok) {
      const { kind, message } = box.error;
      return err({ kind, message: `cell ${index + 1} of ${cells.length} ${message}` });
    }
    boxes.push(box.value);
  }
  return ok(boxes);
}

function readPuzzle(cells: readonly Element[], size: Size): Result<Puzzle, ReadError> {
  const clues: Clue[] = [];
  for (const [place, element] of cells.entries()) {
    const text = shownTextOf(element);
    if (text === "") continue;
    const cell = cellAt(size, place);
    if (!CLUE.test(text)) {
      return err({
        kind: "bad-clue",
        cell,
        message: `the cell at ${formatCell(cell)} of the ${formatSize(size)} board says ${quote(text)}: expected nothing, or a number from 1 to 9999`,
      });
    }
    clues.push({ ...cell, area: Number(text) });
  }
  const puzzle = puzzleFromClues(size, clues);
  if (puzzle.ok) return puzzle;
  const { kind, message } = puzzle.error;
  return err({ kind: kind === "no-clues" ? "no-clues" : "clue-sum", message });
}

function quote(text: string): string {
  return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}

function describe(thrown: unknown): string {
  return thrown instanceof Error && typeof thrown.message === "string"
    ? thrown.message.slice(0, 200)
    : typeof thrown;
}
