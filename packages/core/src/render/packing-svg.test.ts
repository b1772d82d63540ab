/** The SVG drawings of packings: what they show, that they are XML, and what they say aloud. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArrangements, anyPieces } from "../../test/random-arrangements.ts";
import { runs } from "../../test/runs.ts";
import {
  contentsOf,
  count,
  idOf,
  isInside,
  isWellFormed,
  pathsOf,
} from "../../test/svg-reading.ts";
import { packingOf, pieceOf } from "../../test/valid-packing.ts";
import { formatCell, type Cell } from "../base/grid.ts";
import type { Arrangement } from "../polyomino/placements.ts";
import { piecesNamed } from "../polyomino/piece-sets.ts";
import { symbolsOf } from "../polyomino/symbols.ts";
import { drawPieces } from "./packing-pieces.ts";
import { drawContactSheet } from "./packing-sheet.ts";
import { drawPackingSvg } from "./packing-svg.ts";
import type { SvgOptions } from "./svg-document.ts";

const corner = pieceOf("V", "**/*", { min: 0, max: 2 });
const bar = pieceOf("bar", "***", { min: 0, max: 2 });
const packing = packingOf("3x2", [corner, bar]);
const first: Arrangement = [
  { piece: 1, cells: [0, 1, 2].map((x) => ({ x, y: 0 })) },
  { piece: 1, cells: [0, 1, 2].map((x) => ({ x, y: 1 })) },
];
const second: Arrangement = [
  {
    piece: 0,
    cells: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
  },
  {
    piece: 0,
    cells: [
      { x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ],
  },
];

/** Whether some cell of the one is beside one of the other. */
function touch(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.some((a) => other.some((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1));
}

/** The classes of the placements, in their order. */
function colours(arrangement: Arrangement): string[] {
  return pathsOf(drawPackingSvg(packing, arrangement), "shikiri-piece-").map(({ name }) => name);
}

describe("the SVG drawing of a packing", () => {
  it("has one path for each placement, around its cells and no others", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing, arrangement }) => {
        const paths = pathsOf(
          drawPackingSvg(packing, arrangement, { cellSize: 10 }),
          "shikiri-piece-",
        );
        expect(paths).toHaveLength(arrangement.length);
        for (const [index, { data }] of paths.entries()) {
          const inside = packing.board.cells.filter((cell) => isInside(data, cell, 10));
          expect(inside.map(formatCell)).toEqual(arrangement[index]!.cells.map(formatCell));
        }
      }),
      runs(40),
    );
  });

  it("colours by piece: copies alike, and no others among twelve", () => {
    expect(new Set(colours(first)).size).toBe(1);
    expect(new Set([...colours(first), ...colours(second)]).size).toBe(2);
    const names = pathsOf(drawPieces(piecesNamed("pentominoes")!), "shikiri-piece-");
    expect(new Set(names.map(({ name }) => name)).size).toBe(12);
  });

  it("colours with four colours, different for neighbours, where it is asked to", () => {
    fc.assert(
      fc.property(anyArrangements, ({ packing, arrangement }) => {
        const svg = drawPackingSvg(packing, arrangement, { colours: "four" });
        const paths = pathsOf(svg, "shikiri-region-[0-3]");
        expect(paths).toHaveLength(arrangement.length);
        for (const [index, { cells }] of arrangement.entries()) {
          for (let other = 0; other < index; other++) {
            const isAlike = paths[index]!.name === paths[other]!.name;
            expect(isAlike && touch(cells, arrangement[other]!.cells)).toBe(false);
          }
        }
      }),
      runs(40),
    );
  });

  it("has the symbol of each placement in the middle of one of its cells", () => {
    const svg = drawPackingSvg(packing, first, { cellSize: 100 });
    expect(contentsOf(svg, "text")).toEqual(["b", "b"]);
    expect(svg).toContain('<text x="150" y="67.5" font-size="50">b</text>');
  });

  it("has lines between cells of one placement, and none between placements", () => {
    const [grid] = pathsOf(drawPackingSvg(packing, first, { cellSize: 100 }), "shikiri-grid");
    expect(grid?.data).toBe("M100 9V91M100 109V191M200 9V91M200 109V191");
    const [alone] = pathsOf(drawPackingSvg(packing, [], { cellSize: 100 }), "shikiri-grid");
    expect(alone?.data).toBe("M100 9V191M200 9V191M9 100H291");
  });

  it("frames the cells to fill, and shades holes", () => {
    const holed = packingOf("###/.../.#./...", [corner]);
    const svg = drawPackingSvg(holed, [], { cellSize: 10 });
    expect(pathsOf(svg, "shikiri-frame")[0]?.data).toBe("M30 10V40H0V10ZM10 20V30H20V20Z");
    expect(pathsOf(svg, "shikiri-hole")[0]?.data).toBe("M20 20V30H10V20Z");
    expect(svg).toContain('viewBox="0 0 32 42"');
    expect(pathsOf(drawPackingSvg(packing), "shikiri-hole")).toEqual([]);
  });

  it("says aloud what it shows", () => {
    const said = (arrangement: Arrangement): string =>
      contentsOf(drawPackingSvg(packing, arrangement), "desc").join("");
    expect(contentsOf(drawPackingSvg(packing), "title")).toEqual(["Packing 3x2"]);
    expect(said([])).toBe("A board of 3 columns and 2 rows with 6 cells to fill, not yet filled.");
    expect(said(first)).toContain("with 6 cells to fill, filled by 2 pieces.");
    expect(said(first.slice(1))).toContain("of which 3 are not yet filled by the 1 piece drawn.");
  });

  it("is drawn even if the arrangement is wrong", () => {
    const outside = [
      {
        piece: 0,
        cells: [
          { x: 5, y: 0 },
          { x: -1, y: 9 },
        ],
      },
    ];
    for (const colours of ["pieces", "four"] as const) {
      expect(isWellFormed(drawPackingSvg(packing, [...first, ...outside], { colours }))).toBe(true);
    }
  });
});

