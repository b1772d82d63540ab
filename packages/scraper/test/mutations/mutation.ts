/**
 * Mutations: ways in which a page may differ from what is known of the site's.
 *
 * Each changes a stand-in page in memory, before it is read. One that `keeps` the meaning leaves the
 * same board on the screen, and that board must be read; after any other the board is damaged
 * or doubtful, and must be refused.
 */

import type { Size } from "@shikiri/core";
import type { Random } from "./random.ts";

/** A saved stand-in page, to be changed. */
export interface PageParts {
  readonly document: Document;
  /** The cells' parent. */
  readonly root: HTMLElement;
  /** Row-major. */
  readonly cells: readonly HTMLElement[];
  readonly size: Size;
}

/** One kind of change. */
export interface Mutation {
  readonly name: string;
  /** Whether the board on the screen is still the same, and whole. */
  readonly keeps: boolean;
  /** Whether only layout tells; without it, the page may be read as it was, or refused. */
  readonly needsLayout?: true;
  /** How a live page brings its board: late, or row by row; at once if left out. */
  readonly arrives?: "late" | "by rows";
  readonly apply: (page: PageParts, random: Random) => void;
}

/** Where a cell is, by its inline style, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a cell that has not been changed yet. */
export function placeOf({ style }: HTMLElement): Place {
  const [left, top, width, height] = ["left", "top", "width", "height"].map((side) =>
    Number.parseFloat(style.getPropertyValue(side)),
  );
  return { left: left!, top: top!, width: width!, height: height! };
}

/** The page's cells that show a number. */
export function clueCellsOf({ cells }: PageParts): HTMLElement[] {
  return cells.filter((cell) => cell.textContent !== "");
}

/** Puts an element of that name around the node, and returns it. */
export function wrap(node: Element, name: string, style = ""): Element {
  const wrapper = node.ownerDocument.createElement(name);
  if (style !== "") wrapper.setAttribute("style", style);
  node.replaceWith(wrapper);
  wrapper.append(node);
  return wrapper;
}

/** Adds a style sheet to the page. */
export function addStyle(document: Document, css: string): void {
  const sheet = document.createElement("style");
  sheet.textContent = css;
  document.head.append(sheet);
}

/** The page's rows of cells. */
export function rowsOfCells({ cells, size }: PageParts): HTMLElement[][] {
  return Array.from({ length: size.height }, (_, y) =>
    cells.slice(y * size.width, (y + 1) * size.width),
  );
}
