/**
 * Named boards: what the site's own names say is a board, on the survey of a page.
 *
 * Names are a hint. They let a board be smaller than one that nothing tells of, they tell its
 * cells from what is drawn over them, and where no board can be read they say what is wrong with
 * the one that was meant.
 */

import { inlineBoxOf } from "#saved-page";
import { err, ok, type Result } from "@shikiri/core";
import { MAX_BOARD_CELLS, type Box, type ReadError } from "./board.ts";
import { layoutOf, type Leeway } from "./layout.ts";
import { BOARD_NAME, BOARD_SELECTOR, cellElementsIn } from "./selectors.ts";
import { drawnBoxOf } from "./survey-layout.ts";
import type { Survey, Tile } from "./survey.ts";
import type { TileGrid } from "./tile-grids.ts";
import { isOnScreen, isShownChild } from "./visibility.ts";

/** The most boards that are told apart; a page with more of them is none of the site's. */
const MAX_BOARDS = 100;

/** An element that is named as a board, and the grid of its cells, or why it has none. */
export interface NamedBoard {
  readonly root: Element;
  readonly grid: Result<TileGrid, ReadError>;
}

/** The named boards that are shown; an error (`two-boards`) if they are too many. */
export function namedBoardsIn(
  document: Document,
  survey: Survey,
  leeway: Leeway,
): Result<readonly NamedBoard[], ReadError> {
  const roots = [...document.querySelectorAll(BOARD_SELECTOR)];
  if (roots.length > MAX_BOARDS) {
    return err({
      kind: "two-boards",
      message: `the page has ${roots.length} boards: expected exactly one that is shown`,
    });
  }
  const { indices, parents } = survey;
  const cells = cellElementsIn(document);
  const shown = roots.filter(isOnScreen);
  return ok(
    shown.map((root) => {
      const index = indices.get(root) ?? NaN;
      const own = cells.filter((cell) => parents[indices.get(cell) ?? -1] === index);
      return { root, grid: gridIn(root, own, survey, leeway) };
    }),
  );
}

function gridIn(
  root: Element,
  all: readonly Element[],
  survey: Survey,
  leeway: Leeway,
): Result<TileGrid, ReadError> {
  const cells = shownCells(all, survey);
  if (!cells.ok) return cells;
  const boxes = boxesOf(cells.value, survey);
  if (!boxes.ok) return boxes;
  const layout = layoutOf(boxes.value, leeway);
  if (!layout.ok) return layout;
  const { order } = layout.value;
  return ok({
    container: root,
    cells: order.map((i) => cells.value[i]!),
    boxes: order.map((i) => boxes.value[i]!),
    layout: layout.value,
  });
}

function shownCells(
  all: readonly Element[],
  survey: Survey,
): Result<readonly Element[], ReadError> {
  if (all.length > MAX_BOARD_CELLS) {
    return err({
      kind: "too-many-cells",
      message: `the board has more than ${MAX_BOARD_CELLS} cells: expected at most that many`,
    });
  }
  const shown = all.filter((cell) => tileOf(cell, survey) !== undefined || isShownChild(cell));
  if (shown.length > 0) return ok(shown);
  const found = all.length === 0 ? "no cells" : `${all.length} cells, but all of them are hidden`;
  return err({
    kind: "no-cells",
    message: `the board (${BOARD_NAME}) has ${found}: expected a div.cell for each`,
  });
}

function boxesOf(cells: readonly Element[], survey: Survey): Result<readonly Box[], ReadError> {
  if (survey.hasLayout) {
    return ok(cells.map((cell) => tileOf(cell, survey)?.box ?? drawnBoxOf(cell)));
  }
  const boxes: Box[] = [];
  for (const [index, cell] of cells.entries()) {
    const box = inlineBoxOf(cell);
    if (!box.ok) {
      const { kind, message } = box.error;
      return err({ kind, message: `cell ${index + 1} of ${cells.length} ${message}` });
    }
    boxes.push(tileOf(cell, survey)?.box ?? box.value);
  }
  return ok(boxes);
}

/** What the survey has of the cell: only what is shown and has an extent is in it. */
function tileOf(cell: Element, { tiles, indices }: Survey): Tile | undefined {
  return tiles[indices.get(cell) ?? -1];
}
