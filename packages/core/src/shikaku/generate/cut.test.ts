import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDissection } from "../../../test/random-dissection.ts";
import { runs } from "../../../test/runs.ts";
import { areaOf, formatRect } from "../../base/grid.ts";
import { Random } from "../../base/random.ts";
import { runSteps } from "../../base/steps.ts";
import { boundsOf } from "./bounds.ts";
import { cut, type Style } from "./cut.ts";
import { halfTurn } from "./dissection.ts";

const size = fc.record({
  width: fc.integer({ min: 4, max: 20 }),
  height: fc.integer({ min: 4, max: 20 }),
});

function style(board: { width: number; height: number }, more: Partial<Style> = {}): Style {
  return { bounds: boundsOf(board, 2, 12), fewTwos: false, isSymmetric: false, ...more };
}

describe("a cut board", () => {
  it("is covered by rects within the bounds, each cell once, and knows the owner of each", () => {
    fc.assert(
      fc.property(size, fc.string(), fc.boolean(), (board, seed, fewTwos) => {
        const its = style(board, { fewTwos });
        const dissection = runSteps(cut(board, its, new Random(seed)));
        if (dissection === undefined) return;
        const { plots, owners } = dissection;
        expect(isDissection({ size: board, rects: plots })).toBe(true);
        for (const [place, plot] of plots.entries()) {
          expect(owners[plot.cell]).toBe(place);
          expect(areaOf(plot)).toBeGreaterThanOrEqual(its.bounds.least);
          expect(areaOf(plot)).toBeLessThanOrEqual(its.bounds.most);
          expect(plot.width).toBeLessThanOrEqual(its.bounds.widest);
          expect(plot.height).toBeLessThanOrEqual(its.bounds.tallest);
        }
      }),
      runs(100),
    );
  });

  it("is its own half turn where that is asked for", () => {
    fc.assert(
      fc.property(size, fc.string(), (board, seed) => {
        const its = style(board, { isSymmetric: true });
        const plots = runSteps(cut(board, its, new Random(seed)))?.plots ?? [];
        expect(plots).not.toEqual([]);
        const texts = plots.map(formatRect);
        const turned = plots.map((plot) => formatRect(halfTurn(board, plot)));
        expect(new Set(turned)).toEqual(new Set(texts));
      }),
      runs(100),
    );
  });

  it("comes about in a few attempts, also where all areas must be alike", () => {
    const board = { width: 14, height: 14 };
    for (const [least, most] of [
      [2, 12],
      [2, 2],
      [10, 12],
    ] as const) {
      const its = style(board, { bounds: boundsOf(board, least, most) });
      const cuts = Array.from({ length: 10 }, (_, seed) =>
        runSteps(cut(board, its, new Random(`${seed}`))),
      );
      expect(cuts.filter((each) => each !== undefined).length).toBeGreaterThan(1);
    }
  });

  it("does not come about where no rect within the bounds can be in the middle of a symmetric one", () => {
    const board = { width: 5, height: 5 };
    const its = style(board, { bounds: boundsOf(board, 2, 2), isSymmetric: true });
    expect(runSteps(cut(board, its, new Random("")))).toBeUndefined();
  });
});
