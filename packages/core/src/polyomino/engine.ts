/**
 * The interface of every packing engine: a problem and its placements in, a search out.
 *
 * As for Shikaku, engines are values, not names, so that a bundle holds only those that its code
 * mentions.
 */

import type { Search } from "../base/search.ts";
import type { Packing } from "./packing.ts";
import type { Arrangement, Placement } from "./placements.ts";

/** Something that enumerates the arrangements of a packing problem. */
export interface PackingEngine {
  /** As the command line and the statistics call it. */
  readonly name: string;
  /** Starts a search over the problem's placements, all of them, in order. */
  start(packing: Packing, placements: readonly Placement[]): Search<Arrangement>;
}
