/** Packing engines that hand the encoded problem to a search for stocked covers. */

import type { Progress, Search } from "../base/search.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../exact-cover/stocked-plain.ts";
import { decodeArrangement, encodePacking } from "./encode.ts";
import type { PackingEngine } from "./engine.ts";
import type { Packing } from "./packing.ts";
import type { Arrangement, Placement } from "./placements.ts";

/** The first cell that is not covered, in every way: the oracle that other engines are compared with. */
export const plainPacking: PackingEngine = stockedBacked("plain", stockedPlainSearch);

/** The engine that starts such a search; it is told the problem besides, for the places of its items. */
function stockedBacked(
  name: string,
  start: (problem: StockedCover, packing: Packing) => CoverSearch,
): PackingEngine {
  return {
    name,
    start: (packing, placements) =>
      new Arrangements(start(encodePacking(packing, placements), packing), placements),
  };
}

class Arrangements implements Search<Arrangement> {
  readonly #search: CoverSearch;
  readonly #placements: readonly Placement[];

  constructor(search: CoverSearch, placements: readonly Placement[]) {
    this.#search = search;
    this.#placements = placements;
  }

  get nodes(): number {
    return this.#search.nodes;
  }

  get answer(): Arrangement {
    return decodeArrangement(this.#placements, this.#search.answer);
  }

  advance(nodes: number): Progress {
    return this.#search.advance(nodes);
  }
}
