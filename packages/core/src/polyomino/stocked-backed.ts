/** Packing engines that hand the encoded problem to a search for stocked covers. */

import type { Progress, Search } from "../base/search.ts";
import type { CoverSearch } from "../exact-cover/engine.ts";
import type { StockedCover } from "../exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../exact-cover/stocked-plain.ts";
import { stockedCdclSearch } from "../engines/stocked-sat.ts";
import { stockedSearch } from "../engines/stocked-search.ts";
import { bitboard } from "./bitboard/bitboard.ts";
import { decodeArrangement, encodePacking } from "./encode.ts";
import type { PackingEngine } from "./engine.ts";
import type { Packing } from "./packing.ts";
import type { Arrangement, Placement } from "./placements.ts";

/** The first cell that is not covered, in every way: the oracle that other engines are compared with. */
export const plainPacking: PackingEngine = stockedBacked("plain", stockedPlainSearch);

/** The cell or piece with the fewest placements left, in every way: for boards and pieces of any kind. */
export const coverPacking: PackingEngine = stockedBacked("cover", (problem) =>
  stockedSearch(problem),
);

/** Our own conflict-driven SAT solver: slow, and steady where others lose themselves. */
export const satPacking: PackingEngine = stockedBacked("sat", stockedCdclSearch);

/** A scan over the board, what comes up again remembered: for boards that are not too wide both ways. */
export const bitboardPacking: PackingEngine = stockedBacked("bitboard", (problem, { board }) =>
  bitboard(problem, board.cells).search(),
);

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
