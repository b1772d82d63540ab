/** The text drawing of packings by examples: walls, symbols, holes, and what is left open. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrangements } from "../../test/random-arrangements.ts";
import { runs } from "../../test/runs.ts";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import { drawPackingText } from "./packing-text.ts";

/** The lines as a text in which each is ended. */
function lines(...each: readonly string[]): string {
  return each.map((line) => `${line}\n`).join("");
}

/** A placement of the cells `x,y`, divided by blanks. */
function placed(piece: number, cells: string): Arrangement[number] {
  return {
    piece,
    cells: cells.split(" ").map((cell) => {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      return { x, y };
    }),
  };
}

const corner = pieceOf("V", "**/*", { min: 0, max: 9 });
const bar = pieceOf("bar", "***", { min: 0, max: 9 });

describe("the text drawing of a packing", () => {
  it("has walls between placements, copies of one piece too, and a symbol in each", () => {
    const answer = [placed(0, "0,0 1,0 0,1"), placed(0, "2,0 1,1 2,1"), placed(1, "0,2 1,2 2,2")];
    expect(drawPackingText(packingOf("3x3", [corner, bar]), answer)).toBe(
      lines(
        "┌───────┬───┐",
        "│ V     │   │",
        "│   ┌───┘   │",
        "│   │     V │",
        "├───┴───────┤",
        "│     b     │",
        "└───────────┘",
      ),
    );
  });

  it("has dots in cells that are not covered, shade in holes, nothing outside", () => {
    const packing = packingOf("#.../..#./....", [corner, bar]);
    expect(drawPackingText(packing, [placed(1, "1,2 2,2 3,2")])).toBe(
      lines(
        "    ┌───────────┐",
        "    │ ·   ·   · │",
        "┌───┘   ┌───┐   │",
        "│ ·   · │░░░│ · │",
        "│   ┌───┴───┴───┤",
        "│ · │     b     │",
        "└───┴───────────┘",
      ),
    );
  });

  it("shades a hole of several cells all over", () => {
    const packing = packingOf("..../.##./....", [corner]);
    expect(drawPackingText(packing)).toContain("│ · │░░░░░░░│ · │\n");
  });

  it("shows a wrong arrangement as far as it is on the board", () => {
    const packing = packingOf("2x1", [bar]);
    expect(drawPackingText(packing, [placed(0, "0,0 1,0 2,0")])).toBe(
      lines("┌───────┐", "│     b │", "└───────┘"),
    );
    expect(drawPackingText(packing, [placed(0, "1,0 2,0 3,0")])).toBe(
      lines("┌───┬───┐", "│ · │   │", "└───┴───┘"),
    );
  });

  it("has as many symbols as placements, and as many dots as open cells", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing, arrangement }) => {
        const text = drawPackingText(packing, arrangement);
        const covered = arrangement.reduce((sum, { cells }) => sum + cells.length, 0);
        expect(text.match(/[\p{L}\p{N}]/gu) ?? []).toHaveLength(arrangement.length);
        expect(text.match(/·/g) ?? []).toHaveLength(packing.board.cells.length - covered);
        expect(text.split("\n")).toHaveLength(2 * packing.board.size.height + 2);
      }),
      runs(50),
    );
  });
});
