/** What the overlay puts into a page. */
import { DARK_PALETTE, LIGHT_PALETTE } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { boardOnPage } from "../../test/board-on-page.ts";
import { contrast } from "../../test/contrast.ts";
import { DEFAULT_SETTINGS } from "../protocol/settings.ts";
import { removeHosts } from "./element.ts";
import { drawOverlay } from "./overlay.ts";
import type { Mark } from "../protocol/marks.ts";

const ROWS = [
  [2, 0],
  [0, 2],
];
const REGIONS: readonly Mark[] = [
  { kind: "region", x: 0, y: 0, width: 2, height: 1, colour: 0 },
  { kind: "region", x: 0, y: 1, width: 2, height: 1, colour: 1 },
];

function pathsOf(host: HTMLElement): Element[] {
  return [...host.shadowRoot!.querySelectorAll("path")];
}

describe("the overlay", () => {
  it("is one element, the last child of the cells' parent", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const before = board.root.children.length;
    const host = drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS);
    expect(board.root.children).toHaveLength(before + 1);
    expect(board.root.lastElementChild).toBe(host);
    expect(host.dataset["shikiri"]).toBe("overlay");
  });

  it("takes no click and no style of the page's", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const { style } = drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS);
    for (const [property, value] of [
      ["all", "initial"],
      ["position", "absolute"],
      ["pointer-events", "none"],
    ] as const) {
      expect(style.getPropertyValue(property)).toBe(value);
    }
  });

  it("is an image to screen readers, with the name that it was given", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const svg = drawOverlay(
      board,
      REGIONS,
      "The answer",
      DEFAULT_SETTINGS,
    ).shadowRoot!.querySelector("svg");
    expect(svg?.getAttribute("role")).toBe("img");
    expect(svg?.getAttribute("aria-label")).toBe("The answer");
  });

  it("draws one path a region, in the cells' own pixels, framed within the gutters' middles", () => {
    const { board } = boardOnPage({ rows: ROWS, cellSize: 30, separator: 4 });
    const host = drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS);
    // Cells start at 4 and 38 and end at 34 and 68; frames are 0.09 of 34 wide.
    const [frame] = pathsOf(host).map((path) =>
      Number(path.closest("[stroke-width]")!.getAttribute("stroke-width")),
    );
    expect(frame).toBeCloseTo(3.06);
    const inset = frame! / 2;
    expect(pathsOf(host).map((path) => path.getAttribute("d"))).toEqual(
      [2, 36].map(
        (top) => `M${2 + inset} ${top + inset}h${68 - frame!}v${34 - frame!}h${frame! - 68}z`,
      ),
    );
  });

  it("numbers regions in a cell without the page's number, if there is one, and larger there", () => {
    const { board } = boardOnPage({
      rows: [
        [2, 0, 1],
        [2, 0, 2],
        [0, 2, 0],
      ],
      cellSize: 30,
    });
    const rects = [
      { x: 0, y: 0, width: 2, height: 1 },
      { x: 2, y: 0, width: 1, height: 1 },
      { x: 0, y: 1, width: 1, height: 2 },
      { x: 1, y: 1, width: 1, height: 2 },
      { x: 2, y: 1, width: 1, height: 2 },
    ];
    const regions = rects.map((rect): Mark => ({ kind: "region", ...rect, colour: 0 }));
    const settings = { ...DEFAULT_SETTINGS, numbers: true };
    const { shadowRoot } = drawOverlay(board, regions, "The answer", settings);
    const pitch = board.boxes[1]!.left - board.boxes[0]!.left;
    const sizes = new Set<string | null>();
    const cells = [...shadowRoot!.querySelectorAll("text")].map((text) => {
      sizes.add(text.getAttribute("font-size"));
      const [x, y] = ["x", "y"].map((name) => Number(text.getAttribute(name)));
      return [text.textContent, Math.floor(x! / pitch), Math.floor(y! / pitch)];
    });
    expect(cells).toEqual([
      ["1", 1, 0],
      ["2", 2, 0],
      ["3", 0, 2],
      ["4", 1, 1],
      ["5", 2, 2],
    ]);
    expect(sizes.size).toBe(2);
  });

  describe.each([
    { board: "light", ink: "rgb(34, 34, 34)", palette: LIGHT_PALETTE, blend: "darken" },
    { board: "dark", ink: "rgba(221, 221, 221, 0.9)", palette: DARK_PALETTE, blend: "lighten" },
  ])("on a $board board, which is known by its numbers", ({ ink, palette, blend }) => {
    const { board } = boardOnPage({ rows: [[1, 1, 1, 1]], clueText: "nested" }, ink);
    const regions = [0, 1, 2, 3].map((x): Mark => ({
      kind: "region",
      x,
      y: 0,
      width: 1,
      height: 1,
      colour: x,
    }));
    const host = drawOverlay(board, regions, "The answer", DEFAULT_SETTINGS);
    const colours = pathsOf(host).map((path) => ({
      fill: path.getAttribute("fill")!,
      outline: path.getAttribute("stroke")!,
    }));

    it("has the colours of core's pictures", () => {
      expect(colours).toEqual(palette.regions);
    });

    it(`is blended with the cells by ${blend}, so that numbers stay as they are`, () => {
      expect(host.style.getPropertyValue("mix-blend-mode")).toBe(blend);
    });

    it("leaves numbers that are not quite black or white readable", () => {
      const number = blend === "darken" ? "#333333" : "#dddddd";
      for (const { fill } of colours) expect(contrast(number, fill)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it("is taken to be on a light board where the colour of the numbers cannot be told", () => {
    const { board } = boardOnPage({ rows: ROWS }, "color(display-p3 1 1 1)");
    const [path] = pathsOf(drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS));
    expect(path?.getAttribute("fill")).toBe(LIGHT_PALETTE.regions[0]?.fill);
  });

  it("is removed without a trace, also one that an earlier instance left", () => {
    const { document, board } = boardOnPage({ rows: ROWS });
    const before = document.documentElement.outerHTML;
    drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS);
    drawOverlay(board, REGIONS, "The answer", DEFAULT_SETTINGS);
    removeHosts(document, "overlay");
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
