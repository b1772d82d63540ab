/** How well each kind of mark is seen on a board, by day and at night. */
import { describe, expect, it } from "vitest";
import { boardOnPage } from "../../test/board-on-page.ts";
import { contrast } from "../../test/contrast.ts";
import type { Mark } from "../protocol/marks.ts";
import { DEFAULT_SETTINGS, type Settings } from "../protocol/settings.ts";
import { drawOverlay } from "./overlay.ts";

const PLACE = { x: 0, y: 0, width: 2, height: 1 };
const REGION: Mark = { kind: "region", ...PLACE, colour: 0 };
const MARKS: readonly Mark[] = [
  ...[0, 1, 2, 3].map((colour): Mark => ({ kind: "region", ...PLACE, colour })),
  { kind: "fixed", ...PLACE },
  { kind: "wrong", ...PLACE },
  { kind: "reason", ...PLACE },
  { kind: "removed", ...PLACE },
  { kind: "cell", x: 0, y: 0 },
  { kind: "clue", x: 0, y: 0 },
];

/** Cells, and the ink of their numbers, as pages have them. */
const MODES = [
  { mode: "day", ink: "rgb(0, 0, 0)", cells: ["#ffffff", "#fffefb", "#f4f1ea"], pick: Math.min },
  {
    mode: "night",
    ink: "rgb(255, 255, 255)",
    cells: ["#000000", "#171b20", "#2a323b"],
    pick: Math.max,
  },
];

describe.each(MODES)("on a board by $mode, with what is behind it,", ({ ink, cells, pick }) => {
  /** What is seen of the colour on the cells: of both the darker, or at night the lighter. */
  const seen = (colour: string, cell: string): string => {
    const channels = [1, 3, 5].map((at) => {
      const [over, under] = [colour, cell].map((each) =>
        Number.parseInt(each.slice(at, at + 2), 16),
      );
      return pick(over!, under!).toString(16).padStart(2, "0");
    });
    return `#${channels.join("")}`;
  };
  const shapesOf = (mark: Mark): Element[] => {
    const { board } = boardOnPage({ rows: [[2, 0]] }, ink);
    const { shadowRoot } = drawOverlay(board, [mark], "marks", DEFAULT_SETTINGS);
    return [...shadowRoot!.querySelectorAll("[stroke]")];
  };
  const number = seen(ink === "rgb(0, 0, 0)" ? "#000000" : "#ffffff", cells[0]!);

  describe.each(MARKS.map((mark) => ({ ...mark, mark })))(
    "a mark of the kind $kind",
    ({ mark }) => {
      it.each(cells)(
        "has lines with a contrast of at least 3 to cells of %s, and to its own fill",
        (cell) => {
          for (const shape of shapesOf(mark)) {
            const line = seen(shape.getAttribute("stroke")!, cell);
            const fill = shape.getAttribute("fill")!;
            const ground = fill === "none" ? cell : seen(fill, cell);
            expect(contrast(line, cell)).toBeGreaterThanOrEqual(3);
            expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
          }
        },
      );

      it.each(cells)("leaves numbers on cells of %s a contrast of at least 7", (cell) => {
        for (const fill of shapesOf(mark).map((shape) => shape.getAttribute("fill")!)) {
          const ground = fill === "none" ? cell : seen(fill, cell);
          expect(contrast(number, ground)).toBeGreaterThanOrEqual(7);
        }
      });
    },
  );
});

describe("opacity", () => {
  it("is for the regions of an answer what was chosen", () => {
    expect([0.2, 0.5, 1].map((opacity) => faintest("calm", opacity, REGION))).toEqual([
      0.2, 0.5, 1,
    ]);
  });

  it("takes half as much from strong contrast, whose frames would look grey", () => {
    expect([0.2, 0.5, 1].map((opacity) => faintest("vivid", opacity, REGION))).toEqual([
      0.6, 0.75, 1,
    ]);
  });

  it.each(MARKS.filter(({ kind }) => kind !== "region"))(
    "takes nothing from a mark of the kind $kind",
    (mark) => expect(faintest("calm", 0.2, mark)).toBe(1),
  );
});

/** How strong the mark is drawn, of whatever is around its shapes. */
function faintest(palette: Settings["palette"], opacity: number, mark: Mark): number {
  const { board } = boardOnPage({ rows: [[2, 0]] });
  const settings: Settings = { ...DEFAULT_SETTINGS, palette, opacity };
  const host = drawOverlay(board, [mark], "marks", settings);
  let strength = Number(host.style.opacity || 1);
  for (
    let around = host.shadowRoot!.querySelector("[stroke]");
    around !== null;
    around = around.parentElement
  ) {
    strength *= Number(around.getAttribute("opacity") ?? 1);
  }
  return strength;
}
