/** Letter grids and JSON of arrangements: written, read, and told apart. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrangements } from "../../test/random-arrangements.ts";
import { runs } from "../../test/runs.ts";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import { checkPacking } from "../polyomino/check.ts";
import type { Packing } from "../polyomino/packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import { jsonArrangement } from "./packing-json.ts";
import { formatArrangement, parseArrangement } from "./packing-letters.ts";

const corner = pieceOf("V", "**/*", { min: 0, max: 9 });
const bar = pieceOf("I", "***", { min: 0, max: 9 });
const small = packingOf("4x3", [corner, bar]);
const holed = packingOf("..../.##./....", [corner, bar]);

/** The arrangement of a text that has no fault. */
function read(text: string, packing: Packing = small): Arrangement {
  const arrangement = parseArrangement(text, packing);
  if (!arrangement.ok) throw new Error(arrangement.error.message);
  return arrangement.value;
}

/** What the checker finds wrong with the arrangement of a text. */
function faults(text: string, packing: Packing = small): readonly string[] {
  return checkPacking(packing, read(text, packing)).map(({ kind }) => kind);
}

describe("a letter grid", () => {
  it("has the symbol of the piece that covers it in each cell, # in walls", () => {
    const arrangement = read("I..I\nI##I\nI..I\n", holed);
    expect(arrangement.map(({ piece, cells }) => [piece, cells[0]])).toEqual([
      [1, { x: 0, y: 0 }],
      [1, { x: 3, y: 0 }],
    ]);
    expect(formatArrangement(holed, arrangement)).toBe("I..I\nI##I\nI..I\n");
  });

  it("may be incomplete, with dots or blanks", () => {
    expect(read("III.\n....\n....")).toEqual(read("III"));
    expect(faults("III")).toEqual(Array.from({ length: 9 }, () => "uncovered-cell"));
  });

  it("may be indented, and stand between blank lines", () => {
    expect(read("\n\n    IIIV\n    IIVV\n      II\n")).toEqual(read("IIIV\nIIVV\n  II"));
  });

  it("has blanks for walls only where its letters fit the board so", () => {
    const board = packingOf("#../#../...", [corner]);
    const expected = read("#VV\n#V.\n...", board);
    expect(read(" VV\n V", board)).toEqual(expected);
    expect(read("VV\nV", packingOf("../..", [corner]))[0]?.cells[0]).toEqual({ x: 0, y: 0 });
  });

  it("tells touching copies of a piece apart by its orientations", () => {
    const answer = read("VVVV\nVVVV\nVVVV");
    expect(answer).toHaveLength(4);
    expect(checkPacking(small, answer)).toEqual([]);
  });

  it("leaves it to the checker to say what is wrong", () => {
    expect(faults("VV..")).toContain("wrong-size");
    expect(faults("VVV.")).toContain("wrong-shape");
    expect(faults("VVVV\n..VV")).toContain("wrong-size");
    expect(faults("IIII\nII..")).toContain("wrong-size");
    expect(faults("III.\n.....\n....\nIII")).toContain("outside-board");
    expect(faults("I##I\nI..I\nIIII", holed)).toContain("uncovered-cell");
  });

  it("keeps the cells of a piece of one copy together, so that the checker sees it in parts", () => {
    const once = packingOf("4x1", [pieceOf("I", "**"), pieceOf("O", "*", { min: 0, max: 2 })]);
    expect(faults("IOOI", once)).toEqual(["wrong-shape"]);
  });

  it("comes back from its text: the same grid, in copies of the right shape", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing, arrangement }) => {
        const text = formatArrangement(packing, arrangement);
        const back = read(text, packing);
        expect(formatArrangement(packing, back)).toBe(text);
        expect(back).toHaveLength(arrangement.length);
        const kinds = new Set(checkPacking(packing, back).map(({ kind }) => kind));
        expect(kinds).toEqual(new Set(checkPacking(packing, arrangement).map(({ kind }) => kind)));
      }),
      runs(60),
    );
  });

  it("comes back the very same where copies of a piece do not touch", () => {
    const packing = packingOf("5x3", [bar, pieceOf("O", "**/**", { min: 0, max: 2 })]);
    const text = "OOIOO\nOOIOO\n..I..\n";
    const arrangement = read(text, packing);
    expect(arrangement.map(({ cells }) => cells.length)).toEqual([4, 3, 4]);
    expect(read(formatArrangement(packing, arrangement), packing)).toEqual(arrangement);
  });

  it("of ten thousand touching copies is read at once", () => {
    const packing = packingOf("100x100", [pieceOf("O", "*", { min: 0, max: 10_000 })]);
    expect(read(`${"O".repeat(100)}\n`.repeat(100), packing)).toHaveLength(10_000);
  });

  it.each([
    ["", "empty"],
    ["IIQ", "bad-character"],
    ["I\tI", "bad-character"],
    [`${"I".repeat(101)}\n`.repeat(100), "too-large"],
  ])("is refused: %#", (text, kind) => {
    expect(parseArrangement(text, small)).toMatchObject({ ok: false, error: { kind } });
  });

  it("is refused when its copies cannot be told apart in reasonable time", () => {
    // Dominoes on a chessboard without two corners of one colour: no split, and no quick proof.
    const packing = packingOf("14x14", [pieceOf("I", "**", { min: 0, max: 99 })]);
    const rows = Array.from({ length: 14 }, () => "I".repeat(14));
    rows[0] = `.${"I".repeat(13)}`;
    rows[13] = `${"I".repeat(13)}.`;
    expect(parseArrangement(rows.join("\n"), packing)).toMatchObject({
      ok: false,
      error: { kind: "copies-not-told-apart", line: 1, column: 2 },
    });
  });
});

