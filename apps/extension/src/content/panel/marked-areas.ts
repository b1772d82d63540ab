/** Where in the window lies what has just been asked for, which is to be seen. */

import { cellIndex } from "@shikiri/core";
import type { Board } from "@shikiri/scraper";
import type { Mark } from "../../protocol/marks.ts";
import type { Area } from "./panel-place.ts";

/** Pixels around a mark that belong to it: its lines, and what tells where it is. */
const AROUND = 4;

/** The most marks that are looked at; a hint has a few. */
const MOST = 100;

/**
 * The areas of what is to be seen of the marks. An answer's regions are all over the board, so of these
 * only one that has come to those before counts.
 */
export function markedAreas(
  board: Board,
  marks: readonly Mark[],
  before: readonly Mark[],
): readonly Area[] {
  const regions = marks.filter(({ kind }) => kind === "region").length;
  const old = before.filter(({ kind }) => kind === "region").length;
  const newest = regions === old + 1 ? marks.at(-1) : undefined;
  return marks
    .filter((mark) => mark.kind !== "region" || mark === newest)
    .slice(0, MOST)
    .flatMap((mark) => areaOf(board, mark) ?? []);
}

/** From its first cell to its last, wherever the page has put these; nothing on another board. */
function areaOf({ cells, puzzle: { size } }: Board, mark: Mark): Area | undefined {
  const { x, y, width, height } = { width: 1, height: 1, ...mark };
  const first = cells[cellIndex(size, { x, y })]?.getBoundingClientRect();
  const end = { x: x + width - 1, y: y + height - 1 };
  const last = cells[cellIndex(size, end)]?.getBoundingClientRect();
  if (first === undefined || last === undefined) return undefined;
  return {
    left: first.left - AROUND,
    top: first.top - AROUND,
    width: last.right - first.left + 2 * AROUND,
    height: last.bottom - first.top + 2 * AROUND,
  };
}
