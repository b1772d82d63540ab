import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backbone } from "../src/shikaku/backbone.ts";
import { check } from "../src/shikaku/check.ts";
import { count } from "../src/shikaku/count.ts";
import { cover } from "../src/shikaku/cover.ts";
import { plain } from "../src/shikaku/cover-backed.ts";
import { solve } from "../src/shikaku/solve.ts";
import { anyPuzzles } from "./random-puzzles.ts";
import { runs, within } from "./runs.ts";

/** Beyond so many answers the oracle stops, and only as many are compared. */
const MOST = 10_000;

describe("boards of up to 8x8 with one answer, several or none, with unknown clues or without", () => {
  it(
    "have the outcome, the count and the backbone that plain search finds",
    () => {
      fc.assert(
        fc.property(anyPuzzles(8), (puzzle) => {
          const oracle = solve(puzzle, { engine: plain, limit: MOST, budget: { nodes: 1e6 } });
          fc.pre(oracle.outcome !== "stopped");
          const found = solve(puzzle, { engine: cover });
          expect(found.outcome).toBe(oracle.outcome);
          for (const answer of found.answers) expect(check(puzzle, answer)).toEqual([]);

          const listed = BigInt(oracle.answers.length);
          const counted = count(puzzle, { limit: BigInt(MOST) });
          expect(counted).toEqual({
            outcome: oracle.answers.length < MOST ? "complete" : "at-least",
            count: listed,
          });

          const holds = backbone(puzzle);
          expect(holds.outcome).toBe(oracle.outcome === "none" ? "none" : "known");
          if (holds.outcome !== "known") return;
          const first = oracle.answers[0]!;
          const texts = new Set(first.map(text));
          for (const answer of oracle.answers) {
            const own = new Set(answer.map(text));
            for (const each of texts) if (!own.has(each)) texts.delete(each);
          }
          const certain = new Set(holds.regions.map(text));
          const missing =
            oracle.answers.length < MOST ? [...texts].filter((each) => !certain.has(each)) : [];
          expect(missing).toEqual([]);
          expect([...certain].filter((each) => !texts.has(each))).toEqual([]);
        }),
        runs(3000),
      );
    },
    within(60_000),
  );
});

function text({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): string {
  return [x, y, width, height].join();
}
