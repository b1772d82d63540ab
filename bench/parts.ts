/**
 * The base line: how long each part of the way from a page to a drawing takes.
 *
 * Medians in milliseconds of a warm process. Every run parses its page and encodes its puzzle anew,
 * so that no result can be a remembered one.
 */

import {
  allCandidates,
  cover,
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
import { readBoard } from "../packages/scraper/src/index.ts";
import { staticBoardHtml } from "../packages/scraper/stand-in/index.ts";
import { parseHTML } from "linkedom";
import { Bench } from "tinybench";
import { siteBoards } from "./boards.ts";
import { formatMs, markdownTable, type Section } from "./section.ts";

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
  ["solve", (puzzle) => () => solved(puzzle, cover)],
  ["solve, plain", (puzzle) => () => solved(puzzle, plain)],
  ["encode SAT", (puzzle) => () => new SatEncoding(puzzle)],
  ["solve, logic-solver", (puzzle) => () => solved(puzzle, logicSolver)],
  [
    "draw text",
    (puzzle) => {
      const answer = solved(puzzle, cover);
      return () => drawText(puzzle, answer);
    },
  ],
  [
    "draw SVG",
    (puzzle) => {
      const answer = solved(puzzle, cover);
      return () => drawSvg(puzzle, answer);
    },
  ],
];

/** Measures them on the site's boards. */
export async function parts(tell: (what: string) => void): Promise<Section> {
  const table = [["board", "clues", ...PARTS.map(([name]) => name)]];
  for (const { name, puzzle } of siteBoards()) {
    tell(name);
    const row = [name, String(puzzle.clues.length)];
    for (const [, prepare] of PARTS) row.push(formatMs(await median(prepare(puzzle))));
    table.push(row);
  }
  return {
    title: "From a page to a drawing",
    text: `Medians in ms on the clock, each part alone.\n\n${markdownTable(table)}`,
    figures: [],
  };
}

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
