/**
 * Letter grid: an arrangement as the symbol of the piece that covers each cell.
 *
 * The form in which packings are exchanged. It is the board's text with every cell pinned. Touching
 * copies of one piece cannot be told apart in it, see {@link splitCopies}; JSON, which is read here
 * too, keeps them apart.
 */

import { cellIndex, type Cell } from "../base/grid.ts";
import { err, ok, type InputError, type Result } from "../base/result.ts";
import { errorAt, type Place } from "../base/text.ts";
import { fillNumbers } from "../polyomino/board.ts";
import { byRow } from "../polyomino/isometry.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement, Placement } from "../polyomino/placements.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { jsonValue } from "./json-values.ts";
import { splitCopies } from "./packing-copies.ts";
import { readJsonArrangement, type JsonArrangementError } from "./packing-json.ts";
import { cornerOf, formatSigns, parseSigns, type Sign, type SignsError } from "./packing-signs.ts";

/** Why a text is no arrangement; `line` and `column` say where in a letter grid. */
export type ArrangementError = InputError<
  "copies-not-told-apart" | SignsError["kind"] | JsonArrangementError["kind"]
>;

/** Orientations tried before giving up on touching copies: less than a second. */
const MAX_SPLIT_STEPS = 300_000;

/**
 * The arrangement of a letter grid, or of JSON, in the order of first cells. `.` and `1` are cells left
 * open; `#`, `0` and blanks are walls. Blank rows and columns around the grid do not count unless more of
 * its letters lie on cells to fill with them. Whether the arrangement is an answer is for the checker to say.
 *
 * Errors: `empty`, `bad-character`, `too-large`, `copies-not-told-apart` (touching copies whose split is
 * not found in reasonable time), and those of {@link readJsonArrangement}.
 */
export function parseArrangement(
  text: string,
  packing: Packing,
): Result<Arrangement, ArrangementError> {
  if (/^\s*[[{]/.test(text)) return parseJson(text, packing);
  const signs = parseSigns(text, packing.pieces);
  if (!signs.ok) return signs;
  const shift = shiftOf(signs.value, packing);
  const groups = new Map<number, { readonly place: Place; readonly cells: Cell[] }>();
  for (const { cell, means, place } of signs.value) {
    if (means < 0) continue;
    const group = groups.get(means) ?? { place, cells: [] };
    groups.set(means, group);
    group.cells.push({ x: cell.x - shift.x, y: cell.y - shift.y });
  }
  const placements: Placement[] = [];
  const steps = { left: MAX_SPLIT_STEPS };
  for (const [piece, { place, cells }] of groups) {
    const copies = splitCopies(packing.pieces[piece]!, cells, steps);
    if (copies === undefined) {
      const { name } = packing.pieces[piece]!;
      const message = `found touching copies of ${name} that ${MAX_SPLIT_STEPS} steps did not tell apart: expected JSON, which says them one by one`;
      return err(errorAt("copies-not-told-apart", place, message));
    }
    for (const copy of copies) placements.push({ piece, cells: copy });
  }
  return ok(placements.toSorted((a, b) => byRow(a.cells[0]!, b.cells[0]!)));
}

/** The letter grid of an arrangement on its board, complete or not: {@link parseArrangement} reads it back. */
export function formatArrangement({ board, pieces }: Packing, arrangement: Arrangement): string {
  const symbols = symbolsOf(pieces);
  return formatSigns(
    board,
    arrangement.flatMap(({ piece, cells }) =>
      cells.map((cell) => [cell, symbols[piece]!] as const),
    ),
  );
}

function parseJson(text: string, packing: Packing): Result<Arrangement, ArrangementError> {
  const parsed = jsonValue(text);
  return parsed.ok ? readJsonArrangement(parsed.value, packing) : parsed;
}

/** How far the grid is to be moved to the left and to the top. */
function shiftOf(signs: readonly Sign[], { board }: Packing): Cell {
  const { size } = board;
  const fill = fillNumbers(board);
  const corner = cornerOf(signs);
  let best = corner;
  let most = -1;
  for (const x of new Set([corner.x, 0])) {
    for (const y of new Set([corner.y, 0])) {
      const onBoard = signs.filter(({ cell, means }) => {
        const at = { x: cell.x - x, y: cell.y - y };
        const isInside = at.x < size.width && at.y < size.height;
        return means >= 0 && isInside && fill[cellIndex(size, at)]! >= 0;
      });
      if (onBoard.length <= most) continue;
      most = onBoard.length;
      best = { x, y };
    }
  }
  return best;
}
