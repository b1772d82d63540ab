import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stockedPlainSearch } from "../src/exact-cover/stocked-plain.ts";
import { checkPacking } from "../src/polyomino/check.ts";
import { decodeArrangement, encodePacking } from "../src/polyomino/encode.ts";
import { placementsOf } from "../src/polyomino/placements.ts";
import { packings } from "./random-packings.ts";
import { runs } from "./runs.ts";

describe("random packings", () => {
  it("have no answer, by the oracle, that the checker objects to", () => {
    fc.assert(
      fc.property(packings(), (packing) => {
        const placements = placementsOf(packing);
        const search = stockedPlainSearch(encodePacking(packing, placements));
        for (let found = 0; found < 20 && search.advance(1000) === "answer"; found++) {
          expect(checkPacking(packing, decodeArrangement(placements, search.answer))).toEqual([]);
        }
      }),
      runs(1000),
    );
  }, 60_000);
});
