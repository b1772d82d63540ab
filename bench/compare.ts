/** The main table: every board, every engine, every peer, side by side. */

import { allCandidates, narrow, type Puzzle } from "@shikiri/core";
import { generatedBoards, sharedBoards, siteBoards, type BenchBoard } from "./boards.ts";
import { freshPuzzle, loadContestants, type Contestant } from "./contestants.ts";
import { INSTALL, NATIVE_NAMES, NativeSolvers } from "./native.ts";
import { entryOf, race, type Sample, type Times } from "./race.ts";
import {
  formatMs,
  formatRatio,
  markdownTable,
  type Figure,
  type Pace,
  type Section,
} from "./section.ts";
import { Trials } from "./trials.ts";
import { agree } from "./verdict.ts";

/** Those whose search may run away. */
const RISKY: ReadonlySet<string> = new Set(["plain", "logic-solver", "dancing-links"]);

/** Columns of times. */
const COLUMNS = [
  "limit line",
  "cover, first",
  "cover, proof",
  "plain",
  "logic-solver",
  "dancing-links",
  ...NATIVE_NAMES,
] as const;

/** Those that `cover` is compared with as peers. */
const PEERS = ["dancing-links", "logic-solver", ...NATIVE_NAMES] as const;

/** A board and what was measured on it; a time is `too long` where it ran away. */
interface Row {
  readonly board: BenchBoard;
  readonly candidates: number;
  /** Whether narrowing alone finishes it. */
  readonly isNarrowed: boolean;
  readonly times: ReadonlyMap<string, Sample | "too long">;
}

/** Measures the main table. */
export async function compare(pace: Pace, tell: (what: string) => void): Promise<Section> {
  const contestants = await loadContestants();
  const trials = new Trials(1000 * pace.limitSeconds);
  const natives = new NativeSolvers(pace.limitSeconds);
  const rows: Row[] = [];
  for (const board of [...siteBoards(), ...sharedBoards("large"), ...generatedBoards()]) {
    tell(board.name);
    rows.push(await measure(board, { contestants, trials, natives, pace }));
  }
  trials.end();
  natives.end();
  const starts = natives.startUps.map(([name, ms]) => `${name} ${formatMs(ms)}`).join(", ");
  const text = [
    `CPU time in ms, medians: ${rows.length} boards, all ways of solving in turns in one run. "cover, proof" is what \`solve\` does: the first answer and the proof that it is the only one, or a second answer, or the proof that there is none; the others but plain find the first answer only. "limit line" only lists the candidates. dancing-links and the native solvers are given the filtered candidates (listing them counts for dancing-links as it does for cover; encoding does not count for native solvers, nor does their start: ${starts === "" ? "none is installed" : `${starts} ms`}; \`${INSTALL}\`); logic-solver solves the tutorial's encoding. ">" is who ran longer than ${pace.limitSeconds} s, "memory" whose heap burst. The ratios: cover's proof by the limit line, cover's proof by the fastest peer's first answer, and logic-solver's by cover's.\n`,
    markdownTable([head(), ...rows.map(line)]),
  ];
  return { title: "Engines and peers", text: text.join("\n"), figures: figuresOf(rows) };
}

interface Means {
  readonly contestants: readonly Contestant[];
  readonly trials: Trials;
  readonly natives: NativeSolvers;
  readonly pace: Pace;
}

async function measure(board: BenchBoard, means: Means): Promise<Row> {
  const { puzzle, known = "no claim" } = board;
  const entries = [];
  const runaways = new Map<string, Sample | "too long">();
  for (const { name, run } of means.contestants) {
    if (RISKY.has(name)) {
      const trial = await means.trials.run({ contestant: name, puzzle });
      if (trial === undefined || trial.verdict === "no claim") {
        runaways.set(name, trial ?? "too long");
        continue;
      }
    }
    entries.push(entryOf(name, () => freshPuzzle(puzzle), run));
  }
  let times: Times;
  try {
    times = race([...entries, ...means.natives.entries(puzzle)], means.pace.eachMs);
  } catch (error) {
    throw new Error(`${board.name}: ${String(error)}`, { cause: error });
  }
  const proof = times.get("cover, proof")!.verdict;
  if (!agree(proof, known)) throw new Error(`${board.name}: cover says ${proof}, not ${known}`);
  const candidates = allCandidates(puzzle) ?? [];
  const left = narrow(puzzle, candidates);
  return {
    board,
    candidates: candidates.length,
    isNarrowed: left?.length === puzzle.clues.length,
    times: new Map([...times, ...runaways]),
  };
}

