/**
 * Packing: the five boxes of 60 cells, filled with the twelve pentominoes, counted and solved.
 *
 * What a first call costs, before anything is compiled, is measured in new processes.
 */

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { COUNTERS, countersOf, FINDERS, findersOf, type BoxCounts } from "./packers.ts";
import { quantile, race, type Times } from "./race.ts";
import {
  formatMs,
  formatRatio,
  markdownTable,
  type Figure,
  type Pace,
  type Section,
} from "./section.ts";

/** By box: how many arrangements it has. */
const BOXES: Readonly<Record<string, BoxCounts>> = {
  "8x8 without the central 2x2": { upToSymmetry: 65n, raw: 520n },
  "3x20": { upToSymmetry: 2n, raw: 8n },
  "4x15": { upToSymmetry: 368n, raw: 1472n },
  "5x12": { upToSymmetry: 1010n, raw: 4040n },
  "6x10": { upToSymmetry: 2339n, raw: 9356n },
};

/** What a new process is asked to do, and replies in CPU milliseconds. */
type ColdTask = "count" | "find";

/** A box and what was measured on it. */
interface Row {
  readonly box: string;
  readonly counting: Times;
  readonly finding: Times;
  readonly cold: Readonly<Record<ColdTask, number>>;
}

/** Measures the section. */
export async function packing(pace: Pace, tell: (what: string) => void): Promise<Section> {
  const rows: Row[] = [];
  for (const [box, counts] of Object.entries(BOXES)) {
    tell(box);
    rows.push({
      box,
      counting: race(countersOf(box, counts), pace.eachMs, Math.min(3, pace.repeats)),
      finding: race(findersOf(box), pace.eachMs),
      cold: {
        count: await coldMs(box, "count", pace.repeats),
        find: await coldMs(box, "find", pace.repeats),
      },
    });
  }
  const text = [
    `CPU time in ms, medians, all in turns in one run, from the problem to the number. "up to symmetry" and "raw" are \`countPacking\`; "general" is \`countStocked\`, the engine for any stocked cover, and like dancing-links counts raw. "cold" is the count up to symmetry as the first thing that a new process does, its start and loading apart.\n`,
    markdownTable([
      ["box", ...COUNTERS, "cold", "÷ up to symmetry", "÷ raw", "÷ general"],
      ...rows.map(countingLine),
      sumLine(rows),
    ]),
    `The first arrangement, "default" by \`solvePacking\`; "cold" as above.\n`,
    markdownTable([["box", ...FINDERS, "cold"], ...rows.map(findingLine)]),
  ];
  return { title: "Packing", text: text.join("\n"), figures: figuresOf(rows) };
}

/** The median of some new processes. */
async function coldMs(box: string, task: ColdTask, repeats: number): Promise<number> {
  const file = fileURLToPath(new URL("packing-child.ts", import.meta.url));
  const times: number[] = [];
  for (let run = 0; run < repeats; run++) {
    const child = fork(file, [box, task]);
    const [reply] = (await once(child, "message")) as [number];
    times.push(reply);
    child.disconnect();
  }
  return quantile(times, 0.5);
}

/** How many times as long dancing-links takes to count all of these boxes. */
function ratio(rows: readonly Row[], name: (typeof COUNTERS)[number]): number {
  return sum(rows, "dancing-links") / sum(rows, name);
}

function sum(rows: readonly Row[], name: (typeof COUNTERS)[number]): number {
  return rows.reduce((total, { counting }) => total + counting.get(name)!.cpuMs, 0);
}

function countingLine(row: Row): string[] {
  return [
    row.box,
    ...COUNTERS.map((name) => formatMs(sum([row], name))),
    formatMs(row.cold.count),
    ...ratios([row]),
  ];
}

function sumLine(rows: readonly Row[]): string[] {
  return ["all", ...COUNTERS.map((name) => formatMs(sum(rows, name))), "", ...ratios(rows)];
}

function ratios(rows: readonly Row[]): string[] {
  return COUNTERS.slice(0, 3).map((name) => formatRatio(ratio(rows, name)));
}

function findingLine({ box, finding, cold }: Row): string[] {
  return [box, ...FINDERS.map((name) => formatMs(finding.get(name)!.cpuMs)), formatMs(cold.find)];
}

function figuresOf(rows: readonly Row[]): readonly Figure[] {
  const sixByTen = rows.find(({ box }) => box === "6x10")!;
  const first = Math.max(...rows.map(({ finding }) => finding.get("default")!.cpuMs));
  const firstCold = Math.max(...rows.map(({ cold }) => cold.find));
  return [
    faster(rows, "up to symmetry", 80),
    faster(rows, "raw", 5),
    faster(rows, "general", 2),
    {
      asked: "6x10 counted up to symmetry in under 100 ms",
      measured: `${formatMs(sum([sixByTen], "up to symmetry"))} ms, ${formatMs(sixByTen.cold.count)} in a new process`,
      isMet: sixByTen.cold.count < 100,
    },
    {
      asked: "the first arrangement of each box in under 10 ms",
      measured: `${formatMs(first)} ms at most, ${formatMs(firstCold)} in a new process`,
      isMet: firstCold < 10,
    },
  ];
}

function faster(rows: readonly Row[], name: (typeof COUNTERS)[number], least: number): Figure {
  const found = ratio(rows, name);
  return {
    asked: `all five boxes counted (${name}) at least ${least} times as fast as by dancing-links`,
    measured: `${formatRatio(found)} times`,
    isMet: found >= least,
  };
}
