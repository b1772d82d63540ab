/**
 * The tree of tiles: in which elements the tiles of one size are, and how many.
 *
 * Made once for all tiles of a size, so that each container's tiles are found without a walk through
 * the document, however deep it is. Tiles inside a tile of the same size are left out.
 */

/** The tiles inside each element; elements are named by their index in document order. */
export class TileTree {
  readonly #tiles: readonly number[];
  readonly #isTile: Uint8Array;
  /** How many tiles each element has in it or is. */
  readonly #counts: Int32Array;
  /** The elements with tiles in them, by their parent. */
  readonly #children: ReadonlyMap<number, readonly number[]>;

  /**
   * @param parents the index of each element's parent, less than its own; -1 without one
   * @param alike the tiles, ascending
   */
  constructor(parents: Int32Array, alike: readonly number[]) {
    this.#isTile = new Uint8Array(parents.length);
    for (const tile of alike) this.#isTile[tile] = 1;
    const isWithin = new Uint8Array(parents.length);
    for (let i = 0; i < parents.length; i++) {
      const parent = parents[i]!;
      if (parent >= 0 && (isWithin[parent] === 1 || this.#isTile[parent] === 1)) isWithin[i] = 1;
    }
    this.#tiles = alike.filter((tile) => isWithin[tile] === 0);
    this.#counts = new Int32Array(parents.length);
    for (const tile of this.#tiles) this.#counts[tile] = 1;
    for (let i = parents.length - 1; i >= 0; i--) {
      const parent = parents[i]!;
      if (parent >= 0) this.#counts[parent]! += this.#counts[i]!;
    }
    const children = new Map<number, number[]>();
    for (let i = 0; i < parents.length; i++) {
      if (this.#counts[i] === 0 || isWithin[i] === 1) continue;
      const parent = parents[i]!;
      const siblings = children.get(parent);
      if (siblings === undefined) children.set(parent, [i]);
      else siblings.push(i);
    }
    this.#children = children;
  }

  /** The tiles in the element, ascending. */
  tilesIn(element: number): readonly number[] {
    let low = 0;
    let high = this.#tiles.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.#tiles[middle]! < element) low = middle + 1;
      else high = middle;
    }
    return this.#tiles.slice(low, low + this.#counts[element]!);
  }

  /**
   * The largest elements in `element` (-1: in the document) that hold tiles, each taken as the
   * innermost one that holds the same.
   */
  containersIn(element: number): number[] {
    return (this.#children.get(element) ?? [])
      .filter((child) => this.#isTile[child] === 0)
      .map((child) => this.#innermost(child));
  }

  #innermost(element: number): number {
    let at = element;
    for (;;) {
      const children: readonly number[] = this.#children.get(at) ?? [];
      const only = children[0];
      if (children.length !== 1 || only === undefined || this.#isTile[only] === 1) return at;
      at = only;
    }
  }
}
