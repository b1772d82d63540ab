/**
 * Deductions as pictures: what follows on the board, and what it follows from.
 *
 * Known regions are grey, so that they stand back. The region that is fixed is filled and has a strong
 * outline; candidates that are removed are dashed and crossed out, those that are reasons dashed. The
 * cells that a reason is about are shaded, its clues ringed. No two of these differ by colour alone. An
 * assumption's own steps are not drawn, only where it ends. A screen reader hears the reason in words.
 */

import { cellsOf, type Cell, type Rect } from "../base/grid.ts";
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
}

/** Lengths in cells. */
const DASH = 0.16;
const MARK = 0.05;

/**
 * The picture of deductions, one or several of which each needs those before it, on the board with the
 * regions that are known. Throws a `RangeError` for a cell size that is no positive, finite number.
 */
export function drawDeductions(
  puzzle: Puzzle,
  known: readonly Rect[],
  deductions: readonly Deduction[],
  options: DeductionSvgOptions = {},
): string {
  const { language = "en" } = options;
  const fixed: Region[] = [];
  const removed: Region[] = [];
  for (const { effect } of deductions) {
    if ("fixes" in effect) fixed.push(effect.fixes);
    else removed.push(...effect.removes);
  }
  const cells = distinct(deductions.flatMap(({ because }) => because.cells));
  const clues = distinct(deductions.flatMap(({ because }) => because.clues));
  const reasons = distinct(deductions.flatMap(({ because }) => because.candidates));
  const description = deductions.map((each) => wordDeduction(each, language)).join(" ");
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
        ...reasons.map((rect, index) => dashed(rect, "reason", index, px)),
        ...distinct(removed).map((rect, index) => crossed(rect, index, px)),
        ...clues.map((clue) => ring(clue, px)),
        "</g>",
      ],
    }),
    options,
  );
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

/** The values without repetition, told apart by what they hold. */
function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
