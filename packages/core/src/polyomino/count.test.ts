import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orbitsOf } from "../../test/arrangement-images.ts";
import { clockOfLooks } from "../../test/clock-of-looks.ts";
import { allAnswers, packings } from "../../test/random-packings.ts";
import { runs, within } from "../../test/runs.ts";
import { FIVE_BOXES, packingOf, pieceOf } from "../../test/valid-packing.ts";
import { stockedPlainSearch } from "../exact-cover/stocked-plain.ts";
import { countPacking, countPackingAsync } from "./count.ts";
import { encodePacking } from "./encode.ts";
import { piecesNamed } from "./piece-sets.ts";
import { placementsOf } from "./placements.ts";
import { symmetriesOf } from "./symmetry.ts";

const upToSymmetry = { upToSymmetry: true };

describe("counting arrangements", () => {
  it.each([
    ["8x8 without the central 2x2", 520n, 65n],
    ["3x20", 8n, 2n],
    ["4x15", 1472n, 368n],
    ["5x12", 4040n, 1010n],
    ["6x10", 9356n, 2339n],
  ])("of the twelve pentominoes in the box %s: %i, and %i up to symmetry", (box, count, orbits) => {
    const packing = packingOf(FIVE_BOXES[box]!, "pentominoes");
    expect(countPacking(packing, upToSymmetry)).toMatchObject({
      outcome: "complete",
      count,
      upToSymmetry: orbits,
    });
  });

  it("counts arrangements that are their own images rightly: two tetromino sets in 5x8", () => {
    const twice = [
      pieceOf("I", "****", { min: 2 }),
      pieceOf("O", "**/**", { min: 2 }),
      pieceOf("T", "***/ *", { min: 2 }),
      pieceOf("S", " **/**", { min: 2 }),
      pieceOf("L", "*/*/**", { min: 2 }),
    ];
    expect(countPacking(packingOf("8x5", twice), upToSymmetry)).toMatchObject({
      count: 3106n,
      upToSymmetry: 783n,
      symmetries: ["identity", "half-turn", "flip-left-right", "flip-top-bottom"],
    });
  });

  it("does not count copies apart", () => {
    const domino = pieceOf("I", "**", { max: 8 });
    expect(countPacking(packingOf("4x4", [domino]), upToSymmetry)).toMatchObject({
      count: 36n,
      upToSymmetry: 9n,
    });
  });

  it("tells the group that it used: pins and bars make it smaller", () => {
    const domino = pieceOf("I", "**", { max: 8 });
    const square = pieceOf("O", "**/**", { min: 0 });
    const pinned = packingOf("4x4", [domino, square], {
      pins: [{ cell: { x: 1, y: 1 }, piece: "O" }],
    });
    expect(countPacking(pinned, upToSymmetry)).toMatchObject({
      symmetries: ["identity", "flip-diagonal"],
    });
  });

  it("says of none why, where that is plain", () => {
    expect(countPacking(packingOf("5x4", "tetrominoes"), upToSymmetry)).toMatchObject({
      outcome: "complete",
      count: 0n,
      upToSymmetry: 0n,
      reason: { kind: "parity" },
    });
  });

  it("is exact where numbers end", () => {
    const domino = pieceOf("I", "**", { min: 0, max: 128 });
    // Kasteleyn, "The statistics of dimers on a lattice", 1961.
    expect(countPacking(packingOf("16x16", [domino]))).toMatchObject({
      count: 2444888770250892795802079170816n,
    });
  });

  it("stops at a limit, however many there are", () => {
    const domino = pieceOf("I", "**", { min: 0, max: 5000 });
    expect(countPacking(packingOf("100x100", [domino]), { limit: 1000n })).toMatchObject({
      outcome: "at-least",
      count: 1000n,
    });
    expect(countPacking(packingOf("20x3", "pentominoes"), { limit: 9n })).toMatchObject({
      outcome: "complete",
      count: 8n,
    });
  });

  it("stops at the budget, and claims nothing", () => {
    const optional = piecesNamed("hexominoes")!.map((piece) => ({ ...piece, min: 0 }));
    expect(countPacking(packingOf("12x12", optional), { budget: { timeMs: 300 } })).toMatchObject({
      outcome: "stopped",
      why: "time",
    });
  });

  it("does the same in turns, and tells how far it is", async () => {
    clockOfLooks();
    const nodes: number[] = [];
    const done: number[] = [];
    const counted = await countPackingAsync(packingOf("10x6", "pentominoes"), {
      onProgress: (report) => {
        nodes.push(report.nodes);
        if (report.done !== undefined) done.push(report.done);
      },
    });
    expect(counted).toMatchObject({ outcome: "complete", count: 9356n });
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.length).toBeGreaterThan(0);
    expect(done.every((part) => part >= 0 && part <= 1)).toBe(true);
  });

  it(
    "agrees with listing all arrangements and their images, on random problems",
    () => {
      fc.assert(
        fc.property(packings(14), (packing) => {
          const problem = encodePacking(packing, placementsOf(packing));
          const all = allAnswers(stockedPlainSearch(problem)).map((each) =>
            each.split(",").map(Number),
          );
          fc.pre(all.length < 500);
          expect(countPacking(packing, upToSymmetry)).toMatchObject({
            outcome: "complete",
            count: BigInt(all.length),
            upToSymmetry: BigInt(orbitsOf(problem, symmetriesOf(packing), all)),
          });
        }),
        runs(2000),
      );
    },
    within(60_000),
  );
});
