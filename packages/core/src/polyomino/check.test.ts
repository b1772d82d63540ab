import { describe, expect, it } from "vitest";
import type { Cell } from "../base/grid.ts";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import { checkPacking } from "./check.ts";
import type { Placement } from "./placements.ts";

const pieces = [pieceOf("I", "***"), pieceOf("L", "**/*", { kind: "one-sided" })];
const packing = packingOf(".../..#/.##", pieces);

function placed(piece: number, ...cells: readonly string[]): Placement {
  return { piece, cells: cells.map((cell): Cell => ({ x: Number(cell[0]), y: Number(cell[1]) })) };
}

const bar = placed(0, "00", "10", "20");
const corner = placed(1, "01", "11", "02");

function kindsOf(...placements: readonly Placement[]): string[] {
  return checkPacking(packing, placements).map(({ kind }) => kind);
}

describe("the checker of packings", () => {
  it("finds no fault in an arrangement, in whatever order its placements and cells are", () => {
    expect(kindsOf(bar, corner)).toEqual([]);
    expect(kindsOf(placed(1, "02", "11", "01"), bar)).toEqual([]);
  });

  it.each([
    ["a cell that is not covered", "uncovered-cell", [bar], "(0, 1)"],
    ["a piece that is not used", "too-few-copies", [bar], "L is not used"],
    ["a piece that is used too often", "too-many-copies", [bar, bar, corner], "I is used 2 times"],
    [
      "a cell that is covered twice, and where",
      "overlap",
      [bar, placed(1, "00", "10", "01")],
      "(0, 0)",
    ],
    [
      "a piece with a cell too few",
      "wrong-size",
      [bar, placed(1, "01", "11")],
      "2 cells, but has 3",
    ],
    ["a piece with one cell", "wrong-size", [bar, placed(1, "01")], "covers 1 cell, but has 3"],
    [
      "a piece of another shape",
      "wrong-shape",
      [placed(0, "00", "10", "01"), corner],
      "not its shape",
    ],
    ["a piece in parts", "wrong-shape", [placed(0, "00", "10", "11"), corner], "not its shape"],
    ["a cell off the board", "outside-board", [placed(0, "00", "10", "90"), corner], "(9, 0)"],
    ["a cell on a wall", "outside-board", [placed(0, "20", "21", "22"), corner], "(2, 1)"],
    ["a piece that there is not", "unknown-piece", [placed(7, "00")], "no piece 7"],
  ] as const)("says %s", (_, kind, placements, words) => {
    const found = checkPacking(packing, placements).filter((issue) => issue.kind === kind);
    expect(found).not.toEqual([]);
    expect(found.map(({ message }) => message).join("; ")).toContain(words);
  });

  it("tells a one-sided piece from its mirror image, and a fixed one from a turned one", () => {
    const left = pieceOf("S", " **/**", { kind: "one-sided" });
    const cells = placed(0, "00", "10", "11", "21").cells;
    const z = packingOf("..#/#..", [left]);
    expect(checkPacking(z, [{ piece: 0, cells }]).map(({ kind }) => kind)).toEqual(["wrong-shape"]);
    const free = packingOf("..#/#..", [{ ...left, kind: "free" }]);
    expect(checkPacking(free, [{ piece: 0, cells }])).toEqual([]);
    const fixed = packingOf("...", [pieceOf("I", "*/*/*", { kind: "fixed" })]);
    expect(checkPacking(fixed, [bar]).map(({ kind }) => kind)).toEqual(["wrong-shape"]);
  });

  it("says where a piece must not lie", () => {
    const barred = packingOf(".../..#/.##", pieces, {
      bars: [{ cell: { x: 0, y: 0 }, piece: "I" }],
    });
    expect(checkPacking(barred, [bar, corner])).toMatchObject([
      { kind: "not-allowed", cell: { x: 0, y: 0 } },
    ]);
  });

  it("claims no cell for a placement that has none", () => {
    expect(checkPacking(packing, [bar, corner, placed(1), placed(7)])).toEqual([
      { kind: "wrong-size", piece: 1, message: "the piece L covers 0 cells, but has 3" },
      { kind: "unknown-piece", message: "there is no piece 7: expected 0 to 1" },
      {
        kind: "too-many-copies",
        piece: 1,
        message: "the piece L is used 2 times: expected exactly 1",
      },
    ]);
  });

  it("counts copies by their range", () => {
    const some = packingOf("..../....", [pieceOf("D", "**", { min: 2, max: 4 })]);
    const dominoes = [
      placed(0, "00", "10"),
      placed(0, "20", "30"),
      placed(0, "01", "11"),
      placed(0, "21", "31"),
    ];
    expect(checkPacking(some, dominoes)).toEqual([]);
    const messages = [0, 1, 5].map((copies) => {
      const repeated = Array.from({ length: copies }, () => dominoes[0]!);
      const issues = checkPacking(some, repeated);
      return issues.find(({ kind }) => kind.endsWith("-copies"))?.message;
    });
    expect(messages).toEqual([
      "the piece D is not used: expected 2 to 4",
      "the piece D is used once: expected 2 to 4",
      "the piece D is used 5 times: expected 2 to 4",
    ]);
  });
});
