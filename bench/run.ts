/**
 * The base line: how long each part of the way from a page to a drawing takes.
 *
 * Medians in milliseconds of a warm process. Every run parses its page and encodes its puzzle anew,
 * so that no result can be a remembered one. `npx pnpm@10.34.9 bench` prints the table.
 */

import {
  allCandidates,
  drawSvg,
  drawText,
  encodeCover,
  loadEngine,
  plain,
  rowsOf,
  SatEncoding,
  solve,
  type Engine,
  type Puzzle,
} from "@shikiri/core";
import { readBoard } from "@shikiri/scraper";
import { staticBoardHtml } from "@shikiri/scraper/stand-in";
import { parseHTML } from "linkedom";
import { cpus } from "node:os";
import { Bench } from "tinybench";
import { benchBoards } from "./boards.ts";

/** One column of the table: a part of the way, as a function that does it once. */
type Part = readonly [name: string, prepare: (puzzle: Puzzle) => () => unknown];

const logicSolver = await loadEngine("logic-solver");

const PARTS: readonly Part[] = [
  ["parse page", (puzzle) => () => documentOf(pageOf(puzzle))],
  [
    "read board",
    (puzzle) => {
      const document = documentOf(pageOf(puzzle));
      return () => readBoard(document);
    },
  ],
  ["encode cover", (puzzle) => () => encodeCover(puzzle, allCandidates(puzzle) ?? [])],
  ["solve, plain", (puzzle) => () => solved(puzzle, plain)],
  ["encode SAT", (puzzle) => () => new SatEncoding(puzzle)],
  ["solve, logic-solver", (puzzle) => () => solved(puzzle, logicSolver)],
  [
    "draw text",
    (puzzle) => {
      const answer = solved(puzzle, plain);
      return () => drawText(puzzle, answer);
    },
  ],
  [
    "draw SVG",
    (puzzle) => {
      const answer = solved(puzzle, plain);
      return () => drawSvg(puzzle, answer);
    },
  ],
];

const table: string[][] = [["board", "clues", ...PARTS.map(([name]) => name)]];
for (const { name, puzzle } of benchBoards()) {
  process.stderr.write(`${name}\n`);
  const row = [name, String(puzzle.clues.length)];
  for (const [, prepare] of PARTS) row.push((await median(prepare(puzzle))).toFixed(2));
  table.push(row);
}
process.stdout.write(
  `Medians in ms; Node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}\n\n${markdown(table)}`,
);

async function median(run: () => unknown): Promise<number> {
  const bench = new Bench({ time: 300, warmupTime: 100, iterations: 5, throws: true });
  bench.add("part", run);
  const [task] = await bench.run();
  if (task?.result.state !== "completed") throw new Error("a part could not be measured");
  return task.result.latency.p50;
}

function pageOf(puzzle: Puzzle): string {
  return staticBoardHtml({ rows: rowsOf(puzzle).map((row) => row.map(Number)) });
}

function documentOf(html: string): Document {
  return parseHTML(html).document;
}

/** The puzzle's only answer, solved and proved. */
function solved(puzzle: Puzzle, engine: Engine) {
  const { outcome, answers } = solve(puzzle, { engine });
  if (outcome !== "unique") throw new Error(`${engine.name} says ${outcome}`);
  return answers[0];
}

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
