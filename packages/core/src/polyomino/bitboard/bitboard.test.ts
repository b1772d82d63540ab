import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allAnswers, packings } from "../../../test/random-packings.ts";
import { stockedCovers } from "../../../test/random-stocked-covers.ts";
import { restOf } from "../../../test/rest-of-cover.ts";
import { runs } from "../../../test/runs.ts";
import { FIVE_BOXES, packingOf, pieceOf } from "../../../test/valid-packing.ts";
import { runSteps } from "../../base/steps.ts";
import { coversOf, type StockedCover } from "../../exact-cover/stocked-cover.ts";
import { stockedPlainSearch } from "../../exact-cover/stocked-plain.ts";
import { encodePacking } from "../encode.ts";
import { folded } from "../fold.ts";
import type { Packing } from "../packing.ts";
import { placementsOf } from "../placements.ts";
import { symmetriesOf } from "../symmetry.ts";
import { bitboard } from "./bitboard.ts";

function encoded(packing: Packing): StockedCover {
  return encodePacking(packing, placementsOf(packing));
}

/** The answers by the oracle that contain the prefix. */
function answersBelow(problem: StockedCover, prefix: readonly number[]): readonly string[] {
  return allAnswers(stockedPlainSearch(problem)).filter((answer) => {
    const options = new Set(answer.split(",").map(Number));
    return prefix.every((option) => options.has(option));
  });
}

/** Up to three compatible options, told by any numbers. */
function prefixOf(problem: StockedCover, numbers: readonly number[]): readonly number[] {
  const prefix: number[] = [];
  const covered = new Set<number>();
  for (const number of problem.options === 0 ? [] : numbers) {
    const option = number % problem.options;
    const covers = coversOf(problem, option);
    if (covers.some((item) => covered.has(item))) continue;
    for (const item of covers) covered.add(item);
    prefix.push(option);
  }
  return prefix;
}

const numbers = fc.array(fc.nat(), { maxLength: 3 });

