/** What the overlay puts into a page. */
import { describe, expect, it } from "vitest";

import { boardOnPage } from "../test/board-on-page.ts";
import { drawOverlay, OVERLAY_NAME, removeOverlays } from "./overlay.ts";
import type { DrawnRegion } from "./protocol.ts";

const ROWS = [
  [2, 0],
  [0, 2],
];
const REGIONS: readonly DrawnRegion[] = [
  { x: 0, y: 0, width: 2, height: 1, colour: 0 },
  { x: 0, y: 1, width: 2, height: 1, colour: 1 },
];

function pathsOf(host: HTMLElement): Element[] {
  return [...host.shadowRoot!.querySelectorAll("path")];
}

describe("the overlay", () => {
  it("is one element, the last child of the cells' parent", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const before = board.root.children.length;
    const host = drawOverlay(board, REGIONS);
    expect(board.root.children).toHaveLength(before + 1);
    expect(board.root.lastElementChild).toBe(host);
    expect(host.localName).toBe(OVERLAY_NAME);
  });

  it("takes no click and no style of the page's", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const { style } = drawOverlay(board, REGIONS);
    for (const [property, value] of [
      ["all", "initial"],
      ["position", "absolute"],
      ["pointer-events", "none"],
    ] as const) {
      expect(style.getPropertyValue(property)).toBe(value);
    }
  });

  it("is an image to screen readers, with a name that counts the rectangles", () => {
    const { board } = boardOnPage({ rows: ROWS });
    const svg = drawOverlay(board, REGIONS).shadowRoot!.querySelector("svg");
    expect(svg?.getAttribute("role")).toBe("img");
    expect(svg?.getAttribute("aria-label")).toBe("The answer by Shikiri: 2 rectangles");
  });

  it("draws one path a region, in the cells' own pixels, framed within the gutters' middles", () => {
    const { board } = boardOnPage({ rows: ROWS, cellSize: 30, separator: 4 });
    const host = drawOverlay(board, REGIONS);
    // Cells start at 4 and 38 and end at 34 and 68; frames are 2.7px wide (0.09 of 34 would be 3.06).
    const [frame] = pathsOf(host).map((path) => Number(path.getAttribute("stroke-width")));
    expect(frame).toBeCloseTo(3.06);
    const inset = frame! / 2;
    expect(pathsOf(host).map((path) => path.getAttribute("d"))).toEqual(
      [2, 36].map(
        (top) => `M${2 + inset} ${top + inset}h${68 - frame!}v${34 - frame!}h${frame! - 68}z`,
      ),
    );
  });

  it("gives each of the four colours its own hue, translucent inside", () => {
    const { board } = boardOnPage({ rows: [[1, 1, 1, 1]] });
    const host = drawOverlay(
      board,
      [0, 1, 2, 3].map((x) => ({ x, y: 0, width: 1, height: 1, colour: x })),
    );
    const hues = pathsOf(host).map((path) => path.getAttribute("fill"));
    expect(new Set(hues).size).toBe(4);
    expect(pathsOf(host).map((path) => path.getAttribute("stroke"))).toEqual(hues);
    for (const path of pathsOf(host)) {
      expect(Number(path.getAttribute("fill-opacity"))).toBeLessThan(0.4);
    }
  });

  it("is removed without a trace, also one that an earlier instance left", () => {
    const { document, board } = boardOnPage({ rows: ROWS });
    const before = document.documentElement.outerHTML;
    drawOverlay(board, REGIONS);
    drawOverlay(board, REGIONS);
    removeOverlays(document);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
