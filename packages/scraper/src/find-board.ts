/**
 * Finding the board: of all grids on a page, named or not, the one that is the puzzle.
 *
 * A grid is the board if its cells show a puzzle and no other grid on the page could be meant as
 * well. What is doubtful is refused: two puzzles, a named board that cannot be read beside another
 * grid that can, a grid beyond whose edge the cells go on.
 */

import { areaOf, err, formatSize, ok, type Result } from "@shikiri/core";
import type { Box, ReadError } from "./board.ts";
import { isOutOfView } from "./clipping.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { namedBoardsIn, type NamedBoard } from "./named-boards.ts";
import { BOARD_NAME, BOARD_SELECTOR } from "./selectors.ts";
import { sight, type Sighting } from "./sighting.ts";
import type { Steps } from "./steps.ts";
import type { Survey } from "./survey.ts";
import { goesOn, tileGridsIn, type TileGrid } from "./tile-grids.ts";

/** The board that was found, and whether the site's own names say that it is one. */
export interface Found extends Sighting {
  readonly isNamed: boolean;
}

/** What became of one grid. */
interface Candidate {
  readonly grid: TileGrid;
  readonly sighting: Result<Sighting, ReadError>;
  readonly isNamed: boolean;
}

/** Drawn cells may overlap by their borders, as far as they are still told apart. */
const overlapOf = (length: number): number => length * 0.3;

/** Cells are drawn as large as a table's columns are, which follow their contents. */
const oddity = 0.45;
/** How many elements around a cell may be its wrappers. */
const MAX_WRAPPERS = 100;
/** The least board that is taken for one, though its clues are no puzzle. */
const MIN_RIVAL = 16;

/** Finds the document's board on its survey. Errors: those of a single reading. */
export function* findBoard(document: Document, survey: Survey): Steps<Result<Found, ReadError>> {
  const leeway = survey.hasLayout ? { overlapOf, oddity } : {};
  const named = namedBoardsIn(document, survey, leeway);
  if (!named.ok) return named;
  const inUse = named.value.filter((board) => isInUse(board) && isInView(board, survey.hasLayout));
  if (inUse.length > 1) {
    const all = document.querySelectorAll(BOARD_SELECTOR).length;
    return twoBoards(`${all} boards, ${inUse.length} of them shown with cells`);
  }
  const candidates = yield* candidatesOn(survey, inUse[0]);
  const puzzles = distinct(candidates.filter(({ sighting }) => sighting.ok));
  const found = puzzles[0];
  if (found?.sighting.ok !== true) {
    return err(errorOf(inUse[0] ?? named.value[0], candidates, document));
  }
  if (puzzles.length > 1) return twoBoards(`${puzzles.length} boards that can be read`);
  if (goesOn(found.grid, survey)) return err(unfinished(found.grid));
  const rival = candidates.find((other) => !isSamePlace(found.grid, other.grid) && isRival(other));
  const isMeant = inUse[0] === undefined || isWithin(found.grid, inUse[0].root);
  if (rival !== undefined || !isMeant) return twoBoards("a board that cannot be read, and another");
  return ok({ ...found.sighting.value, isNamed: found.isNamed });
}

function* candidatesOn(survey: Survey, named: NamedBoard | undefined): Steps<Candidate[]> {
  const { hasLayout } = survey;
  const meant = named?.grid.ok === true ? named.grid.value : undefined;
  const leewayIn = (tiles: readonly Element[]) => ({
    ...(hasLayout && { overlapOf, oddity }),
    isBlank: (index: number) => (tiles[index]!.textContent ?? "").trim() === "",
  });
  yield;
  const ofTiles = yield* tileGridsIn(survey, leewayIn, meant);
  const grids = [...(meant === undefined ? [] : [meant]), ...ofTiles]
    .filter((grid, i, all) => !all.slice(0, i).some((other) => hasSameCells(grid, other)))
    .filter((grid) => !hasLayout || isAllInView(grid));
  const candidates: Candidate[] = [];
  for (const grid of grids) {
    yield;
    const sighting = yield* sight(grid, hasLayout);
    candidates.push({ grid, sighting, isNamed: grid === meant });
  }
  return candidates;
}

