/**
 * Copies told apart: cells that are known to be one piece's, split into its copies.
 *
 * Cells that do not hang together are different copies. Where copies touch, the first split into
 * orientations is taken, by trying orientations at the first cell that is left; any split is as good as
 * another, since copies are not told apart. What cannot be split is left whole, for the checker to name.
 */

import { formatCell, type Cell } from "../base/grid.ts";
import { connectedParts } from "../polyomino/connected.ts";
import { byRow } from "../polyomino/isometry.ts";
import { orientationsOf } from "../polyomino/orientations.ts";
import type { Piece } from "../polyomino/piece.ts";

/** How many orientations may still be tried; counted down. */
export interface SplitBudget {
  left: number;
}

/**
 * The cells of each copy, row by row; nothing when the steps were not enough to say.
 *
 * A piece of which there is at most one copy keeps all its cells together, in parts or not.
 */
export function splitCopies(
  piece: Piece,
  cells: readonly Cell[],
  steps: SplitBudget,
): readonly (readonly Cell[])[] | undefined {
  const sorted = cells.toSorted(byRow);
  if (piece.max === 1) return [sorted];
  const copies: (readonly Cell[])[] = [];
  for (const part of connectedParts(sorted)) {
    const split = splitPart(piece, part.toSorted(byRow), steps);
    if (split === undefined) return undefined;
    for (const copy of split) copies.push(copy);
  }
  return copies;
}

/** A choice made: the orientation tried, and the numbers of the cells that it takes. */
interface Choice {
  readonly orientation: number;
  readonly taken: readonly number[];
}

/** The part split into the piece's orientations, or whole when it cannot be; nothing when not known. */
function splitPart(
  piece: Piece,
  part: readonly Cell[],
  steps: SplitBudget,
): readonly (readonly Cell[])[] | undefined {
  if (part.length === piece.cells.length || part.length % piece.cells.length !== 0) return [part];
  const orientations = orientationsOf(piece);
  const numbers = new Map(part.map((cell, number) => [formatCell(cell), number]));
  const isTaken = new Uint8Array(part.length);
  const choices: Choice[] = [];
  let next = 0;
  let first = 0;
  for (; steps.left > 0; steps.left--) {
    const shape = orientations[next];
    if (shape === undefined) {
      const last = choices.pop();
      if (last === undefined) return [part];
      for (const number of last.taken) isTaken[number] = 0;
      first = last.taken[0]!;
      next = last.orientation + 1;
      continue;
    }
    // Cells are numbered row by row, so the first cell that is left is the first of its copy.
    const left = part[first]!.x - shape[0]!.x;
    const top = part[first]!.y;
    const taken = shape.map(
      ({ x, y }) => numbers.get(formatCell({ x: left + x, y: top + y })) ?? -1,
    );
    if (!taken.every((number) => isTaken[number] === 0)) {
      next++;
      continue;
    }
    for (const number of taken) isTaken[number] = 1;
    choices.push({ orientation: next, taken });
    next = 0;
    while (isTaken[first] === 1) first++;
    if (first === part.length) {
      return choices.map((choice) => choice.taken.map((number) => part[number]!));
    }
  }
  return undefined;
}
