/**
 * Witnesses: the independent sources that say what the board is.
 *
 * What is drawn on the screen decides (where the browser puts the cells, or on a page without
 * layout where their inline styles do); all others are compared with it. Those that agree make the
 * reading surer, those that differ are reported and change nothing.
 */

import { areaOf, formatCell, formatSize, rowsOf, type Puzzle } from "@shikiri/core";

/** What one source says of the board on screen; `how` is for people. */
export type Testimony =
  | { readonly says: "agrees" }
  | { readonly says: "differs"; readonly how: string }
  | { readonly says: "unreadable"; readonly how: string }
  | { readonly says: "absent" };

/**
 * The sources.
 *
 * - `layout`: where the browser draws the cells; `absent` on a page without layout.
 * - `style`: where the cells' inline styles put them.
 * - `order`: the cells' order in the document, if that is row by row.
 * - `names`: the site's own class names.
 * - `task`: the task string in the page's inline script. It may belong to another puzzle.
 * - `game`: the page's `Game` object; `absent` unless its word was asked for.
 */
export type Witness = "layout" | "style" | "order" | "names" | "task" | "game";

/** The word of every source. */
export type Witnesses = Readonly<Record<Witness, Testimony>>;

/** It says the same as the screen. */
export const AGREES: Testimony = { says: "agrees" };
/** The page has no such source. */
export const ABSENT: Testimony = { says: "absent" };

/** What a source says that tells this puzzle; `seen` is the puzzle on screen. */
export function testimonyOf(told: Puzzle, seen: Puzzle): Testimony {
  if (told.size.width !== seen.size.width || told.size.height !== seen.size.height) {
    return {
      says: "differs",
      how: `it is ${formatSize(told.size)}, the board on screen ${formatSize(seen.size)}`,
    };
  }
  const [toldRows, seenRows] = [rowsOf(told), rowsOf(seen)];
  let differences = 0;
  let first = "";
  for (const [y, row] of seenRows.entries()) {
    for (const [x, area] of row.entries()) {
      const other = toldRows[y]![x]!;
      if (other === area) continue;
      if (differences++ === 0) {
        first = `at ${formatCell({ x, y })} it has ${other}, the board on screen ${area}`;
      }
    }
  }
  if (differences === 0) return AGREES;
  return { says: "differs", how: `${differences} of ${areaOf(seen.size)} cells differ: ${first}` };
}
