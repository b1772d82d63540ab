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

  it("leaves the page's numbers readable on light and on dark cells", () => {
    const { board } = boardOnPage({ rows: [[1, 1, 1, 1]] });
    const regions = [0, 1, 2, 3].map((x) => ({ x, y: 0, width: 1, height: 1, colour: x }));
    for (const path of pathsOf(drawOverlay(board, regions))) {
      const hue = path.getAttribute("fill")!;
      const opacity = Number(path.getAttribute("fill-opacity"));
      for (const [text, cell] of [
        ["#222222", "#ffffff"],
        ["#dddddd", "#222222"],
      ] as const) {
        const under = (colour: string) => luminance(mixed(colour, hue, opacity));
        const [light, dark] = [under(text), under(cell)].toSorted((a, b) => b - a);
        expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
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

/** The channels, 0 to 255, of a `#rrggbb` colour. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** The channels of a colour that another lies on. */
function mixed(below: string, above: string, opacity: number): number[] {
  const top = channels(above);
  return channels(below).map((channel, i) => channel * (1 - opacity) + top[i]! * opacity);
}

/** The relative luminance of WCAG 2.1. */
function luminance(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
