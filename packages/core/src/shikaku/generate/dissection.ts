/**
 * A dissection under construction: a board cut into plots, each a rect with a cell for its clue.
 *
 * Plots come and go while a board is made, so it knows at any time which plot a cell belongs to.
 * Plots are known by their place in the list, which changes when plots are replaced; what is to
 * outlast that remembers a cell.
 */

import { areaOf, cellAt, contains, type Rect, type Size } from "../../base/grid.ts";

/** A rect of a dissection, and its clue. */
export interface Plot extends Rect {
  /** The clue's cell, in row-major order; it lies in the rect. */
  cell: number;
  /** Whether the clue is a `?`. */
  isUnknown: boolean;
}

/** The owner of a cell that no plot covers. */
export const NOBODY = -1;

/** Plots that do not overlap; together they cover the board when it is finished. */
export class Dissection {
  readonly size: Size;
  readonly plots: Plot[] = [];
  /** By cell: the place of its plot, or {@link NOBODY}. */
  readonly owners: Int32Array;

  /** @param size the board, with no plot on it yet */
  constructor(size: Size) {
    this.size = size;
    this.owners = new Int32Array(areaOf(size)).fill(NOBODY);
  }

  /** Adds a plot whose cells are nobody's; its clue, which is known, stands on its first cell. */
  add({ x, y, width, height }: Rect): void {
    const cell = y * this.size.width + x;
    this.#put({ x, y, width, height, cell, isUnknown: false });
  }

  /** Puts rects in the place of plots that cover the same cells, with new clues on first cells. */
  replace(places: readonly number[], rects: readonly Rect[]): void {
    this.#remove(places);
    for (const rect of rects) this.add(rect);
  }

  /** Puts rects in the place of plots that cover the same cells; each holds one of the old clues. */
  reshape(places: readonly number[], rects: readonly Rect[]): void {
    const clues = this.#remove(places);
    for (const { x, y, width, height } of rects) {
      const rect = { x, y, width, height };
      const { cell, isUnknown } = clues.find((old) => contains(rect, cellAt(this.size, old.cell)))!;
      this.#put({ ...rect, cell, isUnknown });
    }
  }

  /** The places of the plots that share a side with the plot, each once. */
  neighboursOf(place: number): number[] {
    const { x, y, width, height } = this.plots[place]!;
    const around = new Set<number>();
    for (let row = y; row < y + height; row++) {
      around.add(this.#ownerAt(x - 1, row)).add(this.#ownerAt(x + width, row));
    }
    for (let column = x; column < x + width; column++) {
      around.add(this.#ownerAt(column, y - 1)).add(this.#ownerAt(column, y + height));
    }
    around.delete(NOBODY);
    return [...around];
  }

  /** Whether the rect lies on the board and all of its cells are nobody's. */
  isFree({ x, y, width, height }: Rect): boolean {
    const { width: stride, height: rows } = this.size;
    if (x < 0 || y < 0 || x + width > stride || y + height > rows) return false;
    for (let row = y; row < y + height; row++) {
      for (let cell = row * stride + x, end = cell + width; cell < end; cell++) {
        if (this.owners[cell] !== NOBODY) return false;
      }
    }
    return true;
  }

  /** The cells of the plots at these places, ascending. */
  cellsOf(places: readonly number[]): readonly number[] {
    const cells = places.flatMap((place) => cellsIn(this.plots[place]!, this.size.width));
    return cells.toSorted((a, b) => a - b);
  }

  #ownerAt(x: number, y: number): number {
    const { width, height } = this.size;
    return x < 0 || y < 0 || x >= width || y >= height ? NOBODY : this.owners[y * width + x]!;
  }

  #put(plot: Plot): void {
    this.#mark(plot, this.plots.length);
    this.plots.push(plot);
  }

  /** Takes plots away; the last ones of the list get their places. */
  #remove(places: readonly number[]): readonly Plot[] {
    const removed = places.map((place) => this.plots[place]!);
    // From the last on, so that no place is that of another plot by its turn.
    for (const place of places.toSorted((a, b) => b - a)) {
      this.#mark(this.plots[place]!, NOBODY);
      const last = this.plots.pop()!;
      if (place === this.plots.length) continue;
      this.plots[place] = last;
      this.#mark(last, place);
    }
    return removed;
  }

  #mark({ x, y, width, height }: Rect, owner: number): void {
    for (let row = y; row < y + height; row++) {
      const start = row * this.size.width + x;
      this.owners.fill(owner, start, start + width);
    }
  }
}

/** The rect's cells on a board that is `stride` wide, in row-major order. */
export function cellsIn({ x, y, width, height }: Rect, stride: number): number[] {
  const cells: number[] = [];
  for (let row = y; row < y + height; row++) {
    for (let cell = row * stride + x, end = cell + width; cell < end; cell++) cells.push(cell);
  }
  return cells;
}

/** The rect that a half turn of the board takes a rect to. */
export function halfTurn({ width, height }: Size, rect: Rect): Rect {
  return {
    x: width - rect.x - rect.width,
    y: height - rect.y - rect.height,
    width: rect.width,
    height: rect.height,
  };
}
