/**
 * Large random boards, most of which have several answers: where plain search and dancing links lose
 * themselves. Three kinds of cuts, and as many seeds of each as say something about the worst.
 */

import { count } from "@shikiri/core";
import { randomPuzzle, type DissectionRecipe } from "../packages/core/test/random-dissection.ts";
import { quantile } from "./race.ts";
import { formatMs, markdownTable, type Pace, type Section } from "./section.ts";
import { timeOfProof } from "./solving.ts";
import { agree, verdictOf, type Verdict } from "./verdict.ts";

const SIDES = [60, 100];
const SEEDS = 40;

type Kind = Pick<DissectionRecipe, "style" | "largest">;

const KINDS: readonly Kind[] = [
  { style: "cut", largest: 16 },
  { style: "fill", largest: 8 },
  { style: "fill", largest: 30 },
];

/** Measures them. */
export function several(pace: Pace, tell: (what: string) => void): Section {
  tell("warming up");
  for (const kind of KINDS) {
    for (let seed = 1; seed <= 5; seed++) {
      const size = { width: SIDES[0]!, height: SIDES[0]! };
      timeOfProof(randomPuzzle({ ...kind, size, seed }).puzzle, pace.repeats);
    }
  }
  const table = [["boards", "unique", "multiple", "stopped", "p50", "p90", "max", "worst seed"]];
  const all: number[] = [];
  let worstP90 = 0;
  let stopped = 0;
  for (const side of SIDES) {
    for (const kind of KINDS) {
      const name = `${side}x${side} ${kind.style}, areas to ${kind.largest}`;
      tell(name);
      const times: number[] = [];
      const verdicts = new Map<Verdict, number>();
      for (let seed = 1; seed <= SEEDS; seed++) {
        const { puzzle } = randomPuzzle({ ...kind, size: { width: side, height: side }, seed });
        const { cpuMs, verdict } = timeOfProof(puzzle, pace.repeats);
        const counted = count(puzzle, { limit: 2n });
        if (counted.outcome !== "stopped" && !agree(verdict, verdictOf(Number(counted.count)))) {
          throw new Error(`${name}, seed ${seed}: solve says ${verdict}, count ${counted.count}`);
        }
        times.push(cpuMs);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
      const p90 = quantile(times, 0.9);
      const max = Math.max(...times);
      all.push(...times);
      worstP90 = Math.max(worstP90, p90);
      stopped += verdicts.get("no claim") ?? 0;
      table.push([
        name,
        ...(["unique", "multiple", "no claim"] as const).map((v) => String(verdicts.get(v) ?? 0)),
        ...[quantile(times, 0.5), p90, max].map(formatMs),
        String(times.indexOf(max) + 1),
      ]);
    }
  }
  const max = Math.max(...all);
  return {
    title: "Random boards, most with several answers",
    text: `CPU time in ms of \`solve\`, which decides "one" or "several": ${SEEDS} seeds of each kind, for each the median of ${pace.repeats} runs.\n\n${markdownTable(table)}`,
    figures: [
      {
        asked: "several answers decided in under 30 ms at the 90th percentile",
        measured: `${formatMs(quantile(all, 0.9))} ms; ${formatMs(worstP90)} ms in the slowest kind`,
        isMet: worstP90 < 30,
      },
      {
        asked: "in under 100 ms at worst, none stopped",
        measured: `${formatMs(max)} ms, ${stopped} stopped`,
        isMet: max < 100 && stopped === 0,
      },
    ],
  };
}
