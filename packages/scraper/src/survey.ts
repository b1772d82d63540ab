/**
 * The survey: where every element of a page is.
 *
 * It is taken once for a reading, by layout on a live page and by inline styles on one without
 * layout, and what looks for boards looks at the survey only. Elements are in document order, so
 * those inside one are the ones that follow it. Nothing in it depends on names.
 */

import type { Box } from "./board.ts";

/** The most elements of a page that are looked at. */
export const MAX_ELEMENTS = 250_000;

/** An element that is shown and has an extent. */
export interface Tile {
  readonly box: Box;
  /** Boxes can be compared only within one frame: by layout there is one, 0. */
  readonly frame: number;
}

/** A page's elements in document order, and what is known of each. */
export interface Survey {
  /** Whether the boxes are where the browser draws, in the pixels of its window. */
  readonly hasLayout: boolean;
  readonly elements: readonly Element[];
  /** The inverse of `elements`. */
  readonly indices: ReadonlyMap<Element, number>;
  /** The index of each element's parent, which is always less than its own; -1 without one. */
  readonly parents: Int32Array;
  readonly tiles: readonly (Tile | undefined)[];
}

/** What every survey begins with: the elements, and how they hang together. */
export function kinshipOf(
  elements: readonly Element[],
): Pick<Survey, "elements" | "indices" | "parents"> {
  const indices = new Map<Element, number>();
  for (const [i, element] of elements.entries()) indices.set(element, i);
  // A form's parentElement may be one of its own controls, so what comes later is no parent.
  const parents = Int32Array.from(elements, (element, i) => {
    const parent = element.parentElement;
    const index = parent === null ? undefined : indices.get(parent);
    return index !== undefined && index < i ? index : -1;
  });
  return { elements, indices, parents };
}
