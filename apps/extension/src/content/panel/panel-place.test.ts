/** Where the panel goes: beside the board, whatever room there is, and over nothing that matters. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestPlace, isOver, within, type Area } from "./panel-place.ts";

const WINDOW = { width: 900, height: 700 };
const PANEL = { width: 330, height: 180 };

/** A box as browsers hand them out: none of its lengths is its own property. */
class Box {
  readonly #lengths: readonly [number, number, number, number];
  constructor(left: number, top: number, width: number, height: number) {
    this.#lengths = [left, top, width, height];
  }
  get left(): number {
    return this.#lengths[0];
  }
  get top(): number {
    return this.#lengths[1];
  }
  get width(): number {
    return this.#lengths[2];
  }
  get height(): number {
    return this.#lengths[3];
  }
}

const length = (most: number): fc.Arbitrary<number> => fc.integer({ min: 1, max: most });
const extents = fc.record({ width: length(2000), height: length(2000) });
const panels = fc.record({ width: length(400), height: length(600) });
const places = fc.record({
  left: fc.integer({ min: -500, max: 2500 }),
  top: fc.integer({ min: -500, max: 2500 }),
});
const areas = fc.tuple(places, panels).map(([place, extent]): Area => ({ ...place, ...extent }));
const weighty = fc.tuple(areas, length(200)).map(([area, weight]) => ({ ...area, weight }));

describe("the panel's place by a board", () => {
  it.each([
    ["to its right", new Box(20, 100, 400, 400), { left: 428, top: 100 }],
    [
      "to its left where the right has no room",
      new Box(480, 100, 400, 400),
      { left: 142, top: 100 },
    ],
    ["below where no side has", new Box(200, 10, 500, 400), { left: 200, top: 418 }],
    ["above where there is only that", new Box(200, 200, 500, 490), { left: 200, top: 12 }],
    [
      "in the corner where the board fills the window",
      new Box(0, 0, 900, 700),
      { left: 562, top: 8 },
    ],
  ])("is %s", (_, board, place) => {
    expect(bestPlace(PANEL, WINDOW, board)).toEqual(place);
  });

  it("is in the corner where there is no board", () => {
    expect(bestPlace(PANEL, WINDOW, undefined)).toEqual({ left: 562, top: 8 });
  });

  it("is within the window beside a board that is scrolled half out of it", () => {
    expect(bestPlace(PANEL, WINDOW, new Box(20, -300, 400, 400))).toEqual({ left: 428, top: 8 });
  });

  it("is another corner where a control is in the first", () => {
    const control = { left: 700, top: 20, width: 60, height: 30, weight: 200 };
    const board = new Box(0, 0, 900, 700);
    expect(bestPlace(PANEL, WINDOW, board, [control])).toEqual({ left: 562, top: 512 });
  });

  it("is over nothing that matters if any corner of the window is free", () => {
    fc.assert(
      fc.property(
        panels,
        extents,
        areas,
        fc.array(weighty, { maxLength: 6 }),
        (panel, window, ...rest) => {
          const [board, obstacles] = rest;
          const all = [board, ...obstacles];
          const corners = [8, window.width - panel.width - 8].flatMap((left) =>
            [8, window.height - panel.height - 8].map((top) =>
              within({ left, top }, panel, window),
            ),
          );
          fc.pre(corners.some((corner) => !isOver(corner, panel, all)));
          expect(isOver(bestPlace(panel, window, board, obstacles), panel, all)).toBe(false);
        },
      ),
    );
  });

  it("is where it is already, if no other is better", () => {
    fc.assert(
      fc.property(panels, extents, areas, places, (panel, window, board, place) => {
        const at = within(place, panel, window);
        fc.pre(!isOver(at, panel, [board]));
        expect(bestPlace(panel, window, board, [], at)).toEqual(at);
      }),
    );
  });
});

describe("any place", () => {
  it("is fitted into the window, with the same room to each edge, and is left alone if it fits", () => {
    fc.assert(
      fc.property(places, panels, extents, (place, panel, window) => {
        fc.pre(panel.width + 16 <= window.width && panel.height + 16 <= window.height);
        const { left, top } = within(place, panel, window);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
        expect(window.width - left - panel.width).toBeGreaterThanOrEqual(8);
        expect(window.height - top - panel.height).toBeGreaterThanOrEqual(8);
        expect(within({ left, top }, panel, window)).toEqual({ left, top });
      }),
    );
  });

  it("is the same again after the panel, or the window, has been another for a while", () => {
    expect(within({ left: 500, top: 500 }, { width: 330, height: 600 }, WINDOW).top).toBe(92);
    expect(within({ left: 500, top: 500 }, PANEL, WINDOW)).toEqual({ left: 500, top: 500 });
  });

  it("begins at the left upper corner where the window is too small", () => {
    expect(within({ left: 5, top: 90 }, PANEL, { width: 100, height: 100 })).toEqual({
      left: 8,
      top: 8,
    });
  });
});
