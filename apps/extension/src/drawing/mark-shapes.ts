/**
 * The shape of each kind of mark.
 *
 * Regions are paths in the colours of core's pictures, which are told apart with any colour vision. No
 * two other kinds differ by colour alone: what a hint names has a frame twice as wide, a candidate is
 * dashed, a removed one is dashed and crossed out, what is wrong is crossed from corner to corner, a
 * cell is a small square in the cell, a clue is ringed.
 */

import { DARK_PALETTE, LIGHT_PALETTE, type Cell, type RegionColours } from "@shikiri/core";
import type { Box } from "@shikiri/scraper";
import type { Mark } from "../protocol/marks.ts";
import type { Settings } from "../protocol/settings.ts";
import { createSvg } from "./element.ts";
import { boxOf, type GridLines } from "./geometry.ts";

/** How a mark is drawn: where the lines are, and lengths in the cells' pixels. */
interface Drawing {
  readonly lines: GridLines;
  readonly cell: number;
  readonly frame: number;
  readonly settings: Settings;
  /** The mark's number in the list, from 1. */
  readonly number: number;
  /** Whether the page has a number in the cell. */
  readonly hasClue: (cell: Cell) => boolean;
}

/** The elements of a mark, and what gives them the colours of day or night. */
interface Shape {
  readonly elements: readonly SVGElement[];
  readonly paint: (night: boolean) => void;
}

/** The places in the palettes. */
const [BLUE, YELLOW, RED, NAVY] = [0, 1, 2, 3];

/** Draws a mark. */
export function drawMark(document: Document, mark: Mark, drawing: Drawing): Shape {
  const { lines, cell, frame } = drawing;
  const box = boxOf(lines, { width: 1, height: 1, ...mark });
  switch (mark.kind) {
    case "region":
      return regionShape(document, box, mark, drawing);
    case "fixed":
      return shape([framed(document, box, 2 * frame)], BLUE, true);
    case "wrong":
      return shape([framed(document, box, frame), line(document, crossOf(box), frame)], RED, true);
    case "reason":
    case "removed": {
      // Neighbouring numbers get different insets, so that lines side by side stay apart.
      const inset = cell * (0.1 + 0.07 * (drawing.number % 4));
      const dashes = framed(document, box, frame * 0.6, inset);
      dashes.setAttribute("stroke-dasharray", `${cell * 0.16} ${cell * 0.1}`);
      if (mark.kind === "reason") return shape([dashes], NAVY, false);
      return shape([dashes, line(document, crossOf(box, cell * 0.38), frame * 0.6)], RED, false);
    }
    case "cell":
      return shape([framed(document, box, frame * 0.5, cell * 0.16)], YELLOW, true);
    case "clue": {
      const ring = createSvg(document, "circle", {
        cx: box.left + box.width / 2,
        cy: box.top + box.height / 2,
        r: cell * 0.4,
        "stroke-width": frame * 0.8,
      });
      return shape([ring], NAVY, false);
    }
  }
}

function regionShape(
  document: Document,
  box: Box,
  { x, y, width: columns, height: rows, colour }: Extract<Mark, { readonly kind: "region" }>,
  { lines, cell, frame, settings, number, hasClue }: Drawing,
): Shape {
  const width = widthOf(frame, settings);
  const path = createSvg(document, "path", { d: framePath(box, width / 2) });
  const elements = [path];
  if (settings.numbers) {
    // In its first cell, or the next, where that has the page's own; then in a corner, if there is no other.
    const isTaken = hasClue({ x, y });
    const across = Number(isTaken && columns > 1);
    const down = Number(isTaken && columns === 1 && rows > 1);
    const size = cell * (isTaken && columns * rows === 1 ? 0.26 : 0.36);
    const label = createSvg(document, "text", {
      x: lines.xs[x + across]! + width + cell * 0.03,
      y: lines.ys[y + down]! + width + size * 0.8,
      "font-size": size,
    });
    label.textContent = String(number);
    elements.push(label);
  }
  return {
    elements,
    paint: (night) => {
      const { fill, outline } = coloursOf(colour, night);
      path.setAttribute("fill", settings.form === "fill" ? fill : "none");
      path.setAttribute("stroke", settings.palette === "vivid" ? inkOf(night) : outline);
    },
  };
}

/** The group that regions belong in, with all that their hundreds of elements have in common. */
export function regionGroup(
  document: Document,
  { frame, settings }: Pick<Drawing, "frame" | "settings">,
): Pick<Shape, "paint"> & { readonly group: SVGElement } {
  const { palette, opacity } = settings;
  const group = createSvg(document, "g", {
    "stroke-width": widthOf(frame, settings),
    "stroke-linejoin": "round",
    "font-family": "system-ui,sans-serif",
    // Dark frames that fade look grey, so strong contrast fades half as much.
    opacity: palette === "vivid" ? (1 + opacity) / 2 : opacity,
  });
  // The numbers' colour; the frames' fill is their own.
  return { group, paint: (night) => group.setAttribute("fill", inkOf(night)) };
}

function widthOf(frame: number, { palette }: Settings): number {
  return palette === "vivid" ? frame * 1.5 : frame;
}

/** What is written on a board is written in it. */
export function inkOf(night: boolean): string {
  return (night ? DARK_PALETTE : LIGHT_PALETTE).ink;
}

/** Elements in one colour, filled or not. */
function shape(elements: readonly SVGElement[], colour: number, isFilled: boolean): Shape {
  return {
    elements,
    paint: (night) => {
      const { fill, outline } = coloursOf(colour, night);
      for (const [index, element] of elements.entries()) {
        element.setAttribute("fill", isFilled && index === 0 ? fill : "none");
        element.setAttribute("stroke", outline);
      }
    },
  };
}

function coloursOf(colour: number, night: boolean): RegionColours {
  const { regions } = night ? DARK_PALETTE : LIGHT_PALETTE;
  return regions[colour % regions.length]!;
}

function framed(document: Document, box: Box, width: number, inset = 0): SVGElement {
  const all = inset + width / 2;
  return createSvg(document, "rect", {
    x: box.left + all,
    y: box.top + all,
    width: box.width - 2 * all,
    height: box.height - 2 * all,
    "stroke-width": width,
    "stroke-linejoin": "round",
  });
}

function line(document: Document, points: string, width: number): SVGElement {
  return createSvg(document, "polyline", { points, "stroke-width": width });
}

/** One diagonal, and by way of the middle the other. */
function crossOf({ left, top, width, height }: Box, inset = 4): string {
  const [right, bottom] = [left + width - inset, top + height - inset];
  const [x, y] = [left + inset, top + inset];
  const middle = `${left + width / 2},${top + height / 2}`;
  return `${x},${y} ${right},${bottom} ${middle} ${right},${y} ${x},${bottom}`;
}

/** A rectangle `inset` within the box, so that a stroke twice as wide ends at the box's edge. */
function framePath({ left, top, width, height }: Box, inset: number): string {
  return `M${left + inset} ${top + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
}
