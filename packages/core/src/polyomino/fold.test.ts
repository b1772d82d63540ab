import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allAnswers, packings } from "../../test/random-packings.ts";
import { runs } from "../../test/runs.ts";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import { imageOf } from "../../test/arrangement-images.ts";
import { stockedPlainSearch } from "../exact-cover/stocked-plain.ts";
import { encodePacking } from "./encode.ts";
import { folded } from "./fold.ts";
import type { Packing } from "./packing.ts";
import { placementsOf } from "./placements.ts";
import { symmetriesOf } from "./symmetry.ts";

/** By the symmetry's name: how many arrangements it maps to themselves. */
function fixedBy(packing: Packing): Record<string, number> {
  const problem = encodePacking(packing, placementsOf(packing));
  return Object.fromEntries(
    symmetriesOf(packing).map((symmetry) => [
      symmetry.name,
      allAnswers(stockedPlainSearch(folded(problem, symmetry))).length,
    ]),
  );
}

describe("the folded problem of a symmetry", () => {
  it("has the arrangements that the symmetry maps to themselves", () => {
    expect(fixedBy(packingOf("2x2", [pieceOf("I", "**", { max: 2 })]))).toEqual({
      identity: 2,
      "half-turn": 2,
      "flip-left-right": 2,
      "flip-top-bottom": 2,
      "quarter-turn": 0,
      "three-quarter-turn": 0,
      "flip-diagonal": 0,
      "flip-antidiagonal": 0,
    });
  });

  it("has those in which a symmetry swaps pieces with their mirror images", () => {
    const left = pieceOf("L", "*/*/**", { kind: "one-sided" });
    const right = pieceOf("J", " */ */**", { kind: "one-sided" });
    expect(fixedBy(packingOf("4x2", [left, right]))).toEqual({
      identity: 0,
      "half-turn": 0,
      "flip-left-right": 0,
      "flip-top-bottom": 0,
    });
    expect(fixedBy(packingOf("2x4", [left, right]))["flip-left-right"]).toBe(0);
    const corners = [
      pieceOf("V", "**/*", { kind: "fixed" }),
      pieceOf("W", "**/ *", { kind: "fixed" }),
    ];
    expect(fixedBy(packingOf("..../.##.", corners))).toEqual({
      identity: 1,
      "flip-left-right": 1,
    });
  });

  it("agrees with trying each arrangement, on random problems", () => {
    fc.assert(
      fc.property(packings(12), (packing) => {
        const problem = encodePacking(packing, placementsOf(packing));
        const all = allAnswers(stockedPlainSearch(problem)).map((each) =>
          each.split(",").map(Number),
        );
        fc.pre(all.length < 3000);
        for (const symmetry of symmetriesOf(packing)) {
          const fixed = all.filter(
            (answer) => imageOf(problem, symmetry, answer) === answer.toString(),
          );
          expect(allAnswers(stockedPlainSearch(folded(problem, symmetry)))).toHaveLength(
            fixed.length,
          );
        }
      }),
      runs(500),
    );
  });
});
