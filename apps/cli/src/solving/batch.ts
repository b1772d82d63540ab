/**
 * Batches: a puzzle a line in JSON, and a line of JSON for each, in the same order.
 *
 * A result is written as soon as it and those before it are known, and a line that cannot be read
 * costs only its own result. How many lines are in work at once is bounded, so a batch may be
 * endless. Empty lines are skipped.
 */

import { stat } from "node:fs/promises";
import type { InputError, ParseHints, Puzzle } from "@shikiri/core";
import { ANSWERED, BAD_INPUT, STOPPED, type ExitStatus } from "../exit-status.ts";
import { readBatchLine, type JsonId } from "../input/batch-line.ts";
import { linesOf, type Line } from "../input/lines.ts";
import { openSource } from "../input/source.ts";
import { errorFields } from "../output/complaint.ts";
import { NO_PROGRESS, startProgress, type ProgressLine } from "../output/progress.ts";
import { writeJson } from "../output/standard-output.ts";
import { SolverPool } from "./solver-pool.ts";
import type { SolverThread } from "./solver-thread.ts";

/** A batch: where its lines are, and how they are worked on. */
export interface Batch {
  /** The file; standard input when undefined. */
  readonly path: string | undefined;
  /** Puzzles in work at the same time, each on a thread, at least 1. */
  readonly jobs: number;
}

/** What is printed of a puzzle, beside its id. */
interface Fields {
  readonly outcome: string;
}

type BatchResult = { readonly id?: JsonId } & (Fields | { readonly error: InputError });

/** Lines in work for each thread: enough that one slow puzzle does not leave the others idle. */
const LINES_PER_JOB = 16;

/**
 * Prints what `work` finds out of each puzzle of the batch. The status is that of the worst line:
 * bad input, then stopped; a puzzle without an answer is a result.
 */
export async function runBatch(
  { path, jobs }: Batch,
  hints: ParseHints,
  work: (thread: SolverThread, puzzle: Puzzle) => Promise<Fields>,
): Promise<ExitStatus> {
  const pool = new SolverPool(jobs);
  const progress = await startBatchProgress(path);
  let results = 0;
  let worst: ExitStatus = ANSWERED;

  const resultOf = async (line: Line): Promise<BatchResult> => {
    const { id, puzzle } = readBatchLine(line, hints);
    const named = id === undefined ? {} : { id };
    if (!puzzle.ok) return { ...named, error: errorFields(puzzle.error) };
    return { ...named, ...(await pool.run((thread) => work(thread, puzzle.value))) };
  };
  const print = async (result: BatchResult, bytesRead: number): Promise<void> => {
    if ("error" in result) worst = BAD_INPUT;
    else if (result.outcome === "stopped" && worst === ANSWERED) worst = STOPPED;
    await writeJson(result);
    progress.update(bytesRead, { results: ++results });
  };

  const printing: Promise<void>[] = [];
  let last = Promise.resolve();
  try {
    for await (const line of linesOf(openSource(path))) {
      if (line.text.ok && line.text.value.trim() === "") continue;
      const result = resultOf(line);
      last = Promise.all([result, last]).then(([found]) => print(found, line.bytesRead));
      printing.push(last);
      if (printing.length >= jobs * LINES_PER_JOB) await printing.shift();
    }
    await last;
  } finally {
    pool.close();
    progress.stop();
  }
  return worst;
}

/** Begins the progress line, with a bar where the batch is a file and hence its length is known. */
async function startBatchProgress(path: string | undefined): Promise<ProgressLine> {
  // On a terminal the results themselves tell how far it is.
  if (process.stdout.isTTY) return NO_PROGRESS;
  const bytes = path === undefined ? 0 : await sizeOf(path);
  return bytes > 0
    ? startProgress("{bar} {percentage}% | {results} results", bytes)
    : startProgress("{results} results");
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}