function hasSameCells({ cells: a }: TileGrid, { cells: b }: TileGrid): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i]);
}

/** Of those that tell the same puzzle in the same place, the first one. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (candidate, i) =>
      !candidates
        .slice(0, i)
        .some((other) => isSamePlace(candidate.grid, other.grid) && isSamePuzzle(candidate, other)),
  );
}

function isSamePuzzle({ sighting: a }: Candidate, { sighting: b }: Candidate): boolean {
  return a.ok && b.ok && fingerprintOf(a.value.puzzle) === fingerprintOf(b.value.puzzle);
}

/** Whether cells of the two grids are the same, or inside one another. */
function isSamePlace(a: TileGrid, b: TileGrid): boolean {
  return hasCellsOf(a, b) || hasCellsOf(b, a);
}

function hasCellsOf({ cells }: TileGrid, other: TileGrid): boolean {
  const own = new Set<Element>(cells);
  const [first, last] = [other.cells[0]!, other.cells.at(-1)!];
  return other.cells.some((cell) => own.has(cell)) || [first, last].some((cell) => isIn(cell, own));
}

/** Whether an element not far around the cell is one of those. */
function isIn(cell: Element, elements: ReadonlySet<Element>): boolean {
  let at: Element | null = cell;
  for (let i = 0; at !== null && i < MAX_WRAPPERS; i++, at = at.parentElement) {
    if (elements.has(at)) return true;
  }
  return false;
}

/** Whether a grid looks like a board whose clues have been spoilt. */
function isRival({ grid: { layout, cells }, sighting }: Candidate): boolean {
  if (sighting.ok || sighting.error.kind !== "clue-sum") return false;
  const isSmall = areaOf(layout.size) < MIN_RIVAL;
  const blanks = cells.filter((cell) => (cell.textContent ?? "").trim() === "").length;
  return !isSmall && blanks * 2 >= cells.length;
}

function isInUse({ grid }: NamedBoard): boolean {
  return grid.ok || grid.error.kind !== "no-cells";
}

function isInView({ root, grid }: NamedBoard, hasLayout: boolean): boolean {
  if (!hasLayout) return true;
  return grid.ok
    ? !isOutOfView(grid.value.cells[0]!, extentOf(grid.value.boxes))
    : !isOutOfView(root, root.getBoundingClientRect());
}

/** Whether both ends of the grid are seen, so that it is not made up with a copy that is not. */
function isAllInView({ cells, boxes }: TileGrid): boolean {
  const extent = extentOf(boxes);
  return [cells[0]!, cells.at(-1)!].every((cell) => !isOutOfView(cell, extent));
}

function isWithin({ cells }: TileGrid, root: Element): boolean {
  return root.contains(cells[0]!);
}

function extentOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function twoBoards(found: string): Result<never, ReadError> {
  return err({ kind: "two-boards", message: `the page has ${found}: expected exactly one` });
}

function unfinished({ layout: { size } }: TileGrid): ReadError {
  return {
    kind: "half-built",
    message: `cells go on beyond the edge of a ${formatSize(size)} board: expected a complete grid`,
  };
}

/** What is wrong with the board that was meant, or with the largest grid that has numbers in it. */
function errorOf(
  named: NamedBoard | undefined,
  candidates: readonly Candidate[],
  document: Document,
): ReadError {
  const meant = candidates.find(({ isNamed }) => isNamed)?.sighting;
  if (meant?.ok === false) return meant.error;
  const likely = candidates
    .filter(({ sighting }) => !sighting.ok && sighting.error.kind !== "no-clues")
    .toSorted((a, b) => b.grid.cells.length - a.grid.cells.length)[0]?.sighting;
  if (named?.grid.ok === false && (isInUse(named) || likely === undefined)) return named.grid.error;
  if (likely?.ok === false) return likely.error;
  const isHidden = document.querySelector(BOARD_SELECTOR) !== null;
  const found = isHidden ? "shows no board (a hidden one was seen)" : "has no board";
  return {
    kind: "no-board",
    message: `the page ${found}: expected cells in a complete grid, as in an element ${BOARD_NAME}`,
  };
}
