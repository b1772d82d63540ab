/**
 * Reading the board of a page as it is now.
 *
 * Contract: it never throws, takes time that is bounded by a few passes over the page, and answers
 * with a board only when everything about it is certain. What is drawn decides: by layout on a live
 * page, by inline styles on a saved one without layout (linkedom). What else the page says of its
 * board is compared with that, and told as witnesses.
 */

import { inlineBoxOf, isTurnedInline, puzzleIdOf, styleWitness, surveyByStyle } from "#saved-page";
import { areaOf, err, formatSize, ok, type Result } from "@shikiri/core";
import type { Board, ReadError } from "./board.ts";
import { placementIn, type Placement } from "./board-root.ts";
import { findBoard, type Found } from "./find-board.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { BOARD_SELECTOR, inlineTaskOf } from "./selectors.ts";
import { runSteps, type Steps } from "./steps.ts";
import { surveyByLayout } from "./survey-layout.ts";
import { MAX_ELEMENTS } from "./survey.ts";
import { cellsOfWhole, taskWitness } from "./task-witness.ts";
import type { TileGrid } from "./tile-grids.ts";
import { isSeenUpright } from "./upright.ts";
import { isLive } from "./visibility.ts";
import { ABSENT, AGREES, type Testimony } from "./witnesses.ts";

/** Reads the document's board. Errors: every kind of {@link ReadError} but `aborted`. */
export function readBoard(document: Document): Result<Board, ReadError> {
  return runSteps(readingOf(document));
}

/**
 * The same in steps, each a part of the work; what comes out is true only if the document has not
 * changed since the first one.
 */
export function* readingOf(document: Document): Steps<Result<Board, ReadError>> {
  try {
    return yield* readDocument(document);
  } catch (thrown) {
    return brokenPage(thrown);
  }
}

function* readDocument(document: Document): Steps<Result<Board, ReadError>> {
  const elements = [...document.querySelectorAll("*")];
  if (elements.length > MAX_ELEMENTS) {
    return err({
      kind: "too-many-cells",
      message: `the page has ${elements.length} elements: expected at most ${MAX_ELEMENTS}`,
    });
  }
  const view = elements[0] !== undefined && isLive(elements[0]) ? document.defaultView : null;
  const survey = view === null ? surveyByStyle(elements) : yield* surveyByLayout(elements);
  yield;
  const found = yield* findBoard(document, survey);
  if (!found.ok) return found;
  const { grid, puzzle } = found.value;
  const { container } = grid;
  if (view === null ? isTurnedInline(container) : !isSeenUpright(container, view)) {
    return err({
      kind: "not-a-grid",
      message: "the board is seen turned, mirrored or slanted: expected it upright",
    });
  }
  yield;
  const task = inlineTaskOf(document);
  const whole = task === undefined ? undefined : cellsOfWhole(task, puzzle);
  if (whole !== undefined) {
    const { size } = puzzle;
    return err({
      kind: "half-built",
      message: `the ${formatSize(size)} board has ${areaOf(size)} cells, which are a part of the ${whole} cells of the page's task: expected all of them`,
    });
  }
  const placement =
    view === null
      ? placementByStyle(grid)
      : placementIn(grid.container, grid.cells, grid.boxes, view);
  yield;
  const style = view === null ? AGREES : styleWitness(grid);
  return ok({
    ...placement,
    puzzle,
    cells: grid.cells,
    witnesses: {
      layout: view === null ? ABSENT : AGREES,
      style,
      order: orderWitness(grid),
      names: namesWitness(document, found.value),
      task: taskWitness(task, puzzle),
      game: ABSENT,
    },
    puzzleId: puzzleIdOf(document),
    drawn: undefined,
    fingerprint: fingerprintOf(puzzle),
  });
}

/** Without layout the cells' own styles are all there is; the container is taken for their frame. */
function placementByStyle({ container, cells, boxes }: TileGrid): Placement {
  const own = cells.flatMap((cell) => {
    const box = cell.parentNode === container ? inlineBoxOf(cell) : undefined;
    return box?.ok === true ? [box.value] : [];
  });
  return { root: container, boxes: own.length === cells.length ? own : boxes };
}

function orderWitness({ layout: { order } }: TileGrid): Testimony {
  return order.every((index, i) => i === 0 || index > order[i - 1]!)
    ? AGREES
    : { says: "differs", how: "the document does not have the cells row by row" };
}

function namesWitness(document: Document, { isNamed, grid }: Found): Testimony {
  if (isNamed) return AGREES;
  if (document.querySelector(BOARD_SELECTOR) === null) return ABSENT;
  const names = `${grid.container.localName} > ${grid.cells[0]!.localName}`;
  return { says: "differs", how: `the board was found by its grid alone, in ${names}` };
}

/** The error for a page that has thrown something. */
export function brokenPage(thrown: unknown): Result<never, ReadError> {
  return err({
    kind: "broken-page",
    message: `the page failed while it was read (${describe(thrown)}): expected a document that can be read`,
  });
}

function describe(thrown: unknown): string {
  return thrown instanceof Error && typeof thrown.message === "string"
    ? thrown.message.slice(0, 200)
    : typeof thrown;
}
