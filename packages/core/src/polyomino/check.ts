/**
 * The checker: do these placements solve the packing problem?
 *
 * It shares no code with orientations, placements, encodings or engines, so that a mistake there
 * cannot hide here: it turns pieces by its own hand. It names every fault, not the first only.
 */

import { cellIndex, formatCell, formatSize, type Cell } from "../base/grid.ts";
import type { Packing } from "./packing.ts";
import type { Piece } from "./piece.ts";
import type { Arrangement } from "./placements.ts";

/**
 * One fault of an arrangement, with a sentence and the cell where it shows; `too-few-copies` and
 * `too-many-copies` show nowhere, nor does what is wrong with a placement without cells.
 *
 * - `unknown-piece`: a placement of a piece that the problem does not have.
 * - `wrong-size`: a placement of more or fewer cells than its piece has.
 * - `wrong-shape`: as many cells, but no orientation of the piece.
 * - `outside-board`: a cell that is not one to fill.
 * - `overlap`: a cell in more than one placement.
 * - `not-allowed`: a cell where pins or bars keep the piece out.
 * - `too-few-copies`, `too-many-copies`: a piece that is not used as often as it may be.
 * - `uncovered-cell`: a cell in no placement.
 */
export interface PackingIssue {
  readonly kind:
    | "unknown-piece"
    | "wrong-size"
    | "wrong-shape"
    | "outside-board"
    | "overlap"
    | "not-allowed"
    | "too-few-copies"
    | "too-many-copies"
    | "uncovered-cell";
  readonly message: string;
  readonly cell?: Cell;
  /** The number of the piece at fault. */
  readonly piece?: number;
}

/** Faults beyond so many are not listed. */
export const MAX_PACKING_ISSUES = 10_000;

/** All faults of the placements, the first {@link MAX_PACKING_ISSUES} of them; none when they are an answer. */
export function checkPacking(
  { board, pieces, allowed }: Packing,
  placements: Arrangement,
): readonly PackingIssue[] {
  const { size } = board;
  const issues: PackingIssue[] = [];
  const numbers = new Map(board.cells.map((cell, number) => [cellIndex(size, cell), number]));
  const holder = new Map<number, number>();
  const used = pieces.map(() => 0);
  for (const { piece, cells } of placements) {
    if (issues.length >= MAX_PACKING_ISSUES) return issues.slice(0, MAX_PACKING_ISSUES);
    const [first] = cells;
    const at = first && { cell: first };
    const known = pieces[piece];
    if (known === undefined) {
      const message = `there is no piece ${piece}: expected 0 to ${pieces.length - 1}`;
      issues.push({ kind: "unknown-piece", ...at, message });
      continue;
    }
    used[piece]!++;
    const { name } = known;
    const where = first === undefined ? name : `${name} at ${formatCell(first)}`;
    if (cells.length !== known.cells.length) {
      const message = `the piece ${where} covers ${cells.length} ${cells.length === 1 ? "cell" : "cells"}, but has ${known.cells.length}`;
      issues.push({ kind: "wrong-size", ...at, piece, message });
    } else if (!isShapeOf(known, cells)) {
      const message = `the cells of the piece ${where} are not its shape${HOW_MOVED[known.kind]}`;
      issues.push({ kind: "wrong-shape", ...at, piece, message });
    }
    for (const cell of cells) {
      const isOnBoard = cell.x >= 0 && cell.x < size.width && cell.y >= 0 && cell.y < size.height;
      const number = isOnBoard ? numbers.get(cellIndex(size, cell)) : undefined;
      if (number === undefined) {
        const message = `the piece ${name} covers ${formatCell(cell)}, which is not a cell to fill on the ${formatSize(size)} board`;
        issues.push({ kind: "outside-board", cell, piece, message });
        continue;
      }
      const other = holder.get(number);
      if (other !== undefined) {
        const message = `the cell ${formatCell(cell)} is covered by ${pieces[other]!.name} and by ${name}`;
        issues.push({ kind: "overlap", cell, piece, message });
      }
      holder.set(number, piece);
      if (allowed[piece]![number] === 0) {
        const message = `the piece ${name} covers ${formatCell(cell)}, where it must not lie`;
        issues.push({ kind: "not-allowed", cell, piece, message });
      }
    }
  }
  for (const [piece, { name, min, max }] of pieces.entries()) {
    const count = used[piece]!;
    if (count >= min && count <= max) continue;
    const kind = count < min ? "too-few-copies" : "too-many-copies";
    const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
    const often = count === 0 ? "not used" : count === 1 ? "used once" : `used ${count} times`;
    issues.push({ kind, piece, message: `the piece ${name} is ${often}: expected ${range}` });
  }
  for (const [number, cell] of board.cells.entries()) {
    if (issues.length >= MAX_PACKING_ISSUES) return issues.slice(0, MAX_PACKING_ISSUES);
    if (holder.has(number)) continue;
    issues.push({
      kind: "uncovered-cell",
      cell,
      message: `the cell ${formatCell(cell)} is not covered`,
    });
  }
  return issues;
}

const HOW_MOVED: Readonly<Record<Piece["kind"], string>> = {
  free: ", however it is turned or flipped",
  "one-sided": ", however it is turned (it is one-sided, and may not be flipped)",
  fixed: " (it is fixed, and may be neither turned nor flipped)",
};

/** Whether the cells, as many as the piece's, are one of the shapes that it may show. */
function isShapeOf({ cells, kind }: Piece, placed: readonly Cell[]): boolean {
  const wanted = shapeName(placed);
  const turns = kind === "fixed" ? 1 : 4;
  for (const isFlipped of kind === "free" ? [false, true] : [false]) {
    let shape = isFlipped ? cells.map(({ x, y }) => ({ x: -x, y })) : cells;
    for (let turn = 0; turn < turns; turn++) {
      if (shapeName(shape) === wanted) return true;
      shape = shape.map(({ x, y }) => ({ x: -y, y: x }));
    }
  }
  return false;
}

/** Equal for the same cells in any order and anywhere. */
function shapeName(cells: readonly Cell[]): string {
  const left = cells.reduce((least, { x }) => Math.min(least, x), Infinity);
  const top = cells.reduce((least, { y }) => Math.min(least, y), Infinity);
  return cells
    .map(({ x, y }) => `${y - top}/${x - left}`)
    .toSorted()
    .join(" ");
}
