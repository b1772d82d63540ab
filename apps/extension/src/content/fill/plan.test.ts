/** What is drawn of an answer, and what is left alone. */
import type { Rect } from "@shikiri/core";
import { describe, expect, it } from "vitest";
import { planFor as planForPage, type Plan } from "./plan.ts";

/** A board of 4x2 in four columns' worth of regions, one of them a single cell. */
const WIDE: Rect = { x: 0, y: 0, width: 3, height: 1 };
const SINGLE: Rect = { x: 3, y: 0, width: 1, height: 1 };
const LOWER: Rect = { x: 0, y: 1, width: 2, height: 1 };
const RIGHT: Rect = { x: 2, y: 1, width: 2, height: 1 };
const ANSWER = [WIDE, LOWER, RIGHT, SINGLE];

/** The plan on a page that paints nothing but these. */
function planFor(
  answer: readonly Rect[],
  drawn: readonly Rect[],
  painted: readonly Rect[] = [],
): Plan {
  return planForPage(answer, drawn, (rect) => painted.includes(rect));
}

describe("the plan", () => {
  it("is to draw all but one", () => {
    expect(planFor(ANSWER, [])).toMatchObject({
      draw: [WIDE, LOWER, SINGLE],
      left: RIGHT,
      replaced: 0,
    });
  });

  it("leaves one of several cells, as long as there is one", () => {
    expect(planFor([SINGLE, LOWER], [])).toMatchObject({ draw: [SINGLE], left: LOWER });
    expect(planFor([SINGLE], [])).toMatchObject({ draw: [], left: SINGLE });
  });

  it("leaves alone what the player has right", () => {
    expect(planFor(ANSWER, [WIDE])).toMatchObject({ draw: [LOWER, SINGLE], left: RIGHT });
  });

  it("counts what will be replaced: what is wrong, and in the way of what is drawn", () => {
    const inTheWay: Rect = { x: 0, y: 0, width: 1, height: 2 };
    const withinTheLast: Rect = { x: 3, y: 1, width: 1, height: 1 };
    expect(planFor(ANSWER, [inTheWay, withinTheLast])).toMatchObject({ replaced: 1, left: RIGHT });
  });

  it("is to draw nothing when all is there, or all but one", () => {
    expect(planFor(ANSWER, ANSWER)).toEqual({
      draw: [],
      left: undefined,
      isComplete: true,
      replaced: 0,
    });
    expect(planFor(ANSWER, [WIDE, LOWER, RIGHT])).toEqual({
      draw: [],
      left: SINGLE,
      isComplete: false,
      replaced: 0,
    });
  });

  it("leaves none that is painted, since it may be drawn whatever the page tells", () => {
    expect(planFor(ANSWER, [WIDE], [RIGHT])).toMatchObject({ draw: [RIGHT, SINGLE], left: LOWER });
    const other: Rect = { x: 1, y: 1, width: 3, height: 1 };
    expect(planFor(ANSWER, [WIDE, other], [RIGHT])).toMatchObject({ left: RIGHT });
  });

  it("is to draw nothing where all that is missing is painted", () => {
    expect(planFor(ANSWER, [WIDE], [LOWER, RIGHT, SINGLE])).toMatchObject({
      draw: [],
      left: undefined,
      isComplete: false,
    });
  });
});
