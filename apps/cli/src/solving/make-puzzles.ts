/**
 * Making puzzles: one or many, each on a thread, printed in their order as soon as they are done.
 *
 * How many are in work at once is bounded, so any number may be asked for. A puzzle that is given up
 * costs only itself. What no puzzle can be is seen before any is begun, since it holds for all.
 */

import { drawSvg, drawText, generate, rowsOf, type Generation } from "@shikiri/core";
import type { GenerateOrder } from "@shikiri/core/worker";
import { ANSWERED, STOPPED, type ExitStatus } from "../exit-status.ts";
import { complain, reportError } from "../output/complaint.ts";
import { NO_PROGRESS, startProgress } from "../output/progress.ts";
import { write, writeJson } from "../output/standard-output.ts";
import { STOP_REASONS } from "../output/verdict.ts";
import { SolverPool } from "./solver-pool.ts";

/** Which of the seed's puzzles, and how many at a time. */
export interface Run {
  readonly start: number;
  readonly count: number;
  readonly jobs: number;
}

/** How puzzles are printed. */
export type PuzzleForm = "json" | "text" | "svg";

/** Puzzles in work for each thread: enough that a slow one does not leave the others idle. */
const PUZZLES_PER_JOB = 16;

const PROGRESS = "generating: {seconds} s, {done} of {count} puzzles";

/** Makes and prints the puzzles. @param isSolved whether their answers are drawn */
export async function makePuzzles(
  order: GenerateOrder,
  { start, count, jobs }: Run,
  form: PuzzleForm,
  isSolved: boolean,
): Promise<ExitStatus> {
  const json = form === "json";
  const looked = generate({ ...order, budget: { nodes: 0 } });
  if (!looked.ok) return reportError(looked.error, { name: "generate", json });
  const pool = new SolverPool(Math.min(jobs, count));
  // On a terminal the puzzles themselves tell how far it is.
  const line = count > 1 && process.stdout.isTTY ? NO_PROGRESS : startProgress(PROGRESS);
  const begin = Date.now();
  let done = 0;
  const clock = setInterval(() => {
    line.update(0, { seconds: Math.floor((Date.now() - begin) / 1000), done, count });
  }, 100);
  let worst: ExitStatus = ANSWERED;
  const waiting: Promise<Generation>[] = [];
  const make = (index: number): Promise<Generation> =>
    pool.run((thread) =>
      thread.ask<Generation>(
        async (client) => {
          const made = await client.generate({ ...order, index });
          if (!made.ok) throw new Error(made.error.message);
          return made.value;
        },
        order.budget?.timeMs,
        (why) => ({ outcome: "stopped", why, attempts: 0 }),
      ),
    );
  try {
    for (let next = start; done < count; done++) {
      while (next < start + count && waiting.length < jobs * PUZZLES_PER_JOB) {
        waiting.push(make(next++));
      }
      const made = await waiting.shift()!;
      if (made.outcome === "stopped") worst = STOPPED;
      await print(made, order, start + done, form, isSolved);
    }
  } finally {
    clearInterval(clock);
    line.stop();
    pool.close();
  }
  return worst;
}

async function print(
  made: Generation,
  { seed, width, height, difficulty, symmetry }: GenerateOrder,
  index: number,
  form: PuzzleForm,
  isSolved: boolean,
): Promise<void> {
  if (made.outcome === "stopped") {
    const { outcome, why, attempts } = made;
    if (form === "json") return writeJson({ outcome, why, seed, index });
    const kind = [difficulty, symmetry === "half-turn" ? symmetry : undefined, "puzzle"];
    const what = kind.filter((word) => word !== undefined).join(" ");
    // A thread that had to be ended does not tell how many boards it began.
    const failed = attempts === 0 ? "was made" : `came of ${attempts} boards`;
    return complain(
      `stopped: ${STOP_REASONS[why]}; no ${width}x${height} ${what} ${failed} (seed ${seed}, number ${index})`,
    );
  }
  const { puzzle, answer, tier } = made;
  if (form === "json") return writeJson({ rows: rowsOf(puzzle), seed, index, tier, answer });
  const drawing = form === "svg" ? drawSvg : drawText;
  await write(isSolved ? drawing(puzzle, answer) : drawing(puzzle));
  complain(`${tier}, ${puzzle.clues.length} clues (seed ${seed}, number ${index})`);
}