describe("a contact sheet", () => {
  it("has all arrangements, numbered from 1, in rows", () => {
    const svg = drawContactSheet(packing, [first, second, first], { columns: 2, cellSize: 10 });
    expect(pathsOf(svg, "shikiri-piece-")).toHaveLength(6);
    expect(pathsOf(svg, "shikiri-frame")).toHaveLength(3);
    expect(contentsOf(svg, "text")).toEqual(["b", "b", "1", "V", "V", "2", "b", "b", "3"]);
    expect(Array.from(svg.matchAll(/translate\(([^)]*)\)/g), ([, place]) => place)).toEqual([
      "10 10",
      "50 10",
      "10 47",
    ]);
  });

  it("is a little wider than high when the columns are left to it", () => {
    const many = Array.from({ length: 100 }, () => first);
    const [, width = "", height = ""] =
      /viewBox="0 0 (\S+) (\S+)"/.exec(drawContactSheet(packing, many)) ?? [];
    expect(Number(width) / Number(height)).toBeGreaterThan(1.1);
    expect(Number(width) / Number(height)).toBeLessThan(1.7);
  });

  it("says aloud what it shows, and is a sheet without arrangements too", () => {
    expect(contentsOf(drawContactSheet(packing, [first]), "title")).toEqual(["1 packing of 3x2"]);
    expect(contentsOf(drawContactSheet(packing, [first, second]), "desc")).toEqual([
      "2 arrangements on a board of 3 columns and 2 rows.",
    ]);
    expect(isWellFormed(drawContactSheet(packing, []))).toBe(true);
  });

  it.each([0, -1, 1.5, NaN])("refuses %d columns, a programmer's mistake", (columns) => {
    expect(() => drawContactSheet(packing, [first, second], { columns })).toThrow(RangeError);
  });
});

describe("the picture of pieces", () => {
  it("has a path and a symbol for each piece, and below what else is said of it", () => {
    const pieces = [corner, bar, pieceOf("X", " */***/ *", { kind: "fixed" })];
    const svg = drawPieces(pieces);
    expect(pathsOf(svg, "shikiri-piece-")).toHaveLength(3);
    expect(contentsOf(svg, "text")).toEqual(["V", "×0–2", "b", "bar ×0–2", "X", "fixed"]);
    expect(contentsOf(svg, "desc")).toEqual(["3 pieces: V, bar, X."]);
  });

  it("does not say of each piece what kind all are", () => {
    const pieces = piecesNamed("one-sided-tetrominoes")!;
    expect(contentsOf(drawPieces(pieces), "text")).toEqual(symbolsOf(pieces));
  });

  it("keeps pieces apart and on the paper, captions and all", () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        const svg = drawPieces(pieces, { cellSize: 10 });
        expect(isWellFormed(svg)).toBe(true);
        const [, width = ""] = /viewBox="0 0 (\S+) /.exec(svg) ?? [];
        const places = Array.from(svg.matchAll(/translate\((\S+) (\S+)\)/g), ([, x, y]) => [
          Number(x),
          Number(y),
        ]);
        expect(places).toHaveLength(pieces.length);
        for (const [index, [x = 0]] of places.entries()) {
          const right = x + 10 * (1 + Math.max(...pieces[index]!.cells.map((cell) => cell.x)));
          expect(right).toBeLessThanOrEqual(Number(width));
        }
      }),
      runs(60),
    );
  });

  it("is made of any number of pieces", () => {
    expect(isWellFormed(drawPieces([]))).toBe(true);
    expect(pathsOf(drawPieces(piecesNamed("hexominoes")!), "shikiri-piece-")).toHaveLength(35);
  });
});

describe.each([
  ["of a packing", (options: SvgOptions) => drawPackingSvg(packing, first, options)],
  ["of many", (options: SvgOptions) => drawContactSheet(packing, [first], options)],
  ["of pieces", (options: SvgOptions) => drawPieces(packing.pieces, options)],
] as const)("a picture %s", (_, draw) => {
  it("is one image, named by its title and described", () => {
    const [, title, desc] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(draw({})) ?? [];
    expect(draw({ title: "Mine <&>" })).toMatch(
      /<title id="[^"]*-title">Mine &lt;&amp;&gt;<\/title>/,
    );
    expect(draw({})).toContain(`<title id="${title}">`);
    expect(draw({})).toContain(`<desc id="${desc}">`);
  });

  it("is in dark colours in dark surroundings", () => {
    expect(count(draw({}), /@media\(prefers-color-scheme:dark\)/g)).toBe(1);
  });

  it("has ids of its own, equal only for equal drawings", () => {
    expect(idOf(draw({}))).toBe(idOf(draw({})));
    expect(idOf(draw({}))).not.toBe(idOf(draw({ title: "Another" })));
  });

  it("is well-formed XML, whatever it is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        expect(isWellFormed(draw({ title }))).toBe(true);
      }),
      runs(50),
    );
  });
});

it.each([0, -1, NaN, Infinity])(
  "no picture is drawn with the cell size %d, a programmer's mistake",
  (cellSize) => {
    expect(() => drawPackingSvg(packing, first, { cellSize })).toThrow(RangeError);
    expect(() => drawContactSheet(packing, [first], { cellSize })).toThrow(RangeError);
    expect(() => drawPieces(packing.pieces, { cellSize })).toThrow(RangeError);
  },
);
