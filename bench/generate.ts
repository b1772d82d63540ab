/**
 * Making puzzles: beside Simon Tatham's `sgt-rect --generate`, where Debian's sgt-puzzles is installed,
 * and each difficulty alone, which that program does not have.
 *
 * Means, because some boards take several attempts. CPU time in this process and of that one, of
 * which one run makes all boards of a size, so that its start hardly counts.
 */

import { spawnSync } from "node:child_process";
import { DIFFICULTIES, generate, type GenerateOptions } from "@shikiri/core";
import { quantile } from "./race.ts";
import {
  formatMs,
  formatRatio,
  markdownTable,
  type Figure,
  type Pace,
  type Section,
} from "./section.ts";

/** Sides of boards, and how many of each are made. */
const SIDES = new Map([
  [10, 200],
  [20, 60],
  [30, 30],
  [50, 12],
  [100, 3],
]);

/** Sides of the boards of each difficulty, and how many of each are made. */
const TIER_SIDES = [10, 15, 20];
const TIER_BOARDS = 20;

/** Measures both. */
export function generating(pace: Pace, tell: (what: string) => void): Section {
  const share = pace.repeats > 1 ? 1 : 0.2;
  tell("warming up");
  timesOf(30, { width: 20, height: 20, seed: "warm" });
  const race = beside(share, tell);
  const tiers = byDifficulty(share, tell);
  const rival = race.isInstalled
    ? "`sgt-rect` makes boards that are never harder than `steady`, without a choice."
    : "`sgt-rect` is not installed here (`apt install sgt-puzzles`).";
  return {
    title: "Making puzzles",
    text: [
      `Default settings, mean CPU time in ms a puzzle, graded. ${rival}`,
      markdownTable(race.table),
      `By difficulty, CPU time in ms a puzzle; all were made, within a minute each.`,
      markdownTable(tiers),
    ].join("\n\n"),
    figures: race.figures,
  };
}

function beside(share: number, tell: (what: string) => void) {
  const table = [["board", "generate", "sgt-rect", "ratio"]];
  const figures: Figure[] = [];
  let isInstalled = false;
  for (const [side, usual] of SIDES) {
    const count = Math.ceil(usual * share);
    tell(`${side}x${side}`);
    const ours = mean(timesOf(count, { width: side, height: side, seed: "bench" }));
    const theirs = timeOfRival(side, count);
    if (theirs !== undefined) isInstalled = true;
    const ratio = theirs === undefined ? undefined : ours / theirs;
    table.push([
      `${side}x${side}`,
      formatMs(ours),
      theirs === undefined ? "–" : formatMs(theirs),
      formatRatio(ratio),
    ]);
    const most = side === 100 ? 1 : 2;
    if (ratio === undefined || side < 30) continue;
    figures.push({
      asked: `a ${side}x${side} puzzle made in at most ${most} × the time of sgt-rect`,
      measured: `${formatRatio(ratio)} (${formatMs(ours)} ms)`,
      isMet: ratio <= most,
    });
  }
  return { table, figures, isInstalled };
}

function byDifficulty(share: number, tell: (what: string) => void): string[][] {
  const table = [["difficulty", ...TIER_SIDES.flatMap((side) => [`${side}x${side} p50`, "max"])]];
  for (const symmetry of ["none", "half-turn"] as const) {
    for (const difficulty of DIFFICULTIES) {
      const name = symmetry === "none" ? difficulty : `${difficulty}, ${symmetry}`;
      tell(name);
      const times = TIER_SIDES.map((side) => {
        const order = { width: side, height: side, seed: "bench", difficulty, symmetry };
        return timesOf(Math.ceil(TIER_BOARDS * share), order);
      });
      const cells = times.flatMap((each) => [quantile(each, 0.5), Math.max(...each)]);
      table.push([name, ...cells.map(formatMs)]);
    }
  }
  return table;
}

/** CPU milliseconds of each of the seed's first puzzles. */
function timesOf(count: number, order: GenerateOptions): number[] {
  return Array.from({ length: count }, (_, index) => {
    const before = process.cpuUsage();
    const made = generate({ ...order, index });
    const { user, system } = process.cpuUsage(before);
    if (!made.ok) throw new Error(made.error.message);
    if (made.value.outcome === "stopped") throw new Error(`number ${index} was given up`);
    return (user + system) / 1000;
  });
}

/** CPU milliseconds a puzzle of `sgt-rect`; undefined where it is not installed. */
function timeOfRival(side: number, count: number): number | undefined {
  const script = `PATH=$PATH:/usr/games; TIMEFORMAT="cpu %U %S"; time sgt-rect --generate ${count} ${side}x${side}`;
  const { status, stderr } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(stderr) ?? [];
  return status === 0 ? (1000 * (Number(user) + Number(system))) / count : undefined;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
