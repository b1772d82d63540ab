/** Every board of the shared data: is the number of answers right, and how long does each take? */

import { sharedBoards, type BenchBoard } from "./boards.ts";
import { quantile } from "./race.ts";
import { formatMs, markdownTable, type Figure, type Pace, type Section } from "./section.ts";
import { timeOfProof } from "./solving.ts";
import { agree } from "./verdict.ts";

const FILES = ["site-boards", "corpus", "unknown-clues", "large"];

interface Timed {
  readonly board: BenchBoard;
  readonly side: number;
  readonly cpuMs: number;
}

/** Measures them; nothing where the shared data is not there. */
export function published(pace: Pace, tell: (what: string) => void): Section {
  const table = [["file", "boards", "p50", "p90", "max", "slowest"]];
  const all: Timed[] = [];
  tell("warming up");
  for (const file of FILES) for (const { puzzle } of sharedBoards(file)) timeOfProof(puzzle, 2);
  for (const file of FILES) {
    tell(file);
    const timed = sharedBoards(file).map((board) => timeOf(board, pace));
    const times = timed.map(({ cpuMs }) => cpuMs);
    if (times.length === 0) continue;
    all.push(...timed);
    const max = Math.max(...times);
    table.push([
      file,
      String(times.length),
      ...[quantile(times, 0.5), quantile(times, 0.9), max].map(formatMs),
      timed.find(({ cpuMs }) => cpuMs === max)!.board.name,
    ]);
  }
  return {
    title: "Published boards",
    text: `CPU time in ms of \`solve\` in a warm process, medians of ${pace.repeats} runs; the number of answers is the published one on every board.\n\n${markdownTable(table)}`,
    figures: [
      slowest("no board of the data up to 50x50 takes more than 5 ms", 5, all, 0, 50),
      slowest("none up to 100x100 more than 15 ms", 15, all, 51, 100),
    ],
  };
}

function timeOf(board: BenchBoard, pace: Pace): Timed {
  const { puzzle, known = "no claim" } = board;
  const { cpuMs, verdict } = timeOfProof(puzzle, pace.repeats);
  if (!agree(verdict, known) || verdict === "no claim") {
    throw new Error(`${board.name}: solve says ${verdict}, but it is ${known}`);
  }
  return { board, side: Math.max(puzzle.size.width, puzzle.size.height), cpuMs };
}

function slowest(
  asked: string,
  mostMs: number,
  all: readonly Timed[],
  from: number,
  to: number,
): Figure {
  const [worst] = all
    .filter(({ side }) => side >= from && side <= to)
    .toSorted((a, b) => b.cpuMs - a.cpuMs);
  if (worst === undefined) return { asked, measured: "the data is not there", isMet: false };
  const measured = `${formatMs(worst.cpuMs)} ms at worst (${worst.board.name})`;
  return { asked, measured, isMet: worst.cpuMs <= mostMs };
}
