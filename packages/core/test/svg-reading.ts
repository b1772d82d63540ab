/** What tests read out of SVG pictures: elements, paths, and whether they are XML at all. */

import type { Cell } from "../src/base/grid.ts";

/** How often the pattern occurs in the text. */
export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** What is between the tags of that name, first to last. */
export function contentsOf(svg: string, tag: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`, "g");
  return Array.from(svg.matchAll(pattern), (match) => match[1] ?? "");
}

/** The id of the drawing's title. */
export function idOf(svg: string): string | undefined {
  return /<title id="([^"]*)"/.exec(svg)?.[1];
}

/** Whether the text is one element whose tags are closed in order, with no stray `<` and `&`. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s[a-z][\w:-]*="[^"<&]*")*)(\/?)>/gi;
  const rest = svg.replaceAll(
    tag,
    (_, closing: string, name: string, _attributes, empty: string) => {
      if (closing === "" && empty === "") open.push(name);
      return closing === "" || open.pop() === name ? "" : "<";
    },
  );
  return open.length === 0 && !/<|&(?!amp;|lt;|gt;)/.test(rest);
}

/** A path with a class: which, and its data. */
export interface DrawnPath {
  readonly name: string;
  readonly data: string;
}

/** The paths whose class begins so. */
export function pathsOf(svg: string, name: string): readonly DrawnPath[] {
  const pattern = new RegExp(`<path class="(${name}[^"]*)"[^>]* d="([^"]*)"/>`, "g");
  return Array.from(svg.matchAll(pattern), (match) => ({ name: match[1]!, data: match[2]! }));
}

/**
 * Whether the middle of a cell lies inside a path of horizontal and vertical lines: a ray to the right
 * crosses it an odd number of times.
 */
export function isInside(data: string, cell: Cell, cellSize: number): boolean {
  const middle = { x: (cell.x + 0.5) * cellSize, y: (cell.y + 0.5) * cellSize };
  let crossings = 0;
  for (const loop of data.split("Z")) {
    let x = 0;
    let y = 0;
    let start = { x, y };
    const goTo = (to: number): void => {
      if (x > middle.x && Math.min(y, to) < middle.y && Math.max(y, to) > middle.y) crossings++;
      y = to;
    };
    for (const [, letter, first, second] of loop.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
      if (letter === "M") {
        x = Number(first);
        y = Number(second);
        start = { x, y };
      } else if (letter === "H") {
        x = Number(first);
      } else {
        goTo(Number(first));
      }
    }
    // The line back to where it began.
    goTo(start.y);
  }
  return crossings % 2 === 1;
}