describe("an arrangement as JSON", () => {
  it("is a list of placements, cells as [column, row]", () => {
    const text = '[{"piece": "I", "cells": [[2, 0], [0, 0], [1, 0]]}]';
    expect(read(text)).toEqual(read("III"));
    expect(jsonArrangement(small, read(text))).toEqual([
      {
        piece: "I",
        cells: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
    ]);
  });

  it("comes back the very same, touching copies and all", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing, arrangement }) => {
        const text = JSON.stringify(jsonArrangement(packing, arrangement));
        expect(read(text, packing)).toEqual(arrangement);
      }),
      runs(60),
    );
  });

  it("may be the first answer of a solver's output", () => {
    const placement = {
      piece: "V",
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    };
    const output = JSON.stringify({ outcome: "unique", answers: [[placement]] });
    expect(read(output)).toEqual(read("VV\nV"));
    expect(read(`\uFEFF${output}`)).toEqual(read("VV\nV"));
  });

  it.each([
    ["[\n{", "bad-json", "line 2, column 2: this is not JSON"],
    ["{}", "bad-json", "expected a list of placements"],
    ['{"answers": []}', "bad-json", "expected a list of placements"],
    ["[1]", "bad-json", "placement 0"],
    ['[{"piece": "I"}]', "bad-json", 'expected an object with "piece" and "cells"'],
    ['[{"piece": "I", "cells": []}]', "bad-json", "found no cells"],
    ['[{"piece": "I", "cells": [[0]]}]', "bad-json", "expected cells as [column, row]"],
    ['[{"piece": "I", "cells": [[0, 0.5]]}]', "bad-json", "two whole numbers"],
    ['[{"piece": "Q", "cells": [[0, 0]]}]', "unknown-piece", 'found the piece "Q"'],
  ])("is refused: %s", (text, kind, message) => {
    const arrangement = parseArrangement(text, small);
    expect(arrangement).toMatchObject({ ok: false, error: { kind } });
    expect(arrangement.ok ? "" : arrangement.error.message).toContain(message);
  });
});
