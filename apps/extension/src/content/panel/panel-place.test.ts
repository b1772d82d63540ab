/** Where the panel goes: beside the board, whatever room there is. */
import { describe, expect, it } from "vitest";
import { placeBy, within } from "./panel-place.ts";

const WINDOW = { width: 900, height: 700 };

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

const PANEL = new Box(0, 0, 330, 180);

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
      { left: 554, top: 16 },
    ],
  ])("is %s", (_, board, place) => {
    expect(placeBy(board, PANEL, WINDOW)).toEqual(place);
  });

  it("is in the corner where there is no board", () => {
    expect(placeBy(undefined, PANEL, WINDOW)).toEqual({ left: 554, top: 16 });
  });

  it("is within the window beside a board that is scrolled half out of it", () => {
    expect(placeBy(new Box(20, -300, 400, 400), PANEL, WINDOW)).toEqual({ left: 428, top: 0 });
  });
});

describe("a place that a player has chosen", () => {
  it("is kept within the window", () => {
    expect(within({ left: 880, top: -40 }, PANEL, WINDOW)).toEqual({ left: 562, top: 0 });
    expect(within({ left: 100, top: 120 }, PANEL, WINDOW)).toEqual({ left: 100, top: 120 });
  });
});
