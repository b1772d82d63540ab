/** Solving one board alone, for sections that have no rivals to race. */

import { solve, type Puzzle } from "@shikiri/core";
import { freshPuzzle } from "./contestants.ts";
import { entryOf, quantile, type Sample } from "./race.ts";

/** The proof by the default engine: its median CPU time, and its verdict; `no claim` if stopped. */
export function timeOfProof(puzzle: Puzzle, repeats: number): Sample {
  const entry = entryOf(
    "cover, proof",
    () => freshPuzzle(puzzle),
    (its) => {
      const { outcome } = solve(its);
      return outcome === "stopped" ? "no claim" : outcome;
    },
  );
  const samples = Array.from({ length: repeats }, () => entry.sample());
  const verdict = samples[0]?.verdict ?? "no claim";
  if (samples.some((sample) => sample.verdict !== verdict)) throw new Error("two verdicts");
  return {
    cpuMs: quantile(
      samples.map(({ cpuMs }) => cpuMs),
      0.5,
    ),
    verdict,
  };
}
