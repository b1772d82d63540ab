/**
 * Deductions as pictures: what follows on the board, and what it follows from.
 *
 * Known regions are grey, so that they stand back. The region that is fixed is filled and has a strong
 * outline; candidates that are removed are dashed and crossed out, those that are reasons dashed. The
 * cells that a reason is about are shaded, its clues ringed. No two of these differ by colour alone. An
 * assumption's own steps are not drawn, only where it ends. A screen reader hears the reason in words.
 */

import { cellsOf, contains, type Cell, type Rect } from "../base/grid.ts";
import type { Region } from "../shikaku/answer.ts";
import type { Deduction } from "../shikaku/deduction.ts";
import type { Clue, Puzzle } from "../shikaku/puzzle.ts";
import type { Language } from "../shikaku/words/languages.ts";
import { wordDeduction } from "../shikaku/words/word-deduction.ts";
import type { Palette } from "./palette.ts";
import { boardSvg, outlineOf } from "./svg-board.ts";
import { MARGIN, type Scale, type SvgOptions } from "./svg-document.ts";

/** How a deduction is drawn. */
export interface DeductionSvgOptions extends SvgOptions {
  /** The language of the description; English when left out. */
  readonly language?: Language;
  /** What was deduced before it; of that, what bears on its clues and cells is crossed out too. */
  readonly before?: readonly Deduction[];
}

/** Lengths in cells. */
const DASH = 0.16;
const MARK = 0.05;

/**
 * The picture of a deduction on the board with the regions that are known. Throws a `RangeError` for a
 * cell size that is no positive, finite number.
 */
export function drawDeduction(
  puzzle: Puzzle,
  known: readonly Rect[],
  deduction: Deduction,
  options: DeductionSvgOptions = {},
): string {
  const { language = "en", before = [] } = options;
  const { effect, because } = deduction;
  const { cells, clues, candidates } = because;
  const fixed = "fixes" in effect ? [effect.fixes] : [];
  const removed = "removes" in effect ? effect.removes : [];
  const gone = before
    .flatMap((earlier) => ("removes" in earlier.effect ? earlier.effect.removes : []))
    .filter((region) => bearsOn(region, deduction));
  const description = wordDeduction(deduction, language);
  return boardSvg(
    puzzle,
    (px) => ({
      description,
      moreRules,
      regions: [
        ...known.map((rect) => outline(rect, "known", px)),
        ...fixed.map((rect) => outline(rect, "fixed", px)),
        ...cells.map((cell) => shade(cell, px)),
      ],
      marks: [
        `<g stroke-width="${px(MARK)}" stroke-linejoin="round" fill="none">`,
        ...candidates.map((rect, index) => dashed(rect, "reason", index, px)),
        ...[...removed, ...gone].map((region, index) => crossed(region, index, px)),
        ...clues.map((clue) => ring(clue, px)),
        "</g>",
      ],
    }),
    options,
  );
}

/** Whether the deduction could not be made while the candidate was there. */
function bearsOn(candidate: Region, { rule, because }: Deduction): boolean {
  if (rule === "only-cover") return because.cells.some((cell) => contains(candidate, cell));
  return because.clues.some(({ x, y }) => x === candidate.clue.x && y === candidate.clue.y);
}

function moreRules({ ink, regions }: Palette): string {
  const [blue, yellow, red, navy] = regions;
  return [
    `.shikiri-known{fill:${ink};fill-opacity:.08;stroke:${ink};stroke-opacity:.4}`,
    `.shikiri-fixed{fill:${blue!.fill};stroke:${blue!.outline}}`,
    `.shikiri-shade{fill:${yellow!.fill};stroke:${yellow!.outline}}`,
    `.shikiri-reason{stroke:${navy!.outline}}`,
    `.shikiri-removed{stroke:${red!.outline}}`,
    `.shikiri-ring{stroke:${ink}}`,
  ].join("");
}

function outline(rect: Rect, name: string, px: Scale): string {
  return `<path class="shikiri-${name}" d="${outlineOf(rect, px)}"/>`;
}

function shade({ x, y }: Cell, px: Scale): string {
  const box = `x="${px(MARGIN + x + 0.14)}" y="${px(MARGIN + y + 0.14)}" width="${px(0.72)}" height="${px(0.72)}"`;
  return `<rect class="shikiri-shade" ${box} stroke-width="${px(0.02)}" rx="${px(0.1)}"/>`;
}

/** A dashed outline; neighbouring numbers get different insets, so that lines side by side stay apart. */
function dashed(rect: Rect, name: string, index: number, px: Scale): string {
  const dashes = `${px(DASH)} ${px(DASH * 0.6)}`;
  const path = outlineOf(rect, px, 0.1 + 0.07 * (index % 4));
  return `<path class="shikiri-${name}" stroke-dasharray="${dashes}" d="${path}"/>`;
}

/** A dashed outline, with a small cross in each cell but the clue's. */
function crossed(region: Region, index: number, px: Scale): string {
  const { x, y } = region.clue;
  const crosses = [...cellsOf(region)]
    .filter((cell) => cell.x !== x || cell.y !== y)
    .map((cell) => crossIn(cell, px));
  return `${dashed(region, "removed", index, px)}<path class="shikiri-removed" d="${crosses.join("")}"/>`;
}

function crossIn({ x, y }: Cell, px: Scale): string {
  const [left, top, right, bottom] = [x + 0.38, y + 0.38, x + 0.62, y + 0.62].map((cells) =>
    px(MARGIN + cells),
  );
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}

function ring({ x, y }: Clue, px: Scale): string {
  const middle = `cx="${px(MARGIN + x + 0.5)}" cy="${px(MARGIN + y + 0.5)}"`;
  return `<circle class="shikiri-ring" ${middle} r="${px(0.4)}"/>`;
}