function head(): string[] {
  return ["board", "clues", "verdict", ...COLUMNS, "÷ limit", "÷ best peer", "× logic-solver"];
}

function line(row: Row): string[] {
  const { board, times } = row;
  const proof = timeOf(row, "cover, proof")!;
  const best = Math.min(...PEERS.map((name) => timeOf(row, name) ?? Infinity));
  const logicSolver = timeOf(row, "logic-solver");
  const verdict = times.get("cover, proof");
  return [
    board.name,
    String(board.puzzle.clues.length),
    verdict === undefined || verdict === "too long" ? "–" : verdict.verdict,
    ...COLUMNS.map((name) => cell(times.get(name), name)),
    formatRatio(proof / timeOf(row, "limit line")!),
    formatRatio(best === Infinity ? undefined : proof / best),
    formatRatio(logicSolver === undefined ? undefined : logicSolver / proof),
  ];
}

function cell(time: Sample | "too long" | undefined, name: string): string {
  if (time === undefined) return "–";
  if (time === "too long") return ">";
  if (time.verdict === "no claim" && name !== "limit line")
    return name === "logic-solver" ? "memory" : ">";
  return isShort(time, name) ? "< 1" : formatMs(time.cpuMs);
}

/** Whether it is too short for the clock by which native solvers are measured. */
function isShort({ cpuMs }: Sample, name: string): boolean {
  return cpuMs < 1 && NATIVE_NAMES.some((native) => native === name);
}

/** The time, where there is one to compare with. */
function timeOf({ times }: Row, name: string): number | undefined {
  const time = times.get(name);
  if (time === undefined || time === "too long" || isShort(time, name)) return undefined;
  return time.verdict === "no claim" && name !== "limit line" ? undefined : time.cpuMs;
}

/** The longer side, by which the figures are asked for. */
function sideOf({ size }: Puzzle): number {
  return Math.max(size.width, size.height);
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const against = (peer: string, of: (proof: number, time: number) => number) => (row: Row) => {
    const time = timeOf(row, peer);
    return time === undefined ? undefined : of(timeOf(row, "cover, proof")!, time);
  };
  const share = against("dancing-links", (proof, time) => proof / time);
  const to30 = rows.filter(({ board }) => sideOf(board.puzzle) <= 30);
  const from40 = rows.filter(({ board }) => sideOf(board.puzzle) >= 40);
  const at100 = rows.filter(({ board }) => sideOf(board.puzzle) === 100);
  return [
    atMost("the time of dancing-links' first answer, boards up to 30x30", 1, to30, share),
    atMost("the same, boards from 40x40", 1 / 2, from40, share),
    atMost("the same, boards of 100x100", 1 / 4, at100, share),
    atMost(
      "the time of the tutorial's encoding on logic-solver",
      1 / 100,
      rows,
      against("logic-solver", (proof, time) => proof / time),
    ),
    atMost(
      "the time of the limit line, boards that narrowing finishes",
      3,
      rows.filter(({ isNarrowed }) => isNarrowed),
      against("limit line", (proof, time) => proof / time),
    ),
  ];
}

/** "At most so many times the time of ...": the worst row, and the median of all. */
function atMost(
  what: string,
  most: number,
  rows: readonly Row[],
  ratioOf: (row: Row) => number | undefined,
): Figure {
  const found = rows
    .map((row) => ({ row, ratio: ratioOf(row) }))
    .filter((each): each is { row: Row; ratio: number } => each.ratio !== undefined)
    .toSorted((a, b) => b.ratio - a.ratio);
  const worst = found[0];
  const median = found[Math.floor(found.length / 2)];
  const missed = found.filter(({ ratio }) => ratio > most).length;
  return {
    asked: `at most ${most} × ${what}`,
    measured:
      worst === undefined || median === undefined
        ? "nothing to compare with"
        : `${formatRatio(worst.ratio)} at worst (${worst.row.board.name}), median ${formatRatio(median.ratio)}, ${missed} of ${found.length} boards above`,
    isMet: missed === 0,
  };
}
