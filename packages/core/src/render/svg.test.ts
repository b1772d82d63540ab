/** The SVG drawing: what it shows, that it is XML whatever the title, and what it says aloud. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { puzzles, randomPuzzle } from "../../test/random-dissection.ts";
import { contentsOf, count, idOf, isWellFormed } from "../../test/svg-reading.ts";
import { drawSvg } from "./svg.ts";

const { puzzle, answer } = randomPuzzle({
  size: { width: 7, height: 4 },
  seed: 3,
  style: "fill",
  largest: 6,
});

describe("the SVG drawing", () => {
  it("has a path for each region, in at most four colours, and the number of each clue", () => {
    fc.assert(
      fc.property(puzzles(12), ({ puzzle, answer }) => {
        const svg = drawSvg(puzzle, answer);
        expect(count(svg, /<path class="shikiri-region-[0-3]"/g)).toBe(answer.length);
        expect(contentsOf(svg, "text")).toEqual(puzzle.clues.map((clue) => String(clue.area)));
      }),
    );
  });

  it("of a puzzle without an answer has no region", () => {
    const svg = drawSvg(puzzle);
    expect(svg).not.toContain('class="shikiri-region-');
    expect(contentsOf(svg, "text")).toHaveLength(puzzle.clues.length);
  });

  it("puts each region inside its cells, and each clue into the middle of its cell", () => {
    const clue = { x: 1, y: 0, area: 2 };
    const svg = drawSvg(
      { size: { width: 2, height: 1 }, clues: [clue] },
      [{ x: 0, y: 0, width: 2, height: 1, clue }],
      { cellSize: 100 },
    );
    expect(svg).toContain('viewBox="0 0 220 120"');
    expect(svg).toContain('d="M17.5 17.5H202.5V102.5H17.5Z"');
    expect(svg).toContain('<text x="160" y="77.5" font-size="50">2</text>');
  });

  it("makes long numbers smaller, so that they fit into a cell", () => {
    const clue = { x: 0, y: 0, area: 100_000 };
    const svg = drawSvg({ size: { width: 1000, height: 100 }, clues: [clue] });
    expect(svg).toMatch(/font-size="10">100000</);
  });

  describe("is accessible", () => {
    it("as one image, named by its title and described", () => {
      const svg = drawSvg(puzzle, answer);
      const [, title, desc] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
      expect(svg).toContain(`<title id="${title}">Shikaku 7x4</title>`);
      expect(svg).toContain(`<desc id="${desc}">A Shikaku board of 7 columns and 4 rows with `);
    });

    it("and says how many clues and regions it shows", () => {
      const clues = puzzle.clues.length;
      const descriptionOf = (drawn: number): string =>
        contentsOf(drawSvg(puzzle, answer.slice(0, drawn)), "desc").join("");
      expect(descriptionOf(0)).toContain(`with ${clues} clues, not yet cut into regions.`);
      expect(descriptionOf(2)).toContain(`with ${clues} clues, of whose regions 2 are drawn.`);
      expect(descriptionOf(clues)).toContain(`with ${clues} clues, cut into ${clues} regions.`);
      const one = drawSvg({ size: { width: 1, height: 1 }, clues: [{ x: 0, y: 0, area: 1 }] });
      expect(one).toContain("1 column and 1 row with 1 clue, ");
    });

    it("in dark surroundings too", () => {
      expect(drawSvg(puzzle)).toMatch(/<style>.*@media\(prefers-color-scheme:dark\)\{.*<\/style>/);
    });
  });

  it("has ids of its own, equal only for equal drawings", () => {
    expect(idOf(drawSvg(puzzle, answer))).toBe(idOf(drawSvg(puzzle, answer)));
    const others = [drawSvg(puzzle), drawSvg(puzzle, answer.slice(1)), drawSvg(puzzle, answer)];
    expect(new Set(others.map(idOf)).size).toBe(3);
  });

  describe("is well-formed XML", () => {
    it("for any puzzle and any title", () => {
      const title = fc.string({ unit: "binary" });
      fc.assert(
        fc.property(puzzles(6), title, ({ puzzle, answer }, title) => {
          expect(isWellFormed(drawSvg(puzzle, answer, { title }))).toBe(true);
        }),
      );
    });

    it.each([
      ["<b>&\"'", "&lt;b&gt;&amp;\"'"],
      ["]]>", "]]&gt;"],
      ["a\u0000b\u001Bc\uFFFE", "a\uFFFDb\uFFFDc\uFFFD"],
      ["half of a pair \uD83D", "half of a pair \uFFFD"],
      ["四角 🟥", "四角 🟥"],
    ])("with the title %j", (title, written) => {
      expect(contentsOf(drawSvg(puzzle, answer, { title }), "title")).toEqual([written]);
    });
  });

  it.each([0, -1, NaN, Infinity])(
    "refuses the cell size %d, a programmer's mistake",
    (cellSize) => {
      expect(() => drawSvg(puzzle, answer, { cellSize })).toThrow(RangeError);
    },
  );

  it("scales with the cell size", () => {
    expect(drawSvg(puzzle, answer, { cellSize: 10 })).toContain('viewBox="0 0 72 42"');
  });
});
