import { describe, expect, it } from "vitest";
import { packingOf } from "../../test/valid-packing.ts";
import { piecesNamed } from "./piece-sets.ts";
import { prepareCountAsync } from "./prepare-count.ts";

/** A signal that is aborted when it has been looked at so often. */
function abortedAfter(most: number): { readonly aborted: boolean; readonly looks: number } {
  let looks = 0;
  return {
    get aborted() {
      return ++looks > most;
    },
    get looks() {
      return looks;
    },
  };
}

describe("preparing a count", () => {
  const pieces = piecesNamed("pentominoes")!.map((piece) => ({ ...piece, min: 0, max: 9 }));
  const large = packingOf("15x10", pieces);

  it("gives the plan", async () => {
    expect(await prepareCountAsync(packingOf("20x3", "pentominoes"))).toMatchObject({
      outcome: "ready",
      candidates: 1236,
      plan: { symmetries: { length: 4 } },
    });
  });

  it("gives the reason where there plainly is nothing to count, and the symmetries", async () => {
    expect(await prepareCountAsync(packingOf("20x2", "pentominoes"))).toMatchObject({
      outcome: "none",
      reason: { kind: "area" },
      symmetries: { length: 4 },
    });
  });

  it("looks at the budget while placements are listed, and while boards are folded", async () => {
    const never = abortedAfter(Infinity);
    const upToSymmetry = true;
    const done = await prepareCountAsync(large, { upToSymmetry, budget: { signal: never } });
    expect(done.outcome).toBe("ready");
    const { looks } = never;
    const early = await prepareCountAsync(large, {
      upToSymmetry,
      budget: { signal: abortedAfter(5) },
    });
    expect(early).toEqual({ outcome: "stopped", why: "aborted", candidates: 0 });
    const late = await prepareCountAsync(large, {
      upToSymmetry,
      budget: { signal: abortedAfter(looks - 20) },
    });
    expect(late).toEqual({ outcome: "stopped", why: "aborted", candidates: done.candidates });
  });

  it("stops at once where there is no time", async () => {
    expect(await prepareCountAsync(large, { budget: { timeMs: 0 } })).toEqual({
      outcome: "stopped",
      why: "time",
      candidates: 0,
    });
  });
});