describe("the bitboard engine", () => {
  describe("as a search", () => {
    it("gives the oracle's answers, each once, on random packings", () => {
      fc.assert(
        fc.property(packings(), fc.integer({ min: 1, max: 50 }), (packing, nodes) => {
          const problem = encoded(packing);
          const { cells } = packing.board;
          const expected = allAnswers(stockedPlainSearch(problem));
          expect(allAnswers(bitboard(problem, cells).search(), nodes)).toEqual(expected);
          expect(allAnswers(bitboard(problem).search(), nodes)).toEqual(expected);
        }),
        runs(150),
      );
    });

    it("gives the oracle's answers whatever options cover and draw", () => {
      fc.assert(
        fc.property(stockedCovers(9, 30), (problem) => {
          const expected = allAnswers(stockedPlainSearch(problem));
          expect(allAnswers(bitboard(problem).search())).toEqual(expected);
        }),
        runs(150),
      );
    });

    it("gives those that contain a prefix, wherever its options lie", () => {
      fc.assert(
        fc.property(packings(), numbers, (packing, some) => {
          const problem = encoded(packing);
          const prefix = prefixOf(problem, some);
          const found = allAnswers(bitboard(problem, packing.board.cells).search(prefix));
          expect(found).toEqual(answersBelow(problem, prefix));
        }),
        runs(150),
      );
    });

    it("gives none where the prefix overlaps or draws too much", () => {
      const problem = encoded(packingOf("3x2", [pieceOf("V", "**/*"), pieceOf("I", "***")]));
      const made = bitboard(problem);
      expect(allAnswers(made.search([0, 0]))).toEqual([]);
      expect(allAnswers(made.search([0, 3]))).toEqual([]);
    });

    it.each([3, 12, 20])("finds its way on a square board of side %i", (side) => {
      // All is monominoes but twelve cells, so the oracle is asked for these alone.
      const far = side * side - 12;
      const packing = packingOf(`${side}x${side}`, [
        pieceOf("O", "*", { min: Math.max(0, far), max: Math.max(0, far) + 1 }),
        pieceOf("I", "*****", { min: 0, max: 3 }),
        pieceOf("L", "***/*", { min: 0, max: 3 }),
        pieceOf("V", "**/*", { min: 1, max: 3 }),
        pieceOf("P", "***/**", { min: 0, max: 3 }),
      ]);
      const problem = encoded(packing);
      const { cells } = packing.board;
      const made = bitboard(problem, cells);
      fc.assert(
        fc.property(fc.nat(side - 3), fc.nat(Math.max(0, side - 4)), (left, top) => {
          const prefix: number[] = [];
          for (let option = 0; option < problem.options; option++) {
            const [item, ...others] = coversOf(problem, option);
            const { x, y } = cells[item!]!;
            const isNear = x >= left && x < left + 3 && y >= top && y < top + 4;
            if (others.length === 0 && !isNear) prefix.push(option);
          }
          const rest = restOf(problem, prefix);
          const expected = allAnswers(stockedPlainSearch(rest.problem)).map((answer) =>
            [...prefix, ...answer.split(",").map((option) => rest.options[Number(option)]!)]
              .toSorted((a, b) => a - b)
              .join(),
          );
          expect(allAnswers(made.search(prefix))).toEqual(expected.toSorted());
          expect(runSteps(made.count(prefix))).toBe(BigInt(expected.length));
        }),
        runs(10),
      );
    });

    it("pauses after the nodes that it is given, each a placement", () => {
      const problem = encoded(packingOf("4x1", [pieceOf("O", "*", { min: 4, max: 4 })]));
      const search = bitboard(problem).search();
      expect([search.advance(0), search.nodes]).toEqual(["paused", 0]);
      expect([search.advance(3), search.nodes]).toEqual(["paused", 3]);
      expect([search.advance(3), search.nodes]).toEqual(["answer", 4]);
      expect([search.advance(3), search.nodes]).toEqual(["exhausted", 4]);
      expect(search.answer).toEqual([0, 1, 2, 3]);
    });

    it("shares what it found out with searches that run in turns with it", () => {
      fc.assert(
        fc.property(packings(), numbers, (packing, some) => {
          const problem = encoded(packing);
          const made = bitboard(problem, packing.board.cells);
          const prefixes = [[], prefixOf(problem, some), []];
          const searches = prefixes.map((prefix) => made.search(prefix));
          const found: string[][] = prefixes.map(() => []);
          const isOpen = prefixes.map(() => true);
          while (isOpen.includes(true)) {
            for (const [index, search] of searches.entries()) {
              const progress = search.advance(index + 1);
              if (progress === "answer") found[index]!.push(search.answer.join());
              isOpen[index] = progress !== "exhausted";
            }
          }
          for (const [index, prefix] of prefixes.entries()) {
            expect(found[index]!.toSorted()).toEqual(answersBelow(problem, prefix));
          }
        }),
        runs(150),
      );
    });
  });

  describe("as a counter", () => {
    it.each([
      ["3x20", 8n],
      ["4x15", 1472n],
      ["5x12", 4040n],
    ])("counts the arrangements of the twelve pentominoes on %s", (box, count) => {
      const packing = packingOf(FIVE_BOXES[box]!, "pentominoes");
      expect(runSteps(bitboard(encoded(packing), packing.board.cells).count())).toBe(count);
    });

    it("counts what the oracle lists, on random packings and boards folded by their symmetries", () => {
      fc.assert(
        fc.property(packings(), numbers, (packing, some) => {
          const problem = encoded(packing);
          const prefix = prefixOf(problem, some);
          const expected = BigInt(answersBelow(problem, prefix).length);
          const { cells } = packing.board;
          expect(runSteps(bitboard(problem, cells).count(prefix))).toBe(expected);
          for (const symmetry of symmetriesOf(packing)) {
            const fold = folded(problem, symmetry);
            const listed = allAnswers(stockedPlainSearch(fold));
            expect(runSteps(bitboard(fold).count())).toBe(BigInt(listed.length));
          }
        }),
        runs(150),
      );
    });

    it("counts one answer where the prefix is one", () => {
      const problem = encoded(packingOf("3x1", [pieceOf("I", "***")]));
      expect(runSteps(bitboard(problem).count([0]))).toBe(1n);
    });

    it("counts the same when it may keep next to nothing", () => {
      fc.assert(
        fc.property(packings(), fc.nat(300), (packing, most) => {
          const problem = encoded(packing);
          const { cells } = packing.board;
          const expected = allAnswers(stockedPlainSearch(problem));
          expect(allAnswers(bitboard(problem, cells, most).search(), 5)).toEqual(expected);
          expect(runSteps(bitboard(problem, cells, most).count())).toBe(BigInt(expected.length));
        }),
        runs(150),
      );
    });

    it("sees at once that stocks are too small or must give too much", () => {
      const exact = { min: 21, max: 21 };
      const problem = encoded(packingOf("8x8", [pieceOf("V", "**/*", exact)]));
      expect(bitboard(problem).count().next()).toEqual({ done: true, value: 0n });
      const more = encoded(packingOf("8x8", [pieceOf("I", "**", { min: 33, max: 40 })]));
      expect(bitboard(more).count().next()).toEqual({ done: true, value: 0n });
    });

    it("sees at once a region that no pieces fill", () => {
      const packing = packingOf(`${".".repeat(40)}#../${".".repeat(40)}#..`, [
        pieceOf("I", "***", { min: 0, max: 99 }),
      ]);
      const steps = bitboard(encoded(packing), packing.board.cells).count();
      expect(steps.next()).toEqual({ done: true, value: 0n });
    });
  });

  describe("as a divider of work", () => {
    it("shares out the answers below a prefix, each to one part", () => {
      fc.assert(
        fc.property(
          packings(),
          numbers,
          fc.integer({ min: 1, max: 40 }),
          (packing, some, parts) => {
            const problem = encoded(packing);
            const prefix = prefixOf(problem, some);
            const made = bitboard(problem, packing.board.cells);
            const split = made.split(prefix, parts);
            for (const part of split) expect(part.slice(0, prefix.length)).toEqual(prefix);
            const answers = split.flatMap((part) => allAnswers(made.search(part)));
            expect(answers.toSorted()).toEqual(answersBelow(problem, prefix));
          },
        ),
        runs(100),
      );
    });

    it("makes as many parts as it is asked for where the search is large, and the same ones again", () => {
      const packing = packingOf("10x6", "pentominoes");
      const problem = encoded(packing);
      const made = bitboard(problem, packing.board.cells);
      const before = made.split([], 1000);
      expect(before.length).toBeGreaterThanOrEqual(1000);
      runSteps(made.count([before[0]![0]!]));
      expect(made.split([], 1000)).toEqual(before);
      expect(bitboard(problem, packing.board.cells).split([], 1000)).toEqual(before);
    });
  });
});
