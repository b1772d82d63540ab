/**
 * What can be wrong with what a player has drawn.
 *
 * Most of it the checker of answers sees in the drawing alone; that a region, or some together, are in
 * no answer, takes a solver to tell, see `hint.ts`.
 */

import { cellIndex, cellsOf, contains, type Cell, type Rect } from "../base/grid.ts";
import { check, type Issue } from "./check.ts";
import type { Clue, Puzzle } from "./puzzle.ts";

/**
 * One fault: `impossible` is a region that no answer has, `incompatible` regions of which each is in
 * some answer, but all of them are in none; the other kinds are those of `check`.
 */
export interface HintFault {
  readonly kind: Exclude<Issue["kind"], "uncovered-cell"> | "impossible" | "incompatible";
  /** The rects at fault, as drawn: several for `incompatible`, else one. */
  readonly rects: readonly Rect[];
  /** The clues in them. */
  readonly clues: readonly Clue[];
  /** Where it shows. */
  readonly cell: Cell;
}

/** The first fault that the drawing alone shows. */
export function plainFault(puzzle: Puzzle, drawn: readonly Rect[]): HintFault | undefined {
  for (const { kind, rect, cell } of check(puzzle, drawn)) {
    if (kind === "uncovered-cell" || rect === undefined) continue;
    const clues = puzzle.clues.filter((clue) => contains(rect, clue));
    return { kind, rects: [rect], clues, cell };
  }
  return undefined;
}

/** The fault of candidates, at least one, that no answer has, alone or together. */
export function impossible(puzzle: Puzzle, rects: readonly Rect[]): HintFault {
  const clues = cluesIn(puzzle, rects);
  const kind = rects.length === 1 ? "impossible" : "incompatible";
  const { x, y } = clues[0]!;
  return { kind, rects: rects.map(plainRect), clues, cell: { x, y } };
}

/** The clues in rects that lie on the board and do not overlap. */
function cluesIn({ size, clues }: Puzzle, rects: readonly Rect[]): readonly Clue[] {
  const clueAt = new Map(clues.map((clue) => [cellIndex(size, clue), clue]));
  return rects.flatMap((rect) =>
    [...cellsOf(rect)].flatMap((cell) => clueAt.get(cellIndex(size, cell)) ?? []),
  );
}

function plainRect({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}
