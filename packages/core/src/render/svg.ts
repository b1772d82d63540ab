/**
 * Boards as SVG: a standalone picture as a string, made without a DOM.
 *
 * Regions lie inside their cells, with the clues in the middle of theirs. Style, ids and what a screen
 * reader hears are those of every picture, see `svg-document.ts`.
 */

import type { Answer } from "../shikaku/answer.ts";
import type { Puzzle } from "../shikaku/puzzle.ts";
import { colourRegions } from "./colouring.ts";
import { boardSvg, outlineOf } from "./svg-board.ts";
import { counted, type SvgOptions } from "./svg-document.ts";

/**
 * The picture of a puzzle, with the regions of an answer where one is given; it need not be
 * complete. Throws a `RangeError` for a cell size that is no positive, finite number.
 */
export function drawSvg(puzzle: Puzzle, answer: Answer = [], options: SvgOptions = {}): string {
  const colours = colourRegions(answer);
  const description = describe(puzzle, answer.length);
  return boardSvg(
    puzzle,
    (px) => ({
      description,
      regions: answer.map(
        (region, index) =>
          `<path class="shikiri-region-${colours[index]}" d="${outlineOf(region, px)}"/>`,
      ),
    }),
    options,
  );
}

function describe({ size, clues }: Puzzle, regions: number): string {
  const board = `${counted(size.width, "column")} and ${counted(size.height, "row")}`;
  const cut =
    regions === 0
      ? "not yet cut into regions"
      : regions === clues.length
        ? `cut into ${counted(regions, "region")}`
        : `of whose regions ${regions} are drawn`;
  return `A Shikaku board of ${board} with ${counted(clues.length, "clue")}, ${cut}.`;
}
