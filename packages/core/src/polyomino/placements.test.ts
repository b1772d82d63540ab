import { describe, expect, it } from "vitest";
import { boardOf, boxOf, FIVE_BOXES, packingOf, pieceOf } from "../../test/valid-packing.ts";
import { listPlacements, placementsOf } from "./placements.ts";
import { runSteps } from "../base/steps.ts";

/** What the tutorial lists. */
const COUNTS = [1568, 1236, 1696, 1936, 2056];

describe("the placements of the twelve pentominoes", () => {
  it.each(
    Object.entries(FIVE_BOXES).map(
      ([name, board], index) => [name, COUNTS[index]!, board] as const,
    ),
  )("in the box %s number %i", (_, count, board) => {
    expect(placementsOf(packingOf(board, "pentominoes"))).toHaveLength(count);
  });

  it("begin with F at the rows and columns that the tutorial prints first", () => {
    const placements = placementsOf(
      packingOf(FIVE_BOXES["8x8 without the central 2x2"]!, "pentominoes"),
    );
    const printed = placements.slice(0, 5).map(({ piece, cells }) => {
      return [piece, ...cells.map(({ x, y }) => `${y}${x}`)].join(" ");
    });
    expect(printed).toEqual([
      "0 00 01 11 12 21",
      "0 00 10 11 12 21",
      "0 01 02 10 11 21",
      "0 01 02 12 13 22",
      "0 01 10 11 12 20",
    ]);
  });

  it("are sorted by piece, then by their cells, and none is listed twice", () => {
    const placements = placementsOf(packingOf("10x6", "pentominoes"));
    const keys = placements.map(({ piece, cells }) =>
      [piece, ...cells.map(({ x, y }) => 10 * y + x)].map((n) => String(n).padStart(2, "0")).join(),
    );
    expect(keys).toEqual(keys.toSorted());
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("placements", () => {
  it("lie within the outline, beside holes, in every part", () => {
    const { size, cells } = boardOf("..#./##..");
    expect({ size, cells }).not.toEqual(boxOf("4x2"));
    const placements = placementsOf(packingOf("..#./##..", [pieceOf("I", "**", { max: 9 })]));
    expect(placements.map((each) => each.cells.map(({ x, y }) => `${x}${y}`).join(" "))).toEqual([
      "00 10",
      "30 31",
      "21 31",
    ]);
  });

  it("of a piece are none where it is barred, and only its own where a cell is pinned", () => {
    const pieces = [pieceOf("I", "**"), pieceOf("V", "**/*")];
    const only = packingOf("2x2", pieces, { pins: [{ cell: { x: 0, y: 0 }, piece: "V" }] });
    expect(placementsOf(only).filter(({ piece }) => piece === 0)).toHaveLength(2);
    const barred = packingOf("2x2", pieces, { bars: [{ cell: { x: 0, y: 0 }, piece: "V" }] });
    expect(placementsOf(barred).filter(({ piece }) => piece === 1)).toHaveLength(1);
  });

  it("are listed in short steps, however few and large the pieces are", () => {
    const steps = listPlacements(packingOf("20x30", [pieceOf("I", "*****", { kind: "fixed" })]));
    let count = 0;
    while (steps.next().done !== true) count++;
    expect(count).toBe(30);
  });

  it("are not listed beyond a number of cells in all", () => {
    expect(runSteps(listPlacements(packingOf("3x3", [pieceOf("I", "**")]), 23))).toBe(undefined);
    expect(runSteps(listPlacements(packingOf("3x3", [pieceOf("I", "**")]), 24))).toHaveLength(12);
  });
});
